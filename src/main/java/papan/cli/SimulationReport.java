package papan.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import papan.model.Layout;
import papan.search.Simulation;
import papan.search.Statistics;

/** Prints the figures of a simulation as a table for people, as CSV or as JSON. */
final class SimulationReport {
    /** The widths of the table's columns, in letters. */
    private static final int NAMES = 64;

    private static final int FIGURES = 12;

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
            return String.format(Locale.ROOT, "%." + decimals + "f", value);
        }
    }

    SimulationReport(Simulation.Plan plan, Statistics found, CliText words, PrintWriter out) {
        this.plan = plan;
        this.found = found;
        this.words = words;
        this.out = out;
    }

    void print(String format) {
        switch (format) {
            case "csv" -> csv();
            case "json" -> json();
            default -> table();
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
        for (Figure figure : figures()) {
            String name = words.text("simulate." + figure.id(), Map.of("unit", unit()));
            out.println(TerminalColumn.left(name, NAMES) + " " + TerminalColumn.right(figure.text(), FIGURES));
        }
        out.println(words.text("simulate.by-laps"));
        for (int laps = 1; laps < found.lapsATurn().size(); laps++) {
            long turns = found.lapsATurn().get(laps);
            double share = 100 * found.eachTurn(turns);
            out.println(String.format(Locale.ROOT, "%6d %12d %7.3f %%", laps, turns, share));
        }
        if (!found.seeds().isEmpty()) {
            out.println(words.text("simulate.by-turn"));
            out.println(TerminalColumn.right(words.text("simulate.column.turn"), 6)
                    + TerminalColumn.right(words.text("simulate.column.rounds"), 9)
                    + places(" ", "%7s"));
            for (Statistics.Seeds seeds : found.seeds()) {
                out.printf(Locale.ROOT, "%6d %8d%s%n", seeds.turn(), seeds.rounds(), means(seeds, " ", "%7.2f"));
            }
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
            out.println("turn,rounds" + places(",", "%s"));
            for (Statistics.Seeds seeds : found.seeds()) {
                out.println(seeds.turn() + "," + seeds.rounds() + means(seeds, ",", "%.4f"));
            }
        }
    }

    private void json() {
        String figures = figures().stream()
                .map(figure -> "\"" + figure.key() + "\": " + figure.text())
                .collect(Collectors.joining(", "));
        String laps = found.lapsATurn().stream().map(String::valueOf).collect(Collectors.joining(", "));
        String seeds = found.seeds().stream()
                .map(s -> "[" + means(s, ", ", "%.4f").substring(2) + "]")
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

    private String places(String before, String form) {
        Layout layout = plan.rules().layout();
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < layout.places(); i++) {
            text.append(before)
                    .append(String.format(Locale.ROOT, form, layout.placeAt(i).name()));
        }
        return text.toString();
    }

    private static String means(Statistics.Seeds seeds, String before, String form) {
        return seeds.means().stream()
                .map(mean -> before + String.format(Locale.ROOT, form, mean))
                .collect(Collectors.joining());
    }
}
