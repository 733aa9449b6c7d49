package papan.ui.atlas;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import papan.json.rules.RuleBooks;
import papan.narration.Language;
import papan.rules.RuleSet;
import papan.ui.common.WindowText;
import papan.ui.map.LandCanvas;
import papan.ui.map.MapPlaces;
import papan.ui.map.Projection;

/** Where rule sets are on the map. */
class MapTest {
    private static final List<RuleSet> ALL = List.copyOf(RuleBooks.shipped().all());
    private final MapPlaces places = MapPlaces.shipped();
    private final List<MapMark> marks = MapMark.of(ALL, places);

    private static Set<String> ids(List<RuleSet> rules) {
        return rules.stream().map(RuleSet::id).collect(Collectors.toSet());
    }

    @Test
    void everyRegionOfTheBookIsPlacedOrSaidToHaveNoPlace() {
        for (RuleSet rules : ALL) {
            MapPlaces.region(rules)
                    .ifPresent(region ->
                            assertThat(places.regions()).as(rules.id()).containsKey(region));
        }
    }

    @Test
    void noRegionIsPlacedThatTheBookDoesNotName() {
        Set<String> named =
                ALL.stream().flatMap(rules -> MapPlaces.region(rules).stream()).collect(Collectors.toSet());
        assertThat(named).containsAll(places.regions().keySet());
    }

    @Test
    void everyPlaceHasItsSpotWithinTheMap() {
        for (MapMark mark : marks) {
            if (mark.kind() == MapMark.Kind.PLACE) {
                assertThat(places.places()).containsKey(mark.id());
                assertThat(Projection.Part.PLACES.holds(places.places().get(mark.id())))
                        .as(mark.id())
                        .isTrue();
            }
        }
    }

    @Test
    void everyRuleSetIsOnTheMapOrBesideIt() {
        Set<String> shown = marks.stream()
                .flatMap(mark -> mark.rules().stream().map(RuleSet::id))
                .collect(Collectors.toSet());
        assertThat(shown).isEqualTo(ids(ALL));
    }

    @Test
    void aTextThatNamesNoPlaceIsNotGuessedOntoTheMap() {
        assertThat(marks)
                .filteredOn(mark -> mark.kind() == MapMark.Kind.NOWHERE)
                .extracting(MapMark::id)
                .contains("congklak-simple", "congklak-simple-literal", "congkak");
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void everyPlaceHasANameInEveryLanguage(Language language) {
        WindowText words = new WindowText(language)
                .including(AtlasWorkspace.class, "atlas")
                .including(LandCanvas.class, "map");
        assertThat(places.places().keySet()).allMatch(id -> words.has("map.place." + id));
        assertThat(marks).allSatisfy(mark -> assertThat(mark.told(words)).doesNotContain("[", "{"));
    }
}
