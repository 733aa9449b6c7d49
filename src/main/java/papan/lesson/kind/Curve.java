package papan.lesson.kind;

import java.util.ArrayList;
import java.util.List;
import papan.analysis.ChartPlan;
import papan.analysis.Column;
import papan.analysis.Course;
import papan.analysis.CourseChart;
import papan.analysis.Unit;
import papan.lesson.scene.Scene;
import papan.lesson.script.Question;

/**
 * A line of a chart that a learner draws before it is shown.
 *
 * @param sheet what it is drawn on
 * @param truth how it goes after its beginning
 */
public record Curve(CurveSheet sheet, List<Double> truth) {
    /** The least height that counts, in steps; a line that hardly moves need not be hit more exactly. */
    private static final int LEAST_HEIGHT = 5;

    public Curve {
        truth = List.copyOf(truth);
    }

    /** One of the lines along a course, of at most so many points as can be thought ahead. */
    public static Curve of(Course course, ChartPlan plan, int column) {
        CourseChart chart = new CourseChart(plan, course);
        Column line = chart.columns().get(column);
        boolean bothWays = line.measure().equals("lead");
        int end = course.size();
        List<Double> values = new ArrayList<>();
        for (int row = 0; row < chart.rows(end); row++) {
            values.add(chart.value(row, column, end));
        }
        List<Double> truth = values.subList(1, Math.min(values.size(), CurveSheet.MAX_POINTS + 1));
        double highest = switch (line.unit()) {
            case HOUSES -> course.layout().houses();
            case SHARE -> 1;
            default -> highest(values);
        };
        CurveSheet sheet = new CurveSheet(
                plan.kind(),
                plan.per(),
                values.get(0),
                truth.size(),
                bothWays ? -highest : 0,
                highest,
                line.unit() == Unit.SHARE ? 0.05 : 1);
        return new Curve(sheet, truth);
    }

    /** Tens of seeds: well above where the line begins, so that its end is not given away, and above its end. */
    private static double highest(List<Double> values) {
        double most = values.stream().mapToDouble(Math::abs).max().orElse(0);
        return Math.max((Math.ceil(Math.abs(values.get(0)) / 10) + 3) * 10, (Math.ceil(most / 10) + 1) * 10);
    }

    /** Rows of which only the first is known would leave nothing to draw. */
    static int points(Course course, ChartPlan plan) {
        return new CourseChart(plan, course).rows(course.size()) - 1;
    }

    /**
     * Whether the area between what was drawn and the truth is small enough.
     *
     * @param within in per cent of the line's height
     */
    boolean isHit(String answer, int within) {
        return sheet.parse(answer).filter(drawn -> gap(drawn) <= within / 100.0).isPresent();
    }

    /** The area between two lines, as a share of the true one's height and length. */
    double gap(List<Double> drawn) {
        double most = sheet.start();
        double least = sheet.start();
        for (double value : truth) {
            most = Math.max(most, value);
            least = Math.min(least, value);
        }
        return CurveGap.between(drawn, truth).mean() / Math.max(most - least, LEAST_HEIGHT * sheet.step());
    }

    static RightAnswer answer(Question.DrawCurve question, Scene scene, String path) {
        UpcomingTurn coming = UpcomingTurn.of(question.move(), Question.Until.TURN, scene, path);
        if (coming.finding().isPresent()) {
            return RightAnswer.none(coming.finding().get());
        }
        Course course = course(coming, scene);
        int points = points(course, question.chart());
        if (points < 1 || points > CurveSheet.MAX_POINTS) {
            return RightAnswer.none(
                    "E827",
                    path + ".per",
                    "The line has " + Math.max(0, points) + " points; 1 to " + CurveSheet.MAX_POINTS + " can be drawn.",
                    "Take points further apart, with \"per\", or another move.");
        }
        return RightAnswer.of(CurveSheet.write(of(question, scene).truth()));
    }

    /** The line that a question without fault is about. */
    static Curve of(Question.DrawCurve question, Scene scene) {
        UpcomingTurn coming = UpcomingTurn.of(question.move(), Question.Until.TURN, scene, "");
        return of(course(coming, scene), question.chart(), question.line());
    }

    private static Course course(UpcomingTurn coming, Scene scene) {
        return Course.of(scene.round().rules(), coming.start(), coming.unseen());
    }
}
