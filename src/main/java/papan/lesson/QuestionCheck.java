package papan.lesson;

import papan.model.Layout;

/**
 * Compares a question with the answer that the rules give.
 *
 * @param path where in the file its step stands
 * @param layout of the board on which it is asked
 */
record QuestionCheck(String path, Layout layout, Findings findings) {

    void step(Step.Ask ask, RightAnswer right) {
        QuestionKind kind = QuestionKinds.of(ask.question());
        kind.check(right, this);
        ask.feedback().byAnswer().keySet().forEach(answer -> known(kind, answer));
        if (ask.feedback().consequence() && !kind.hasConsequence()) {
            findings.error(
                    "E830",
                    path + ".feedback.showConsequence",
                    "Answers to this question have no consequence that could be played.",
                    "Ask for a \"bestMove\", or for the \"landing\" of the \"firstLap\"; or leave it out.");
        }
    }

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

    private void known(QuestionKind kind, String answer) {
        kind.notation(layout).cure(answer).ifPresent(fix -> nobody(answer, fix));
    }

    private void nobody(String answer, String fix) {
        findings.error(
                "E811", path + ".feedback.byAnswer." + answer, "Nobody can answer \"" + answer + "\" here.", fix);
    }
}
