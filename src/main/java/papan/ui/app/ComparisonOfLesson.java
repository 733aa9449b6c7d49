package papan.ui.app;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import javax.swing.JComponent;
import papan.lesson.page.Block;
import papan.lesson.play.ComparedBoards;
import papan.lesson.script.Highlight;
import papan.model.Place;
import papan.model.Side;
import papan.ui.common.WindowText;
import papan.ui.compare.FollowedBoards;
import papan.ui.compare.FollowedReveal;
import papan.ui.lesson.LessonComparison;
import papan.ui.playback.Playback;
import papan.ui.playback.Reveal;

/** Lets a lesson show boards side by side. */
final class ComparisonOfLesson implements LessonComparison {
    private final Playback playback;
    private final FollowedBoards boards;
    private Optional<Now> now = Optional.empty();

    /** What is shown now. */
    private record Now(ComparedBoards compared, List<String> names) {}

    ComparisonOfLesson(Playback playback, WindowText words) {
        this.playback = playback;
        this.boards = new FollowedBoards(words);
    }

    @Override
    public JComponent view() {
        return boards;
    }

    @Override
    public void show(ComparedBoards compared, Function<ComparedBoards.Board, String> names, Side bottom) {
        Now next = new Now(compared, compared.boards().stream().map(names).toList());
        if (now.equals(Optional.of(next))) {
            return;
        }
        now = Optional.of(next);
        List<FollowedBoards.Shown> shown = new ArrayList<>();
        for (ComparedBoards.Board board : compared.boards()) {
            int number = shown.size();
            Reveal seen = number == 0 ? playback : new FollowedReveal(playback, number, compared.lockstep());
            shown.add(new FollowedBoards.Shown(board.rules(), names.apply(board), seen));
        }
        boards.show(shown, bottom);
    }

    @Override
    public void tell(List<Block.Compared.Entry> told) {
        boards.tell(told.stream()
                .map(each -> new FollowedBoards.Told(
                        each.last().orElse(""), each.rule(), each.soFar(), differing(each.board())))
                .toList());
    }

    @Override
    public void onPicked(BiConsumer<Integer, Place> listener) {
        boards.onPicked(listener);
    }

    @Override
    public void setPicking(boolean picking) {
        boards.setPicking(picking);
    }

    private static Set<Place> differing(Block.Board board) {
        return board.marks().stream()
                .map(Highlight::target)
                .filter(Highlight.Target.At.class::isInstance)
                .map(target -> ((Highlight.Target.At) target).place())
                .collect(Collectors.toSet());
    }

    /** Leaves out what only one who sits before it can use, and what a class is told across all boards. */
    void hideControls() {
        boards.hideCorners();
        boards.hideCaptions();
    }

    @Override
    public void setLarge(boolean on) {
        boards.setLarge(on);
    }

    @Override
    public void setLetters(float size) {
        boards.setLetters(size);
    }

    @Override
    public void putAway() {
        if (now.isPresent()) {
            now = Optional.empty();
            boards.putAway();
        }
    }
}
