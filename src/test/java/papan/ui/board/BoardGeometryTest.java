package papan.ui.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import papan.model.Direction;
import papan.model.House;
import papan.model.Layout;
import papan.model.Place;
import papan.model.Side;
import papan.model.Store;

class BoardGeometryTest {
    private static final Offset<Double> TINY = Offset.offset(1e-6);

    private static BoardGeometry geometry(int houses, Viewpoint viewpoint) {
        return BoardGeometry.fit(new Layout(houses), viewpoint, 1000, 600);
    }

    private static List<Place> places(int houses) {
        Layout layout = new Layout(houses);
        List<Place> places = new ArrayList<>();
        for (int i = 0; i < layout.places(); i++) {
            places.add(layout.placeAt(i));
        }
        return places;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12})
    void noTwoHollowsOverlapAndAllLieOnTheBoard(int houses) {
        BoardGeometry geometry = geometry(houses, Viewpoint.south(Direction.CLOCKWISE));
        Rectangle2D area = new Rectangle2D.Double(0, 0, 1000, 600);
        assertThat(area.contains(geometry.bounds().getBounds())).isTrue();
        List<Place> places = places(houses);
        for (Place one : places) {
            assertThat(geometry.board().contains(geometry.bowl(one)))
                    .as("%s", one)
                    .isTrue();
            assertThat(geometry.cell(one).contains(geometry.bowl(one))).isTrue();
            for (Place other : places) {
                if (!one.equals(other)) {
                    assertThat(geometry.bowl(one).intersects(geometry.bowl(other)))
                            .as("%s and %s", one, other)
                            .isFalse();
                }
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Direction.class)
    void everyHouseFacesItsOpposite(Direction direction) {
        for (Side bottom : Side.values()) {
            BoardGeometry geometry = geometry(7, new Viewpoint(bottom, direction));
            for (House house : new Layout(7).row(Side.SOUTH)) {
                House opposite = new Layout(7).opposite(house);
                assertThat(geometry.centreOf(house).x).isCloseTo(geometry.centreOf(opposite).x, TINY);
            }
            assertThat(geometry.centreOf(new House(bottom, 1)).x).isLessThan(geometry.centreOf(new House(bottom, 7)).x);
            assertThat(geometry.centreOf(new House(bottom, 1)).y)
                    .isGreaterThan(geometry.centreOf(new House(bottom.opponent(), 1)).y);
        }
    }

    @Test
    void clockwiseTheStoreIsAtItsOwnersLeft() {
        BoardGeometry geometry = geometry(7, Viewpoint.south(Direction.CLOCKWISE));
        assertThat(geometry.centreOf(new Store(Side.SOUTH)).x).isLessThan(500);
        assertThat(geometry.centreOf(new Store(Side.NORTH)).x).isGreaterThan(500);
    }

    @Test
    void anticlockwiseTheStoreIsAtItsOwnersRight() {
        BoardGeometry geometry = geometry(7, Viewpoint.south(Direction.ANTICLOCKWISE));
        assertThat(geometry.centreOf(new Store(Side.SOUTH)).x).isGreaterThan(500);
        assertThat(geometry.centreOf(new Store(Side.NORTH)).x).isLessThan(500);
    }

    @ParameterizedTest
    @EnumSource(Direction.class)
    void seenFromTheOtherSideEverythingIsTurnedHalfRound(Direction direction) {
        BoardGeometry south = geometry(7, new Viewpoint(Side.SOUTH, direction));
        BoardGeometry north = geometry(7, new Viewpoint(Side.NORTH, direction));
        for (Place place : places(7)) {
            assertThat(north.centreOf(place).x).isCloseTo(1000 - south.centreOf(place).x, TINY);
            assertThat(north.centreOf(place).y).isCloseTo(600 - south.centreOf(place).y, TINY);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 7, 12})
    void itsProportionsFillAnAreaExactly(int houses) {
        double aspect = BoardGeometry.aspect(new Layout(houses));
        BoardGeometry geometry =
                BoardGeometry.fit(new Layout(houses), Viewpoint.south(Direction.CLOCKWISE), 400 * aspect, 400);
        assertThat(geometry.bounds().getHeight()).isCloseTo(400, TINY);
        assertThat(geometry.bounds().getWidth()).isCloseTo(400 * aspect, TINY);
    }

    @Test
    void aHandCoversNoNumber() {
        BoardGeometry geometry = geometry(7, Viewpoint.south(Direction.CLOCKWISE));
        for (Place place : places(7)) {
            double gap = Math.abs(geometry.hover(place).y - geometry.pill(place).y) / geometry.pitch();
            assertThat(gap).as("%s", place).isGreaterThan(0.35);
        }
    }
}
