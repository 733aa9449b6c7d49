package papan.lesson.check;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import papan.lesson.play.LessonRun;
import papan.lesson.play.Stage;
import papan.lesson.play.Trial;
import papan.lesson.play.TrySearch;
import papan.lesson.play.Workings;
import papan.lesson.scene.Effort;
import papan.lesson.script.Given;
import papan.lesson.script.Verdict;
import papan.model.Move;

/** Remembers what came of answers and tries in the walks of one check, so that each is worked out once. Used by one thread. */
final class WalkMemory implements Workings {
    private final LessonRun run;
    private final Effort effort;
    private final Map<Asked, Verdict> verdicts = new HashMap<>();
    private final Map<Made, Trial> trials = new HashMap<>();
    private final Map<Integer, List<String>> ways = new HashMap<>();

    /** An answer that was given at a stage. */
    private record Asked(int stage, String answer) {}

    /** Moves that were made at a stage. */
    private record Made(int stage, List<Move> before, Move move) {}

    WalkMemory(LessonRun run, Effort effort) {
        this.run = run;
        this.effort = effort;
    }

    LessonRun run() {
        return run;
    }

    /** What may still be spent on the lesson. */
    Effort effort() {
        return effort;
    }

    @Override
    public Verdict judge(Stage stage, String answer) {
        return verdicts.computeIfAbsent(new Asked(stage.index(), answer), any -> {
            effort.spend(stage.end());
            return run.judge(stage, answer);
        });
    }

    @Override
    public Given rightAnswer(Stage stage) {
        return run.rightAnswer(stage);
    }

    @Override
    public Trial played(Stage stage, Trial before, Optional<Move> move) {
        return move.isEmpty() ? before.next() : after(stage, before, move.get());
    }

    private Trial after(Stage stage, Trial before, Move move) {
        return trials.computeIfAbsent(new Made(stage.index(), before.moves(), move), any -> {
            Trial next = before.play(move);
            effort.spend(next.cost());
            return next;
        });
    }

    @Override
    public Trial replayed(Stage stage, List<String> moves) {
        return run.replayed(stage, moves);
    }

    /** Nobody who walks gives a try up, but for a board of a drill: the next one comes after it. */
    @Override
    public Trial helped(Stage stage, Trial before) {
        return before.step().ladder().isPresent() ? run.helped(stage, before) : before;
    }

    /** The shortest moves to the goal of a stage that lets try, as far as some are found. */
    List<String> shortest(Stage stage) {
        return ways.computeIfAbsent(
                stage.index(),
                any -> TrySearch.way(run.begin(stage), effort).stream()
                        .map(Move::toString)
                        .toList());
    }
}
