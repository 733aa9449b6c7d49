package papan.analysis;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import papan.rules.ClauseAnswer;
import papan.rules.RuleSet;

/**
 * How much rule sets resemble one another: in how many clauses every two of them differ.
 *
 * @param rules in the order of their groups, so that similar ones stand beside one another
 * @param distances by number in {@code rules}: in how many clauses two differ
 * @param groups rule sets of which each differs from another of its group in no more than {@link #CLOSE} clauses
 */
public record Likeness(List<RuleSet> rules, List<List<Integer>> distances, List<List<RuleSet>> groups) {
    /** Clauses in which close relatives differ at most. */
    public static final int CLOSE = 3;

    public Likeness {
        rules = List.copyOf(rules);
        distances = List.copyOf(distances);
        groups = List.copyOf(groups);
    }

    /** The likeness of rule sets. */
    public static Likeness of(List<RuleSet> all) {
        List<List<RuleSet>> groups = groups(all);
        List<RuleSet> ordered = groups.stream().flatMap(List::stream).toList();
        List<List<Integer>> distances = ordered.stream()
                .map(one -> ordered.stream().map(other -> distance(one, other)).toList())
                .toList();
        return new Likeness(ordered, distances, groups);
    }

    /** In how many clauses two rule sets differ. */
    public static int distance(RuleSet one, RuleSet other) {
        return ClauseAnswer.differing(one, other).size();
    }

    /** The largest groups first; within a group each beside the one that it resembles most. */
    private static List<List<RuleSet>> groups(List<RuleSet> all) {
        List<List<RuleSet>> groups = new ArrayList<>();
        for (RuleSet rules : all) {
            List<RuleSet> joined = new ArrayList<>(List.of(rules));
            for (List<RuleSet> group : List.copyOf(groups)) {
                if (group.stream().anyMatch(other -> distance(rules, other) <= CLOSE)) {
                    joined.addAll(group);
                    groups.remove(group);
                }
            }
            groups.add(joined);
        }
        return groups.stream()
                .map(Likeness::chained)
                .sorted(Comparator.comparingInt((List<RuleSet> group) -> -group.size()))
                .toList();
    }

    /** From the one that differs least from all others, always on to the nearest that is left. */
    private static List<RuleSet> chained(List<RuleSet> group) {
        List<RuleSet> left = new ArrayList<>(group);
        left.sort(Comparator.comparing(RuleSet::id));
        List<RuleSet> chain = new ArrayList<>();
        RuleSet next = left.stream()
                .min(Comparator.comparingInt(rules ->
                        group.stream().mapToInt(other -> distance(rules, other)).sum()))
                .orElseThrow();
        while (!left.isEmpty()) {
            chain.add(next);
            left.remove(next);
            RuleSet last = next;
            next = left.stream()
                    .min(Comparator.comparingInt(rules -> distance(last, rules)))
                    .orElse(last);
        }
        return List.copyOf(chain);
    }
}
