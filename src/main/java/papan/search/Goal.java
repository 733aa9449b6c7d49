package papan.search;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The goal of a line of moves.
 *
 * @param store seeds that the store must hold at least
 * @param maxMoves moves that the line may have at most
 */
public record Goal(int store, int maxMoves) {
    private static final int MANY = 1_000_000;
    private static final Pattern CONDITION = Pattern.compile("\\s*(store|moves)\\s*(>=|>|<=|<)\\s*([0-9]{1,6})\\s*");

    /** Reads {@code store>=50} or {@code store>=50,moves<=25}; empty if the text is neither. */
    public static Optional<Goal> parse(String text) {
        int store = -1;
        int moves = MANY;
        for (String part : text.split(",", -1)) {
            Matcher m = CONDITION.matcher(part);
            if (!m.matches() || m.group(1).equals("store") != m.group(2).startsWith(">")) {
                return Optional.empty();
            }
            int number = Integer.parseInt(m.group(3));
            boolean orEqual = m.group(2).endsWith("=");
            if (m.group(1).equals("store")) {
                store = orEqual ? number : number + 1;
            } else {
                moves = orEqual ? number : number - 1;
            }
        }
        return store < 0 ? Optional.empty() : Optional.of(new Goal(store, moves));
    }

    /** Whether a line reaches it. */
    boolean isReachedBy(Line line) {
        return line.store() >= store && line.moves().size() <= maxMoves;
    }
}
