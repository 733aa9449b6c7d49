package papan.engine;

import static java.time.Duration.ofSeconds;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import papan.event.BoardEvent;
import papan.event.SowingEvent.Sown;
import papan.event.SowingEvent.TurnEnded;
import papan.event.TurnEndReason;
import papan.model.Direction;
import papan.model.House;
import papan.model.Move;
import papan.model.Position;
import papan.model.Side;
import papan.narration.CaptionText;
import papan.narration.Language;
import papan.narration.Wording;
import papan.replay.PlayedMatch;
import papan.rules.RuleSet;
import papan.testing.RuleFiles;

/** A sowing that nothing else ends is endless after so many seeds, whoever asks. */
class TurnBoundTest {
    private static final RuleSet OLINDA = RuleFiles.shipped("olinda-keliya");

    /** From here a state comes back only after more laps than anybody can wait for. */
    private static Position crafted() {
        int[] cells = {1, 11, 36, 9, 12, 52, 36, 48, 58, 44, 23, 3, 39, 18, 0, 0};
        return Position.of(OLINDA.layout(), cells, 0, Side.SOUTH, 1);
    }

    @Test
    void aTurnThatWouldGoOnForHoursIsRefusedAtOnceAsEndless() {
        Engine engine = new Engine(OLINDA);
        List<Refusal.Reason> reasons = assertTimeoutPreemptively(
                ofSeconds(20),
                () -> OLINDA.layout().row(Side.SOUTH).stream()
                        .flatMap(house -> Stream.of(Direction.values())
                                .map(way -> engine.refuse(crafted(), new Move(house, Optional.of(way)))))
                        .flatMap(Optional::stream)
                        .map(Refusal::reason)
                        .toList());
        assertThat(reasons).isNotEmpty().containsOnly(Refusal.Reason.ENDLESS);
    }

    @Test
    void noTurnThatIsToldHasManyMoreSeedsThanTheBound() {
        RuleSet ayoayo = RuleFiles.shipped("ayoayo");
        int[] cells = new int[ayoayo.layout().places()];
        Arrays.fill(cells, 0, 2 * ayoayo.layout().houses(), 999);
        Position full = Position.of(ayoayo.layout(), cells, 0, Side.SOUTH, 1);
        List<Move> every =
                ayoayo.layout().row(Side.SOUTH).stream().map(Move::new).toList();
        for (Move move : every) {
            PlayedMatch match = assertTimeoutPreemptively(
                    ofSeconds(20),
                    () -> PlayedMatch.play(ayoayo, Optional.of(full), List.of(move))
                            .played());
            assertThat(match.timeline().size()).isLessThan(3 * Sower.MOST_SEEDS);
        }
    }

    @Test
    void aTurnThatChangesItsRulesOnTheWayIsBoundAsWell() {
        Engine engine = new Engine(RuleFiles.changed(
                "olinda-keliya",
                "\"occupiedHouse\": \"turnEnds\", \"gapCapture\": \"none\", \"neighbourCapture\": \"on\""));
        Move move = new Move(new House(Side.SOUTH, 3), Optional.of(Direction.CLOCKWISE));
        Turn turn = assertTimeoutPreemptively(ofSeconds(20), () -> engine.play(crafted(), move, 1, OLINDA));
        assertThat(turn.events().stream().filter(Sown.class::isInstance).count())
                .isLessThan(Sower.MOST_SEEDS + 1000);
        assertThat(ends(turn.events())).isNotEmpty();
    }

    private static List<TurnEndReason> ends(List<BoardEvent> events) {
        return events.stream()
                .filter(TurnEnded.class::isInstance)
                .map(event -> ((TurnEnded) event).reason())
                .toList();
    }

    @Test
    void anOpeningOfBothHandsIsBoundAsWell() {
        RuleSet both = RuleFiles.changed("olinda-keliya", """
                "direction": "anticlockwise", "firstMove": {"simultaneous": "byLap"},
                "board": {"housesPerSide": 7, "setup": {"custom": {
                    "south": [1, 11, 36, 9, 12, 52, 36], "north": [48, 58, 44, 23, 3, 39, 18]}}}""");
        Position start = new Engine(both).start();
        SimultaneousOpening.Played played = assertTimeoutPreemptively(
                ofSeconds(20),
                () -> SimultaneousOpening.bySchedule(
                        both,
                        start,
                        Map.of(
                                Side.SOUTH, List.of(new Move(new House(Side.SOUTH, 3))),
                                Side.NORTH, List.of(new Move(new House(Side.NORTH, 2)))),
                        SimultaneousOpening.ruleOf(both).schedule()));
        assertThat(played.events().stream().filter(Sown.class::isInstance).count())
                .isLessThan(Sower.MOST_SEEDS + 1000);
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void theClauseSaysWhereTheBoundIs(Language language) {
        String clause = new CaptionText(Wording.of(language).withTerms(OLINDA)).text("clause.endless.refused");
        assertThat(clause.replaceAll("[,.\\u00a0 ]", "")).contains("" + Sower.MOST_SEEDS);
    }
}
