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
import papan.lesson.page.Page.Action;
import papan.lesson.play.LessonRun;
import papan.lesson.play.LessonState;
import papan.lesson.play.Stage;
import papan.lesson.play.Trial;
import papan.model.Move;
import papan.rules.Key;
import papan.testing.Attacks;
import papan.testing.PlayedLessons;
import papan.testing.Slow;

/**
 * On random ways through every shipped lesson: what a page offers does something, nothing is marked before an answer,
 * and its JSON has the same marks. The window's buttons and keys are held against pages by {@code FacesWindowTest}.
 */
@Slow
class RandomWaysTest {
    private static final int WAYS = 200;
    private static final int STEPS = 12;
    private static final Pattern MARK = Pattern.compile("\"mark\" ?: ?\"([^\"]+)\"");

    static Stream<LessonRun> shipped() {
        return PlayedLessons.shipped().stream();
    }

    @ParameterizedTest
    @MethodSource("shipped")
    void whatIsOfferedDoesSomethingAndJsonHasTheSameMarks(LessonRun run) {
        Set<String> found = new TreeSet<>();
        Random dice = new Random(run.lesson().id().hashCode());
        for (int way = 0; way < Attacks.rounds(WAYS); way++) {
            LessonState state = LessonState.of(run, dice.nextInt(run.stages().size()));
            for (int i = 0; i < STEPS && !state.isFinished(); i++) {
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
            act(action, state, dice).ifPresent(act -> {
                boolean changes = !standing(state.after(act)).equals(standing(state));
                if (offered && !changes) {
                    found.add(where + ": " + action + " is offered and does nothing");
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
        state.trial().filter(trial -> trial.outcome() == Trial.Outcome.OPEN).ifPresent(trial -> {
            List<Move> legal = trial.legalMoves();
            next.add(new Act.Moved(legal.get(dice.nextInt(legal.size()))));
        });
        return next.isEmpty() ? state.after(new Act.WentOn()) : state.after(next.get(dice.nextInt(next.size())));
    }

    private static List<Object> standing(LessonState state) {
        return List.of(state.index(), state.isFinished(), state.entries(), state.here(), state.reply());
    }

    private static Optional<Act> act(Action action, LessonState state, Random dice) {
        return switch (action) {
            case ANSWER -> answer(state, dice).map(Act.Answered::new);
            case GO_ON -> Optional.of(new Act.WentOn());
            case GO_BACK -> Optional.of(new Act.WentBack());
            case TRY_AGAIN -> Optional.of(new Act.TriedAgain());
            // What looks ahead takes long.
            case ASK_FOR_HINT, GIVE_UP ->
                state.trial().isPresent()
                        ? Optional.empty()
                        : Optional.of(action == Action.GIVE_UP ? new Act.GaveUp() : new Act.AskedForHint());
            case SAY_HOW_SURE -> Optional.of(new Act.WasSure(1 + dice.nextInt(3)));
            case TAKE_BACK -> Optional.of(new Act.TookBack());
            case START_OVER -> Optional.of(new Act.StartedOver());
            case BE_TOLD_WHY -> Optional.of(new Act.Looked());
            case SHOW_LINE ->
                state.stage().step().asShowChart().isPresent()
                                && state.run().sheet(state.stage()).isPresent()
                        ? Optional.of(
                                new Act.Drew(state.run().truth(state.stage()).written()))
                        : Optional.empty();
            case SEE_WHAT_IF -> Optional.empty();
        };
    }

    private static Optional<String> answer(LessonState state, Random dice) {
        Stage stage = state.stage();
        if (!stage.step().asks() || stage.form() == AnswerForm.TALLY) {
            return Optional.empty();
        }
        List<String> all =
                new ArrayList<>(List.of(state.run().rightAnswer(stage).written()));
        if (stage.form() == AnswerForm.ONE || stage.form() == AnswerForm.SEVERAL) {
            state.run().options(stage).forEach(option -> all.add(option.id()));
        }
        return Optional.of(all.get(dice.nextInt(all.size())));
    }
}
