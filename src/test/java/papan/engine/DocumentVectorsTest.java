package papan.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import papan.event.BoardEvent;
import papan.event.Ruling;
import papan.event.SowingEvent;
import papan.model.House;
import papan.model.Move;
import papan.model.Position;
import papan.model.Side;
import papan.rules.RuleSet;
import papan.testing.Boards;
import papan.testing.RuleFiles;

/** The worked examples of the documents and the numbers that follow from them. */
class DocumentVectorsTest {
    private final Engine classic = new Engine(RuleFiles.shipped("congklak-classic"));

    private static Move south(int number) {
        return new Move(new House(Side.SOUTH, number));
    }

    private static List<SowingEvent.Ruled> rulings(Turn turn) {
        return turn.events().stream()
                .filter(SowingEvent.Ruled.class::isInstance)
                .map(SowingEvent.Ruled.class::cast)
                .toList();
    }

    private static long sown(Turn turn) {
        return turn.events().stream().filter(SowingEvent.Sown.class::isInstance).count();
    }

    @Test
    void theWorkedExampleOfTheClassicDocumentEndsAsPrinted() {
        Turn turn = classic.play(classic.start(), south(6));
        assertThat(Boards.picture(turn.after())).isEqualTo("""
                        0 8 8 8 8 0 8 | 0
                        8 8 8 8 8 0 8 | 10""");
        assertThat(turn.after().toMove()).isEqualTo(Side.NORTH);
    }

    @Test
    void theWorkedExampleStandsAsPrintedBeforeItsCapture() {
        Turn turn = classic.play(classic.start(), south(6));
        Position beforeCapture = papan.event.Fold.after(
                classic.start(), turn.events().subList(0, turn.events().size() - 2));
        assertThat(Boards.picture(beforeCapture)).isEqualTo("""
                        0 8 8 8 8 8 8 | 0
                        8 8 8 8 8 1 8 | 1""");
    }

    @Test
    void theLastHouseReachesTheStoreAtOnce() {
        Turn turn = classic.play(classic.start(), south(7));
        assertThat(turn.after().inStore(Side.SOUTH)).isEqualTo(1);
        assertThat(turn.after().toMove()).isEqualTo(Side.SOUTH);
        assertThat(rulings(turn)).extracting(SowingEvent.Ruled::ruling).containsExactly(Ruling.EXTRA_TURN);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6})
    void everyOtherFirstMoveReturnsHomeAndCapturesNine(int number) {
        Turn turn = classic.play(classic.start(), south(number));
        assertThat(rulings(turn)).extracting(SowingEvent.Ruled::ruling).containsExactly(Ruling.RELAY, Ruling.CAPTURE);
        assertThat(rulings(turn).get(1).at()).isEqualTo(new House(Side.SOUTH, number));
        assertThat(sown(turn)).isEqualTo(15);
        assertThat(turn.after().inStore(Side.SOUTH)).isEqualTo(10);
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 5, 6, 7, 8, 9, 10})
    void withAsManySeedsAsHousesAllButOneFirstMoveReturnHome(int n) {
        RuleSet rules = RuleFiles.changed(
                "congklak-classic", "\"board\": {\"housesPerSide\": " + n + ", \"setup\": {\"uniform\": " + n + "}}");
        Engine engine = new Engine(rules);
        long returning = engine.legalMoves(engine.start()).stream()
                .filter(move -> {
                    List<SowingEvent.Ruled> rulings = rulings(engine.play(engine.start(), move));
                    return rulings.size() == 2 && rulings.get(1).at().equals(move.from());
                })
                .count();
        assertThat(returning).isEqualTo(n - 1);
    }

    @ParameterizedTest
    @CsvSource({"4, '1 4 2 4 1 4 1 3 2 3 1 4', 29"})
    void aLineOfExtraTurnsWinsTheMatchInTheFirstTurn(int n, String line, int store) {
        RuleSet rules = RuleFiles.changed(
                "congklak-classic", "\"board\": {\"housesPerSide\": " + n + ", \"setup\": {\"uniform\": " + n + "}}");
        Engine engine = new Engine(rules);
        Position position = engine.start();
        for (String fromFarEnd : line.split(" ", -1)) {
            assertThat(position.toMove()).isEqualTo(Side.SOUTH);
            position = engine.play(position, south(n + 1 - Integer.parseInt(fromFarEnd)))
                    .after();
        }
        assertThat(position.inStore(Side.SOUTH)).isEqualTo(store);
    }

    @Test
    void fifteenSeedsGoRoundToTheHouseTheyCameFromWhichThenCountsAsEmpty() {
        Position before = Boards.south("""
                0 0 0 0 0 0 2 | 0
                0 0 0 0 0 0 15 | 0""");
        Turn turn = classic.play(before, south(7));
        assertThat(rulings(turn).get(0).ruling()).isEqualTo(Ruling.CAPTURE);
        assertThat(turn.after().inStore(Side.SOUTH)).isEqualTo(1 + 1 + 3);
    }

    @Test
    void theHandOutAsPrintedBanksAnOccupiedHouseAndLetsThePlayerChooseAgain() {
        Engine literal = new Engine(RuleFiles.shipped("congklak-simple-literal"));
        Turn turn = literal.play(literal.start(), south(6));
        assertThat(Boards.picture(turn.after())).isEqualTo("""
                        0 7 7 7 7 7 7 | 0
                        8 8 8 8 8 0 7 | 9""");
        assertThat(turn.after().toMove()).isEqualTo(Side.SOUTH);
    }

    @Test
    void theHandOutLeavesTheCapturingSeed() {
        Engine simple = new Engine(RuleFiles.shipped("congklak-simple"));
        Turn turn = simple.play(Boards.south("""
                0 0 0 0 0 0 2 | 0
                0 1 0 0 0 0 0 | 0"""), south(2));
        BoardEvent capture = turn.events().stream()
                .filter(SowingEvent.Captured.class::isInstance)
                .findFirst()
                .orElse(turn.events().get(0));
        assertThat(capture).isNotInstanceOf(SowingEvent.Captured.class);
    }

    @Test
    void sungkaOpensWithTheLeftmostHouseOfABoardFilledEveryOtherHouse() {
        Round round = Round.fromStart(new Engine(RuleFiles.shipped("sungka-alternate")));
        assertThat(Boards.picture(round.position())).isEqualTo("""
                        0 7 0 7 0 7 0 | 0
                        7 0 7 0 7 0 7 | 0""");
        assertThat(round.legalMoves()).containsExactly(south(1));
        assertThat(round.refuse(south(3))).map(Refusal::reason).contains(Refusal.Reason.FORCED_HOUSE);
        assertThat(round.refuse(south(2))).map(Refusal::reason).contains(Refusal.Reason.EMPTY_HOUSE);
        assertThat(round.choose(south(1)).position().inStore(Side.SOUTH)).isPositive();
    }
}
