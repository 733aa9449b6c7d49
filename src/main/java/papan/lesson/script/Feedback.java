package papan.lesson.script;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import papan.model.Says;

/** What a learner is told about an answer; what is said to a single one comes before the other two. */
@Says(value = "What is said to an answer.", name = "feedback")
public record Feedback(
        @Says(value = "To a right one.", usual = "", translated = true)
        String correct,

        @Says(value = "To a wrong one.", usual = "", translated = true)
        String wrong,

        @Says(
                value = "To one answer: a place, a ruling or an option's id, and what is said to it.",
                usual = "",
                translated = true)
        Map<String, String> byAnswer,

        @Says(value = "Whether the clause and its sentence are shown.", usual = "false")
        boolean why,

        @Says(
                value = "What wrong answers are compared with: \"auto\" for all, or a list.",
                whole = "misconceptions",
                usual = "")
        List<Misconception> misconceptions,

        @Says(
                value = "true: after a wrong answer the learner can see what would come of it, on a board beside the"
                        + " lesson; for bestMove, and for landing in the firstLap.",
                name = "showConsequence",
                usual = "false")
        boolean consequence) {
    /** No words of the author's. */
    public static final Feedback NONE = new Feedback("", "", Map.of(), false, List.of(), false);

    public Feedback {
        byAnswer = Collections.unmodifiableMap(new TreeMap<>(byAnswer));
        misconceptions = List.copyOf(misconceptions);
    }
}
