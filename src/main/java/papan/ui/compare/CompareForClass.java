package papan.ui.compare;

import java.awt.event.HierarchyEvent;
import java.util.List;
import java.util.function.Supplier;
import javax.swing.JComponent;
import papan.model.Side;
import papan.ui.common.CardLine;
import papan.ui.common.WindowText;
import papan.ui.playback.ClassView;
import papan.ui.telling.FollowedBoards;

/** A page of the Compare workspace for a class. */
final class CompareForClass implements ClassView {
    private final FollowedBoards boards;
    private final Supplier<Page> shown;
    private List<FollowedBoards.Shown> seen = List.of();
    private Runnable hearer = () -> {};

    /**
     * What a class sees of a page.
     *
     * @param title empty for nothing
     * @param boards none where the page has none
     * @param told of each board
     * @param sentence below all boards; empty for nothing
     * @param card what is read beside them
     * @param why what is read when it is asked why
     */
    record Page(
            String title,
            List<FollowedBoards.Shown> boards,
            List<FollowedBoards.Told> told,
            String sentence,
            List<CardLine> card,
            List<CardLine> why) {
        Page {
            boards = List.copyOf(boards);
            told = List.copyOf(told);
            card = List.copyOf(card);
            why = List.copyOf(why);
        }
    }

    CompareForClass(Supplier<Page> shown, WindowText words) {
        this.shown = shown;
        boards = new FollowedBoards(words);
        boards.hideCorners();
        boards.addHierarchyListener(event -> {
            if ((event.getChangeFlags() & HierarchyEvent.DISPLAYABILITY_CHANGED) != 0) {
                follow();
            }
        });
    }

    /** Brings everything to what is shown now, while there is a class. */
    void follow() {
        if (!boards.isDisplayable()) {
            putAway();
            return;
        }
        Page now = shown.get();
        if (!now.boards().equals(seen)) {
            seen = now.boards();
            boards.show(seen, Side.SOUTH);
        }
        boards.tell(now.told());
        hearer.run();
    }

    /** Other boards are about to be loaded: no view may ask for one that is gone. */
    void putAway() {
        seen = List.of();
        boards.putAway();
    }

    @Override
    public JComponent view() {
        return boards;
    }

    @Override
    public boolean isSeen() {
        return isSeveral();
    }

    @Override
    public boolean isSeveral() {
        return !seen.isEmpty();
    }

    @Override
    public String title() {
        return shown.get().title();
    }

    @Override
    public String sentence() {
        return shown.get().sentence();
    }

    @Override
    public List<CardLine> card() {
        return shown.get().card();
    }

    @Override
    public List<CardLine> why() {
        return shown.get().why();
    }

    @Override
    public void setLetters(float size) {
        boards.setLetters(size);
    }

    @Override
    public void onWords(Runnable listener) {
        hearer = listener;
    }
}
