package papan.lesson.kind;

import java.util.List;

/**
 * How far a line that was drawn is from the true one.
 *
 * @param mean the distance on average, in what the chart counts
 * @param widest the largest distance
 * @param at the point at which it is the largest, from 1; the earliest of several
 */
public record CurveGap(double mean, double widest, int at) {

    /** The gap between two lines of as many points; both must have one. */
    public static CurveGap between(List<Double> drawn, List<Double> truth) {
        double sum = 0;
        double widest = 0;
        int at = 1;
        for (int i = 0; i < truth.size(); i++) {
            double gap = Math.abs(truth.get(i) - drawn.get(i));
            sum += gap;
            if (gap > widest) {
                widest = gap;
                at = i + 1;
            }
        }
        return new CurveGap(sum / truth.size(), widest, at);
    }

    /** The distance on average as it is told: to a tenth, or finer where the chart counts in small parts. */
    public String meanTold(CurveSheet sheet) {
        return CurveSheet.write(List.of(sheet.step() < 1 ? mean : Math.round(mean * 10) / 10.0));
    }

    /** Whether there is none. */
    public boolean isNone() {
        return widest == 0;
    }
}
