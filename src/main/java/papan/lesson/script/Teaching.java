package papan.lesson.script;

import java.util.List;
import java.util.Optional;

/**
 * The author's note and the lesson plan for the teacher.
 *
 * @param note in a few words; may be empty
 * @param plan of a school lesson around it
 */
public record Teaching(String note, Optional<Plan> plan) {
    /** Nothing. */
    public static final Teaching NONE = new Teaching("", Optional.empty());

    /**
     * One page for the teacher.
     *
     * @param aim what the class is to take along
     * @param run what is done, in order
     * @param watch what learners get wrong, and what to ask them
     * @param fast for pairs that are done before the others; may be empty
     * @param without how it goes without computers; may be empty
     */
    public record Plan(String aim, List<Stretch> run, List<String> watch, String fast, String without) {
        /** The most stretches of a plan. */
        public static final int MAX_RUN = 8;
        /** The most that is to be watched for. */
        public static final int MAX_WATCH = 4;

        public Plan {
            run = List.copyOf(run);
            watch = List.copyOf(watch);
        }
    }

    /** Some minutes of a plan, and what is done in them. */
    public record Stretch(int minutes, String text) {}
}
