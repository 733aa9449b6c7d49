package papan.lesson.check;

import papan.lesson.kind.QuestionCheck;
import papan.lesson.kind.QuestionKind;
import papan.lesson.kind.QuestionKinds;
import papan.lesson.kind.RightAnswer;
import papan.lesson.scene.Findings;
import papan.lesson.script.Step;
import papan.model.Layout;

/**
 * Checks a question and the feedback to its answers against the rules.
 *
 * @param path where in the file its step stands
 * @param layout of the board on which it is asked
 */
record AskCheck(String path, Layout layout, Findings findings) {

    void step(Step.Ask ask, RightAnswer right) {
        QuestionKind kind = QuestionKinds.of(ask.question());
        kind.check(right, new QuestionCheck(path, findings));
        ask.feedback().byAnswer().keySet().forEach(answer -> known(kind, answer));
        if (ask.feedback().consequence() && !kind.hasConsequence()) {
            findings.error(
                    "E830",
                    path + ".feedback.showConsequence",
                    "Answers to this question have no consequence that could be played.",
                    "Ask for a \"bestMove\", or for the \"landing\" of the \"firstLap\"; or leave it out.");
        }
    }

    private void known(QuestionKind kind, String answer) {
        kind.notation(layout).cure(answer).ifPresent(fix -> nobody(answer, fix));
    }

    private void nobody(String answer, String fix) {
        findings.error(
                "E811", path + ".feedback.byAnswer." + answer, "Nobody can answer \"" + answer + "\" here.", fix);
    }
}
