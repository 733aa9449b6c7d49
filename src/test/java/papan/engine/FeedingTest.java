package papan.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import papan.event.RoundEndReason;
import papan.event.RoundEvent.RoundEnded;
import papan.event.Ruling;
import papan.event.SowingEvent.Ruled;
import papan.model.House;
import papan.model.Move;
import papan.model.Position;
import papan.model.Side;
import papan.rules.ClauseId;
import papan.testing.Boards;
import papan.testing.RuleFiles;

/** What is owed to an opponent who has nothing to sow, and what a capture of everything there means. */
class FeedingTest {
    /** S6 brings N1 to two seeds, and nothing else lies in north's row. */
    private static final Position SLAM = Boards.south("""
            0 0 0 0 0 1 | 20
            1 0 0 0 0 1 | 20""");
    /** Taken by the number that a house is brought to, whoever owns it, and backwards. */
    private static final String ANYBODYS =
            "\"countCapture\": {\"sizes\": [2, 3], \"side\": \"any\", \"chain\": \"back\"}";

    private static Engine oware(String grandSlam) {
        return new Engine(RuleFiles.changed("oware", "\"feeding\": {\"grandSlam\": \"" + grandSlam + "\"}"));
    }

    private static Move south(int house) {
        return new Move(new House(Side.SOUTH, house));
    }

    private static Ruled ruling(Turn turn) {
        List<Ruled> rulings = turn.events().stream()
                .filter(Ruled.class::isInstance)
                .map(Ruled.class::cast)
                .toList();
        return rulings.get(rulings.size() - 1);
    }

    private static Optional<RoundEndReason> end(Turn turn) {
        return turn.events().stream()
                .filter(RoundEnded.class::isInstance)
                .map(event -> ((RoundEnded) event).reason())
                .findFirst();
    }

    @Test
    void anOpponentWithAnEmptyRowMustBeGivenSeeds() {
        Engine engine = oware("noCapture");
        Position position = Boards.south("""
                0 0 0 0 0 0 | 20
                1 0 0 0 2 1 | 20""");
        assertThat(engine.legalMoves(position)).containsExactly(south(5), south(6));
        assertThat(engine.refuse(position, south(1))).map(Refusal::reason).contains(Refusal.Reason.MUST_FEED);
    }

    @Test
    void whoHasSeedsIsOwedNothing() {
        Position position = Boards.south("""
                0 0 0 0 0 1 | 20
                1 0 0 0 2 0 | 20""");
        assertThat(oware("noCapture").legalMoves(position)).containsExactly(south(1), south(5));
    }

    @Test
    void whoseRowIsEmptyNeedNotBeFedWhereTheRulesDoNotAskForIt() {
        Engine engine = new Engine(RuleFiles.changed("oware", "\"feeding\": \"none\""));
        assertThat(engine.legalMoves(Boards.south("""
                0 0 0 0 0 0 | 20
                1 0 0 0 2 1 | 20"""))).containsExactly(south(1), south(5), south(6));
    }

    @Test
    void whoCannotFeedEndsTheRoundAndKeepsWhatIsLeft() {
        Turn turn = oware("noCapture").play(Boards.north("""
                1 0 0 0 0 0 | 20
                0 2 0 0 0 0 | 20"""), new Move(new House(Side.NORTH, 6)));
        assertThat(end(turn)).contains(RoundEndReason.NO_MOVE);
        assertThat(turn.after().inStore(Side.SOUTH)).isEqualTo(23);
    }

    @Test
    void aGrandSlamThatIsLegalTakesAll() {
        Turn turn = oware("legal").play(SLAM, south(6));
        assertThat(ruling(turn).ruling()).isEqualTo(Ruling.CAPTURE);
        assertThat(turn.after().inRow(Side.NORTH)).isZero();
        assertThat(turn.after().inStore(Side.SOUTH))
                .as("and the seed of S1, for whom nobody can feed")
                .isEqualTo(23);
    }

    @Test
    void aGrandSlamThatTakesNothingLeavesTheSeedsWhereTheyAre() {
        Turn turn = oware("noCapture").play(SLAM, south(6));
        assertThat(ruling(turn).ruling()).isEqualTo(Ruling.TURN_OVER);
        assertThat(ruling(turn).clause()).isEqualTo(ClauseId.GRAND_SLAM);
        assertThat(turn.after().seedsIn(new House(Side.NORTH, 1))).isEqualTo(2);
        assertThat(turn.after().inStore(Side.SOUTH)).isEqualTo(20);
    }

    @Test
    void aGrandSlamThatIsForbiddenCannotBeChosen() {
        Engine engine = oware("forbidden");
        assertThat(engine.legalMoves(SLAM)).containsExactly(south(1));
        assertThat(engine.refuse(SLAM, south(6))).map(Refusal::reason).contains(Refusal.Reason.MUST_FEED);
    }

    @Test
    void aCaptureThatLeavesASeedInTheOpponentsRowIsNoGrandSlam() {
        Turn turn = oware("noCapture").play(Boards.south("""
                0 0 0 1 0 1 | 24
                1 0 0 0 0 1 | 20"""), south(6));
        assertThat(ruling(turn).clause()).isEqualTo(ClauseId.COUNT_CAPTURE);
        assertThat(turn.after().inStore(Side.SOUTH)).isEqualTo(22);
    }

    @Test
    void theMoversOwnSeedsAreNotCountedAmongTheOpponents() {
        Engine engine = new Engine(RuleFiles.changed("oware", ANYBODYS));
        Turn capture = engine.play(Boards.south("""
                0 0 0 2 0 1 | 24
                1 0 0 0 2 1 | 20"""), south(5));
        assertThat(capture.after().inStore(Side.SOUTH))
                .as("N1 and S6; N3 stays")
                .isEqualTo(24);
        Turn slam = engine.play(Boards.south("""
                0 0 0 0 0 1 | 24
                1 0 0 0 2 1 | 20"""), south(5));
        assertThat(ruling(slam).clause()).as("N1 is all that north has").isEqualTo(ClauseId.GRAND_SLAM);
        assertThat(slam.after().inStore(Side.SOUTH)).isEqualTo(20);
    }

    @Test
    void aGrandSlamAcrossTheBoardTakesNothingEither() {
        Engine engine = new Engine(RuleFiles.changed(
                "oware",
                "\"countCapture\": \"none\", \"opposition\": {\"capturingSeed\": \"taken\", \"loneSeed\": \"stays\"}"));
        Turn slam = engine.play(Boards.south("""
                0 3 0 0 0 0 | 24
                1 0 0 0 0 1 | 20"""), south(1));
        assertThat(ruling(slam).clause()).isEqualTo(ClauseId.GRAND_SLAM);
        Turn capture = engine.play(Boards.south("""
                0 3 0 0 0 1 | 24
                1 0 0 0 0 1 | 20"""), south(1));
        assertThat(capture.after().inStore(Side.SOUTH)).isEqualTo(24);
    }

    @Test
    void aGrandSlamBeyondAnEmptyHouseTakesNothingToo() {
        Engine engine = new Engine(RuleFiles.changed(
                "oware",
                "\"countCapture\": \"none\", \"occupiedHouse\": \"relay\", \"gapCapture\": {\"reach\": \"one\"},"
                        + " \"feeding\": {\"grandSlam\": \"noCapture\"}"));
        Turn turn = engine.play(Boards.south("""
                1 0 0 0 0 3 | 20
                1 0 0 0 1 0 | 20"""), south(5));
        assertThat(ruling(turn).clause()).isEqualTo(ClauseId.GAP_CAPTURE);
        Turn slam = engine.play(Boards.south("""
                0 0 0 0 0 3 | 20
                1 0 0 0 1 0 | 20"""), south(5));
        assertThat(ruling(slam).clause()).isEqualTo(ClauseId.GRAND_SLAM);
        assertThat(slam.after().inStore(Side.SOUTH)).isEqualTo(20);
    }

    @Test
    void whoTakesFromTheirOwnRowWhileTheOtherIsEmptyTakesIt() {
        Engine engine = new Engine(RuleFiles.changed(
                "oware",
                "\"board\": {\"housesPerSide\": 2, \"setup\": {\"uniform\": 4}},"
                        + " \"countCapture\": {\"sizes\": [2], \"side\": \"any\", \"then\": \"fromNext\"}"));
        Turn turn = engine.play(Boards.south("""
                1 1 | 20
                1 1 | 20"""), south(2));
        assertThat(ruling(turn).clause()).isEqualTo(ClauseId.COUNT_CAPTURE);
        assertThat(turn.after().inStore(Side.SOUTH)).isEqualTo(24);
    }
}
