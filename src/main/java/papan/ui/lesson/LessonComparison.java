package papan.ui.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import papan.lesson.compare.ComparedBoards;
import papan.lesson.page.Block;
import papan.lesson.script.Highlight;
import papan.model.Place;
import papan.model.Side;
import papan.ui.common.WindowText;
import papan.ui.playback.Playback;
import papan.ui.playback.Reveal;
import papan.ui.telling.FollowedBoards;
import papan.ui.telling.FollowedReveal;

/**
 * The boards that a lesson shows side by side, in the place of the one board while a step compares; what the author says,
 * the question and the explanation stay beside them.
 *
 * <p>The transport is the session's throughout. Before {@link #show} its playback has been loaded with the first board's
 * events, so that its cursor is the first board's; the other boards follow it, in step as
 * {@link ComparedBoards#sync} says. Lives on the event dispatch thread.
 */
public class LessonComparison extends FollowedBoards {
    private final transient Playback playback;
    private transient Optional<Now> now = Optional.empty();

    /** What is shown now. */
    private record Now(ComparedBoards compared, List<String> names) {}

    /** None as yet. */
    public LessonComparison(Playback playback, WindowText words) {
        super(words);
        this.playback = playback;
    }

    /**
     * Shows these boards from the playback's cursor on; also called again when only the language has changed.
     *
     * @param names what each board is called
     * @param bottom who sits at the bottom of each board
     */
    public void show(ComparedBoards compared, Function<ComparedBoards.Board, String> names, Side bottom) {
        Now next = new Now(compared, compared.boards().stream().map(names).toList());
        if (now.equals(Optional.of(next))) {
            return;
        }
        now = Optional.of(next);
        List<Shown> shown = new ArrayList<>();
        for (ComparedBoards.Board board : compared.boards()) {
            int number = shown.size();
            Reveal seen = number == 0 ? playback : new FollowedReveal(playback, number, compared.lockstep());
            shown.add(new Shown(board.rules(), names.apply(board), seen));
        }
        show(shown, bottom);
    }

    /** Tells of each board what the page tells of it: its sentence, its rule, and the places in which it differs. */
    void follow(List<Block.Compared.Entry> told) {
        tell(told.stream()
                .map(each -> new Told(each.last().orElse(""), each.rule(), each.soFar(), differing(each.board())))
                .toList());
    }

    private static Set<Place> differing(Block.Board board) {
        return board.marks().stream()
                .map(Highlight::target)
                .filter(Highlight.Target.At.class::isInstance)
                .map(target -> ((Highlight.Target.At) target).place())
                .collect(Collectors.toSet());
    }

    /** The step is over: follows the playback no longer. */
    @Override
    public void putAway() {
        if (now.isPresent()) {
            now = Optional.empty();
            super.putAway();
        }
    }
}
