package papan.ui.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javax.swing.JComponent;
import papan.chart.ChartText;
import papan.lesson.kind.AnswerForm;
import papan.lesson.page.Block;
import papan.lesson.page.Block.Asked.Option;
import papan.lesson.page.Page;
import papan.lesson.play.StepState;
import papan.lesson.play.Votes;
import papan.lesson.script.Given;
import papan.ui.common.SpaceBar;
import papan.ui.common.TextColumn;
import papan.ui.common.WindowText;
import papan.ui.plot.LineSheet;

/**
 * Where a question is answered: on buttons, in fields, on a drawing, or on the board with a place. What is put together
 * here is not given yet.
 */
final class AnswerInput {
    private final LearnSession session;
    private final Consumer<String> pressed;
    private final AnswerList answers = new AnswerList();
    private final TypedAnswer typed;
    private final LineSheet curve;
    private List<String> ids = List.of();

    /**
     * For the questions of a session.
     *
     * @param pressed is given the id of an answer whose button was pressed
     * @param changed something was typed or drawn
     * @param give what was typed is to be given
     */
    AnswerInput(LearnSession session, Consumer<String> pressed, Runnable changed, Runnable give) {
        this.session = session;
        this.pressed = pressed;
        typed = new TypedAnswer(changed, give);
        curve = new LineSheet(changed, session.sketch()::draw);
    }

    /** Puts its parts below what a column has so far. */
    void putInto(TextColumn column) {
        column.put(answers, 16);
        column.put(typed, 0);
        column.put(curve, 0);
    }

    /** Says who hears what is drawn, point by point. */
    void onDrawn(Consumer<String> hearer) {
        curve.onSaid(hearer);
    }

    void retext(WindowText words) {
        answers.retext(words);
        curve.getAccessibleContext().setAccessibleDescription(words.text("curve.how"));
    }

    /** How the question is answered; on buttons while none is asked. */
    AnswerForm form() {
        return session.run().isPresent() && session.isAsking() ? session.stage().form() : AnswerForm.ONE;
    }

    /** Asks for nothing. */
    void clear() {
        curve.hideAll();
        typed.hideAll();
        answers.show(List.of(), List.of());
    }

    /** Asks for the answer to a question, with what the learner has put together or answered there already. */
    void fill(Block.Asked asked) {
        AnswerForm form = asked.form();
        List<Option> options = session.inOrder(asked);
        ids = options.stream().map(Option::id).toList();
        curve.hideAll();
        asked.sheet().ifPresent(sheet -> curve.show(sheet, new ChartText(session.captions())));
        if (form == AnswerForm.NUMBERS || form == AnswerForm.TALLY || form == AnswerForm.WORDS) {
            typed.show(options.stream().map(Option::label).toList(), asked.question(), form == AnswerForm.WORDS);
        } else {
            typed.hideAll();
        }
        answers.show(ids, form.isChosen() ? buttons(form, options) : List.of());
        answers.getAccessibleContext().setAccessibleName(asked.question());
        if (form == AnswerForm.ORDERED) {
            answers.putInOrder();
        }
        Optional.of(session.attempt().draft())
                .filter(draft -> !draft.isEmpty())
                .or(this::given)
                .ifPresent(this::write);
    }

    private List<AnswerButton> buttons(AnswerForm form, List<Option> options) {
        List<AnswerButton> made = new ArrayList<>();
        for (Option option : options) {
            // A class that counts hands calls them by letters, which whoever counts must see too.
            String letter = session.isWatched() ? option.letter() : "";
            AnswerButton button = new AnswerButton(option.id(), option.label(), form == AnswerForm.ONE, letter);
            button.addActionListener(event -> pressed.accept(option.id()));
            if (form == AnswerForm.ONE) {
                SpaceBar.leaveToWindow(button);
            }
            made.add(button);
        }
        return made;
    }

    /** What the learner has answered here, judged or waiting. */
    private Optional<String> given() {
        StepState attempt = session.attempt();
        return attempt.waiting()
                .or(() -> attempt.verdict().map(verdict -> verdict.given().written()));
    }

    /** What has been put together so far, be it ever so little. */
    String draft() {
        return switch (form()) {
            case PLACE, ONE -> "";
            case NUMBERS, WORDS, TALLY -> typed.draft();
            case CURVE -> curve.draft();
            case ORDERED, SEVERAL -> answers.chosen();
        };
    }

    /** Shows an answer where it was given, as if it had just been. */
    private void write(String answer) {
        switch (form()) {
            case NUMBERS, WORDS, TALLY -> typed.write(answer);
            case CURVE -> curve.draw(answer);
            case ORDERED, ONE, SEVERAL -> answers.choose(answer);
            case PLACE -> {}
        }
    }

    /**
     * Brings it to what has become of the attempt.
     *
     * @param page says how it stands with each answer
     * @param open whether an answer is wanted
     */
    void refresh(StepState attempt, Page page, boolean open, WindowText words) {
        if (attempt.verdict().isEmpty() && attempt.waiting().isEmpty() && form() == AnswerForm.ONE) {
            answers.clear();
        }
        answers.setOpen(open);
        answers.mark(
                attempt,
                page.all(Block.Asked.class)
                        .flatMap(asked -> asked.options().stream())
                        .collect(Collectors.toMap(Option::id, Option::mark)));
        String truth = page.find(Block.Asked.class)
                .map(asked -> String.join(",", asked.right()))
                .orElse("");
        curve.reveal(truth, words.text("curve.drawn"), words.text("curve.truth"));
        typed.setOpen(open);
        curve.setOpen(open);
    }

    /** Shows the buttons as the attempt has left them. */
    void mark() {
        answers.choose(session.attempt());
    }

    /** What would be given now; empty while something is missing. */
    String gathered() {
        return switch (form()) {
            case PLACE -> "";
            case NUMBERS, WORDS -> typed.answer();
            case TALLY -> Votes.parse(Given.of(typed.answer()), ids).isPresent() ? typed.answer() : "";
            case CURVE -> curve.answer();
            case ORDERED -> answers.isComplete() ? answers.chosen() : "";
            case ONE, SEVERAL -> answers.chosen();
        };
    }

    /** Where the focus goes first; empty where nothing here takes it. */
    Optional<JComponent> first() {
        return typed().or(answers::first);
    }

    /** Where something is typed or drawn; empty where an answer is chosen. */
    Optional<JComponent> typed() {
        return typed.first().or(curve::first);
    }
}
