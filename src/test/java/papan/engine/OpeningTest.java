package papan.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import papan.event.BoardEvent;
import papan.event.SowingEvent;
import papan.event.SowingEvent.Lifted;
import papan.event.SowingEvent.Sown;
import papan.event.SowingEvent.TurnEnded;
import papan.event.TurnEndReason;
import papan.model.House;
import papan.model.Move;
import papan.model.Side;
import papan.rules.ClauseId;
import papan.testing.RuleFiles;

/** The simultaneous opening, by lap and by seed. */
class OpeningTest {
    private final Engine byLap = new Engine(RuleFiles.shipped("congkak"));
    private final Engine bySeed =
            new Engine(RuleFiles.changed("congkak", "\"firstMove\": {\"simultaneous\": \"bySeed\"}"));

    private static Move move(String house) {
        return new Move(House.parseHouse(house).orElseThrow());
    }

    private static Round play(Engine engine, String... houses) {
        Round round = Round.fromStart(engine);
        for (String house : houses) {
            round = round.choose(move(house));
        }
        return round;
    }

    private static List<BoardEvent> eventsOf(Engine engine, String... houses) {
        Round round = Round.fromStart(engine);
        List<BoardEvent> events = new ArrayList<>(round.latest());
        for (String house : houses) {
            round = round.choose(move(house));
            events.addAll(round.latest());
        }
        return events;
    }

    private static <T> Stream<T> only(List<BoardEvent> events, Class<T> kind) {
        return events.stream().filter(kind::isInstance).map(kind::cast);
    }

    @Test
    void southChoosesFirstAndNothingMovesUntilNorthHasChosenToo() {
        Round round = play(byLap, "S3");
        assertThat(round.latest()).isEmpty();
        assertThat(round.mover()).isEqualTo(Side.NORTH);
        assertThat(round.position()).isEqualTo(byLap.start());
    }

    @Test
    void byLapSeedsFallAlternatelySouthFirst() {
        List<BoardEvent> events = eventsOf(byLap, "S3", "N5");
        assertThat(only(events, Lifted.class).limit(2))
                .extracting(Lifted::at)
                .containsExactly(new House(Side.SOUTH, 3), new House(Side.NORTH, 5));
        assertThat(only(events, Sown.class).limit(6))
                .extracting(Sown::player)
                .containsExactly(Side.SOUTH, Side.NORTH, Side.SOUTH, Side.NORTH, Side.SOUTH, Side.NORTH);
    }

    @Test
    void bySeedAHandIsLiftedAsSoonAsItsPlayerHasChosen() {
        Round round = play(bySeed, "S3");
        assertThat(round.latest()).hasExactlyElementsOfTypes(Lifted.class);
        assertThat(round.position().inHand(Side.SOUTH)).isEqualTo(7);
    }

    @Test
    void aPlayerWhoEndsInTheOwnStoreChoosesAgainWhileTheOtherGoesOn() {
        Round round = play(byLap, "S7", "N3");
        assertThat(round.isOpening()).isTrue();
        assertThat(round.mover()).isEqualTo(Side.SOUTH);
        assertThat(only(round.latest(), TurnEnded.class))
                .containsExactly(new TurnEnded(Side.SOUTH, Side.SOUTH, TurnEndReason.OWN_STORE));
    }

    @Test
    void aHouseThatTheOthersRelayMustLiftIsReserved() {
        Round round = everyOpening(byLap)
                .filter(r -> r.isOpening() && !reserved(r).isEmpty())
                .findFirst()
                .orElseThrow();
        assertThat(round.refuse(reserved(round).get(0))).map(Refusal::reason).contains(Refusal.Reason.RESERVED_HOUSE);
    }

    @Test
    void whereTheFirstHouseIsPrescribedAnotherIsNotReserved() {
        Round round = Round.fromStart(new Engine(RuleFiles.shipped("congkak-nearest")));
        assertThat(round.legalMoves()).hasSize(1);
        assertThat(round.position().layout().row(Side.SOUTH).stream()
                        .map(Move::new)
                        .filter(move -> !round.legalMoves().contains(move))
                        .map(move -> round.refuse(move).map(Refusal::reason).orElseThrow()))
                .hasSize(6)
                .containsOnly(Refusal.Reason.FORCED_HOUSE);
    }

    @Test
    void noDirectionIsChosenInAnOpeningEither() {
        Round round = Round.fromStart(byLap);
        assertThat(round.refuse(Move.parse("S3:cw").orElseThrow()).map(Refusal::reason))
                .contains(Refusal.Reason.DIRECTION);
    }

    /** Houses with seeds that may not be chosen: nothing else forbids one in this opening. */
    private static List<Move> reserved(Round round) {
        return round.position().layout().row(round.mover()).stream()
                .filter(house -> round.position().seedsIn(house) > 0)
                .map(Move::new)
                .filter(move -> !round.legalMoves().contains(move))
                .toList();
    }

    @Test
    void whoeverFinishedInTheEarlierLapMovesFirst() {
        everyOpening(byLap).filter(round -> !round.isOpening()).forEach(round -> {
            TurnEnded last =
                    only(round.latest(), TurnEnded.class).reduce((a, b) -> b).orElseThrow();
            assertThat(round.position().toMove()).isEqualTo(last.next());
        });
    }

    @Test
    void fromAGivenPositionThePlayersTakeTurns() {
        Round round = Round.from(byLap, byLap.start()).choose(move("S3"));
        assertThat(round.isOpening()).isFalse();
        assertThat(only(round.latest(), SowingEvent.class)).allMatch(event -> event.player() == Side.SOUTH);
    }

    @Test
    void anExtraTurnBeginsWithoutTheJourneyOfTheTurnBeforeIt() {
        Engine engine = new Engine(RuleFiles.shipped("congkak-fifty"));
        List<BoardEvent> events = eventsOf(engine, "S5", "N1", "N6", "S7");
        assertThat(only(events, TurnEnded.class).map(TurnEnded::reason)).contains(TurnEndReason.OWN_STORE);
        assertThat(only(events, SowingEvent.Ruled.class).reduce((a, b) -> b).map(SowingEvent.Ruled::clause))
                .as("two seeds from S7 go nowhere near the other row")
                .contains(ClauseId.CIRCUIT);
    }

    /** Every round that begins with any two choices and one more where one is needed. */
    private static Stream<Round> everyOpening(Engine engine) {
        return Round.fromStart(engine).legalMoves().stream()
                .map(Round.fromStart(engine)::choose)
                .flatMap(OpeningTest::goneOn)
                .flatMap(round -> round.isOpening() ? Stream.concat(Stream.of(round), goneOn(round)) : Stream.of(round))
                .flatMap(
                        round -> round.isOpening() ? Stream.concat(Stream.of(round), goneOn(round)) : Stream.of(round));
    }

    private static Stream<Round> goneOn(Round round) {
        return round.legalMoves().stream().map(round::choose);
    }
}
