package papan.chart;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import papan.analysis.ChartData;
import papan.analysis.Column;
import papan.analysis.Course;
import papan.analysis.CourseChart;
import papan.analysis.HistogramChart;
import papan.event.BoardEvent;
import papan.model.Side;
import papan.narration.Narrator;
import papan.rules.FirstMove;
import papan.rules.RuleSet;

/** Says in words what a chart shows at a cursor: the answer to its question. */
final class ChartSentence {
    /** After so many turns a usual round is told: most rounds are still going on, and it is no longer the opening. */
    private static final int TOLD_TURN = 10;
    /** From an interval so wide on it is said that there are few rounds. */
    private static final double WIDE = 0.25;

    private final ChartText words;

    ChartSentence(ChartText words) {
        this.words = words;
    }

    String of(Chart chart, int entry, int upTo) {
        RuleSet rules = chart.entries().get(entry).rules();
        ChartData data = chart.entries().get(entry).data();
        return switch (chart.kind().form()) {
            case STACK -> numbers((CourseChart) data, upTo);
            case LINES -> lines((CourseChart) data, upTo);
            case HEAT -> houses((CourseChart) data, upTo);
            case BARS -> rounds(data, upTo);
            case HISTOGRAM -> counted((HistogramChart) data, upTo);
            case BAND -> usual(rules, data);
            case DISTRIBUTION ->
                margins(chart.entries().get(entry)) + givenUp(chart.entries().get(entry));
            case INTERVALS ->
                first(chart.entries().get(entry)) + givenUp(chart.entries().get(entry));
        };
    }

    private String lines(CourseChart data, int upTo) {
        return switch (data.kind()) {
            case SERIES -> series(data, upTo);
            case LEAD -> lead(data, upTo);
            default -> numbers(data, upTo);
        };
    }

    private Map<String, Object> args() {
        Map<String, Object> args = new HashMap<>();
        args.put("south", Side.SOUTH);
        args.put("north", Side.NORTH);
        return args;
    }

    /** All columns of the row at the cursor, by their keys. */
    private Map<String, Object> row(ChartData data, int row, int upTo) {
        Map<String, Object> args = args();
        List<Column> columns = data.columns();
        for (int i = 0; i < columns.size(); i++) {
            double value = data.value(row, i, upTo);
            boolean whole = value == Math.rint(value) && columns.get(i).unit() != papan.analysis.Unit.SHARE;
            args.put(
                    columns.get(i).key(),
                    whole
                            ? (Object) (int) value
                            : words.number(value, columns.get(i).unit()));
        }
        return args;
    }

    private String numbers(CourseChart data, int upTo) {
        Map<String, Object> args = row(data, data.rows(upTo) - 1, upTo);
        args.put("at", words.at(data, upTo));
        return words.text("sentence." + data.kind().id(), args);
    }

    /** Each line with its number, one after the other. */
    private String series(CourseChart data, int upTo) {
        int row = data.rows(upTo) - 1;
        List<String> numbers = new ArrayList<>();
        for (int i = 0; i < data.columns().size(); i++) {
            numbers.add(words.label(data.columns().get(i), data.value(row, i, upTo)));
        }
        String told = String.join(words.captions().text("list.comma"), numbers);
        return words.text("sentence.series", Map.of("at", words.at(data, upTo), "numbers", told));
    }

    private String houses(CourseChart data, int upTo) {
        Course course = data.course();
        Map<String, Object> args = args();
        var house = ChartText.fullest(data, data.rows(upTo) - 1, upTo);
        args.put("at", words.at(data, upTo));
        args.put("house", house);
        args.put("seeds", course.seedsAt(course.layout().indexOf(house), upTo));
        args.put("empty", course.emptyHouses(Side.SOUTH, upTo) + course.emptyHouses(Side.NORTH, upTo));
        args.put("burnt", course.burntHouses(Side.SOUTH, upTo) + course.burntHouses(Side.NORTH, upTo));
        boolean none = args.get("seeds").equals(0);
        return words.text(none ? "sentence.houses.none" : "sentence.houses", args);
    }

    private String lead(CourseChart data, int upTo) {
        int lead = (int) data.at(0, upTo);
        Map<String, Object> args = args();
        args.put("at", words.at(data, upTo));
        args.put("player", lead > 0 ? Side.SOUTH : Side.NORTH);
        args.put("count", Math.abs(lead));
        String now = words.text(lead == 0 ? "sentence.lead.even" : "sentence.lead.ahead", args);
        if (upTo == 0) {
            return now;
        }
        int most = data.steepest(0, 0, upTo);
        BoardEvent event = data.course().events().get(most - 1);
        boolean changed = data.at(0, most) != data.at(0, most - 1);
        return changed ? now + " " + words.text("sentence.most", Map.of("event", told(event))) : now;
    }

    private String told(BoardEvent event) {
        return words.captions().format(Narrator.caption(event));
    }

    private String rounds(ChartData data, int upTo) {
        int row = data.rowOf(upTo, upTo).orElse(0);
        Map<String, Object> args = row(data, row, upTo);
        args.put("number", data.number(row, upTo));
        return words.text("sentence.rounds", args);
    }

    private String counted(HistogramChart data, int upTo) {
        List<HistogramChart.Counted> all = data.counted(upTo);
        String key = "sentence." + data.kind().id();
        if (all.isEmpty()) {
            return words.text(key + ".none");
        }
        HistogramChart.Counted most = all.get(0);
        long sum = 0;
        for (HistogramChart.Counted counted : all) {
            most = counted.size() > most.size() ? counted : most;
            sum += counted.size();
        }
        Map<String, Object> args = args();
        args.put("count", all.size());
        args.put("mean", words.decimals((double) sum / all.size(), 1));
        args.put("most", most.size());
        args.put("player", most.side());
        return words.text(key, args);
    }

    private String usual(RuleSet rules, ChartData data) {
        if (data.rows(0) == 0) {
            return words.text("sentence.empty-sample");
        }
        int turns = Math.min(TOLD_TURN, data.rows(0) - 1);
        return words.text(
                "sentence.usual",
                Map.of(
                        "rules", words.rules(rules),
                        "turns", turns,
                        "low", words.decimals(data.value(turns, 0, 0), 0),
                        "mean", words.decimals(data.value(turns, 1, 0), 1),
                        "high", words.decimals(data.value(turns, 2, 0), 0),
                        "count", words.decimals(data.value(turns, 3, 0), 0)));
    }

    /** What is not in the figures: rounds or matches that went on for too long. */
    private String givenUp(Chart.Entry entry) {
        long count =
                entry.sample().map(sample -> sample.statistics().unfinished()).orElse(0L);
        return count == 0
                ? ""
                : " " + words.text("sentence.given-up", Map.of("count", words.count(count), "unit", unit(entry)));
    }

    private static String unit(Chart.Entry entry) {
        boolean matches =
                entry.sample().filter(sample -> sample.statistics().matches()).isPresent();
        return matches ? "match" : "round";
    }

    private String margins(Chart.Entry entry) {
        ChartData data = entry.data();
        double rounds = 0;
        double sum = 0;
        for (int row = 0; row < data.rows(0); row++) {
            rounds += data.value(row, 1, 0);
            sum += data.value(row, 1, 0) * data.number(row, 0);
        }
        if (rounds == 0) {
            return words.text("sentence.empty-sample");
        }
        return words.text(
                "sentence.margins",
                Map.of(
                        "unit", unit(entry),
                        "rules", words.rules(entry.rules()),
                        "low", words.decimals(quantile(data, rounds / 4), 0),
                        "high", words.decimals(quantile(data, 3 * rounds / 4), 0),
                        "mean", words.decimals(sum / rounds, 1),
                        "count", words.decimals(rounds, 0)));
    }

    private static double quantile(ChartData data, double wanted) {
        double below = 0;
        for (int row = 0; row < data.rows(0); row++) {
            below += data.value(row, 1, 0);
            if (below >= wanted) {
                return data.number(row, 0);
            }
        }
        return data.number(data.rows(0) - 1, 0);
    }

    private String first(Chart.Entry entry) {
        ChartData data = entry.data();
        double low = data.value(0, 0, 0);
        double high = data.value(0, 2, 0);
        if (data.value(0, 3, 0) == 0) {
            return words.text("sentence.empty-sample");
        }
        boolean even = entry.sample().filter(Chart.Sample::evenPlayers).isPresent();
        String verdict = !even ? "uneven" : low > 0.5 ? "helps" : high < 0.5 ? "hurts" : "open";
        String sentence = words.text(
                "sentence.first." + verdict,
                Map.of(
                        "unit", unit(entry),
                        "rules", words.rules(entry.rules()),
                        "low", words.decimals(100 * low, 1),
                        "share", words.decimals(100 * data.value(0, 1, 0), 1),
                        "high", words.decimals(100 * high, 1),
                        "count", words.decimals(data.value(0, 3, 0), 0)));
        boolean both = entry.rules().firstMove() instanceof FirstMove.Simultaneous;
        return sentence
                + (both ? " " + words.text("sentence.first.simultaneous") : "")
                + (high - low > WIDE
                        ? " " + words.text("sentence.first.few", Map.of("width", words.decimals(100 * (high - low), 0)))
                        : "");
    }
}
