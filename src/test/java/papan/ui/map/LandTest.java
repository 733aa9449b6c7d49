package papan.ui.map;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Dimension;
import java.awt.Point;
import java.awt.Rectangle;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Land, and marks beside the spots of places. */
class LandTest {
    /** The second is what is left of a small window at twice the size, in pixels of scale 1. */
    @ParameterizedTest
    @CsvSource({"660, 350", "420, 550", "790, 360", "1200, 600"})
    void marksDoNotCoverOneAnother(int width, int height) {
        Dimension room = new Dimension(width, height);
        Projection projection = Projection.into(room, Projection.Part.PLACES);
        List<String> ids = MapPlaces.shipped().regions().values().stream()
                .flatMap(List::stream)
                .distinct()
                .filter(MapPlaces.shipped().places()::containsKey)
                .sorted()
                .toList();
        List<Point> spots = ids.stream()
                .map(id -> projection.of(MapPlaces.shipped().places().get(id)))
                .toList();
        List<Dimension> sizes =
                ids.stream().map(id -> new Dimension(60 + 6 * id.length(), 26)).toList();
        List<Rectangle> found = MapLayout.place(spots, sizes, room, 5, part -> 0);
        assertThat(found).hasSizeGreaterThan(20);
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
