package papan.ui.lesson;

import java.util.List;
import papan.lesson.AnswerForm;
import papan.lesson.StepState;
import papan.ui.common.FlowRow;
import papan.ui.common.Icons;
import papan.ui.common.PillButton;
import papan.ui.common.WindowText;

/** What can be done with a question as it stands: answer it, ask for help, look at what would have come, go on. */
final class QuestionButtons extends FlowRow {
    private final LearnSession session;
    private final PillButton answer = new PillButton(null);
    private final PillButton hint = new PillButton(Icons.HINT);
    private final PillButton reveal = new PillButton(null);
    private final PillButton again = new PillButton(null);
    private final PillButton whatIf = new PillButton(null);
    private final PillButton onwards = new PillButton(null);

    /**
     * The buttons of a session's questions.
     *
     * @param give gives the answer that has been put together
     */
    QuestionButtons(LearnSession session, Runnable give) {
        super(8);
        this.session = session;
        List.of(answer, onwards, again, whatIf, hint, reveal).forEach(this::add);
        answer.setName("answer");
        hint.setName("hint");
        reveal.setName("reveal");
        again.setName("again");
        onwards.setName("continue");
        whatIf.setName("what-if");
        answer.addActionListener(event -> give.run());
        hint.addActionListener(event -> session.hint());
        reveal.addActionListener(event -> session.reveal());
        again.addActionListener(event -> session.tryAgain());
        onwards.addActionListener(event -> session.next());
        whatIf.addActionListener(event -> toggleWhatIf());
    }

    private void toggleWhatIf() {
        if (session.supposed().isPresent()) {
            session.supposing().leave();
        } else {
            session.supposing().show();
        }
    }

    /** Shows those that make sense now. */
    void refresh(AnswerForm form) {
        StepState attempt = session.attempt();
        boolean open = session.isOpenQuestion();
        boolean waits = attempt.waiting().isPresent();
        boolean settled = attempt.isSettled();
        boolean counted = form == AnswerForm.TALLY;
        int rungs = session.hints().size();
        answer.setVisible(open && !waits && form != AnswerForm.ONE);
        hint.setVisible(open && !waits && attempt.hints() < rungs);
        whatIf.setVisible(session.supposing().possible().isPresent());
        again.setVisible(!open && (counted ? !session.votes().isSecond() : !settled));
        reveal.setVisible(!settled && !waits && (!open || (attempt.hints() > 0 && attempt.hints() == rungs)));
        onwards.setVisible(settled);
        answer.setPrimary(true);
        again.setPrimary(!counted);
        onwards.setPrimary(true);
    }

    /** Whether there is an answer to give. */
    void setAnswerable(boolean on) {
        answer.setEnabled(on);
    }

    void retext(WindowText words, AnswerForm form) {
        answer.setText(words.text("question.answer"));
        hint.setText(words.text("question.hint"));
        reveal.setText(words.text("question.reveal"));
        again.setText(words.text(form == AnswerForm.TALLY ? "tally.again" : "question.again"));
        onwards.setText(words.text("question.continue"));
        whatIf.setText(words.text(session.supposed().isPresent() ? "question.what-if.back" : "question.what-if"));
    }

    /** The one for what comes after the answer. */
    PillButton exit() {
        if (session.supposed().isPresent()) {
            return whatIf;
        }
        return session.attempt().isSettled() ? onwards : again;
    }
}
