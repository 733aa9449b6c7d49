package papan.ui.lesson;

import java.awt.Rectangle;
import java.awt.event.KeyEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javax.swing.JComponent;
import javax.swing.KeyStroke;
import javax.swing.SwingUtilities;
import org.jspecify.annotations.Nullable;
import papan.lesson.AnswerForm;
import papan.lesson.AnswerWords;
import papan.lesson.Hint;
import papan.lesson.Question;
import papan.lesson.Stage;
import papan.lesson.StepState;
import papan.model.Place;
import papan.narration.Reasoning;
import papan.ui.board.Choosing;
import papan.ui.common.CallAction;
import papan.ui.common.Px;
import papan.ui.common.ReadOnlyText;
import papan.ui.common.TextColumn;
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
    private final AnswerInput input;
    private final TallyBars bars = new TallyBars();
    private final SureRow sure;
    private final ReadOnlyText chosen = new ReadOnlyText("Papan.body.font", "Papan.secondary");
    private final ReadOnlyText hints = new ReadOnlyText("Papan.body.font", "Papan.text");
    private final ReadOnlyText offer = new ReadOnlyText("Papan.body.font", "Papan.secondary");
    private final HintOffer offers;
    private final Reaction reaction;
    private final ReadOnlyText reasons = new ReadOnlyText("Papan.body.font", "Papan.text");
    private final QuestionButtons buttons;
    private @Nullable Stage shown;
    private boolean watched;
    private String lesson = "";
    private Runnable replied = () -> {};
    /** How many hints there were when a place was chosen: what came later is told last. */
    private int hintsAtChoice;

    QuestionPanel(LearnSession session, WindowText words, LessonBoard board) {
        this.session = session;
        this.words = words;
        this.board = board;
        this.input = new AnswerInput(session, this::pressed, this::typing, this::give);
        this.reaction = new Reaction(session, words);
        this.buttons = new QuestionButtons(session, this::give);
        this.sure = new SureRow(session::sure);
        this.offers = new HintOffer(session, SwingTicker.slow(), session::fire);
        setName("question");
        text.setName("question.text");
        offer.setName("hint.offer");
        intro.setName("question.intro");
        put(intro, 0);
        put(text, 8);
        input.putInto(this);
        put(bars, 8);
        put(chosen, 8);
        put(sure, 16);
        put(hints, 12);
        put(offer, 12);
        reaction.putInto(this);
        put(buttons, 16);
        put(reasons, 16);
        reaction.onEnter(() -> buttons.exit().doClick());
        board.onChoice(this::choose);
        getInputMap(WHEN_ANCESTOR_OF_FOCUSED_COMPONENT).put(KeyStroke.getKeyStroke(KeyEvent.VK_ENTER, 0), "give");
        getActionMap().put("give", new CallAction(this::give));
        board.view()
                .getInputMap(WHEN_ANCESTOR_OF_FOCUSED_COMPONENT)
                .put(KeyStroke.getKeyStroke(KeyEvent.VK_ENTER, 0), "give");
        board.view().getActionMap().put("give", new CallAction(this::give));
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
        if (!stage.equals(shown) || watched != session.isWatched()) {
            watched = session.isWatched();
            String draft = isTranslated(stage) ? input.draft() : "";
            fill(stage);
            input.goOn(draft);
        }
        shown = stage;
        lesson = session.lesson().lesson().id();
        retext();
        StepState attempt = session.attempt();
        boolean open = session.isOpenQuestion();
        boolean waits = attempt.waiting().isPresent();
        AnswerForm form = input.form();
        sure.show(waits, session.captions(), words);
        board.setChoosing(!open ? Choosing.WATCH : input.asksForPlace() && !waits ? Choosing.PICK : Choosing.CLOSED);
        input.refresh(attempt, words);
        showChosen(open && !waits);
        showHints(attempt);
        reaction.show(attempt, form);
        showReasons(attempt, reasoning, explains);
        buttons.refresh(form);
        offer.setVisible(offers.refresh(open && !waits));
        bars.show(form == AnswerForm.TALLY ? session.lesson().options(stage) : List.of(), session.votes());
        buttons.setAnswerable(!input.gathered().isEmpty());
        revalidate();
        repaint();
    }

    /** Whether it is the question that is put already, in another language. */
    private boolean isTranslated(Stage stage) {
        return shown != null
                && lesson.equals(session.lesson().lesson().id())
                && stage.index() == shown.index()
                && stage.step().head().id().equals(shown.step().head().id());
    }

    /** The question that is put; empty where none is. */
    String asked() {
        return shown == null ? "" : text.getText();
    }

    /** The same with what the author says before it. */
    String askedInFull() {
        return shown == null ? "" : intro.isVisible() ? intro.getText() + " " + text.getText() : text.getText();
    }

    /** What is asked now, and the place that has been chosen for an answer; nothing once it is answered. */
    List<String> open() {
        return !session.isOpenQuestion()
                ? List.of()
                : input.place().isPresent() ? List.of(asked(), chosen.getText()) : List.of(asked());
    }

    /** What is said to what the learner has done last: an answer, a place, a wish for a hint. */
    String reply() {
        StepState attempt = session.attempt();
        if (shown == null) {
            return "";
        }
        if (attempt.verdict().isPresent()) {
            return reaction.told();
        }
        if (attempt.waiting().isPresent()) {
            return sure.question();
        }
        if (input.place().isPresent() && attempt.hints() <= hintsAtChoice) {
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
        input.onDrawn(hearer);
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
        return input.asksForPlace() && session.isOpenQuestion()
                ? board.entry()
                : input.first().orElse(text);
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

    /** What is said to the answer; or where that is gone, the button for what comes after it. */
    JComponent verdict() {
        boolean said =
                session.attempt().verdict().isPresent() && session.supposed().isEmpty();
        return said ? reaction.entry() : buttons.exit();
    }

    /** The button for what comes after the answer. */
    JComponent exit() {
        return buttons.exit();
    }

    private void fill(Stage stage) {
        Question question = stage.ask().question();
        String before = session.lesson()
                .sentence(stage, stage.start(), session.lesson().words())
                .filter(said -> stage.step().head().say().stream()
                        .anyMatch(say -> say.on().isEmpty()))
                .orElse("");
        intro.setText(before);
        intro.setVisible(!before.isEmpty());
        text.setText(spoken().question(question));
        input.fill(stage, text.getText());
    }

    private AnswerWords spoken() {
        return new AnswerWords(session.lesson(), session.lesson().words());
    }

    private void retext() {
        buttons.retext(words, input.form());
        reaction.retext();
        input.retext(words);
        offer.setText(words.text("question.offer"));
        offer.getAccessibleContext().setAccessibleName(offer.getText());
        text.getAccessibleContext().setAccessibleName(words.text("question"));
        intro.getAccessibleContext().setAccessibleName(words.text("narration"));
        chosen.getAccessibleContext().setAccessibleName(words.text("question.how"));
        hints.getAccessibleContext().setAccessibleName(words.text("question.hint"));
        reasons.getAccessibleContext().setAccessibleName(words.text("rule.why"));
        getAccessibleContext().setAccessibleName(words.text("question"));
    }

    private void pressed(String id) {
        if (!mayAnswer()) {
            input.mark();
        } else if (input.form() != AnswerForm.ONE) {
            typing();
        } else {
            session.answer(id);
        }
    }

    /** Shows the place as the learner's answer; the same place once more, by Enter or click, gives it. */
    private void choose(Place next) {
        if (mayAnswer() && input.asksForPlace()) {
            if (input.place().equals(Optional.of(next))) {
                give();
                return;
            }
            input.choose(Optional.of(next));
            hintsAtChoice = session.attempt().hints();
            showChosen(true);
            buttons.setAnswerable(true);
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
        String given = input.gathered();
        if (input.form() != AnswerForm.ONE && !given.isEmpty()) {
            session.answer(given);
        }
    }

    /** Something was typed or chosen that is not given yet. */
    private void typing() {
        buttons.setAnswerable(session.run().isPresent() && !input.gathered().isEmpty());
    }

    private void showChosen(boolean open) {
        chosen.setVisible(open && input.form() != AnswerForm.ONE);
        chosen.setText(howToChoose());
        boolean real = session.supposed().isEmpty();
        board.showChoice(input.asksForPlace() && real ? input.answered().or(input::place) : Optional.empty());
    }

    private String howToChoose() {
        return switch (input.form()) {
            case PLACE ->
                input.place()
                        .map(place -> words.text(
                                "question.chosen",
                                Map.of("place", session.lesson().words().place(place))))
                        .orElseGet(() -> words.text("question.click"));
            case SEVERAL -> words.text("question.several");
            case ORDERED -> words.text("question.ordered");
            case CURVE -> words.text("curve.how");
            case ONE, NUMBERS, TALLY, WORDS -> spoken().howToType(session.stage());
        };
    }

    private void showHints(StepState attempt) {
        hints.setVisible(attempt.hints() > 0);
        hints.setText(
                session.hints().stream().limit(attempt.hints()).map(Hint::text).collect(Collectors.joining("\n")));
    }

    private void showReasons(StepState attempt, Reasoning reasoning, boolean explains) {
        List<String> lines = new ArrayList<>();
        attempt.ruling().filter(ruled -> explains).ifPresent(ruled -> {
            lines.add(reasoning.sentence(ruled.clause()));
            lines.addAll(reasoning.why(ruled));
            lines.addAll(reasoning.whyNot(ruled));
        });
        reasons.setText(String.join("\n", lines));
        reasons.setVisible(!lines.isEmpty());
    }
}
