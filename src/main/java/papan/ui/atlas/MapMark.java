package papan.ui.atlas;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import papan.rules.Facet;
import papan.rules.RuleSet;
import papan.ui.common.WindowText;
import papan.ui.map.MapPlaces;

/**
 * What stands on the map or beside it for the rule sets of one place.
 *
 * @param kind whether it is on the map, and if not, why
 * @param id the place, the part of the world, or the rule set where it has no place
 * @param rules the rule sets, in the order of the book
 */
record MapMark(Kind kind, String id, List<RuleSet> rules) {
    /** The most rule sets that are named where all of them are meant. */
    private static final int NAMED = 3;

    /** Where a mark stands. */
    enum Kind {
        /** On the map. */
        PLACE,
        /** Beside it: beyond its edge. */
        ELSEWHERE,
        /** Beside it: in more places than marks could show. */
        WIDE,
        /** Beside it: nobody says where. */
        NOWHERE
    }

    private record Stand(Kind kind, String id) {}

    MapMark {
        rules = List.copyOf(rules);
    }

    /** The marks of some rule sets; one that names several places stands at each. */
    static List<MapMark> of(List<RuleSet> all, MapPlaces places) {
        Map<Stand, List<RuleSet>> found = new LinkedHashMap<>();
        for (RuleSet rules : all) {
            for (String place : places.of(rules)) {
                found.computeIfAbsent(stand(place, rules), each -> new ArrayList<>())
                        .add(rules);
            }
        }
        return found.entrySet().stream()
                .map(e -> new MapMark(e.getKey().kind(), e.getKey().id(), e.getValue()))
                .toList();
    }

    private static Stand stand(String place, RuleSet rules) {
        if (place.equals(MapPlaces.NOWHERE)) {
            return new Stand(Kind.NOWHERE, rules.id());
        }
        if (place.equals(MapPlaces.WIDE)) {
            return new Stand(Kind.WIDE, rules.id());
        }
        if (place.equals(MapPlaces.ELSEWHERE)) {
            return new Stand(
                    Kind.ELSEWHERE, rules.about().area().map(Facet::word).orElse(rules.id()));
        }
        return place.startsWith(MapPlaces.ELSEWHERE + ":")
                ? new Stand(Kind.ELSEWHERE, place.substring(MapPlaces.ELSEWHERE.length() + 1))
                : new Stand(Kind.PLACE, place);
    }

    /** What is written on it. */
    String name(WindowText words) {
        for (String key : List.of("map.place." + id, "atlas.area." + id)) {
            if (words.has(key)) {
                return words.text(key);
            }
        }
        return new RuleWords(words, rules.get(0)).name();
    }

    /** What it is, in words: the place and its rule sets. */
    String told(WindowText words) {
        String names = rules.stream()
                .limit(NAMED)
                .map(each -> new RuleWords(words, each).name())
                .collect(Collectors.joining(" · "));
        String shown = rules.size() > NAMED ? names + " …" : names;
        if (kind == Kind.WIDE || kind == Kind.NOWHERE) {
            return words.text("atlas.map.mark", Map.of("place", words.text(heading()), "rules", shown));
        }
        return rules.size() == 1
                ? words.text("atlas.map.mark", Map.of("place", name(words), "rules", shown))
                : words.text("atlas.map.marks", Map.of("place", name(words), "rules", shown, "count", rules.size()));
    }

    /** The key of what is written before all marks of its kind beside the map. */
    String heading() {
        return "atlas.map." + kind.name().toLowerCase(Locale.ROOT);
    }

    /** Whether a rule set is one of its own. */
    boolean has(Optional<RuleSet> shown) {
        return shown.filter(rules::contains).isPresent();
    }
}
