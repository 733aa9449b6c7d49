package papan.ui.explore;

import java.util.List;
import javax.swing.JComponent;
import papan.ui.common.Command;
import papan.ui.common.FlowRow;
import papan.ui.common.Icons;
import papan.ui.common.KeyTable;
import papan.ui.common.PillButton;
import papan.ui.common.WindowText;

/** What a player may want beside choosing a house: a hint, a move back, a reason, a slower look, another round. */
final class GameButtons extends FlowRow {
    private final transient ExploreSession session;
    private final PillButton next = button("explore.next-round", Icons.FORWARD);
    private final PillButton rematch = button("explore.rematch", Icons.RESTART);
    private final PillButton hint = button("explore.hint", Icons.HINT);
    private final PillButton undo = button("explore.undo", Icons.UNDO);
    private final PillButton why = button("explore.why", Icons.HELP);
    private final PillButton watch = button("explore.watch", Icons.PLAY);

    /**
     * The buttons.
     *
     * @param reasons shows why the latest ruling was made
     */
    GameButtons(ExploreSession session, Runnable reasons) {
        super(8);
        this.session = session;
        setName("explore.buttons");
        next.setPrimary(true);
        rematch.setPrimary(true);
        next.addActionListener(event -> session.goOn());
        rematch.addActionListener(event -> session.rematch());
        hint.addActionListener(event -> session.advise());
        undo.addActionListener(event -> session.undo());
        why.addActionListener(event -> reasons.run());
        watch.addActionListener(event -> session.watchAgain());
        List.of(next, rematch, hint, undo, why, watch).forEach(this::add);
    }

    private static PillButton button(String name, Icons symbol) {
        PillButton button = new PillButton(symbol);
        button.setName(name);
        return button;
    }

    /** The one thing to do now, if there is one that has just come. */
    JComponent entry() {
        return next.isVisible() ? next : rematch;
    }

    /** Shows what can be done now; true if the one thing to do has just come. */
    boolean refresh() {
        boolean before = next.isVisible() || rematch.isVisible();
        next.setVisible(session.isBetweenRounds());
        rematch.setVisible(session.isAtEnd()
                && session.line().isOver()
                && !session.playback().isPlaying());
        hint.setEnabled(session.isPersonsTurn() && !session.isAdvising());
        hint.setVisible(!next.isVisible() && !rematch.isVisible());
        undo.setEnabled(session.mayUndo());
        why.setEnabled(session.playback()
                .timeline()
                .rulingAt(session.playback().cursor())
                .isPresent());
        watch.setEnabled(session.hasTurn());
        watch.setVisible(hint.isVisible());
        return !before && (next.isVisible() || rematch.isVisible());
    }

    void retext(WindowText words) {
        name(next, words, Command.PLAY);
        rematch.setText(words.text("explore.rematch"));
        rematch.setToolTipText(words.text("explore.rematch.tip"));
        rematch.getAccessibleContext().setAccessibleName(rematch.getText());
        name(hint, words, Command.HINT);
        name(undo, words, Command.UNDO);
        name(why, words, Command.WHY);
        name(watch, words, Command.WATCH_AGAIN);
    }

    private static void name(PillButton button, WindowText words, Command command) {
        button.setText(words.text(button.getName()));
        button.setToolTipText(KeyTable.tip(words, command, button.getText()));
        button.getAccessibleContext().setAccessibleName(button.getText());
    }
}
