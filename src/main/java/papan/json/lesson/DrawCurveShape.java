package papan.json.lesson;

import java.util.Optional;
import papan.analysis.ChartPlan;
import papan.analysis.Spacing;
import papan.format.Field;
import papan.format.Fields;
import papan.format.Shapes;
import papan.format.Vocabulary;
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

    private static final Field<Side> PLAYER =
            Field.optional("player", LessonShapes.SIDE, "Whose line; the mover's, if left out.");

    private DrawCurveShape() {}

    /** The line that is drawn, as words of a lesson. */
    static void in(Vocabulary all) {
        all.with("curve", DrawCurveShape::plan, CHART, PER).with("drawn", in -> side(in, all), PLAYER);
    }

    private static ChartPlan plan(Fields in) {
        AskedChart named = ChartField.named(in, CHART, PER, Optional.of(CHART));
        // Its points are seeds, whatever suits a longer course.
        return named.isOwn() || in.has(PER)
                ? named.plan()
                : ChartPlan.of(named.plan().kind(), Spacing.SEED);
    }

    private static Side side(Fields in, Vocabulary all) {
        Field<Move> move = all.kind(Question.class, "drawCurve").field("move");
        return in.find(PLAYER)
                .or(() -> in.find(move).map(it -> it.from().side()))
                .orElse(Side.SOUTH);
    }
}
