package papan.lesson.kind;

import java.util.List;
import java.util.Optional;
import papan.analysis.ChartPlan;
import papan.lesson.scene.Effort;
import papan.lesson.scene.LessonBook;
import papan.lesson.scene.Scene;
import papan.lesson.script.Given;
import papan.lesson.script.Question;
import papan.model.Layout;

/** How will a line of a chart go? */
record DrawCurveKind(Question.DrawCurve question) implements QuestionKind {
    @Override
    public String type() {
        return "drawCurve";
    }

    @Override
    public AnswerForm form() {
        return AnswerForm.CURVE;
    }

    @Override
    public RightAnswer answer(Scene scene, LessonBook book, String path, Effort effort) {
        return Curve.answer(question, scene, path);
    }

    @Override
    public List<AnswerOption> options(Scene scene, AnswerOptions offers) {
        return List.of();
    }

    @Override
    public String words(QuestionWords words) {
        return words.sentences(question.move(), Question.Until.TURN, words.drawing(question.chart(), question.line()));
    }

    @Override
    public String print() {
        ChartPlan chart = question.chart();
        return UpcomingTurn.print(question.move(), Question.Until.TURN) + " " + chart.kind() + " " + chart.per() + " "
                + question.side() + (chart.series().isEmpty() ? "" : " " + chart.series());
    }

    @Override
    public void check(RightAnswer right, QuestionCheck check) {
        // The author states no answer.
    }

    @Override
    public AnswerNotation notation(Layout layout) {
        return AnswerNotation.none();
    }

    @Override
    public boolean isNear(Given given, Scene scene) {
        return Curve.of(question, scene).isHit(given.written(), question.within());
    }

    @Override
    public Optional<ChartPlan> drawn() {
        return Optional.of(question.chart());
    }

    @Override
    public Optional<Curve> curve(Scene scene) {
        return Optional.of(Curve.of(question, scene));
    }
}
