package papan.ui.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import papan.event.SowingEvent;
import papan.model.Direction;
import papan.model.House;
import papan.model.Place;
import papan.model.Side;
import papan.replay.Timeline;
import papan.replay.Trail;
import papan.ui.board.BoardScene.Marks;

class BoardSceneTest {
    private static final Viewpoint VIEW = Viewpoint.south(Direction.CLOCKWISE);
    private final Timeline turns = Samples.turns(7, 7, 12);

    private static BoardScene at(Timeline timeline, int cursor, double fraction) {
        return BoardScene.of(timeline, cursor, fraction, VIEW, Marks.PLAIN);
    }

    private static int seeds(BoardScene scene) {
        int sum = scene.flights().size() + scene.held(Side.SOUTH) + scene.held(Side.NORTH);
        for (int i = 0; i < scene.layout().places(); i++) {
            sum += scene.lying(scene.layout().placeAt(i));
        }
        return sum;
    }

    @Test
    void noSeedIsEverLostOrDoubled() {
        Random random = new Random(1);
        for (int cursor = 0; cursor <= turns.size(); cursor++) {
            double fraction = random.nextDouble();
            BoardScene scene = at(turns, cursor, fraction);
            assertThat(seeds(scene)).as("cursor %d + %f", cursor, fraction).isEqualTo(98);
            assertThat(scene.hands().stream().mapToInt(HandAt::seeds).sum())
                    .isEqualTo(scene.held(Side.SOUTH) + scene.held(Side.NORTH));
        }
    }

    @Test
    void theSameMomentGivesTheSameScene() {
        for (int cursor = 0; cursor < turns.size(); cursor += 7) {
            assertThat(at(turns, cursor, 0.6)).isEqualTo(at(turns, cursor, 0.6));
        }
    }

    @Test
    void whileASeedIsSownOnlyItAndTheHandMove() {
        int cursor = Samples.before(turns, SowingEvent.Sown.class);
        BoardScene rest = at(turns, cursor, 0);
        BoardScene moving = at(turns, cursor, 0.8);
        assertThat(moving.flights()).hasSize(1);
        assertThat(moving.position()).isEqualTo(rest.position());
        for (int i = 0; i < rest.layout().places(); i++) {
            Place place = rest.layout().placeAt(i);
            assertThat(moving.lying(place)).isEqualTo(rest.lying(place));
        }
        Flight flight = moving.flights().get(0);
        SowingEvent.Sown sown = (SowingEvent.Sown) turns.events().get(cursor);
        assertThat(flight.to()).isEqualTo(new Seat.Lying(sown.at(), sown.count() - 1));
    }

    @Test
    void aHandFadesAwayAsItsLastSeedFallsAndNoSooner() {
        Timeline turn = Samples.turn(7, 7, 3);
        int last = Samples.afterRelay(turn) - 2;
        while (!(turn.events().get(last) instanceof SowingEvent.Sown)) {
            last--;
        }
        assertThat(at(turn, last - 1, 0.8).hands()).extracting(HandAt::presence).containsExactly(1.0);
        assertThat(at(turn, last, 0.3).hands()).extracting(HandAt::presence).containsExactly(1.0);
        double falling = at(turn, last, 0.6).hands().get(0).presence();
        double fallen = at(turn, last, 0.9).hands().get(0).presence();
        assertThat(falling).isBetween(fallen, 1.0).isNotEqualTo(1.0);
        assertThat(fallen).isPositive().isLessThan(0.1);
    }

    @Test
    void aSeedComesEverNearerAndSlowsDown() {
        int cursor = Samples.before(turns, SowingEvent.Sown.class);
        double last = 0;
        double lastStep = 1;
        for (double fraction = 0.50; fraction < 0.99; fraction += 0.08) {
            double progress = at(turns, cursor, fraction).flights().get(0).progress();
            assertThat(progress).isBetween(last, 1.0);
            assertThat(progress - last).isLessThan(lastStep);
            lastStep = progress - last;
            last = progress;
        }
    }

    @Test
    void aLiftTakesEverySeedOfTheHouseIntoTheHand() {
        int cursor = Samples.before(turns, SowingEvent.Lifted.class);
        SowingEvent.Lifted lifted = (SowingEvent.Lifted) turns.events().get(cursor);
        BoardScene scene = at(turns, cursor, 0.5);
        assertThat(scene.lying(lifted.at())).isZero();
        assertThat(scene.flights()).hasSize(lifted.seeds()).allMatch(flight -> flight.to() instanceof Seat.Held);
        assertThat(scene.lit()).containsExactly(lifted.at());
    }

    @Test
    void aCaptureFliesAsAGroupIntoTheStore() {
        int cursor = Samples.before(turns, SowingEvent.Captured.class);
        assertThat(cursor).as("a capture in the sample").isNotNegative();
        SowingEvent.Captured captured = (SowingEvent.Captured) turns.events().get(cursor);
        BoardScene scene = at(turns, cursor, 0.5);
        assertThat(scene.flights()).hasSize(captured.seeds());
        int first = scene.lying(captured.to());
        for (int k = 0; k < captured.seeds(); k++) {
            assertThat(scene.flights().get(k).to()).isEqualTo(new Seat.Lying(captured.to(), first + k));
        }
        captured.from().forEach(house -> assertThat(scene.lying(house)).isZero());
    }

    @Test
    void theTrailIsTheWayOfTheLapSoFar() {
        Timeline turn = Samples.turn(7, 7, 3);
        assertThat(at(turn, 4, 0).trails())
                .containsExactly(new Trail(
                        Side.SOUTH,
                        1,
                        turn.events().subList(0, 4).stream()
                                .map(event -> event instanceof SowingEvent.Sown sown
                                        ? sown.at()
                                        : ((SowingEvent.Lifted) event).at())
                                .toList()));
        int relay = Samples.afterRelay(turn);
        assertThat(at(turn, relay, 0).trails().get(0).lap()).isEqualTo(2);
        assertThat(at(turn, relay, 0).trails().get(0).places()).hasSize(1);
        assertThat(at(turn, turn.size(), 0).trails()).isEmpty();
    }

    @Test
    void withoutMotionNothingFlies() {
        int cursor = Samples.before(turns, SowingEvent.Sown.class) + 2;
        BoardScene scene = BoardScene.jumping(turns, cursor, cursor, VIEW, Marks.PLAIN);
        assertThat(scene.numbered()).isTrue();
        assertThat(scene.flights()).isEmpty();
        assertThat(seeds(scene)).isEqualTo(98);
    }

    /** What stands at each place of the step's way, as it is written. */
    private static Map<String, String> numbers(Timeline timeline, int from, int cursor) {
        Map<String, String> numbers = new TreeMap<>();
        TrailNumbers.visits(BoardScene.jumping(timeline, from, cursor, VIEW, Marks.PLAIN)
                        .trails())
                .forEach((place, seen) -> numbers.put(place.name(), (seen.lifted() ? "^" : "") + seen.text()));
        return numbers;
    }

    @Test
    void numbersShowInWhichOrderTheSeedsOfTheLapFell() {
        Timeline turn = Samples.turn(7, 7, 3);
        assertThat(numbers(turn, 3, 4))
                .containsExactly(entry("S.store", "3"), entry("S1", "2"), entry("S2", "1"), entry("S3", "^"));
    }

    @Test
    void aStepOfSeveralLapsCountsOnAndMarksWhereEachBegan() {
        Timeline turn = Samples.turn(7, 7, 3);
        Map<String, String> way = numbers(turn, 0, turn.size());
        assertThat(way).containsEntry("N4", "^7").containsEntry("S3", "^15").containsEntry("S4", "14");
        assertThat(way).doesNotContainKey("N.store");
        assertThat(new TrailNumbers.Visits(Side.SOUTH, List.of(2), true).and(17).text())
                .isEqualTo("2\u2009·\u200917");
        assertThat(new TrailNumbers.Visits(Side.SOUTH, List.of(2, 17), true)
                        .and(32)
                        .text())
                .isEqualTo("…17\u2009·\u200932");
    }

    @Test
    void theWayStaysUntilTheOtherHandLifts() {
        int over = Samples.before(turns, SowingEvent.TurnEnded.class) + 1;
        assertThat(numbers(turns, over - 1, over)).isNotEmpty();
        Side first = ((SowingEvent.TurnEnded) turns.events().get(over - 1)).player();
        int lift = over;
        while (!(turns.events().get(lift) instanceof SowingEvent.Lifted lifted && lifted.player() != first)) {
            lift++;
        }
        assertThat(BoardScene.jumping(turns, lift, lift + 1, VIEW, Marks.PLAIN).trails())
                .extracting(Trail::side)
                .containsExactly(first.opponent());
    }

    @Test
    void aNumberThatComesOrGoesIsPaintedAgain() {
        BoardGeometry geometry = BoardGeometry.fit(new papan.model.Layout(7), VIEW, 900, 400);
        Timeline turn = Samples.turn(7, 7, 3);
        BoardScene one = BoardScene.jumping(turn, 1, 2, VIEW, Marks.PLAIN);
        BoardScene two = BoardScene.jumping(turn, 2, 3, VIEW, Marks.PLAIN);
        assertThat(SceneChange.between(one, two, geometry)).contains(geometry.cell(new House(Side.SOUTH, 1)));
        assertThat(SceneChange.between(one, one, geometry)).isEmpty();
    }

    @Test
    void burntHousesAreCovered() {
        House burnt = new House(Side.NORTH, 3);
        BoardScene scene = BoardScene.still(Samples.position(7, new int[16], burnt), VIEW);
        assertThat(scene.lids()).containsExactly(new Lid(burnt, 1));
    }

    @Test
    void nothingNewIsToBePaintedWhereNothingChanged() {
        BoardGeometry geometry = BoardGeometry.fit(new papan.model.Layout(7), VIEW, 900, 400);
        BoardScene scene = at(turns, 5, 0);
        assertThat(SceneChange.between(scene, at(turns, 5, 0), geometry)).isEmpty();
        assertThat(SceneChange.between(scene, at(turns, 5, 0.9), geometry))
                .isNotEmpty()
                .allMatch(area -> area.getWidth() < geometry.bounds().getWidth() / 2);
        Marks legal = Marks.PLAIN.withLegal(Set.of(new House(Side.SOUTH, 2)));
        assertThat(SceneChange.between(scene, scene.withMarks(legal), geometry))
                .containsExactly(geometry.cell(new House(Side.SOUTH, 2)));
    }
}
