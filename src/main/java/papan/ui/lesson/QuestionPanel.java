package papan.ui.lesson;

import java.awt.FlowLayout;
import java.awt.Rectangle;
import java.awt.event.KeyEvent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.KeyStroke;
import javax.swing.SwingUtilities;
import org.jspecify.annotations.Nullable;
import papan.chart.ChartText;
import papan.lesson.AnswerForm;
import papan.lesson.AnswerOption;
import papan.lesson.AnswerWords;
import papan.lesson.Hint;
import papan.lesson.Question;
import papan.lesson.Stage;
import papan.lesson.Step;
import papan.lesson.Verdict;
import papan.lesson.Votes;
import papan.model.Place;
import papan.narration.Reasoning;
import papan.ui.board.Choosing;
import papan.ui.common.Call;
import papan.ui.common.Icons;
import papan.ui.common.PillButton;
import papan.ui.common.Px;
import papan.ui.common.ReadOnlyText;
import papan.ui.common.TextColumn;
import papan.ui.common.TextLabel;
import papan.ui.common.WindowText;
import papan.ui.playback.SwingTicker;

/**
 * A question, its answers, the ladder of hints and what is said to an answer. The arrow keys move between answers without
 * choosing; Enter chooses. A question about a place is answered on the board.
 */
final class QuestionPanel extends TextColumn {
    private final LearnSession session;
    private final WindowText words;
    private final LessonBoard board;
    private final ReadOnlyText intro = new ReadOnlyText("Papan.body.font", "Papan.text");
    private final ReadOnlyText text = new ReadOnlyText("Papan.narration.font", "Papan.text");
    private final Answers answers = new Answers();
    private final TypedAnswer typed = new TypedAnswer(this::typing, this::give);
    private final CurveAnswer curve = new CurveAnswer(this::typing);
    private final TallyBars bars = new TallyBars();
    private final SureRow sure;
    private final ReadOnlyText chosen = new ReadOnlyText("Papan.body.font", "Papan.secondary");
    private final ReadOnlyText hints = new ReadOnlyText("Papan.body.font", "Papan.text");
    private final ReadOnlyText offer = new ReadOnlyText("Papan.body.font", "Papan.secondary");
    private final HintOffer offers;
    private final TextLabel outcome = new TextLabel("Papan.heading.font", "Papan.text");
    private final ReadOnlyText feedback = new ReadOnlyText("Papan.body.font", "Papan.text");
    private final ReadOnlyText reasons = new ReadOnlyText("Papan.body.font", "Papan.text");
    private final JPanel buttons = new JPanel(new FlowLayout(FlowLayout.LEADING, 0, 0));
    private final PillButton answer = new PillButton(null);
    private final PillButton hint = new PillButton(Icons.HINT);
    private final PillButton reveal = new PillButton(null);
    private final PillButton again = new PillButton(null);
    private final PillButton whatIf = new PillButton(null);
    private final PillButton onwards = new PillButton(null);
    private @Nullable Stage shown;
    private Optional<Place> place = Optional.empty();
    private Runnable replied = () -> {};

    QuestionPanel(LearnSession session, WindowText words, LessonBoard board) {
        this.session = session;
        this.words = words;
        this.board = board;
        this.sure = new SureRow(session.answering()::sure);
        this.offers = new HintOffer(session, SwingTicker.slow(), session::fire);
        setName("question");
        text.setName("question.text");
        feedback.setName("feedback");
        buttons.setOpaque(false);
        put(intro, 0);
        put(text, 8);
        put(answers, 16);
        put(typed, 0);
        put(curve, 0);
        put(bars, 8);
        put(chosen, 8);
        put(sure, 16);
        put(hints, 12);
        put(offer, 12);
        put(outcome, 12);
        put(feedback, 4);
        put(buttons, 16);
        put(reasons, 16);
        for (PillButton button : List.of(answer, onwards, again, whatIf, hint, reveal)) {
            JPanel cell = new JPanel(new FlowLayout(FlowLayout.LEADING, 0, 0));
            cell.setOpaque(false);
            cell.add(button);
            cell.setBorder(Px.pad(0, 0, 0, 8));
            buttons.add(cell);
        }
        listen();
    }

    private void listen() {
        answer.setName("answer");
        hint.setName("hint");
        offer.setName("hint.offer");
        reveal.setName("reveal");
        again.setName("again");
        onwards.setName("continue");
        whatIf.setName("what-if");
        answer.addActionListener(event -> give());
        hint.addActionListener(event -> session.hint());
        reveal.addActionListener(event -> session.reveal());
        again.addActionListener(event -> session.tryAgain());
        onwards.addActionListener(event -> session.next());
        whatIf.addActionListener(event -> toggleWhatIf());
        board.onChoice(this::choose);
        getInputMap(WHEN_ANCESTOR_OF_FOCUSED_COMPONENT).put(KeyStroke.getKeyStroke(KeyEvent.VK_ENTER, 0), "give");
        getActionMap().put("give", new Call(this::give));
        board.view()
                .getInputMap(WHEN_ANCESTOR_OF_FOCUSED_COMPONENT)
                .put(KeyStroke.getKeyStroke(KeyEvent.VK_ENTER, 0), "give");
        board.view().getActionMap().put("give", new Call(this::give));
    }

    /**
     * Shows this step's question as it stands.
     *
     * @param explains whether the reasons are told here, for want of a rule card
     */
    void refresh(Reasoning reasoning, boolean explains) {
        if (!session.isAsking()) {
            shown = null;
            offers.refresh(false);
            board.setChoosing(Choosing.WATCH);
            board.showChoice(Optional.empty());
            return;
        }
        Stage stage = session.stage();
        if (!stage.equals(shown)) {
            place = Optional.empty();
            fill(stage);
        }
        shown = stage;
        retext();
        Attempt attempt = session.attempt();
        boolean open = session.isOpenQuestion();
        boolean waits = attempt.waiting().isPresent();
        sure.show(waits, session.captions());
        board.setChoosing(!open ? Choosing.WATCH : asksForPlace() && !waits ? Choosing.PICK : Choosing.CLOSED);
        if (attempt.verdict().isPresent()) {
            place = Optional.empty();
        }
        if (attempt.verdict().isEmpty() && !waits && form() == AnswerForm.ONE) {
            answers.clear();
        }
        answers.setOpen(!waits);
        showChosen(open && !waits);
        showHints(attempt);
        showOutcome(attempt);
        showReasons(attempt, reasoning, explains);
        answers.mark(attempt);
        curve.reveal(
                attempt.verdict()
                        .filter(v -> attempt.isSettled())
                        .map(Verdict::right)
                        .orElse(""),
                words.text("curve.drawn"),
                words.text("curve.truth"));
        boolean settled = attempt.isSettled();
        visible(answer, open && !waits && form() != AnswerForm.ONE);
        visible(hint, open && !waits && attempt.hints() < session.hints().size());
        offer.setVisible(offers.refresh(open && !waits));
        visible(whatIf, session.supposing().possible().isPresent());
        boolean counted = form() == AnswerForm.TALLY;
        visible(again, !open && (counted ? !session.votes().isSecond() : !settled));
        visible(
                reveal,
                !settled
                        && !waits
                        && (!open
                                || (attempt.hints() > 0
                                        && attempt.hints() == session.hints().size())));
        visible(onwards, settled);
        answer.setPrimary(true);
        again.setPrimary(!counted);
        onwards.setPrimary(true);
        typed.setOpen(open && !waits);
        curve.setOpen(open && !waits);
        bars.show(counted ? session.lesson().options(session.stage()) : List.of(), session.votes());
        answer.setEnabled(!gathered().isEmpty());
        revalidate();
        repaint();
    }

    /** The question that is put; empty where none is. */
    String asked() {
        return shown == null ? "" : text.getText();
    }

    /** The same with what the author says before it. */
    String askedInFull() {
        return shown == null ? "" : intro.isVisible() ? intro.getText() + " " + text.getText() : text.getText();
    }

    /** What is said to what the learner has done last: an answer, a place, a wish for a hint. */
    String reply() {
        Attempt attempt = session.attempt();
        if (shown == null) {
            return "";
        }
        if (attempt.verdict().isPresent()) {
            String said = feedback.isVisible() ? feedback.getText() : "";
            return outcome.getText().isEmpty()
                    ? said
                    : words.text("question.reply", Map.of("outcome", outcome.getText(), "feedback", said))
                            .strip();
        }
        if (attempt.waiting().isPresent()) {
            return sure.question();
        }
        if (place.isPresent()) {
            return chosen.getText();
        }
        return attempt.hints() == 0
                ? ""
                : session.hints().get(attempt.hints() - 1).text();
    }

    /** Says who hears of a {@link #reply} that the session does not know of. */
    void onReply(Runnable listener) {
        replied = listener;
    }

    /** Says who hears what is drawn, point by point. */
    void onDrawn(Consumer<String> hearer) {
        curve.onSaid(hearer);
    }

    /** That there is a hint for whoever wants one; empty while none is offered. */
    String offered() {
        return shown != null && offer.isVisible() ? offer.getText() : "";
    }

    /** The question as it is read. */
    JComponent text() {
        return text;
    }

    /** Where the focus goes when the question has the floor. */
    JComponent entry() {
        if (session.attempt().waiting().isPresent()) {
            return sure.entry();
        }
        return asksForPlace() && session.isOpenQuestion()
                ? board.entry()
                : typed.first().or(curve::first).or(answers::first).orElse(text);
    }

    /** Scrolls to one of its buttons, or for anything else to the beginning. It must be in a window. */
    void reveal(JComponent what) {
        getRootPane().validate();
        Rectangle spot = new Rectangle(1, 1);
        if (what.isShowing() && SwingUtilities.isDescendingFrom(what, buttons)) {
            spot = SwingUtilities.convertRectangle(what.getParent(), what.getBounds(), this);
            // More below it fades; the button does not.
            spot.height += Px.of(24);
        }
        scrollRectToVisible(spot);
    }

    /** The button for what comes after the answer. */
    JComponent exit() {
        if (session.supposed().isPresent()) {
            return whatIf;
        }
        return session.attempt().isSettled() ? onwards : again;
    }

    private void fill(Stage stage) {
        Question question = ((Step.Ask) stage.step()).question();
        String before = session.lesson()
                .sentence(stage, stage.start(), session.lesson().words())
                .filter(said -> stage.step().head().say().stream()
                        .anyMatch(say -> say.on().isEmpty()))
                .orElse("");
        intro.setText(before);
        intro.setVisible(!before.isEmpty());
        text.setText(spoken().question(question));
        AnswerForm form = AnswerForm.of(question);
        List<AnswerButton> made = new ArrayList<>();
        curve.hideAll();
        session.lesson().sheet(stage).ifPresent(sheet -> curve.show(sheet, new ChartText(session.captions())));
        if (form == AnswerForm.NUMBERS || form == AnswerForm.TALLY || form == AnswerForm.WORDS) {
            typed.show(
                    session.lesson().options(stage).stream()
                            .map(AnswerOption::text)
                            .toList(),
                    text.getText(),
                    form == AnswerForm.WORDS);
        } else {
            typed.hideAll();
        }
        if (form == AnswerForm.ONE || form == AnswerForm.SEVERAL || form == AnswerForm.ORDERED) {
            for (AnswerOption option : session.answering().options()) {
                String label =
                        option.text().isEmpty() ? session.lesson().words().text(option.labelKey()) : option.text();
                AnswerButton button = new AnswerButton(option.id(), label);
                button.addActionListener(event -> pressed(option.id()));
                made.add(button);
            }
        }
        answers.show(
                session.answering().options().stream().map(AnswerOption::id).toList(), made);
        if (form == AnswerForm.ORDERED) {
            answers.putInOrder();
        }
        given().ifPresent(this::write);
    }

    /** What the learner has answered here, judged or waiting. */
    private Optional<String> given() {
        Attempt attempt = session.attempt();
        return attempt.waiting().or(() -> attempt.verdict().map(Verdict::given));
    }

    /** Shows an answer where it was given, as if it had just been. */
    private void write(String answer) {
        switch (form()) {
            case PLACE -> place = Place.parse(answer);
            case NUMBERS, WORDS, TALLY -> typed.write(answer);
            case CURVE -> curve.draw(answer);
            case ORDERED, ONE, SEVERAL -> answers.choose(answer);
        }
    }

    private AnswerWords spoken() {
        return new AnswerWords(session.lesson(), session.lesson().words());
    }

    private void retext() {
        answer.setText(words.text("question.answer"));
        hint.setText(words.text("question.hint"));
        offer.setText(words.text("question.offer"));
        offer.getAccessibleContext().setAccessibleName(offer.getText());
        curve.getAccessibleContext().setAccessibleDescription(words.text("curve.how"));
        reveal.setText(words.text("question.reveal"));
        again.setText(words.text(form() == AnswerForm.TALLY ? "tally.again" : "question.again"));
        onwards.setText(words.text("question.continue"));
        whatIf.setText(words.text(session.supposed().isPresent() ? "question.what-if.back" : "question.what-if"));
        text.getAccessibleContext().setAccessibleName(words.text("question"));
        intro.getAccessibleContext().setAccessibleName(words.text("narration"));
        chosen.getAccessibleContext().setAccessibleName(words.text("question.how"));
        hints.getAccessibleContext().setAccessibleName(words.text("question.hint"));
        feedback.getAccessibleContext().setAccessibleName(words.text("question.feedback"));
        reasons.getAccessibleContext().setAccessibleName(words.text("rule.why"));
        getAccessibleContext().setAccessibleName(words.text("question"));
    }

    private void toggleWhatIf() {
        if (session.supposed().isPresent()) {
            session.supposing().leave();
        } else {
            session.supposing().show();
        }
    }

    private void pressed(String id) {
        if (!mayAnswer()) {
            answers.mark(session.attempt());
        } else if (form() != AnswerForm.ONE) {
            typing();
        } else {
            session.answer(id);
        }
    }

    /** Shows the place as the learner's answer; the same place once more, by Enter or click, gives it. */
    private void choose(Place next) {
        if (mayAnswer() && asksForPlace()) {
            if (place.equals(Optional.of(next))) {
                give();
                return;
            }
            place = Optional.of(next);
            showChosen(true);
            answer.setEnabled(true);
            revalidate();
            replied.run();
        }
    }

    /** Whether an answer is wanted, and none waits to be judged. */
    private boolean mayAnswer() {
        return session.isOpenQuestion() && session.attempt().waiting().isEmpty();
    }

    private void give() {
        if (!mayAnswer()) {
            return;
        }
        String given = gathered();
        if (form() != AnswerForm.ONE && !given.isEmpty()) {
            session.answer(given);
        }
    }

    /** Something was typed or chosen that is not given yet. */
    private void typing() {
        answer.setEnabled(session.run().isPresent() && !gathered().isEmpty());
    }

    /** What would be given now; empty while something is missing. */
    private String gathered() {
        return switch (form()) {
            case PLACE -> place.map(Place::name).orElse("");
            case NUMBERS, WORDS -> typed.answer();
            case TALLY -> Votes.parse(typed.answer(), ids()).isPresent() ? typed.answer() : "";
            case CURVE -> curve.answer();
            case ORDERED -> answers.isComplete() ? answers.chosen() : "";
            case ONE, SEVERAL -> answers.chosen();
        };
    }

    private void showChosen(boolean open) {
        chosen.setVisible(open && form() != AnswerForm.ONE);
        String name = place.map(p -> session.lesson().words().place(p)).orElse("");
        chosen.setText(
                form() != AnswerForm.PLACE
                        ? form() == AnswerForm.SEVERAL
                                ? words.text("question.several")
                                : form() == AnswerForm.ORDERED
                                        ? words.text("question.ordered")
                                        : form() == AnswerForm.CURVE
                                                ? words.text("curve.how")
                                                : spoken().howToType(session.stage())
                        : name.isEmpty()
                                ? words.text("question.click")
                                : words.text("question.chosen", Map.of("place", name)));
        boolean real = session.supposed().isEmpty();
        board.showChoice(asksForPlace() && real ? answered().or(() -> place) : Optional.empty());
    }

    /** The place that was answered, or once nothing is left to find out the right one. */
    private Optional<Place> answered() {
        Attempt attempt = session.attempt();
        return attempt.verdict()
                .flatMap(v -> Place.parse(attempt.revealed() ? v.right().split(",", 2)[0] : v.given()));
    }

    private void showHints(Attempt attempt) {
        hints.setVisible(attempt.hints() > 0);
        hints.setText(
                session.hints().stream().limit(attempt.hints()).map(Hint::text).collect(Collectors.joining("\n")));
    }

    private void showOutcome(Attempt attempt) {
        Optional<Verdict> verdict = attempt.verdict();
        outcome.setVisible(verdict.isPresent());
        feedback.setVisible(verdict.isPresent());
        verdict.ifPresent(v -> {
            if (!form().isScored()) {
                outcome.setText("");
                outcome.setVisible(false);
                boolean more = form() == AnswerForm.WORDS || !session.votes().isSecond();
                feedback.setText(
                        form() == AnswerForm.WORDS
                                ? spoken().modelAnswer(v.right())
                                : session.captions().text("ask.secondVote"));
                feedback.setVisible(more);
                return;
            }
            String key = attempt.revealed() ? "question.shown" : v.correct() ? "question.right" : "question.wrong";
            outcome.setText(words.text(key, Map.of("answer", label(v.given()), "right", label(v.right()))));
            // What happened is drawn; its numbers in a row would tell less.
            outcome.setVisible(!attempt.revealed() || form() != AnswerForm.CURVE);
            outcome.setIcon(
                    attempt.revealed()
                            ? Icons.HINT.of(20, "Papan.accentText")
                            : v.correct() ? Icons.CORRECT.of(20, "Papan.correct") : Icons.WRONG.of(20, "Papan.wrong"));
            outcome.setIconTextGap(Px.of(8));
            // An author's praise is for those who found the answer.
            String said = attempt.revealed() && v.correct() ? "" : said(attempt, v);
            feedback.setText(said);
            feedback.setVisible(!said.isEmpty());
        });
    }

    /** What is said to an answer; to a line first how far it is from the true one. */
    private String said(Attempt attempt, Verdict verdict) {
        AnswerWords spoken = new AnswerWords(session.lesson(), session.captions());
        return Stream.of(spoken.gap(session.stage(), verdict.given(), attempt.isSettled()), spoken.feedback(verdict))
                .filter(sentence -> !sentence.isEmpty())
                .collect(Collectors.joining("\n"));
    }

    private List<String> ids() {
        return session.lesson().options(session.stage()).stream()
                .map(AnswerOption::id)
                .toList();
    }

    private void showReasons(Attempt attempt, Reasoning reasoning, boolean explains) {
        List<String> lines = new ArrayList<>();
        attempt.ruling().filter(ruled -> explains).ifPresent(ruled -> {
            lines.add(reasoning.sentence(ruled.clause()));
            lines.addAll(reasoning.why(ruled));
            lines.addAll(reasoning.whyNot(ruled));
        });
        reasons.setText(String.join("\n", lines));
        reasons.setVisible(!lines.isEmpty());
    }

    /** How answers are called. */
    private String label(String ids) {
        Stage stage = Objects.requireNonNull(shown);
        if (form() == AnswerForm.ORDERED) {
            return Arrays.stream(ids.split(",", -1))
                    .map(id -> session.lesson().options(stage).stream()
                            .filter(option -> option.id().equals(id))
                            .findFirst()
                            .map(AnswerOption::text)
                            .orElse(id))
                    .collect(Collectors.joining(" "));
        }
        return form() == AnswerForm.CURVE ? words.text("curve.drawn") : spoken().answer(stage, ids);
    }

    private AnswerForm form() {
        return session.run().isPresent() && session.isAsking()
                ? AnswerForm.of(((Step.Ask) session.stage().step()).question())
                : AnswerForm.ONE;
    }

    private boolean asksForPlace() {
        return form() == AnswerForm.PLACE;
    }

    private static void visible(PillButton button, boolean on) {
        button.getParent().setVisible(on);
    }
}
