package papan.lesson.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import papan.lesson.kept.Act;
import papan.lesson.kind.AnswerOption;
import papan.lesson.play.LessonRun;
import papan.lesson.play.LessonState;
import papan.lesson.play.Stage;
import papan.lesson.play.Trial;
import papan.lesson.script.Lesson;
import papan.model.Layout;
import papan.model.Move;
import papan.narration.DecisionText;
import papan.narration.Reasoning;
import papan.rules.ClauseId;
import papan.testing.PlayedLessons;

/**
 * How many words a page tells before anybody has asked for more: what to do, what can be answered, what happened and which
 * rule decided. The names of buttons and what stands on the board aren't counted.
 */
class WordsOnPageTest {
    private static final int BEFORE = 25;
    private static final int AFTER_A_MISS = 30;
    /** The most words of a step of the course at first; half a miss more after one. */
    private static final int MOST = 60;
    /** What is said to a wrong answer before the author's words: Not quite. */
    private static final int VERDICT = 2;

    private final List<Lesson> course =
            PlayedLessons.shipped().stream().map(LessonRun::lesson).toList();

    @Test
    void nothingOfTheCourseIsLongerThanTheseStepsAre() {
        assertThat(PlayedLessons.shipped().stream().flatMap(run -> of(run).stream()))
                .filteredOn(step -> step.before() > MOST || step.missed() > MOST + AFTER_A_MISS / 2)
                .extracting(Words::step)
                .as("a quarrel is told there before it is judged")
                .containsOnly("referee");
    }

    /** How many words a step has at first, and after the wordiest of all misses; 0 where none is possible. */
    private record Words(String lesson, String step, int before, int missed) {}

    @Test
    void whoReadsLittleCanDoTheFirstLesson() {
        LessonRun first = PlayedLessons.shipped().get(0);
        List<Words> steps = of(first);
        assertThat(steps.get(0).before()).as("before the first own move").isLessThanOrEqualTo(BEFORE);
        assertThat(steps)
                .filteredOn(step -> step.missed() > AFTER_A_MISS)
                .extracting(Words::step)
                .as("what-for keeps its three answers in sight, ready its task of two sentences")
                .containsOnly("what-for", "ready");
    }

    /** Prints the words of every step of the course as a table. */
    public static void main(String[] args) {
        WordsOnPageTest words = new WordsOnPageTest();
        PlayedLessons.shipped().stream()
                .flatMap(run -> words.of(run).stream())
                .forEach(step -> System.out.printf(
                        Locale.ROOT,
                        "%-24s %-24s %4d %4d%n",
                        step.lesson(),
                        step.step(),
                        step.before(),
                        step.missed()));
    }

    private List<Words> of(LessonRun run) {
        return run.stages().stream()
                .map(stage -> new Words(
                        run.lesson().id(),
                        stage.step().head().id(),
                        count(LessonState.of(run, stage.index()), stage.start()),
                        missed(run, stage)))
                .toList();
    }

    private int missed(LessonRun run, Stage stage) {
        LessonState begun = LessonState.of(run, stage.index());
        IntStream words = begun.trial().isPresent()
                ? tried(begun)
                        .mapToInt(state -> count(
                                state, state.trial().orElseThrow().timeline().size()))
                : given(run, stage)
                        .map(given -> begun.after(new Act.Answered(given)))
                        .filter(LessonState::mayTryAgain)
                        .mapToInt(state -> count(state, stage.start()));
        return words.max().orElse(0);
    }

    private static Stream<LessonState> tried(LessonState begun) {
        List<Move> moves = begun.trial().map(Trial::legalMoves).orElse(List.of());
        return moves.stream()
                .map(move -> begun.after(new Act.Moved(move)))
                .filter(state -> state.trial().filter(Trial::isMissed).isPresent());
    }

    /** Answers, of which some are wrong whatever is asked. */
    private static Stream<String> given(LessonRun run, Stage stage) {
        if (!stage.step().asks()) {
            return Stream.empty();
        }
        Layout layout = stage.timeline().positionAt(stage.start()).layout();
        Stream<String> places = IntStream.range(0, layout.places())
                .mapToObj(place -> layout.placeAt(place).name());
        return switch (stage.form()) {
            case PLACE -> places;
            case NUMBERS -> Stream.of("0", "99");
            default -> run.options(stage).stream().map(AnswerOption::id);
        };
    }

    private int count(LessonState state, int cursor) {
        Set<String> texts = new LinkedHashSet<>();
        Seen seen = new Seen(state);
        Page.of(state, cursor, state.run().words()).blocks().forEach(block -> texts.addAll(block.accept(seen)));
        int verdict = state.isAsking() && state.mayTryAgain() ? VERDICT : 0;
        return verdict
                + texts.stream()
                        .flatMap(text -> Arrays.stream(text.split("\\s+")))
                        .filter(word -> word.codePoints().anyMatch(Character::isLetterOrDigit))
                        .mapToInt(any -> 1)
                        .sum();
    }

    /** What a window shows of each block until somebody asks for more. */
    private final class Seen implements BlockTexts {
        private final LessonState state;
        private final Predicate<ClauseId> known;

        Seen(LessonState state) {
            this.state = state;
            Set<String> taught = state.run().lesson().known(course);
            known = clause -> taught.contains(clause.id());
        }

        @Override
        public List<String> asked(Block.Asked asked) {
            List<String> texts = BlockTexts.super.asked(asked);
            texts.add(asked.how());
            return texts;
        }

        @Override
        public List<String> judged(Block.Judged judged) {
            return judged.feedback();
        }

        @Override
        public List<String> ruling(Block.Ruling ruling) {
            return DecisionText.of(
                            ruling.event(),
                            new Reasoning(state.run().words(), state.run().rules(state.stage())))
                    .map(decision -> List.of(decision.brief(known)))
                    .orElse(List.of());
        }
    }
}
