package papan.lesson.kind;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import papan.analysis.ChartKind;
import papan.analysis.Prediction;
import papan.analysis.Spacing;
import papan.lesson.script.Given;

/**
 * What a learner draws a line on, before it is shown: everything about the line but how it goes.
 *
 * @param start where it begins, which is no secret
 * @param points how many points are drawn after the beginning
 * @param lowest the smallest number that can be drawn
 * @param highest the largest
 * @param step how far apart numbers lie
 */
public record CurveSheet(
        ChartKind kind, Spacing per, double start, int points, double lowest, double highest, double step) {
    /** The most points that can be thought ahead. */
    public static final int MAX_POINTS = 24;

    private static final int MAX_DIGITS = 8;

    /** The nearest number that can be drawn. */
    public double nearest(double value) {
        double within = Math.max(lowest, Math.min(highest, value));
        return Math.round(within / step) * step;
    }

    /** An answer: the points after the beginning. */
    public static String write(List<Double> values) {
        return values.stream()
                .map(value -> BigDecimal.valueOf(Math.round(value * 100), 2)
                        .stripTrailingZeros()
                        .toPlainString())
                .collect(Collectors.joining(","));
    }

    /** An answer from what is drawn, the beginning left out; empty while a point is missing. */
    public static String answer(Prediction drawn) {
        List<Double> points = drawn.values().subList(1, drawn.values().size());
        return points.stream().anyMatch(value -> value.isNaN()) ? "" : write(points);
    }

    /** What is drawn, with nothing where a point is missing; empty while there is nothing but the beginning. */
    public static String draft(Prediction drawn) {
        List<Double> points = drawn.values().subList(1, drawn.values().size());
        return points.stream().allMatch(value -> value.isNaN())
                ? ""
                : points.stream()
                        .map(value -> value.isNaN() ? "" : write(List.of(value)))
                        .collect(Collectors.joining(","));
    }

    /** The line of a draft or an answer, from its beginning; empty where it is none for this sheet. */
    public Optional<Prediction> drafted(String draft) {
        List<String> parts = Given.of(draft).parts();
        List<Double> values = new ArrayList<>(List.of(start));
        parts.forEach(part -> values.add(isNumber(part) ? Double.parseDouble(part) : Double.NaN));
        return parts.size() == points && parts.stream().allMatch(part -> part.isEmpty() || isNumber(part))
                ? Optional.of(new Prediction(values))
                : Optional.empty();
    }

    private static boolean isNumber(String part) {
        return part.length() <= MAX_DIGITS && part.matches("-?[0-9]+(\\.[0-9]+)?");
    }

    /** Reads an answer; empty unless it is one number for each point. */
    public Optional<List<Double>> parse(String answer) {
        return drafted(answer)
                .filter(line -> !answer(line).isEmpty())
                .map(line -> line.values().subList(1, line.values().size()));
    }
}
