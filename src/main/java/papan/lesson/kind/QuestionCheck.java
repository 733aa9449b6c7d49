package papan.lesson.kind;

import papan.lesson.scene.Findings;

/**
 * Notes what is wrong with a question, compared with the answer that the rules give.
 *
 * @param path where in the file its step stands
 */
public record QuestionCheck(String path, Findings findings) {
    void stated(String stated, RightAnswer right) {
        if (right.finding().isEmpty() && !stated.equals(right.answer())) {
            findings.error(
                    "E801",
                    path + ".question.answer",
                    "The answer \"" + stated + "\" is stated, the rules give \"" + right.answer() + "\".",
                    "Write \"" + right.answer() + "\" or \"auto\".");
        }
    }

    void twice(String at, String id) {
        findings.error("E803", at, "Two options are \"" + id + "\".", "Leave one out.");
    }
}
