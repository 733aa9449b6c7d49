package papan.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import papan.event.Fact;
import papan.event.Rejection;
import papan.event.Ruling;
import papan.event.SowingEvent.Forfeited;
import papan.event.SowingEvent.Ruled;
import papan.event.SowingEvent.Skipped;
import papan.model.House;
import papan.model.Move;
import papan.model.Position;
import papan.model.Side;
import papan.model.Store;
import papan.rules.ClauseId;
import papan.testing.Boards;
import papan.testing.RuleFiles;

/** Where the last seed falls, what it decides, why, and why not something else. */
class LastSeedTest {
    private static Turn play(String rules, Position position, int house) {
        return new Engine(RuleFiles.shipped(rules)).play(position, new Move(new House(Side.SOUTH, house)));
    }

    private static Ruled ruling(Turn turn) {
        return turn.events().stream()
                .filter(Ruled.class::isInstance)
                .map(Ruled.class::cast)
                .reduce((a, b) -> b)
                .orElseThrow();
    }

    @Test
    void aRelayNamesTheSeedsThatWereThereAndWhyNothingElseApplied() {
        Turn turn = play("congklak-classic", Boards.south("""
                0 0 0 0 0 0 1 | 0
                0 0 0 3 1 0 0 | 0"""), 5);
        Ruled relay = turn.events().stream()
                .filter(Ruled.class::isInstance)
                .map(Ruled.class::cast)
                .findFirst()
                .orElseThrow();
        House s4 = new House(Side.SOUTH, 4);
        assertThat(relay.ruling()).isEqualTo(Ruling.RELAY);
        assertThat(relay.clause()).isEqualTo(ClauseId.OCCUPIED_HOUSE);
        assertThat(relay.because()).containsExactly(new Fact(Fact.Kind.HELD_BEFORE, s4, 3));
        assertThat(relay.rejected())
                .contains(
                        new Rejection(ClauseId.OWN_STORE, new Fact(Fact.Kind.OWN_STORE, s4, 0)),
                        new Rejection(ClauseId.EMPTY_OWN_HOUSE, new Fact(Fact.Kind.HELD_BEFORE, s4, 3)));
    }

    @Test
    void anEmptyOppositeHouseMeansNoCaptureInTheClassicRules() {
        Turn turn = play("congklak-classic", Boards.south("""
                0 0 0 0 0 0 1 | 0
                0 1 0 0 0 0 0 | 0"""), 2);
        assertThat(ruling(turn).ruling()).isEqualTo(Ruling.TURN_OVER);
        assertThat(ruling(turn).clause()).isEqualTo(ClauseId.LONE_SEED);
        assertThat(turn.after().seedsIn(new House(Side.SOUTH, 1))).isEqualTo(1);
    }

    @Test
    void congkakTakesTheLoneSeedAllTheSame() {
        Turn turn = play("congkak", Boards.south("""
                0 0 0 0 0 0 1 | 0
                0 1 0 0 3 0 0 | 0"""), 2);
        assertThat(ruling(turn).ruling()).isEqualTo(Ruling.CAPTURE);
        assertThat(turn.after().inStore(Side.SOUTH)).isEqualTo(1);
    }

    @Test
    void theHandOutLeavesTheCapturingSeedWhereItIs() {
        Turn turn = play("congklak-simple", Boards.south("""
                4 0 0 0 0 0 1 | 0
                0 1 0 0 3 0 0 | 0"""), 2);
        assertThat(turn.after().inStore(Side.SOUTH)).isEqualTo(4);
        assertThat(turn.after().seedsIn(new House(Side.SOUTH, 1))).isEqualTo(1);
    }

    @Test
    void anEmptyHouseOfTheOpponentsEndsTheTurn() {
        Turn turn = play("congklak-classic", Boards.south("""
                0 0 0 0 0 0 1 | 0
                3 0 0 0 0 0 0 | 0"""), 1);
        assertThat(ruling(turn).clause()).isEqualTo(ClauseId.EMPTY_OPPOSING_HOUSE);
        assertThat(ruling(turn).at()).isEqualTo(new House(Side.NORTH, 6));
        assertThat(turn.after().toMove()).isEqualTo(Side.NORTH);
    }

    @Test
    void aBurntHouseIsPassedOver() {
        Turn turn = play("congklak-classic", Boards.south("""
                0 0 0 0 0 0 1 | 0
                0 x 2 0 0 0 3 | 0"""), 3);
        assertThat(turn.events()).contains(new Skipped(Side.SOUTH, new House(Side.SOUTH, 2), ClauseId.BURNT_HOUSE));
        assertThat(turn.after().inStore(Side.SOUTH)).isEqualTo(1);
    }

    @Test
    void aSeedDueInABurntHouseIsForfeitedAndALastSeedThereEndsTheTurn() {
        Position position = Boards.south("""
                0 0 0 0 0 0 1 | 0
                0 x 1 0 0 0 3 | 0""");
        Turn turn = play("congkak-forfeit", position, 3);
        assertThat(turn.events())
                .contains(new Forfeited(Side.SOUTH, new House(Side.SOUTH, 2), new Store(Side.NORTH), 0));
        assertThat(ruling(turn).clause()).isEqualTo(ClauseId.BURNT_HOUSE);
        assertThat(turn.after().inStore(Side.NORTH)).isEqualTo(1);
    }

    @Test
    void aPlayerWithNothingToSowPasses() {
        Turn turn = play("congklak-classic", Boards.south("""
                0 0 0 0 0 0 0 | 5
                1 0 0 0 0 0 3 | 0"""), 7);
        assertThat(turn.events()).last().isInstanceOf(papan.event.RoundEvent.Passed.class);
        assertThat(turn.after().toMove()).isEqualTo(Side.SOUTH);
    }

    @Test
    void whatIsLeftGoesToTheOwnerOfTheRow() {
        Turn turn = play("congkak", Boards.south("""
                2 0 0 0 0 0 3 | 5
                1 0 0 0 0 0 0 | 0"""), 1);
        assertThat(turn.endsRound()).isTrue();
        assertThat(turn.after().inStore(Side.NORTH)).isEqualTo(10);
    }

    @Test
    void inTheHandOutWhatIsLeftScoresForNobody() {
        Turn turn = play("congklak-simple", Boards.south("""
                2 0 0 0 0 0 3 | 5
                1 0 0 0 0 0 0 | 0"""), 1);
        assertThat(turn.endsRound()).isTrue();
        assertThat(turn.after().inStore(Side.NORTH)).isEqualTo(5);
        assertThat(turn.after().inRow(Side.NORTH)).isEqualTo(5);
    }
}
