package papan.lesson.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import papan.json.lesson.PageWriter;
import papan.lesson.kept.Act;
import papan.lesson.kind.AnswerForm;
import papan.lesson.page.Offers.Action;
import papan.lesson.play.LessonRun;
import papan.lesson.play.LessonState;
import papan.lesson.play.Stage;
import papan.lesson.play.Trial;
import papan.model.House;
import papan.model.Move;
import papan.model.Side;
import papan.rules.Key;
import papan.testing.Attacks;
import papan.testing.PlayedLessons;
import papan.testing.Slow;

/**
 * On random ways through every shipped lesson: what a page offers does something and what it doesn't offer does nothing,
 * nothing is marked before an answer, and its JSON has the same marks. The window's buttons and keys are held against pages by {@code FacesWindowTest}.
 */
@Slow
class RandomWaysTest {
    private static final int WAYS = 200;
    private static final int STEPS = 12;
    private static final Move ANY_MOVE = new Move(new House(Side.SOUTH, 1));
    private static final Pattern MARK = Pattern.compile("\"mark\" ?: ?\"([^\"]+)\"");

    static Stream<LessonRun> shipped() {
        return PlayedLessons.shipped().stream();
    }

    @ParameterizedTest
    @MethodSource("shipped")
    void whatIsOfferedDoesSomethingAndNothingElseDoes(LessonRun run) {
        Set<String> found = new TreeSet<>();
        Random dice = new Random(run.lesson().id().hashCode());
        for (int way = 0; way < Attacks.rounds(WAYS); way++) {
            LessonState state = LessonState.of(run, dice.nextInt(run.stages().size()));
            for (int i = 0; i < STEPS; i++) {
                state = look(state, dice, found);
            }
        }
        assertThat(found).isEmpty();
    }

    /** Looks at a moment, and goes on in a way that it offers. */
    private static LessonState look(LessonState state, Random dice, Set<String> found) {
        Stage stage = state.stage();
        String where = stage.step().head().id() + " " + stage.step().getClass().getSimpleName();
        int cursor = state.trial().map(trial -> trial.timeline().size()).orElse(stage.end());
        Page page = Page.of(state, cursor, state.run().words());
        String json = PageWriter.line(state.run().lesson(), cursor, page);
        page.find(Block.Asked.class)
                .ifPresent(asked -> asked.options().forEach(option -> {
                    boolean told = option.mark() != Block.Asked.Mark.OPEN;
                    if (told
                            && state.here().verdict().isEmpty()
                            && state.here().missed().isEmpty()) {
                        found.add(where + ": " + option.id() + " is marked before an answer");
                    }
                }));
        List<Act> next = new ArrayList<>();
        for (Action action : Action.values()) {
            boolean offered = page.actions().contains(action);
            act(action, state, offered, dice).ifPresent(act -> {
                LessonState after = state.after(act);
                if (offered && standing(after).equals(standing(state))) {
                    found.add(where + ": " + action + " is offered and does nothing");
                }
                if (!offered && after != state) {
                    found.add(where + ": " + action + " isn't offered and does something");
                }
                if (offered) {
                    next.add(act);
                }
            });
        }
        List<String> marks = page.find(Block.Asked.class).stream()
                .flatMap(asked -> asked.listed().stream())
                .map(option -> Key.of(option.mark()))
                .toList();
        List<String> written =
                MARK.matcher(json).results().map(mark -> mark.group(1)).toList();
        if (!marks.equals(written)) {
            found.add(where + ": marked " + marks + ", in JSON " + written);
        }
        if (page.offers()
                .next()
                .filter(large -> !page.actions().contains(large))
                .isPresent()) {
            found.add(where + ": the next thing isn't offered");
        }
        return next.isEmpty() ? state.after(new Act.WentOn()) : state.after(next.get(dice.nextInt(next.size())));
    }

    private static List<Object> standing(LessonState state) {
        return List.of(state.index(), state.isFinished(), state.entries(), state.here(), state.reply());
    }

    /** What is done; empty where that is no act, or takes long as it looks ahead. */
    private static Optional<Act> act(Action action, LessonState state, boolean offered, Random dice) {
        boolean looksAhead = offered && state.trial().isPresent();
        return switch (action) {
            case ANSWER -> Optional.of(new Act.Answered(answer(state, dice)));
            case GO_ON -> Optional.of(new Act.WentOn());
            case GO_BACK -> Optional.of(new Act.WentBack());
            case TRY_AGAIN -> Optional.of(new Act.TriedAgain());
            case ASK_FOR_HINT -> Optional.<Act>of(new Act.AskedForHint()).filter(any -> !looksAhead);
            case GIVE_UP -> Optional.<Act>of(new Act.GaveUp()).filter(any -> !looksAhead);
            case SAY_HOW_SURE -> Optional.of(new Act.WasSure(1 + dice.nextInt(3)));
            case TAKE_BACK -> Optional.of(new Act.TookBack());
            case START_OVER -> Optional.of(new Act.StartedOver());
            case BE_TOLD_WHY -> Optional.of(new Act.Looked());
            case SHOW_LINE ->
                Optional.of(new Act.Drew(
                        state.isDrawn() ? state.run().truth(state.stage()).written() : "1,2"));
            case MOVE -> Optional.of(new Act.Moved(move(state, dice)));
            case SEE_WHAT_IF, STOP_THINKING, STOP_PRACTISING, KEEP_FOUND -> Optional.empty();
        };
    }

    private static Move move(LessonState state, Random dice) {
        List<Move> legal = state.trial().map(Trial::legalMoves).orElse(List.of());
        return legal.isEmpty() ? ANY_MOVE : legal.get(dice.nextInt(legal.size()));
    }

    private static String answer(LessonState state, Random dice) {
        Stage stage = state.stage();
        if (!stage.step().asks() || stage.form() == AnswerForm.TALLY) {
            return "3,2,1";
        }
        List<String> all =
                new ArrayList<>(List.of(state.run().rightAnswer(stage).written()));
        if (stage.form() == AnswerForm.ONE || stage.form() == AnswerForm.SEVERAL) {
            state.run().options(stage).forEach(option -> all.add(option.id()));
        }
        return all.get(dice.nextInt(all.size()));
    }
}
