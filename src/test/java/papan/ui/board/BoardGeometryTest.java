package papan.ui.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import papan.model.Direction;
import papan.model.House;
import papan.model.Layout;
import papan.model.Place;
import papan.model.Side;
import papan.model.Store;
import papan.rules.Kit;

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
    void itsProportionsFillAnAreaToTheNextStepOfThePitch(int houses) {
        double aspect = BoardGeometry.aspect(new Layout(houses));
        BoardGeometry geometry =
                BoardGeometry.fit(new Layout(houses), Viewpoint.south(Direction.CLOCKWISE), 400 * aspect, 400);
        Rectangle2D bounds = geometry.bounds();
        assertThat(bounds.getWidth() / bounds.getHeight()).isCloseTo(aspect, TINY);
        double larger = (geometry.pitch() + 0.5) / geometry.pitch();
        assertThat(bounds.getHeight()).isLessThanOrEqualTo(400);
        assertThat(bounds.getHeight() * larger).isGreaterThan(400);
    }

    @ParameterizedTest
    @MethodSource("everyBoard")
    void everyOtherHouseLiesOnThePixelsInTheSameWay(BoardGeometry geometry) {
        for (int number = 3; number <= geometry.layout().houses(); number++) {
            double distance = geometry.centreOf(new House(Side.SOUTH, number)).x
                    - geometry.centreOf(new House(Side.SOUTH, number - 2)).x;
            assertThat(distance).isCloseTo(Math.rint(distance), TINY);
        }
    }

    @Test
    void aHandCoversNoNumber() {
        BoardGeometry geometry = geometry(7, Viewpoint.south(Direction.CLOCKWISE));
        for (Place place : places(7)) {
            double gap = Math.abs(geometry.hover(place).y - geometry.pill(place).y) / geometry.pitch();
            assertThat(gap).as("%s", place).isGreaterThan(0.35);
        }
    }

    /** Boards of 3 to 12 houses from either side, sown either way, in windows from small to large. */
    private static Stream<BoardGeometry> everyBoard() {
        double[][] sizes = {
            {1000, 600, 10},
            {400, 190, 10},
            {820, 370, 10},
            {3000, 700, 10},
            {560, 560, 10},
            {700, 308, 15},
            {1150, 300, 30}
        };
        return IntStream.rangeClosed(3, 12)
                .boxed()
                .flatMap(houses -> Stream.of(Direction.values())
                        .flatMap(direction -> Stream.of(Side.values())
                                .flatMap(bottom -> Stream.of(sizes)
                                        .map(size -> BoardGeometry.fit(
                                                new Layout(houses),
                                                new Viewpoint(bottom, direction),
                                                size[0],
                                                size[1],
                                                size[2],
                                                size[2] / 10.0)))));
    }

    private static Rectangle2D pill(BoardGeometry geometry, Place place, int digits) {
        double half = Letters.pillWidth(digits, geometry.pillHeight()) / 2;
        Point2D at = geometry.pill(place);
        return new Rectangle2D.Double(
                at.getX() - half, at.getY() - geometry.pillHeight() / 2, 2 * half, geometry.pillHeight());
    }

    @ParameterizedTest
    @MethodSource("everyBoard")
    void numbersNamesAndHollowsCoverOneAnotherNowhere(BoardGeometry geometry) {
        List<Place> places = places(geometry.layout().houses());
        List<Rectangle2D> taken = new ArrayList<>();
        for (Place place : places) {
            Rectangle2D number = pill(geometry, place, 2);
            assertThat(geometry.board().contains(number)).as("%s", place).isTrue();
            assertThat(geometry.cell(place).contains(number)).as("%s", place).isTrue();
            taken.add(number);
            taken.add(geometry.bowl(place));
            if (place instanceof House house) {
                double size = geometry.nameSize();
                Point2D at = geometry.name(house);
                // Capital letters are less than three quarters as high as the type.
                taken.add(new Rectangle2D.Double(at.getX() - size, at.getY() - 0.37 * size, 2 * size, 0.74 * size));
            }
        }
        for (int i = 0; i < taken.size(); i++) {
            for (int j = 0; j < i; j++) {
                assertThat(taken.get(i).intersects(taken.get(j)))
                        .as("%s and %s", taken.get(i), taken.get(j))
                        .isFalse();
            }
        }
    }

    @ParameterizedTest
    @MethodSource("everyBoard")
    void aHandAnywhereIsSeenWholeWithItsNumberAndCoversNoOther(BoardGeometry geometry) {
        for (Place place : places(geometry.layout().houses())) {
            HandAt hand = HandAt.resting(place.side(), 98, place);
            Point2D at = geometry.hover(place);
            double half = Letters.pillWidth(2, Flights.numberHeight(geometry)) / 2;
            double high = Flights.numberHeight(geometry) / 2;
            Point2D number = Flights.numberOf(geometry, hand);
            Rectangle2D drawn = new Rectangle2D.Double(number.getX() - half, number.getY() - high, 2 * half, 2 * high)
                    .createUnion(new Rectangle2D.Double(
                            at.getX() - geometry.x(0.5),
                            at.getY() - geometry.x(0.32),
                            geometry.x(0.8),
                            geometry.x(0.5)));
            assertThat(geometry.bounds().contains(drawn)).as("%s", place).isTrue();
            assertThat(Flights.bounds(geometry, hand).contains(drawn))
                    .as("%s", place)
                    .isTrue();
            for (Place other : places(geometry.layout().houses())) {
                assertThat(pill(geometry, other, 2)
                                .intersects(number.getX() - half, number.getY() - high, 2 * half, 2 * high))
                        .as("hand at %s, number of %s", place, other)
                        .isFalse();
            }
        }
    }

    @ParameterizedTest
    @MethodSource("everyBoard")
    void fromTheOtherSideHousesTheirNumbersAndTheirNamesAreTurnedHalfRound(BoardGeometry one) {
        double width = 2 * one.centre().x;
        double height = 2 * one.centre().y;
        BoardGeometry other = new BoardGeometry(
                one.layout(), one.viewpoint().turnedRound(), one.centre(), one.pitch(), one.lettering());
        for (Place place : places(one.layout().houses())) {
            assertThat(other.centreOf(place).y).isCloseTo(height - one.centreOf(place).y, TINY);
            assertThat(other.centreOf(place).x).isCloseTo(width - one.centreOf(place).x, TINY);
            if (place instanceof House house) {
                assertThat(other.pill(house).x).isCloseTo(width - one.pill(house).x, TINY);
                assertThat(other.pill(house).y).isCloseTo(height - one.pill(house).y, TINY);
                assertThat(other.name(house).y).isCloseTo(height - one.name(house).y, TINY);
            } else {
                assertThat(other.pill(place).y).isCloseTo(one.pill(place).y, TINY);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 7, 12})
    void namesAndNumbersAreLargerWhereTheBoardIsSmall(int houses) {
        Layout layout = new Layout(houses);
        Viewpoint viewpoint = Viewpoint.south(Direction.CLOCKWISE);
        BoardGeometry large = BoardGeometry.fit(layout, viewpoint, 3000, 900);
        assertThat(large.lettering()).isEqualTo(1);
        BoardGeometry narrow = BoardGeometry.fit(layout, viewpoint, 45 * (houses + 3), 900);
        assertThat(narrow.lettering()).isEqualTo(BoardGeometry.USUAL_LETTERING);
        BoardGeometry zoomed = BoardGeometry.fit(layout, viewpoint, 1000, 900, 30, 3);
        assertThat(zoomed.nameSize())
                .isGreaterThan(
                        BoardGeometry.fit(layout, viewpoint, 1000, 900, 10, 1).nameSize());
        double height = BoardGeometry.heightFor(layout, Kit.USUAL, 500, 10, 1);
        BoardGeometry exact = BoardGeometry.fit(layout, viewpoint, 500, height);
        assertThat(exact.bounds().getHeight()).isCloseTo(height, Offset.offset(height * 0.01));
    }

    /** On the board of a lesson on a school laptop, as wide and as high as it is there at a zoom. */
    @ParameterizedTest
    @CsvSource({"700,308,150", "1150,340,200"})
    void namesAndNumbersGrowWithTheZoomAsWordsDo(double width, double height, int zoom) {
        Viewpoint viewpoint = Viewpoint.south(Direction.CLOCKWISE);
        BoardGeometry plain = BoardGeometry.fit(new Layout(7), viewpoint, 752, 331);
        BoardGeometry zoomed = BoardGeometry.fit(new Layout(7), viewpoint, width, height, zoom / 10.0, zoom / 100.0);
        double grown = zoom / 100.0 * 0.93;
        assertThat(zoomed.nameSize()).isGreaterThan(plain.nameSize() * grown);
        assertThat(zoomed.pillHeight()).isGreaterThan(plain.pillHeight() * grown);
    }

    @Test
    void aTurningBoardStaysInItsRoomAndEndsAsLargeAsItBegan() {
        Rectangle2D room = new Rectangle2D.Double(0, 0, 900, 380);
        for (double angle = 0; angle <= Math.PI; angle += 0.05) {
            double shrink = HalfRound.shrink(room, angle);
            double high = shrink * (900 * Math.abs(Math.sin(angle)) + 380 * Math.abs(Math.cos(angle)));
            double wide = shrink * (900 * Math.abs(Math.cos(angle)) + 380 * Math.abs(Math.sin(angle)));
            assertThat(high).isLessThanOrEqualTo(380.001);
            assertThat(wide).isLessThanOrEqualTo(900.001);
        }
        assertThat(HalfRound.shrink(room, 0)).isEqualTo(1);
        assertThat(HalfRound.shrink(room, Math.PI)).isCloseTo(1, TINY);
    }
}
