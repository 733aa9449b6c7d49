package papan.ui.lesson;

import java.util.HashMap;
import java.util.Map;
import papan.lesson.AnswerOption;
import papan.lesson.LessonRun;
import papan.lesson.Stage;
import papan.lesson.Votes;

/** The votes that a class has taken in the steps that count hands. */
final class Ballots {
    private final Map<Integer, Votes> taken = new HashMap<>();

    /** None has been taken. */
    void clear() {
        taken.clear();
    }

    /** As if none had been taken in a step. */
    void forget(int step) {
        taken.remove(step);
    }

    /** The votes of a step. */
    Votes in(int step) {
        return taken.getOrDefault(step, Votes.NONE);
    }

    /** One more vote in a step that counts hands; what cannot be read as one is passed over. */
    void add(LessonRun run, Stage stage, String given) {
        Votes.parse(given, run.options(stage).stream().map(AnswerOption::id).toList())
                .ifPresent(vote -> taken.put(stage.index(), in(stage.index()).and(vote)));
    }
}
