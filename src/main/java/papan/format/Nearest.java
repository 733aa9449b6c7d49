package papan.format;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/** Finds the known word that is nearest to a misspelt one. */
public final class Nearest {
    /** Nothing that anybody meant is as long. */
    private static final int LONGEST = 200;

    private Nearest() {}

    /** The candidate nearest to a word, if one is near enough to be what was meant; none for signs without a letter. */
    public static Optional<String> to(String word, Collection<String> candidates) {
        if (word.length() > LONGEST || word.codePoints().noneMatch(Character::isLetterOrDigit)) {
            return Optional.empty();
        }
        int limit = Math.max(2, word.length() / 2);
        return candidates.stream()
                .min(Comparator.comparingInt((String c) -> distance(word, c)).thenComparing(c -> c))
                .filter(c -> distance(word, c) <= limit);
    }

    /** "Did you mean …?", or a list of everything that would do if that is short, or nothing. */
    public static String suggestion(String word, Collection<String> candidates) {
        Optional<String> nearest = to(word, candidates);
        if (nearest.isPresent()) {
            return "Did you mean \"" + nearest.get() + "\"?";
        }
        return candidates.isEmpty() || candidates.size() > 12 ? "" : "Known: " + String.join(", ", candidates) + ".";
    }

    /** "Did you mean …?", or a list of everything that would do, however long. */
    public static String orAll(String word, Collection<String> candidates) {
        String suggestion = suggestion(word, candidates);
        return suggestion.isEmpty() ? "Known: " + String.join(", ", candidates) + "." : suggestion;
    }

    /** How many letters must be put in, taken out, changed or swapped; letter case counts for nothing. */
    private static int distance(String a, String b) {
        String x = a.toLowerCase(Locale.ROOT);
        String y = b.toLowerCase(Locale.ROOT);
        int[] beforeLast = new int[y.length() + 1];
        int[] last = new int[y.length() + 1];
        for (int j = 0; j <= y.length(); j++) {
            last[j] = j;
        }
        for (int i = 1; i <= x.length(); i++) {
            int[] row = new int[y.length() + 1];
            row[0] = i;
            for (int j = 1; j <= y.length(); j++) {
                int change = x.charAt(i - 1) == y.charAt(j - 1) ? 0 : 1;
                row[j] = Math.min(Math.min(row[j - 1], last[j]) + 1, last[j - 1] + change);
                boolean swapped =
                        i > 1 && j > 1 && x.charAt(i - 1) == y.charAt(j - 2) && x.charAt(i - 2) == y.charAt(j - 1);
                if (swapped) {
                    row[j] = Math.min(row[j], beforeLast[j - 2] + 1);
                }
            }
            beforeLast = last;
            last = row;
        }
        return last[y.length()];
    }
}
