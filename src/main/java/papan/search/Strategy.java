package papan.search;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import papan.rules.RuleSet;

/**
 * A way of choosing moves, by name.
 *
 * @param kind how
 * @param strength moves that are looked ahead, or rounds that are played out for each choice; 0 where there is no such
 *     number
 */
public record Strategy(Kind kind, int strength) {
    private static final Pattern TEXT =
            Pattern.compile("(random|greedy|search:([1-9]|1[0-2])|montecarlo:([1-9][0-9]{0,4}))");

    /** So many moves are looked ahead at most: with more, one round would take an hour, and Ctrl-C would find nothing. */
    public static final int DEEPEST = 12;

    /** So many rounds are played out at most for each choice. */
    public static final int MOST_ROUNDS = 99_999;

    /** How a move is chosen. */
    public enum Kind {
        /** By dice. */
        RANDOM,
        /** The one that brings most seeds at once. */
        GREEDY,
        /** By alpha-beta search to a depth. */
        SEARCH,
        /** By playing rounds out by dice. */
        MONTE_CARLO
    }

    /** Reads {@code random}, {@code greedy}, {@code search:4} or {@code montecarlo:200}; empty if it is none of them. */
    public static Optional<Strategy> parse(String text) {
        Matcher m = TEXT.matcher(text);
        if (!m.matches()) {
            return Optional.empty();
        }
        if (m.group(2) != null) {
            return Optional.of(new Strategy(Kind.SEARCH, Integer.parseInt(m.group(2))));
        }
        if (m.group(3) != null) {
            return Optional.of(new Strategy(Kind.MONTE_CARLO, Integer.parseInt(m.group(3))));
        }
        return Optional.of(new Strategy(text.equals("random") ? Kind.RANDOM : Kind.GREEDY, 0));
    }

    /** A player of this kind for one thread. */
    public Player player(RuleSet rules) {
        return player(rules, Watch.NOBODY);
    }

    /** The same; once the watch ends its work, it chooses any legal move at once. */
    public Player player(RuleSet rules, Watch watch) {
        return switch (kind) {
            case RANDOM -> (arena, dice) -> dice.oneOf(arena.legal());
            case GREEDY -> new GreedyPlayer();
            case SEARCH -> new SearchPlayer(strength, watch);
            case MONTE_CARLO -> new MonteCarloPlayer(rules, strength, watch);
        };
    }

    @Override
    public String toString() {
        return switch (kind) {
            case RANDOM -> "random";
            case GREEDY -> "greedy";
            case SEARCH -> "search:" + strength;
            case MONTE_CARLO -> "montecarlo:" + strength;
        };
    }
}
