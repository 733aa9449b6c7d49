package papan.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import papan.engine.Turn;
import papan.event.BoardEvent;
import papan.event.RoundEndReason;
import papan.event.RoundEvent.Refilled;
import papan.event.RoundEvent.RoundEnded;
import papan.event.RoundEvent.RoundStarted;
import papan.event.SowingEvent.Lifted;
import papan.event.Winner;
import papan.model.House;
import papan.model.Layout;
import papan.model.Position;
import papan.model.Side;
import papan.replay.Timeline;
import papan.rules.RuleSet;

class CourseTest {
    private static final RuleSet RULES = ClassicRules.ENGINE.rules();
    private static final Position START = ClassicRules.ENGINE.start();

    /** The parts at a point. */
    private record Row(int number, int southStore, int hands, int northRow) {}

    private static List<Row> rows(Course course, Spacing spacing, int upTo) {
        CourseChart chart = new CourseChart(ChartKind.SEEDS, course, spacing);
        return IntStream.range(0, chart.rows(upTo))
                .mapToObj(row -> new Row(
                        chart.number(row, upTo),
                        (int) chart.value(row, Part.SOUTH_STORE.index(), upTo),
                        (int) chart.value(row, Part.HANDS.index(), upTo),
                        (int) chart.value(row, Part.NORTH_ROW.index(), upTo)))
                .toList();
    }

    @Test
    void allPartsTogetherAreAlwaysAllSeeds() {
        for (long seed = 1; seed <= 20; seed++) {
            Course curve = Course.of(RULES, START, ClassicRules.events(ClassicRules.byChance(seed, 30)));
            for (int cursor = 0; cursor <= curve.size(); cursor++) {
                assertThat(sum(curve, cursor))
                        .as("seed %d, cursor %d", seed, cursor)
                        .isEqualTo(98);
            }
        }
    }

    @Test
    void everyPointIsWhatTheTimelineHasThere() {
        for (long seed = 1; seed <= 10; seed++) {
            List<BoardEvent> events = ClassicRules.events(ClassicRules.byChance(seed, 20));
            Course curve = Course.of(RULES, START, events);
            Timeline timeline = Timeline.of(START, events);
            assertThat(curve.size()).isEqualTo(timeline.size()).isGreaterThan(100);
            for (int cursor = 0; cursor <= curve.size(); cursor++) {
                Position there = timeline.positionAt(cursor);
                for (Part part : Part.values()) {
                    assertThat(curve.seeds(part, cursor))
                            .as("seed %d, cursor %d, %s", seed, cursor, part)
                            .isEqualTo(in(part, there));
                }
            }
        }
    }

    private static int in(Part part, Position position) {
        return switch (part) {
            case SOUTH_STORE -> position.inStore(Side.SOUTH);
            case SOUTH_ROW -> position.inRow(Side.SOUTH);
            case HANDS -> position.inHand(Side.SOUTH) + position.inHand(Side.NORTH);
            case NORTH_ROW -> position.inRow(Side.NORTH);
            case NORTH_STORE -> position.inStore(Side.NORTH);
        };
    }

    @Test
    void aPointForEveryLapIsReadWhenTheHandIsEmpty() {
        Turn turn = ClassicRules.longTurn();
        Course curve = Course.of(RULES, turn.before(), turn.events());
        long laps = turn.events().stream().filter(Lifted.class::isInstance).count();
        List<Row> rows = rows(curve, Spacing.LAP, curve.size());
        assertThat(rows).hasSize((int) laps + 1);
        assertThat(rows).extracting(Row::hands).containsOnly(0);
        assertThat(rows).extracting(Row::number).startsWith(0, 1, 2, 3).endsWith((int) laps);
    }

    @Test
    void aPointForEveryTurnIsWhereThatTurnLed() {
        List<Turn> turns = ClassicRules.byChance(7, 12);
        Course curve = Course.of(RULES, START, ClassicRules.events(turns));
        List<Row> rows = rows(curve, Spacing.TURN, curve.size());
        assertThat(rows).hasSize(turns.size() + 1);
        for (int i = 0; i < turns.size(); i++) {
            assertThat(rows.get(i + 1).southStore())
                    .isEqualTo(turns.get(i).after().inStore(Side.SOUTH));
            assertThat(rows.get(i + 1).northRow())
                    .isEqualTo(turns.get(i).after().inRow(Side.NORTH));
        }
    }

    @Test
    void aLapUnderWayIsReadAtTheCursor() {
        Turn turn = ClassicRules.fromSouth3();
        Course curve = Course.of(RULES, turn.before(), turn.events());
        int afterTwoSeeds = 3;
        assertThat(rows(curve, Spacing.LAP, afterTwoSeeds)).hasSize(2);
        assertThat(rows(curve, Spacing.LAP, afterTwoSeeds).get(1).hands()).isEqualTo(5);
        assertThat(curve.cursorOf(Spacing.LAP, 1, afterTwoSeeds)).isEqualTo(afterTwoSeeds);
    }

    @Test
    void nothingReadUpToACursorDependsOnWhatFollows() {
        List<BoardEvent> all = ClassicRules.events(ClassicRules.byChance(3, 6));
        Course whole = Course.of(RULES, START, all);
        for (int cursor = 0; cursor <= all.size(); cursor++) {
            Course beginning = Course.of(RULES, START, all.subList(0, cursor));
            for (Spacing spacing : Spacing.values()) {
                assertThat(rows(whole, spacing, cursor))
                        .as("%s up to %d", spacing, cursor)
                        .isEqualTo(rows(beginning, spacing, cursor));
            }
        }
    }

    @Test
    void seedsAreCountedAsTheyFall() {
        Turn turn = ClassicRules.fromSouth3();
        Course curve = Course.of(RULES, turn.before(), turn.events());
        assertThat(curve.number(Spacing.SEED, 1)).as("lifted").isZero();
        assertThat(curve.number(Spacing.SEED, 8)).as("seven sown").isEqualTo(7);
        assertThat(curve.firstWith(Spacing.SEED, 7, curve.size())).isEqualTo(8);
        assertThat(curve.firstWith(Spacing.SEED, 8, 9)).as("not yet").isEqualTo(10);
    }

    @Test
    void theEndOfARoundIsAPointOfItsOwn() {
        Position before = Position.of(new Layout(1), new int[] {0, 0, 3, 1}, 0, Side.SOUTH, 1);
        List<BoardEvent> events = List.of(
                new RoundEnded(RoundEndReason.BOARD_EMPTY, Winner.SOUTH),
                new Refilled(new House(Side.SOUTH, 1), 2),
                new RoundStarted(Position.of(new Layout(1), new int[] {2, 0, 1, 1}, 0, Side.NORTH, 2)));
        List<Row> rows = rows(Course.of(RULES, before, events), Spacing.TURN, 3);
        assertThat(rows).extracting(Row::southStore).containsExactly(3, 1);
    }

    private static int sum(Course curve, int cursor) {
        return Arrays.stream(Part.values())
                .mapToInt(part -> curve.seeds(part, cursor))
                .sum();
    }
}
