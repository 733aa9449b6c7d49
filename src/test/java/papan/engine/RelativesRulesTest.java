package papan.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import papan.event.SowingEvent.Ruled;
import papan.model.Move;
import papan.model.Position;
import papan.model.Side;
import papan.rules.ClauseId;
import papan.testing.Boards;
import papan.testing.RuleFiles;

/**
 * Rules that only some relatives have, on boards worked out by hand: six houses a side, sown anticlockwise, from S1 to S6
 * and on from N1 to N6, past the stores.
 */
class RelativesRulesTest {
    private static final String PLAIN = """
            "countCapture": "none", "feeding": "none", "originHouse": "sown", "roundEnd": "boardEmpty", "noMove": "pass",
            """;
    private static final String GAPS = PLAIN + "\"occupiedHouse\": \"relayFromNext\", \"gapCapture\": ";

    private static Engine engine(String parts) {
        return new Engine(RuleFiles.changed("oware", parts));
    }

    private static Turn play(String parts, String move, String board) {
        return play(engine(parts), move, board);
    }

    private static Turn shipped(String id, String move, String board) {
        return play(new Engine(RuleFiles.shipped(id)), move, board);
    }

    private static Turn play(Engine engine, String move, String board) {
        return engine.play(Boards.south(board), Move.parse(move).orElseThrow());
    }

    private static ClauseId clause(Turn turn) {
        List<Ruled> rulings = turn.events().stream()
                .filter(Ruled.class::isInstance)
                .map(Ruled.class::cast)
                .toList();
        return rulings.get(rulings.size() - 1).clause();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            {"reach": "one", "opposite": "stays"}   | 3 | S4 alone
            {"reach": "one", "opposite": "taken"}   | 7 | S4 and N3
            {"reach": "chain", "opposite": "stays"} | 5 | S4, and beyond the next gap S6
            {"reach": "chain", "opposite": "taken"} | 10 | and N1
            """)
    void whatLiesBeyondAGapIsTaken(String gaps, int taken, String which) {
        Turn turn = play(GAPS + gaps, "S1", """
                0 1 0 4 0 1 | 0
                1 0 0 3 0 2 | 0""");
        assertThat(clause(turn)).isEqualTo(ClauseId.GAP_CAPTURE);
        assertThat(turn.after().inStore(Side.SOUTH)).as(which).isEqualTo(taken);
    }

    @Test
    void beyondTwoGapsNothingIsTaken() {
        Turn turn = play(GAPS + "{\"reach\": \"one\"}", "S1", """
                0 0 0 0 0 1 | 0
                1 0 0 0 3 0 | 0""");
        assertThat(clause(turn)).isEqualTo(ClauseId.GAP_CAPTURE);
        assertThat(turn.after().inStore(Side.SOUTH)).isZero();
    }

    @Test
    void aLapGoesOnFromTheNextHouse() {
        Turn turn = play(GAPS + "{\"reach\": \"one\"}", "S1", """
                0 0 0 0 0 4 | 0
                1 0 2 0 0 0 | 0""");
        assertThat(Boards.picture(turn.after())).isEqualTo(Boards.trimmed("""
                0 0 0 0 0 0 | 0
                0 1 0 1 1 0 | 4"""));
    }

    @ParameterizedTest
    @CsvSource({"3, 7", "2, 0", "4, 0", "0, 0"})
    void aLastSeedBetweenTwoEqualHousesTakesBothAndItself(int beyond, int taken) {
        Turn turn = play(PLAIN + "\"neighbourCapture\": \"on\"", "S6", """
                0 0 1 %d 0 2 | 0
                1 0 0 0 0 2 | 0""".formatted(beyond));
        assertThat(turn.after().inStore(Side.SOUTH)).isEqualTo(taken);
        assertThat(clause(turn)).isEqualTo(taken > 0 ? ClauseId.NEIGHBOUR_CAPTURE : ClauseId.EMPTY_OPPOSING_HOUSE);
    }

    @Test
    void whereTheHandMustHaveGoneRoundAShortLapTakesNothing() {
        Turn turn = play(
                PLAIN
                        + "\"opposition\": {\"capturingSeed\": \"taken\", \"loneSeed\": \"stays\", \"circuit\": \"needed\"}",
                "S1",
                """
                0 4 0 0 0 1 | 0
                1 0 0 0 0 0 | 0""");
        assertThat(clause(turn)).isEqualTo(ClauseId.CIRCUIT);
        assertThat(turn.after().inStore(Side.SOUTH)).isZero();
    }

    @Test
    void afterACaptureByNumberTheNextHouseCanBeSownOn() {
        String on = PLAIN.replace(
                "\"none\", \"feeding\"", "{\"sizes\": [4], \"side\": \"any\", \"then\": \"fromNext\"}, \"feeding\"");
        Turn turn = play(on + "\"occupiedHouse\": \"turnEnds\"", "S1", """
                0 0 0 0 0 1 | 0
                1 3 2 0 0 0 | 0""");
        assertThat(Boards.picture(turn.after())).isEqualTo(Boards.trimmed("""
                0 0 0 0 0 1 | 0
                0 0 0 1 1 0 | 4"""));
    }

    @Test
    void inMeusuebASingleSeedInTheNextHouseIsSownOnToo() {
        Turn turn = shipped("meusueb", "S1", """
                0 0 0 0 0 1 | 0
                1 3 1 0 0 0 | 0""");
        assertThat(Boards.picture(turn.after())).isEqualTo(Boards.trimmed("""
                0 0 0 0 0 1 | 0
                0 0 0 1 0 0 | 4"""));
    }

    @Test
    void aChainThatGoesAllTheWayRoundTakesEachHouseOnce() {
        Turn turn = shipped("vai-lung-thlan", "S1", """
                0 0 0 0 0 0 | 0
                12 0 0 0 0 0 | 0""");
        assertThat(Boards.picture(turn.after())).isEqualTo(Boards.trimmed("""
                0 0 0 0 0 0 | 0
                0 0 0 0 0 0 | 12"""));
    }

    @Test
    void aSingleSeedIsSownOnlyWhereNoHouseHoldsMore() {
        Engine engine = engine(PLAIN + "\"playable\": {\"singles\": \"onlyIfNothingElse\"}, \"opposition\":"
                + " {\"capturingSeed\": \"taken\", \"loneSeed\": \"stays\"}");
        assertThat(engine.legalMoves(Boards.south("""
                0 0 0 0 0 3 | 0
                1 0 2 0 0 1 | 0"""))).hasToString("[S3]");
        assertThat(engine.legalMoves(Boards.south("""
                0 0 0 0 0 3 | 0
                1 0 0 0 0 1 | 0"""))).hasToString("[S1, S6]");
    }

    @Test
    void whereADirectionIsChosenEachHouseCanGoBothWaysAndNoneWithout() {
        Engine engine = engine(PLAIN + "\"direction\": \"chosenEachMove\", \"opposition\":"
                + " {\"capturingSeed\": \"taken\", \"loneSeed\": \"stays\"}");
        Position position = Boards.south("""
                0 0 0 0 0 3 | 0
                0 2 0 0 0 1 | 0""");
        assertThat(engine.legalMoves(position)).hasToString("[S2:cw, S2:acw, S6:cw, S6:acw]");
        assertThat(engine.refuse(position, Move.parse("S2").orElseThrow()))
                .map(Refusal::reason)
                .contains(Refusal.Reason.DIRECTION);
    }
}
