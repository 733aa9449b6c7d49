package papan.rules;

import java.text.Normalizer;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Selects rule sets by words in their names and by values of facets.
 *
 * @param search words that must all be found in a rule set's names, region or id
 * @param values what is asked of each facet; a facet that is absent asks nothing
 */
public record RuleFilter(String search, Map<Facet, String> values) {
    /** Everything. */
    public static final RuleFilter NONE = new RuleFilter("", Map.of());

    public RuleFilter {
        values = Map.copyOf(values);
    }

    public RuleFilter withSearch(String text) {
        return new RuleFilter(text, values);
    }

    /** Asks for a value of a facet, or for any. */
    public RuleFilter with(Facet facet, Optional<String> value) {
        Map<Facet, String> next = new EnumMap<>(Facet.class);
        next.putAll(values);
        next.remove(facet);
        value.ifPresent(v -> next.put(facet, v));
        return new RuleFilter(search, next);
    }

    public boolean isNone() {
        return search.isBlank() && values.isEmpty();
    }

    /** Whether a rule set is meant. */
    public boolean accepts(RuleSet rules) {
        return values.entrySet().stream().allMatch(e -> e.getKey().of(rules).contains(e.getValue())) && isFound(rules);
    }

    private boolean isFound(RuleSet rules) {
        String text = plain(Stream.of(
                        Stream.of(rules.id()),
                        rules.about().names().values().stream(),
                        rules.about().region().values().stream())
                .flatMap(s -> s)
                .collect(Collectors.joining("\n")));
        return Arrays.stream(plain(search).split("\\s+")).allMatch(text::contains);
    }

    /** Small letters without accents, so that “Ström” is found by “strom”. */
    private static String plain(String text) {
        return Normalizer.normalize(text, Normalizer.Form.NFD)
                .replaceAll("\\p{M}", "")
                .toLowerCase(Locale.ROOT)
                .strip();
    }
}
