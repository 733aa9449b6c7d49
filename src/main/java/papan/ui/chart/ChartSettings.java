package papan.ui.chart;

import java.util.ArrayList;
import java.util.List;
import papan.chart.Chart;
import papan.rules.RuleSet;
import papan.search.Strategy;

/**
 * What is played to be charted. Immutable.
 *
 * @param rules one rule set, or several to compare
 * @param rounds of the one match
 * @param seed of the dice
 * @param sample how many rounds or matches for the questions about many
 */
record ChartSettings(List<RuleSet> rules, Strategy south, Strategy north, int rounds, long seed, Sample sample) {
    private static final Strategy BY_CHANCE = new Strategy(Strategy.Kind.RANDOM, 0);

    ChartSettings {
        rules = List.copyOf(rules);
    }

    /** So many rounds or matches. */
    record Sample(boolean matches, long count) {}

    /** How one begins: players who choose by chance. */
    static ChartSettings of(RuleSet rules) {
        return new ChartSettings(List.of(rules), BY_CHANCE, BY_CHANCE, 3, 1, new Sample(false, 100_000));
    }

    ChartSettings with(Strategy bottom, Strategy top) {
        return new ChartSettings(rules, bottom, top, rounds, seed, sample);
    }

    ChartSettings withRounds(int count) {
        return new ChartSettings(rules, south, north, count, seed, sample);
    }

    ChartSettings withSeed(long next) {
        return new ChartSettings(rules, south, north, rounds, next, sample);
    }

    ChartSettings withSample(Sample next) {
        return new ChartSettings(rules, south, north, rounds, seed, next);
    }

    /** With another rule set at a place; at the end it is added. */
    ChartSettings withRules(int at, RuleSet next) {
        List<RuleSet> all = new ArrayList<>(rules);
        if (at == all.size() && at < Chart.MOST) {
            all.add(next);
        } else {
            all.set(at, next);
        }
        return new ChartSettings(all, south, north, rounds, seed, sample);
    }

    ChartSettings only(RuleSet next) {
        return new ChartSettings(List.of(next), south, north, rounds, seed, sample);
    }

    /** Without the rule set at a place; one always stays. */
    ChartSettings withoutRules(int at) {
        List<RuleSet> all = new ArrayList<>(rules);
        if (all.size() > 1) {
            all.remove(at);
        }
        return new ChartSettings(all, south, north, rounds, seed, sample);
    }
}
