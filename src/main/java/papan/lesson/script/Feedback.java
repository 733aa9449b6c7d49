package papan.lesson.script;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What a learner is told about an answer.
 *
 * @param correct for the right answer; may be empty
 * @param wrong for a wrong one; may be empty
 * @param byAnswer for single answers, before the other two
 * @param why whether the rule, the facts and the rules that did not apply are shown
 * @param misconceptions what wrong answers are compared with
 * @param consequence whether the learner can see what would come of a wrong answer
 */
public record Feedback(
        String correct,
        String wrong,
        Map<String, String> byAnswer,
        boolean why,
        List<Misconception> misconceptions,
        boolean consequence) {
    /** No words of the author's. */
    public static final Feedback NONE = new Feedback("", "", Map.of(), false, List.of(), false);

    public Feedback {
        byAnswer = Map.copyOf(byAnswer);
        misconceptions = List.copyOf(misconceptions);
    }

    /** All its texts, by where they stand in it. */
    public Map<String, String> texts() {
        Map<String, String> texts = new LinkedHashMap<>();
        texts.put("correct", correct);
        texts.put("wrong", wrong);
        byAnswer.forEach((answer, text) -> texts.put("byAnswer." + answer, text));
        return texts;
    }
}
