package papan.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import papan.model.Layout;
import papan.search.Simulation;
import papan.search.Statistics;

/** Prints the figures of a simulation as a table for people, as CSV or as JSON. */
final class SimulationReport {
    private final Simulation.Plan plan;
    private final Statistics found;
    private final CliText words;
    private final PrintWriter out;

    /**
     * One number.
     *
     * @param key its name in CSV and JSON; the table calls it by the text {@code simulate.<id>}
     */
    private record Figure(String key, double value, int decimals) {
        static Figure whole(String key, long value) {
            return new Figure(key, (double) value, 0);
        }

        /** Its name in catalogues: {@code firstShare} is {@code first-share}. */
        String id() {
            return key.replaceAll("([A-Z])", "-$1").toLowerCase(Locale.ROOT);
        }

        String text() {
            return decimal(value, decimals);
        }
    }

    SimulationReport(Simulation.Plan plan, Statistics found, CliText words, PrintWriter out) {
        this.plan = plan;
        this.found = found;
        this.words = words;
        this.out = out;
    }

    void print(FiguresFormat.Format format) {
        switch (format) {
            case TABLE -> table();
            case CSV -> csv();
            case JSON -> json();
        }
    }

    private String unit() {
        return plan.matches() ? "match" : "round";
    }

    private List<Figure> figures() {
        List<Figure> list = new ArrayList<>();
        Statistics.Play play = found.play();
        list.add(Figure.whole("count", found.count()));
        if (plan.matches()) {
            list.add(new Figure("rounds", found.eachBegun(play.rounds()), 2));
        }
        list.add(Figure.whole("southWins", found.wins().south()));
        list.add(Figure.whole("northWins", found.wins().north()));
        list.add(Figure.whole("draws", found.wins().draws()));
        list.add(new Figure("firstShare", found.firstShare(), 4));
        list.add(new Figure("firstShareLow", found.firstShareLow(), 4));
        list.add(new Figure("firstShareHigh", found.firstShareHigh(), 4));
        list.add(new Figure("margin", found.each(found.margin().sum()), 2));
        list.add(new Figure("marginDeviation", found.marginDeviation(), 2));
        list.add(new Figure("winMargin", found.each(found.margin().absolute()), 2));
        list.add(new Figure("turns", found.eachBegun(play.turns()), 2));
        list.add(Figure.whole("longest", play.longest()));
        list.add(new Figure("captures", found.eachBegun(play.captures()), 2));
        list.add(new Figure("capturedSeeds", found.eachBegun(play.capturedSeeds()), 2));
        list.add(new Figure("relays", found.eachBegun(play.relays()), 2));
        list.add(new Figure("lapsATurn", found.eachTurn(play.laps()), 3));
        list.add(Figure.whole("unfinished", found.unfinished()));
        return list;
    }

    private void table() {
        out.println(words.text(
                "simulate.title",
                Map.of(
                        "rules", plan.rules().id(),
                        "south", plan.south(),
                        "north", plan.north(),
                        "seed", String.valueOf(plan.seed()))));
        List<List<String>> figures = figures().stream()
                .map(figure -> List.of(words.text("simulate." + figure.id(), Map.of("unit", unit())), figure.text()))
                .toList();
        TerminalColumn.table(figures, 1).forEach(out::println);
        out.println(words.text("simulate.by-laps"));
        List<List<String>> laps = IntStream.range(1, found.lapsATurn().size())
                .mapToObj(each -> List.of(
                        String.valueOf(each),
                        String.valueOf(found.lapsATurn().get(each)),
                        decimal(100 * found.eachTurn(found.lapsATurn().get(each)), 3) + " %"))
                .toList();
        TerminalColumn.table(laps, 0).forEach(line -> out.println("  " + line));
        if (!found.seeds().isEmpty()) {
            out.println(words.text("simulate.by-turn"));
            List<List<String>> turns = new ArrayList<>(
                    List.of(row(words.text("simulate.column.turn"), words.text("simulate.column.rounds"), places())));
            found.seeds().forEach(seeds -> turns.add(row(seeds, 2)));
            TerminalColumn.table(turns, 0).forEach(line -> out.println("  " + line));
        }
    }

    private void csv() {
        out.println("figure,value");
        figures().forEach(figure -> out.println(figure.key() + "," + figure.text()));
        for (int laps = 1; laps < found.lapsATurn().size(); laps++) {
            out.println("turnsOfLaps" + laps + "," + found.lapsATurn().get(laps));
        }
        if (!found.seeds().isEmpty()) {
            out.println();
            out.println(String.join(",", row("turn", "rounds", places())));
            found.seeds().forEach(seeds -> out.println(String.join(",", row(seeds, 4))));
        }
    }

    private void json() {
        String figures = figures().stream()
                .map(figure -> "\"" + figure.key() + "\": " + figure.text())
                .collect(Collectors.joining(", "));
        String laps = found.lapsATurn().stream().map(String::valueOf).collect(Collectors.joining(", "));
        String seeds = found.seeds().stream()
                .map(each -> "[" + String.join(", ", means(each, 4)) + "]")
                .collect(Collectors.joining(", "));
        out.printf(
                Locale.ROOT,
                "{\"rules\": \"%s\", \"players\": [\"%s\", \"%s\"], \"seed\": %d, \"unit\": \"%s\", %s,"
                        + " \"turnsByLaps\": [%s], \"seedsByTurn\": [%s]}%n",
                plan.rules().id(),
                plan.south(),
                plan.north(),
                plan.seed(),
                unit(),
                figures,
                laps,
                seeds);
    }

    private List<String> places() {
        Layout layout = plan.rules().layout();
        return IntStream.range(0, layout.places())
                .mapToObj(place -> layout.placeAt(place).name())
                .toList();
    }

    private static List<String> row(Statistics.Seeds seeds, int decimals) {
        return row(String.valueOf(seeds.turn()), String.valueOf(seeds.rounds()), means(seeds, decimals));
    }

    private static List<String> row(String turn, String rounds, List<String> seeds) {
        return Stream.concat(Stream.of(turn, rounds), seeds.stream()).toList();
    }

    private static List<String> means(Statistics.Seeds seeds, int decimals) {
        return seeds.means().stream().map(mean -> decimal(mean, decimals)).toList();
    }

    private static String decimal(double value, int decimals) {
        return String.format(Locale.ROOT, "%." + decimals + "f", value);
    }
}
