package papan.ui.app;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import javax.swing.JComponent;
import papan.analysis.Counterparts;
import papan.lesson.ComparedBoards;
import papan.lesson.SameHouse;
import papan.model.Place;
import papan.model.Side;
import papan.replay.Lockstep;
import papan.replay.Timeline;
import papan.ui.common.WindowText;
import papan.ui.compare.FollowedBoards;
import papan.ui.lesson.LessonComparison;
import papan.ui.playback.Playback;

/** Lets a lesson show boards side by side. */
final class ComparisonOfLesson implements LessonComparison {
    private final Playback playback;
    private final FollowedBoards boards;
    private Optional<Now> now = Optional.empty();

    /** What is shown now. */
    private record Now(ComparedBoards compared, List<String> names, Timeline first) {}

    ComparisonOfLesson(Playback playback, WindowText words) {
        this.playback = playback;
        this.boards = new FollowedBoards(playback, words);
    }

    @Override
    public JComponent view() {
        return boards;
    }

    @Override
    public void show(ComparedBoards compared, Function<ComparedBoards.Board, String> names, Side bottom) {
        Now next = new Now(compared, compared.boards().stream().map(names).toList(), playback.timeline());
        if (now.equals(Optional.of(next))) {
            return;
        }
        now = Optional.of(next);
        List<FollowedBoards.Shown> shown = new ArrayList<>();
        List<UnaryOperator<Place>> translations = new ArrayList<>();
        for (ComparedBoards.Board board : compared.boards()) {
            boolean first = shown.isEmpty();
            shown.add(new FollowedBoards.Shown(
                    board.rules(), names.apply(board), first ? playback.timeline() : board.timeline()));
            Counterparts counterparts =
                    new Counterparts(compared.boards().get(0).rules(), board.rules());
            translations.add(
                    compared.houses() == SameHouse.RING
                            ? place -> counterparts.onFirst(place).orElse(place)
                            : UnaryOperator.identity());
        }
        boards.show(
                shown,
                Lockstep.of(shown.stream().map(FollowedBoards.Shown::timeline).toList(), compared.sync(), translations),
                bottom);
    }

    /** Leaves out what only one who sits before it can use. */
    void hideControls() {
        boards.hideCorners();
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
