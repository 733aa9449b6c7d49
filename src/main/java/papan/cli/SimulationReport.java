package papan.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import papan.model.Layout;
import papan.search.Simulation;
import papan.search.Statistics;

/** Prints the figures of a simulation as a table for people, as CSV or as JSON. */
final class SimulationReport {
    private final Simulation.Plan plan;
    private final Statistics found;
    private final PrintWriter out;

    /**
     * One number.
     *
     * @param key its name in CSV and JSON
     * @param words what the table calls it
     */
    private record Figure(String key, String words, double value, int decimals) {
        static Figure whole(String key, String words, long value) {
            return new Figure(key, words, (double) value, 0);
        }

        String text() {
            return String.format(Locale.ROOT, "%." + decimals + "f", value);
        }
    }

    SimulationReport(Simulation.Plan plan, Statistics found, PrintWriter out) {
        this.plan = plan;
        this.found = found;
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
        list.add(Figure.whole("count", plan.matches() ? "matches played" : "rounds played", found.count()));
        if (plan.matches()) {
            list.add(new Figure("rounds", "rounds a match", found.eachBegun(play.rounds()), 2));
        }
        list.add(Figure.whole("southWins", "won by south", found.wins().south()));
        list.add(Figure.whole("northWins", "won by north", found.wins().north()));
        list.add(Figure.whole("draws", "drawn", found.wins().draws()));
        list.add(new Figure("firstShare", "share of the first player, a draw counting half", found.firstShare(), 4));
        list.add(new Figure("firstShareLow", "  95 % interval, from", found.firstShareLow(), 4));
        list.add(new Figure("firstShareHigh", "  95 % interval, to", found.firstShareHigh(), 4));
        list.add(new Figure(
                "margin",
                "margin of the first player, in seeds",
                found.each(found.margin().sum()),
                2));
        list.add(new Figure("marginDeviation", "  its standard deviation", found.marginDeviation(), 2));
        list.add(new Figure(
                "winMargin", "margin of the winner", found.each(found.margin().absolute()), 2));
        list.add(new Figure("turns", "turns a " + unit(), found.eachBegun(play.turns()), 2));
        list.add(Figure.whole("longest", "turns of the longest " + unit(), play.longest()));
        list.add(new Figure("captures", "captures a " + unit(), found.eachBegun(play.captures()), 2));
        list.add(new Figure("capturedSeeds", "seeds captured a " + unit(), found.eachBegun(play.capturedSeeds()), 2));
        list.add(new Figure("relays", "relays a " + unit(), found.eachBegun(play.relays()), 2));
        list.add(new Figure("lapsATurn", "laps a turn", found.eachTurn(play.laps()), 3));
        list.add(Figure.whole("unfinished", "given up, too long", found.unfinished()));
        return list;
    }

    private void table() {
        out.printf("%s: %s against %s, seed %d%n", plan.rules().id(), plan.south(), plan.north(), plan.seed());
        for (Figure figure : figures()) {
            out.printf("%-48s %12s%n", figure.words(), figure.text());
        }
        out.println("turns by their number of laps");
        for (int laps = 1; laps < found.lapsATurn().size(); laps++) {
            long turns = found.lapsATurn().get(laps);
            double share = 100 * found.eachTurn(turns);
            out.println(String.format(Locale.ROOT, "%6d %12d %7.3f %%", laps, turns, share));
        }
        if (!found.seeds().isEmpty()) {
            out.println("mean seeds after each turn, over the rounds that lasted so long");
            out.println("  turn   rounds" + places(" ", "%7s"));
            for (Statistics.Seeds seeds : found.seeds()) {
                out.printf("%6d %8d%s%n", seeds.turn(), seeds.rounds(), means(seeds, " ", "%7.2f"));
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
                "{\"rules\": \"%s\", \"players\": [\"%s\", \"%s\"], \"seed\": %d, \"unit\": \"%s\", %s,"
                        + " \"turnsByLaps\": [%s], \"seedsByTurn\": [%s]}%n",
                plan.rules().id(), plan.south(), plan.north(), plan.seed(), unit(), figures, laps, seeds);
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
