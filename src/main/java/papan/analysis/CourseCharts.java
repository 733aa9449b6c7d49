package papan.analysis;

/** Makes the charts of a course. */
public final class CourseCharts {
    private CourseCharts() {}

    /** A chart of a course, with points as far apart as is said where that can be chosen. */
    public static ChartData of(ChartPlan plan, Course course) {
        return switch (plan.kind().form()) {
            case STACK, HEAT, LINES -> new CourseChart(plan, course);
            case BARS -> RoundsChart.of(course);
            case HISTOGRAM -> HistogramChart.of(plan.kind(), course);
            case BAND, DISTRIBUTION, INTERVALS ->
                throw new IllegalArgumentException("kind " + plan.kind() + " is about many rounds");
        };
    }
}
