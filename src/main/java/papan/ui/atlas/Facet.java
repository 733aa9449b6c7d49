package papan.ui.atlas;

import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import papan.rules.Area;
import papan.rules.ClauseAnswer;
import papan.rules.ClauseId;
import papan.rules.CountCapture;
import papan.rules.GapCapture;
import papan.rules.NeighbourCapture;
import papan.rules.RuleSet;
import papan.ui.common.WindowText;

/** What rule sets can be filtered by. */
enum Facet {
    AREA,
    HOUSES,
    DIRECTION,
    LAPS,
    CAPTURE;

    /** The key of its name. */
    String key() {
        return "atlas.facet." + name().toLowerCase(Locale.ROOT);
    }

    /** The values of a rule set, as words that no language changes. */
    Set<String> of(RuleSet rules) {
        return switch (this) {
            case AREA -> rules.about().area().map(area -> Set.of(word(area))).orElse(Set.of());
            case HOUSES -> Set.of(Integer.toString(rules.layout().houses()));
            case DIRECTION -> Set.of(ClauseAnswer.of(ClauseId.DIRECTION, rules).key());
            case LAPS -> Set.of(ClauseAnswer.of(ClauseId.OCCUPIED_HOUSE, rules).key());
            case CAPTURE -> captures(rules);
        };
    }

    /** A part of the world as a word that no language changes. */
    static String word(Area area) {
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
    List<String> values(Collection<RuleSet> all) {
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

    /** What a value is called. */
    String label(String value, Collection<RuleSet> all, WindowText words) {
        return switch (this) {
            case HOUSES -> words.text("atlas.facet.houses.value", Map.of("houses", Integer.parseInt(value)));
            case AREA -> words.text("atlas.area." + value);
            case CAPTURE -> words.text("atlas.capture." + value);
            case DIRECTION, LAPS ->
                all.stream()
                        .filter(rules -> of(rules).contains(value))
                        .findFirst()
                        .map(rules -> label(new RuleWords(words, rules)))
                        .orElse(value);
        };
    }

    private String label(RuleWords rules) {
        return rules.brief(this == DIRECTION ? ClauseId.DIRECTION : ClauseId.OCCUPIED_HOUSE);
    }
}
