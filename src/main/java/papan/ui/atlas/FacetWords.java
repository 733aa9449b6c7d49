package papan.ui.atlas;

import java.util.Collection;
import java.util.Locale;
import java.util.Map;
import papan.rules.ClauseId;
import papan.rules.Facet;
import papan.rules.RuleSet;
import papan.ui.common.WindowText;

/** What a facet and its values are called in the window. */
record FacetWords(Facet facet, WindowText words) {
    String key() {
        return "atlas.facet." + facet.name().toLowerCase(Locale.ROOT);
    }

    String label(String value, Collection<RuleSet> all) {
        return switch (facet) {
            case HOUSES -> words.text("atlas.facet.houses.value", Map.of("houses", Integer.parseInt(value)));
            case AREA -> words.text("atlas.area." + value);
            case CAPTURE -> words.text("atlas.capture." + value);
            case DIRECTION, LAPS ->
                all.stream()
                        .filter(rules -> facet.of(rules).contains(value))
                        .findFirst()
                        .map(rules -> label(new RuleWords(words, rules)))
                        .orElse(value);
        };
    }

    private String label(RuleWords rules) {
        return rules.brief(facet == Facet.DIRECTION ? ClauseId.DIRECTION : ClauseId.OCCUPIED_HOUSE);
    }
}
