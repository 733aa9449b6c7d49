package papan.ui.lesson;

import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.swing.JComponent;
import papan.lesson.AnswerForm;
import papan.lesson.AnswerOption;
import papan.lesson.AnswerWords;
import papan.lesson.StepState;
import papan.lesson.Verdict;
import papan.ui.common.Icons;
import papan.ui.common.Px;
import papan.ui.common.ReadOnlyText;
import papan.ui.common.TextColumn;
import papan.ui.common.WindowText;

/** What is said to an answer: whether it is right, and the author's words for it. */
final class Reaction {
    private final LearnSession session;
    private final WindowText words;
    private final Outcome outcome = new Outcome();
    private final ReadOnlyText feedback = new ReadOnlyText("Papan.body.font", "Papan.text");

    Reaction(LearnSession session, WindowText words) {
        this.session = session;
        this.words = words;
        feedback.setName("feedback");
    }

    /** Puts its lines below what a column has so far. */
    void putInto(TextColumn column) {
        column.put(outcome, 12);
        column.put(feedback, 4);
    }

    void retext() {
        feedback.getAccessibleContext().setAccessibleName(words.text("question.feedback"));
    }

    /** What takes the focus for all of it. */
    JComponent entry() {
        return outcome.isVisible() ? outcome : feedback;
    }

    /** Says what Enter does there. */
    void onEnter(Runnable goOn) {
        outcome.onEnter(goOn);
    }

    /** All of it as one sentence or two. */
    String told() {
        String said = feedback.isVisible() ? feedback.getText() : "";
        return outcome.getText().isEmpty()
                ? said
                : words.text("question.reply", Map.of("outcome", outcome.getText(), "feedback", said))
                        .strip();
    }

    /** Shows what is said to an attempt; nothing before it has been judged. */
    void show(StepState attempt, AnswerForm form) {
        Optional<Verdict> verdict = attempt.verdict();
        outcome.setVisible(verdict.isPresent());
        feedback.setVisible(verdict.isPresent());
        verdict.ifPresent(judged -> {
            if (form.isScored()) {
                showScored(attempt, judged, form);
            } else {
                showUnscored(judged, form);
            }
            outcome.getAccessibleContext().setAccessibleName(told());
        });
    }

    private void showUnscored(Verdict verdict, AnswerForm form) {
        outcome.setText("");
        outcome.setVisible(false);
        feedback.setText(
                form == AnswerForm.WORDS
                        ? spoken().modelAnswer(verdict.right())
                        : session.captions().text("ask.secondVote"));
        feedback.setVisible(form == AnswerForm.WORDS || !session.votes().isSecond());
    }

    private void showScored(StepState attempt, Verdict verdict, AnswerForm form) {
        String key = attempt.revealed() ? "question.shown" : verdict.correct() ? "question.right" : "question.wrong";
        outcome.setText(words.text(key, Map.of("answer", given(verdict, form), "right", label(verdict.right(), form))));
        // What happened is drawn; its numbers in a row are for those who hear them.
        outcome.setVisible(!attempt.revealed() || form != AnswerForm.CURVE);
        outcome.setIcon(
                attempt.revealed()
                        ? Icons.HINT.of(20, "Papan.accentText")
                        : verdict.correct()
                                ? Icons.CORRECT.of(20, "Papan.correct")
                                : Icons.WRONG.of(20, "Papan.wrong"));
        outcome.setIconTextGap(Px.of(8));
        // An author's praise is for those who found the answer.
        String said = attempt.revealed() && verdict.correct() ? "" : said(attempt, verdict);
        feedback.setText(said);
        feedback.setVisible(!said.isEmpty());
    }

    /** What is said to an answer; to a line first how far it is from the true one. */
    private String said(StepState attempt, Verdict verdict) {
        AnswerWords spoken = new AnswerWords(session.lesson(), session.captions());
        return Stream.of(spoken.gap(session.stage(), verdict.given(), attempt.isSettled()), spoken.feedback(verdict))
                .filter(sentence -> !sentence.isEmpty())
                .collect(Collectors.joining("\n"));
    }

    /** What was answered; a line that was drawn is not told in numbers. */
    private String given(Verdict verdict, AnswerForm form) {
        return form == AnswerForm.CURVE ? words.text("curve.drawn") : label(verdict.given(), form);
    }

    /** How answers are called. */
    private String label(String ids, AnswerForm form) {
        if (form == AnswerForm.ORDERED) {
            return Arrays.stream(ids.split(",", -1))
                    .map(id -> session.lesson().options(session.stage()).stream()
                            .filter(option -> option.id().equals(id))
                            .findFirst()
                            .map(AnswerOption::text)
                            .orElse(id))
                    .collect(Collectors.joining(" "));
        }
        return spoken().answer(session.stage(), ids);
    }

    private AnswerWords spoken() {
        return new AnswerWords(session.lesson(), session.lesson().words());
    }
}
