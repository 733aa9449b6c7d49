package papan.rules;

import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;

/** What rule sets can be filtered by. */
public enum Facet {
    AREA,
    HOUSES,
    DIRECTION,
    LAPS,
    CAPTURE;

    /** The values of a rule set, as words that no language changes. */
    public Set<String> of(RuleSet rules) {
        return switch (this) {
            case AREA -> rules.about().area().map(area -> Set.of(word(area))).orElse(Set.of());
            case HOUSES -> Set.of(Integer.toString(rules.layout().houses()));
            case DIRECTION -> Set.of(ClauseAnswer.of(ClauseId.DIRECTION, rules).key());
            case LAPS -> Set.of(ClauseAnswer.of(ClauseId.OCCUPIED_HOUSE, rules).key());
            case CAPTURE -> captures(rules);
        };
    }

    /** A part of the world as a word that no language changes. */
    public static String word(Area area) {
        return area.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static Set<String> captures(RuleSet rules) {
        Set<String> kinds = new TreeSet<>();
        if (rules.opposite().isPresent()) {
            kinds.add("opposite");
        }
        if (!(rules.lastSeed().counts() instanceof CountCapture.None)) {
            kinds.add("number");
        }
        if (rules.lastSeed().gaps() instanceof GapCapture.Beyond) {
            kinds.add("gap");
        }
        if (rules.lastSeed().neighbours() == NeighbourCapture.ON) {
            kinds.add("neighbours");
        }
        return kinds.isEmpty() ? Set.of("none") : kinds;
    }

    /** The values that there are, in order. */
    public List<String> values(Collection<RuleSet> all) {
        return all.stream()
                .flatMap(rules -> of(rules).stream())
                .distinct()
                .sorted(order())
                .toList();
    }

    private Comparator<String> order() {
        return switch (this) {
            case AREA ->
                Comparator.comparing(
                        Arrays.stream(Area.values()).map(Facet::word).toList()::indexOf);
            case HOUSES -> Comparator.comparing(Integer::valueOf);
            default -> Comparator.naturalOrder();
        };
    }
}
