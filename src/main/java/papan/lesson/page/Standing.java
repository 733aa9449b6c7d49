package papan.lesson.page;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import papan.lesson.kept.Act;
import papan.lesson.kind.AnswerForm;
import papan.lesson.kind.AnswerOption;
import papan.lesson.play.LessonState;
import papan.lesson.play.Stage;
import papan.lesson.script.Given;

/**
 * The state of a step after an answer or a hint. Viewers that have no engine look up here what to show.
 *
 * @param hints how many were asked for
 * @param given what was answered, as answers are written; empty if nothing was
 * @param shown whether the learner gave up, and was shown the answer
 * @param state how far the learner has come then
 */
public record Standing(int hints, Optional<String> given, boolean shown, LessonState state) {

    /**
     * How the step can stand after one thing was done in it: after each hint; and where something is asked, after the right
     * answer, after each wrong one that is offered or that its author has foreseen, and after the answer is shown.
     */
    public static List<Standing> all(LessonState fresh) {
        return Stream.concat(helped(fresh), fresh.isAsking() ? answered(fresh) : Stream.empty())
                .toList();
    }

    private static Stream<Standing> helped(LessonState fresh) {
        int rungs = fresh.run().hints(fresh.stage(), fresh.run().words()).size();
        return Stream.iterate(new Standing(0, Optional.empty(), false, fresh), Standing::helped)
                .skip(1)
                .limit(rungs);
    }

    private Standing helped() {
        return new Standing(hints + 1, given, shown, state.after(new Act.AskedForHint()));
    }

    private static Stream<Standing> answered(LessonState fresh) {
        Standing shown = new Standing(0, Optional.empty(), true, fresh.after(new Act.GaveUp()));
        Stage stage = fresh.stage();
        if (stage.form() == AnswerForm.TALLY) {
            return Stream.empty();
        }
        if (!stage.form().isScored()) {
            return Stream.of(shown);
        }
        Given right = fresh.run().rightAnswer(stage);
        return Stream.of(Stream.of(given(fresh, right.written())), wrong(fresh, right), Stream.of(shown))
                .flatMap(each -> each);
    }

    private static Stream<Standing> wrong(LessonState fresh, Given right) {
        Stage stage = fresh.stage();
        Stream<String> offered = fresh.run().options(stage).stream().map(AnswerOption::id);
        Stream<String> foreseen = stage.asked().stream()
                .flatMap(ask -> ask.feedback().byAnswer().keySet().stream().sorted());
        return Stream.concat(offered, foreseen)
                .distinct()
                .filter(answer -> !right.has(answer))
                .map(answer -> given(fresh, answer))
                .filter(standing -> !standing.state().here().isSettled());
    }

    private static Standing given(LessonState fresh, String answer) {
        LessonState after = fresh.after(new Act.Answered(answer)).after(new Act.WasSure(0));
        return new Standing(0, Optional.of(answer), false, after);
    }
}
