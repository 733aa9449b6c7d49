package papan.ui.atlas;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Dimension;
import java.awt.Point;
import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import papan.json.rules.RuleBooks;
import papan.narration.Language;
import papan.rules.RuleSet;
import papan.ui.common.WindowText;

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
            }
        }
        assertThat(places.places().values()).allMatch(Projection::holds);
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
        WindowText words = new WindowText(language).including(AtlasWorkspace.class, "atlas");
        assertThat(places.places().keySet()).allMatch(id -> words.has("atlas.map.place." + id));
        assertThat(marks).allSatisfy(mark -> assertThat(mark.told(words)).doesNotContain("[", "{"));
    }

    /** The second is what is left of a small window at twice the size, in pixels of scale 1. */
    @ParameterizedTest
    @CsvSource({"660, 350", "420, 550", "790, 360", "1200, 600"})
    void marksDoNotCoverOneAnother(int width, int height) {
        Dimension room = new Dimension(width, height);
        Projection projection = Projection.into(room);
        List<Point> spots = new ArrayList<>();
        List<Dimension> sizes = new ArrayList<>();
        for (MapMark mark : marks) {
            if (mark.kind() == MapMark.Kind.PLACE) {
                spots.add(projection.of(places.places().get(mark.id())));
                sizes.add(new Dimension(60 + 6 * mark.id().length(), 26));
            }
        }
        List<Rectangle> found = MapLayout.place(spots, sizes, room, 5, part -> 0);
        for (int i = 0; i < found.size(); i++) {
            assertThat(new Rectangle(room).contains(found.get(i))).isTrue();
            for (int j = 0; j < i; j++) {
                assertThat(found.get(i).intersects(found.get(j)))
                        .as(i + " and " + j)
                        .isFalse();
            }
        }
    }

    @Test
    void coastsAreOfThisGlobe() {
        assertThat(Coastline.shipped())
                .hasSizeGreaterThan(30)
                .flatExtracting(Coastline::points)
                .allMatch(spot -> Math.abs(spot.latitude()) <= 90 && Math.abs(spot.longitude()) <= 180);
    }
}
