package papan.lesson.script;

import java.util.List;
import java.util.Optional;
import papan.model.Says;

/** What whoever teaches a lesson wants to know before it. */
@Says
public record Teaching(
        @Says(value = "A note for whoever teaches it.", name = "teacher", usual = "", translated = true)
        String note,

        @Says(value = "A plan of a school lesson around it.", translated = true)
        Optional<Plan> plan) {
    /** Nothing. */
    public static final Teaching NONE = new Teaching("", Optional.empty());

    /** One page for the teacher. */
    @Says(value = "One page for the teacher.", name = "plan")
    public record Plan(
            @Says(value = "What the class is to take along.", filled = true, usual = "", translated = true)
            String aim,

            @Says(
                    value = "What is done, in order, with the minutes of each.",
                    needed = true,
                    usual = "",
                    whole = "run",
                    translated = true)
            List<Stretch> run,

            @Says(
                    value = "What learners get wrong, and what to ask them.",
                    usual = "",
                    whole = "watch",
                    translated = true)
            List<String> watch,

            @Says(value = "For pairs that are done before the others.", usual = "", translated = true)
            String fast,

            @Says(value = "How it goes without computers.", usual = "", translated = true)
            String without) {
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
    @Says
    public record Stretch(
            @Says(value = "How long.", needed = true, usual = "1", min = 1, max = Lesson.Meta.MAX_MINUTES)
            int minutes,

            @Says(value = "What is done in them.", filled = true, usual = "", translated = true, key = "")
            String text) {}
}
