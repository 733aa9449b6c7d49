package papan.lesson.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import papan.lesson.kind.AnswerForm;
import papan.lesson.kind.QuestionKinds;
import papan.lesson.script.BankQuestion;
import papan.lesson.script.From;
import papan.lesson.script.Lesson;
import papan.lesson.script.Step;

/**
 * Something of a lesson that can be asked outside it: a question that needs nothing but its board, a try, a drill, or a
 * question that is kept for later.
 *
 * @param lesson as its author wrote it
 * @param step what is asked
 * @param before the ids of the moves that lead to its board, in order
 * @param board the id of the step on whose board that begins; empty if it begins on its own
 */
public record Practicable(Lesson lesson, Step step, List<String> before, Optional<String> board) {
    public Practicable {
        before = List.copyOf(before);
    }

    /** All that a lesson has, in its order; what is kept for later comes last. */
    public static List<Practicable> of(Lesson lesson) {
        List<Step> steps = lesson.steps();
        Stream<Practicable> asked = IntStream.range(0, steps.size())
                .filter(i -> isApart(steps.get(i)) && !isShown(steps.subList(0, i)))
                .mapToObj(i -> leadingTo(lesson, steps.get(i), steps.subList(0, i)))
                .flatMap(Optional::stream);
        Stream<Practicable> later = lesson.bank().stream().flatMap(kept -> kept(lesson, kept).stream());
        return Stream.concat(asked, later).toList();
    }

    private static Optional<Practicable> kept(Lesson lesson, BankQuestion question) {
        List<String> ids = lesson.steps().stream().map(step -> step.head().id()).toList();
        return question.after()
                .map(step -> leadingTo(lesson, question.ask(), lesson.steps().subList(0, ids.indexOf(step) + 1)))
                .orElseGet(() -> Optional.of(new Practicable(lesson, question.ask(), List.of(), Optional.empty())));
    }

    /** Whether it can be asked without what comes before it, but for its board. */
    private static boolean isApart(Step step) {
        return step.asAsk()
                .map(ask -> !ask.asking().looksBack()
                        && QuestionKinds.of(ask.question()).form() != AnswerForm.TALLY)
                .orElse(step.letsTry() && !step.isPlayedOut());
    }

    /** Whether a chart, or boards that are compared, come last before a question: it is about them, on whatever board. */
    private static boolean isShown(List<Step> earlier) {
        return earlier.stream()
                .filter(step -> !step.asks())
                .reduce((one, later) -> later)
                .filter(step ->
                        step.asShowChart().isPresent() || step.asCompare().isPresent())
                .isPresent();
    }

    /** Nothing but moves and other questions may stand between it and its board: it may speak of anything else. */
    private static Optional<Practicable> leadingTo(Lesson lesson, Step asked, List<Step> earlier) {
        if (!asked.goesOn()) {
            return Optional.of(new Practicable(lesson, asked, List.of(), Optional.empty()));
        }
        List<String> plays = new ArrayList<>();
        for (int i = earlier.size() - 1; i >= 0; i--) {
            Step before = earlier.get(i);
            if (!before.asks() && before.asPlay().isEmpty()) {
                return Optional.empty();
            }
            before.asPlay().ifPresent(play -> plays.add(play.head().id()));
            if (i == 0 || !(before.head().from() instanceof From.Keep)) {
                Collections.reverse(plays);
                return Optional.of(new Practicable(
                        lesson, asked, plays, Optional.of(before.head().id())));
            }
        }
        return Optional.empty();
    }

    /** What results call it within its lesson. */
    public String id() {
        return step.head().id();
    }

    /** The planned length; of what has none, a minute. */
    public double minutes() {
        return step.head().minutes() == 0 ? 1 : step.head().minutes();
    }

    /** Whether both can stand in one lesson: by the same rules, with the same players and words, seen from one side. */
    public boolean fits(Practicable other) {
        return lesson.rules().equals(other.lesson.rules())
                && lesson.language().equals(other.lesson.language())
                && lesson.players().equals(other.lesson.players())
                && lesson.view().equals(other.lesson.view())
                && lesson.glossary().equals(other.lesson.glossary());
    }
}
