package papan.replay;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import papan.analysis.Courses;
import papan.event.BoardEvent;
import papan.event.SowingEvent.Lifted;
import papan.event.SowingEvent.Sown;
import papan.model.House;
import papan.model.Move;
import papan.rules.RuleSet;
import papan.search.Exhibition;
import papan.search.Strategy;
import papan.testing.RuleFiles;

class LockstepTest {
    private static final Strategy BY_CHANCE = new Strategy(Strategy.Kind.RANDOM, 0);

    static Stream<Arguments> pairings() {
        return Stream.of(Pairing.values())
                .flatMap(pairing -> RuleFiles.documents().stream().map(id -> Arguments.of(pairing, id)));
    }

    private static Timeline timeline(String id, List<Move> moves) {
        Courses.Played played = Courses.play(RuleFiles.shipped(id), Optional.empty(), moves);
        return Timeline.of(played.before(), played.events());
    }

    private static List<Move> moves(String id, long seed) {
        RuleSet rules = RuleFiles.shipped(id);
        return Exhibition.moves(rules, BY_CHANCE, BY_CHANCE, seed, 1);
    }

    private static Lockstep together(Pairing pairing, List<Move> moves, String... ids) {
        return Lockstep.of(Stream.of(ids).map(id -> timeline(id, moves)).toList(), pairing);
    }

    @ParameterizedTest
    @MethodSource("pairings")
    void everyBoardGoesThroughAllItsEventsOneByOneAndSomeBoardMovesInEachStep(Pairing pairing, String id) {
        for (long seed = 0; seed < 4; seed++) {
            Lockstep lockstep = together(pairing, moves(id, seed), id, "congklak-classic", "sungka");
            for (int board = 0; board < 3; board++) {
                assertThat(lockstep.cursorOf(board, 0)).isZero();
                assertThat(lockstep.cursorOf(board, lockstep.size()))
                        .isEqualTo(lockstep.timelines().get(board).size());
            }
            for (int cursor = 0; cursor < lockstep.size(); cursor++) {
                int moved = 0;
                for (int board = 0; board < 3; board++) {
                    int step = lockstep.cursorOf(board, cursor + 1) - lockstep.cursorOf(board, cursor);
                    assertThat(step).as("board %d at %d", board, cursor).isBetween(0, 1);
                    assertThat(lockstep.movesAfter(board, cursor)).isEqualTo(step == 1);
                    moved += step;
                }
                assertThat(moved).as("boards that move after %d", cursor).isPositive();
                assertThat(lockstep.eventsAfter(cursor)).hasSize(moved);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("pairings")
    void theSameTimelineTwiceNeverWaits(Pairing pairing, String id) {
        Lockstep lockstep = together(pairing, moves(id, 1), id, id);
        assertThat(lockstep.size()).isEqualTo(lockstep.timelines().get(0).size());
    }

    @ParameterizedTest
    @EnumSource(Pairing.class)
    void stepsForwardAndBackStopAtTheSameCursors(Pairing pairing) {
        Lockstep lockstep = together(pairing, moves("congkak", 2), "congkak", "congklak-simple");
        for (Grain grain : Grain.values()) {
            int cursor = 0;
            while (cursor < lockstep.size()) {
                int next = lockstep.next(cursor, grain);
                assertThat(next).isGreaterThan(cursor);
                assertThat(lockstep.previous(next, grain)).isEqualTo(cursor);
                cursor = next;
            }
        }
    }

    @Test
    void seedsFallTogetherSeedBySeed() {
        Lockstep lockstep = together(Pairing.SEED, moves("congkak", 3), "congkak", "sungka");
        for (int cursor = 0; cursor <= lockstep.size(); cursor++) {
            long first = seeds(lockstep, 0, cursor);
            long second = seeds(lockstep, 1, cursor);
            boolean over =
                    lockstep.cursorOf(0, cursor) == lockstep.timelines().get(0).size()
                            || lockstep.cursorOf(1, cursor)
                                    == lockstep.timelines().get(1).size();
            if (!over) {
                assertThat(Math.abs(first - second)).as("at %d", cursor).isLessThanOrEqualTo(1);
            }
        }
    }

    private static long seeds(Lockstep lockstep, int board, int cursor) {
        return lockstep.timelines().get(board).events().subList(0, lockstep.cursorOf(board, cursor)).stream()
                .filter(Sown.class::isInstance)
                .count();
    }

    @Test
    void movesAreMadeTogether() {
        List<Move> moves = List.of(new Move(house("S3")), new Move(house("N6")));
        for (Pairing pairing : List.of(Pairing.MOVE, Pairing.CAUSE)) {
            Lockstep lockstep = together(pairing, moves, "congklak-classic", "congklak-simple");
            for (int cursor = 0; cursor < lockstep.size(); cursor++) {
                List<BoardEvent> events = lockstep.eventsAfter(cursor);
                boolean chooses = events.stream().anyMatch(e -> e instanceof Lifted lifted && lifted.lap() == 1);
                if (chooses) {
                    assertThat(events)
                            .as("%s at %d", pairing, cursor)
                            .hasSize(2)
                            .allMatch(Lifted.class::isInstance);
                }
            }
        }
    }

    @Test
    void whatHasTheSameCauseHappensTogetherAfterTheBoardsHaveParted() {
        List<Move> moves = List.of(new Move(house("S3")));
        Lockstep lockstep = together(Pairing.CAUSE, moves, "congklak-classic", "congklak-simple");
        // Nine seeds are taken on one board and eight on the other: the same capture.
        int captures = 0;
        for (int cursor = 0; cursor < lockstep.size(); cursor++) {
            List<BoardEvent> events = lockstep.eventsAfter(cursor);
            if (events.size() == 2 && !events.get(0).equals(events.get(1))) {
                captures++;
                assertThat(events.get(0).getClass()).isEqualTo(events.get(1).getClass());
            }
        }
        assertThat(captures).isPositive();
    }

    @Test
    void marksOfAllBoardsStandAtTheirSteps() {
        Lockstep lockstep = together(Pairing.CAUSE, moves("congkak", 4), "congkak", "congklak-classic");
        for (int board = 0; board < 2; board++) {
            Timeline timeline = lockstep.timelines().get(board);
            for (Mark mark : timeline.marks()) {
                int at = lockstep.lastWith(board, mark.cursor() - 1) + 1;
                assertThat(lockstep.cursorOf(board, at)).isEqualTo(mark.cursor());
                assertThat(lockstep.marks()).contains(new Mark(at, mark.kind()));
            }
        }
    }

    private static House house(String name) {
        return House.parseHouse(name).orElseThrow();
    }
}
