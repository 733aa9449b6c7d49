package papan.json.lesson;

import static papan.json.lesson.QuestionFields.ASKED;

import java.util.Optional;
import papan.analysis.Spacing;
import papan.format.Field;
import papan.format.Fields;
import papan.format.ObjectShape;
import papan.format.Shapes;
import papan.lesson.script.AskedChart;
import papan.lesson.script.Question;
import papan.model.Move;
import papan.model.Side;

/** The question how a line of a chart will go. */
final class DrawCurveShape {
    private static final Field<String> CHART = ChartField.chart(
            true, "Whose line is drawn: one of Papan's charts, or the id of one of your own in charts.");
    /** What is drawn is a single turn. */
    private static final Field<Spacing> PER = Field.optional(
            "per",
            Shapes.words(ChartField.spacings(Spacing.SEED, Spacing.LAP)),
            "How far apart the points lie; seed, if left out; not for a chart of your own, which says it itself.");

    private static final Field<Move> CHOSEN = Field.optional(
            "move", LessonShapes.MOVE, "The house that is chosen; left out if a move has been stopped in the middle.");
    private static final Field<Side> PLAYER =
            Field.optional("player", LessonShapes.SIDE, "Whose line; the mover's, if left out.");
    private static final Field<Integer> WITHIN = Field.optional(
            "within",
            Shapes.whole(0, 100),
            Question.DrawCurve.USUAL_WITHIN,
            "How much of the line's height the answer may be beside it on average, in per cent.");

    static final ObjectShape<QuestionFields.Asked> SHAPE = QuestionFields.kind(
            "How a line of a chart will go.",
            "{ 'type': 'drawCurve', 'chart': 'stores', 'move': 'S3' }",
            DrawCurveShape::question,
            ASKED,
            CHART,
            PER,
            CHOSEN,
            PLAYER,
            WITHIN);

    private DrawCurveShape() {}

    private static Question question(Fields in) {
        AskedChart named = ChartField.named(in, CHART, PER, Optional.of(CHART));
        // Its points are seeds, whatever suits a longer course.
        AskedChart chart = named.isOwn() || in.has(PER)
                ? named
                : AskedChart.of(named.plan().kind(), Spacing.SEED);
        Optional<Move> move = in.find(CHOSEN);
        Side side = in.find(PLAYER).or(() -> move.map(m -> m.from().side())).orElse(Side.SOUTH);
        return new Question.DrawCurve(in.get(ASKED), move, chart.plan(), side, in.get(WITHIN));
    }
}
