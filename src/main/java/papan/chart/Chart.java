package papan.chart;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import papan.analysis.ChartData;
import papan.analysis.ChartKind;
import papan.analysis.ChartPlan;
import papan.analysis.Course;
import papan.analysis.CourseCharts;
import papan.analysis.SampleChart;
import papan.analysis.Spacing;
import papan.rules.RuleSet;
import papan.search.Statistics;

/**
 * One question put to one rule set or to several, with the numbers that answer it. What the window shows, the command line
 * writes and the tables list are all functions of a chart and a cursor.
 *
 * @param title what somebody calls it instead of the program's question; empty for that
 * @param spacing how far apart the points of a course lie; also what brings the courses of several rule sets into step
 * @param entries one for each rule set, the one that the cursor belongs to first; one or more
 */
public record Chart(ChartKind kind, String title, Spacing spacing, List<Entry> entries) {
    /** How many rule sets one chart may compare. */
    public static final int MOST = 4;

    public Chart {
        entries = List.copyOf(entries);
        if (entries.isEmpty() || entries.size() > MOST) {
            throw new IllegalArgumentException("entries has " + entries.size() + " rule sets, not 1 to " + MOST);
        }
    }

    /**
     * The numbers under one rule set.
     *
     * @param course what they were counted along; empty for many rounds
     * @param sample where they were found in many rounds; empty for a course
     */
    public record Entry(RuleSet rules, ChartData data, Optional<Course> course, Optional<Sample> sample) {}

    /** One of the program's own charts of courses. */
    public static Chart of(ChartKind kind, Spacing spacing, List<Course> courses) {
        return of(ChartPlan.of(kind, spacing), "", courses);
    }

    /**
     * A chart of courses.
     *
     * @param title what it is called instead of the program's question; empty for that
     */
    public static Chart of(ChartPlan plan, String title, List<Course> courses) {
        List<Entry> entries = courses.stream()
                .map(course ->
                        new Entry(course.rules(), CourseCharts.of(plan, course), Optional.of(course), Optional.empty()))
                .toList();
        return new Chart(plan.kind(), title, plan.per(), entries);
    }

    /**
     * What many rounds or matches came to under one rule set.
     *
     * @param evenPlayers whether both players choose in the same way; only then does it tell something about moving first
     */
    public record Sample(RuleSet rules, Statistics statistics, boolean evenPlayers) {}

    /** A chart of many rounds. */
    public static Chart ofSamples(ChartKind kind, List<Sample> samples) {
        List<Entry> entries = samples.stream()
                .map(sample -> new Entry(
                        sample.rules(),
                        SampleChart.of(kind, List.of(sample.statistics())),
                        Optional.empty(),
                        Optional.of(sample)))
                .toList();
        return new Chart(kind, "", Spacing.TURN, entries);
    }

    /** The same chart of many rounds with one more sample. */
    public Chart beside(Sample sample) {
        return new Chart(
                kind,
                title,
                spacing,
                Stream.concat(entries.stream(), ofSamples(kind, List.of(sample)).entries().stream())
                        .toList());
    }

    /** A chart of the last rule set alone. */
    public Chart last() {
        return new Chart(kind, title, spacing, entries.subList(entries.size() - 1, entries.size()));
    }

    /** The numbers under the first rule set. */
    public ChartData data() {
        return entries.get(0).data();
    }

    /** The last cursor of the first rule set. */
    public int size() {
        return data().size();
    }

    /** How far another rule set's numbers are read when the first one's are read up to a cursor: as many points. */
    public int upTo(int entry, int cursor) {
        Optional<Course> first = entries.get(0).course();
        Optional<Course> other = entries.get(entry).course();
        if (entry == 0 || first.isEmpty() || other.isEmpty()) {
            return entry == 0 ? cursor : 0;
        }
        if (cursor >= first.get().size()) {
            return other.get().size();
        }
        int last = other.get().pointOf(spacing, other.get().size());
        int point = Math.min(last, first.get().pointOf(spacing, cursor));
        return other.get().cursorOf(spacing, point, other.get().size());
    }

    /** How many rows the longest of its tables has. */
    public int rows(int cursor) {
        int rows = 0;
        for (int i = 0; i < entries.size(); i++) {
            rows = Math.max(rows, entries.get(i).data().rows(upTo(i, cursor)));
        }
        return rows;
    }
}
