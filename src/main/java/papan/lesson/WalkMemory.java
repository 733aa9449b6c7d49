package papan.lesson;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import papan.model.House;
import papan.model.Move;

/** What came of answers and tries in the walks of one check, so that each is worked out once. Used by one thread. */
final class WalkMemory {
    private final LessonRun run;
    private final Effort effort;
    private final Map<Given, Verdict> verdicts = new HashMap<>();
    private final Map<Made, Trial> trials = new HashMap<>();

    /** An answer that was given at a stage. */
    private record Given(int stage, String answer) {}

    /** What was tried at a stage; a shortest way to the goal if empty. */
    private record Made(int stage, Optional<List<String>> moves) {}

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

    /** As {@link LessonRun#judge}. */
    Verdict judge(Stage stage, String answer) {
        Given given = new Given(stage.index(), answer);
        Verdict known = verdicts.get(given);
        if (known != null) {
            return known;
        }
        effort.spend(stage.end());
        Verdict verdict = run.judge(stage, answer);
        verdicts.put(given, verdict);
        return verdict;
    }

    /**
     * A stage's trial after moves, as far as they can be made.
     *
     * @param moves in the words of the script; empty for a shortest way to the goal
     */
    Trial attempt(Stage stage, Optional<List<String>> moves) {
        Made made = new Made(stage.index(), moves);
        Trial known = trials.get(made);
        if (known != null) {
            return known;
        }
        Trial trial = run.begin(stage);
        List<String> names = moves.orElse(List.of());
        if (moves.isEmpty()) {
            names = TrySearch.of(trial, effort).shortest().stream()
                    .map(Move::toString)
                    .toList();
        }
        for (String name : names) {
            Optional<Move> move = House.parseHouse(name).map(Move::new);
            if (move.isPresent()
                    && trial.outcome() == Trial.Outcome.OPEN
                    && trial.refuse(move.get()).isEmpty()) {
                trial = trial.play(move.get());
                effort.spend(trial.cost());
            }
        }
        trials.put(made, trial);
        return trial;
    }
}
