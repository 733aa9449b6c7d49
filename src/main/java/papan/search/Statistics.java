package papan.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * What many rounds or matches came to.
 *
 * @param matches whether whole matches were counted
 * @param count how many came to their end
 * @param unfinished how many were given up because they went on for too long
 * @param lapsATurn entry k: turns of k laps; the last entry also counts longer ones if it is number 64
 * @param seeds how the board filled and emptied on average, turn by turn; empty if that was not asked for
 * @param margins how rounds or matches ended: the first player's store less the other's
 * @param leads the same after each turn of a round, from 0; empty if that was not asked for
 */
public record Statistics(
        boolean matches,
        long count,
        long unfinished,
        Wins wins,
        Play play,
        Margin margin,
        List<Long> lapsATurn,
        List<Seeds> seeds,
        Spread margins,
        List<Spread> leads) {
    private static final double Z = 1.959964;

    public Statistics {
        lapsATurn = List.copyOf(lapsATurn);
        seeds = List.copyOf(seeds);
        leads = List.copyOf(leads);
    }

    /**
     * Who won.
     *
     * @param first what the player who moved first won, a draw counting a half
     */
    public record Wins(long south, long north, long draws, double first) {}

    /**
     * What was played, in all.
     *
     * @param longest the most turns of one round, or of one match
     */
    public record Play(long rounds, long turns, long laps, long captures, long capturedSeeds, int longest) {
        /** Laps that were not the first of their turn. */
        public long relays() {
            return laps - turns;
        }
    }

    /**
     * The first player's store less the other's at the end, added up.
     *
     * @param squares the sum of its squares
     * @param absolute the sum of the winners' margins
     */
    public record Margin(long sum, long squares, long absolute) {}

    /**
     * Seeds after so many turns, on average over the rounds that lasted so long.
     *
     * @param means by {@link papan.model.Layout} number
     */
    public record Seeds(int turn, long rounds, List<Double> means) {
        public Seeds {
            means = List.copyOf(means);
        }

        static List<Seeds> of(long[] sums, long[] rounds, int places) {
            List<Seeds> list = new ArrayList<>();
            for (int turn = 0; turn < rounds.length && rounds[turn] > 0; turn++) {
                long count = rounds[turn];
                List<Double> means = Arrays.stream(sums, turn * places, (turn + 1) * places)
                        .mapToObj(sum -> (double) sum / count)
                        .toList();
                list.add(new Seeds(turn, count, means));
            }
            return list;
        }
    }

    /** Rounds that people have played, of which nothing is known but who won: whoever began, the other one, or nobody. */
    public static Statistics counted(int first, int second, int draws) {
        return new Statistics(
                false,
                first + second + draws,
                0,
                new Wins(first, second, draws, first + draws / 2.0),
                new Play(0, 0, 0, 0, 0, 0),
                new Margin(0, 0, 0),
                List.of(),
                List.of(),
                new Spread(0, List.of()),
                List.of());
    }

    /** The share of the first player, a draw counting a half; 0 to 1. */
    public double firstShare() {
        return count == 0 ? 0 : wins.first() / count;
    }

    /** The lower end of the 95 % interval of the first player's share (Wilson's). */
    public double firstShareLow() {
        return Math.max(0, centre() - spread());
    }

    /** The upper end of the 95 % interval of the first player's share (Wilson's). */
    public double firstShareHigh() {
        return Math.min(1, centre() + spread());
    }

    private double centre() {
        double n = Math.max(1, count);
        return (firstShare() + Z * Z / (2 * n)) / (1 + Z * Z / n);
    }

    private double spread() {
        double n = Math.max(1, count);
        double p = firstShare();
        return Z / (1 + Z * Z / n) * Math.sqrt(p * (1 - p) / n + Z * Z / (4 * n * n));
    }

    /** A number for each round or match that came to its end. */
    public double each(long sum) {
        return count == 0 ? 0 : (double) sum / count;
    }

    /** A number for each round or match, those given up included. */
    public double eachBegun(long sum) {
        return count + unfinished == 0 ? 0 : (double) sum / (count + unfinished);
    }

    /** A number for each turn. */
    public double eachTurn(long sum) {
        return play.turns() == 0 ? 0 : (double) sum / play.turns();
    }

    /** The standard deviation of the first player's margin. */
    public double marginDeviation() {
        double mean = each(margin.sum());
        return Math.sqrt(Math.max(0, each(margin.squares()) - mean * mean));
    }
}
