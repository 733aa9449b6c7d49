package papan.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import papan.analysis.Interleavings;
import papan.event.SowingEvent.TurnEnded;
import papan.model.House;
import papan.model.Move;
import papan.model.Position;
import papan.model.Side;
import papan.rules.FirstMove.FinishedTogether;
import papan.rules.FirstMove.Schedule;
import papan.rules.RuleSet;
import papan.testing.RuleFiles;
import papan.testing.Slow;

/** Who moves next where both hands of an opening have finished in the same lap. */
class FinishedTogetherTest {
    private static final int SOME = 500;
    private static final int MANY = 20_000;

    private static final RuleSet CONGKAK = RuleFiles.shipped("congkak");
    private static final RuleSet SOUTH = RuleFiles.changed(
            "congkak", "\"firstMove\": {\"simultaneous\": \"byLap\", \"finishedTogether\": \"south\"}");

    private static Move move(String house) {
        return new Move(House.parseHouse(house).orElseThrow());
    }

    /** Houses from which both finish in the first lap, north two seeds before south. */
    private static Interleavings shortOpening(RuleSet rules) {
        int[] cells = new int[rules.layout().places()];
        cells[rules.layout().indexOf(move("S7").from())] = 3;
        cells[rules.layout().indexOf(move("N7").from())] = 2;
        cells[rules.layout().indexOf(move("N1").from())] = 1;
        return new Interleavings(
                rules,
                Position.of(rules.layout(), cells, 0, Side.SOUTH, 1),
                Map.of(Side.SOUTH, List.of(move("S7")), Side.NORTH, List.of(move("N7"))));
    }

    private static TurnEnded lastTurn(SimultaneousOpening.Played played) {
        List<TurnEnded> ends = played.events().stream()
                .filter(TurnEnded.class::isInstance)
                .map(TurnEnded.class::cast)
                .toList();
        return ends.get(ends.size() - 1);
    }

    @Test
    void whoseLastSeedFellFirstMovesNextAndItIsTold() {
        SimultaneousOpening.Played played = shortOpening(CONGKAK).asWritten();
        assertThat(played.first()).isEqualTo(Side.NORTH);
        TurnEnded last = lastTurn(played);
        assertThat(last.player()).isEqualTo(Side.NORTH);
        assertThat(last.next()).isEqualTo(Side.NORTH);
        assertThat(last.together()).contains(FinishedTogether.FIRST_TO_ARRIVE);
    }

    @Test
    void southMovesNextWhereTheRuleSetSaysSo() {
        SimultaneousOpening.Played played = shortOpening(SOUTH).asWritten();
        assertThat(played.first()).isEqualTo(Side.SOUTH);
        assertThat(lastTurn(played).together()).contains(FinishedTogether.SOUTH);
    }

    @ParameterizedTest
    @CsvSource({"firstToArrive", "south"})
    void theOrderOfAScheduleGivesTheSameFirstWhenItIsPlayedActByAct(String answer) {
        RuleSet rules = RuleFiles.changed(
                "congkak", "\"firstMove\": {\"simultaneous\": \"byLap\", \"finishedTogether\": \"" + answer + "\"}");
        Random random = new Random(8);
        for (int i = 0; i < SOME; i++) {
            Map<Side, List<Move>> choices =
                    Map.of(Side.SOUTH, moves(Side.SOUTH, random), Side.NORTH, moves(Side.NORTH, random));
            for (Schedule schedule : Schedule.values()) {
                Position start = new Engine(rules).start();
                SimultaneousOpening.Played played = SimultaneousOpening.bySchedule(rules, start, choices, schedule);
                SimultaneousOpening.Played again = SimultaneousOpening.play(rules, start, choices, played.order());
                assertThat(again.first()).as(choices + " " + schedule).isEqualTo(played.first());
                assertThat(again.after()).isEqualTo(played.after());
                OpeningState state = OpeningState.start(rules, start, choices);
                for (Side side : played.order().sides()) {
                    state = state.after(side);
                }
                assertThat(state.first()).as(choices + " " + schedule).contains(played.first());
            }
        }
    }

    private static List<Move> moves(Side side, Random random) {
        return IntStream.range(0, 4)
                .mapToObj(i -> move(side.letter() + "" + (1 + random.nextInt(7))))
                .toList();
    }

    @Test
    void theEngineAgreesWithAPersonWhoPlaysFromTheText() {
        Tally tally = new Tally();
        tally.play(SOME, 3);
        assertThat(tally.together).isPositive();
    }

    @Test
    @Slow
    void everySixthOpeningEndsInTheSameLapAndAFourthOfTheseAreNorths() {
        Tally tally = new Tally();
        tally.play(MANY, 1);
        assertThat(100.0 * tally.together / MANY).as("in the same lap").isBetween(16.5, 18.5);
        assertThat(100.0 * tally.north / MANY).as("and north's").isBetween(3.5, 4.7);
        assertThat(100.0 * tally.south / MANY).as("south moves first").isBetween(54.0, 56.0);
    }

    /** Openings of congkak, by hand and by the engine. */
    private static final class Tally {
        int together;
        /** How many of these are north's. */
        int north;
        /** In how many openings south moves first. */
        int south;

        void play(int openings, int seed) {
            Random random = new Random(seed);
            for (int i = 0; i < openings; i++) {
                OpeningByHand byHand = new OpeningByHand(random);
                byHand.play();
                Round round = Round.fromStart(new Engine(CONGKAK));
                for (Move move : byHand.chosen) {
                    round = round.choose(move);
                }
                String opening = byHand.chosen.toString();
                assertThat(round.isOpening()).as(opening).isFalse();
                if (!round.isOver()) {
                    assertThat(round.position()).as(opening).isEqualTo(position(byHand, round));
                }
                together += byHand.together() ? 1 : 0;
                north += byHand.together() && byHand.first() == Side.NORTH ? 1 : 0;
                south += byHand.first() == Side.SOUTH ? 1 : 0;
            }
        }

        private static Position position(OpeningByHand byHand, Round round) {
            int[] cells = new int[CONGKAK.layout().places()];
            for (Side side : Side.values()) {
                for (int i = 0; i < byHand.rows[side.index()].length; i++) {
                    cells[side.index() * CONGKAK.layout().houses() + i] = byHand.rows[side.index()][i];
                }
                cells[CONGKAK.layout().store(side.index())] = byHand.stores[side.index()];
            }
            return Position.of(
                    CONGKAK.layout(), cells, 0, byHand.first(), round.position().round());
        }
    }
}
