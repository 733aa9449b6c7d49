package papan.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import papan.event.RoundEvent;
import papan.event.RoundEvent.Passed;
import papan.model.Side;
import papan.rules.RuleSet;
import papan.search.Exhibition;
import papan.search.Simulation;
import papan.search.Statistics;
import papan.search.Strategy;
import papan.search.Watch;
import papan.testing.RuleFiles;

/** Rule sets by which nobody, or only one player, has a first move. */
class NobodyCanMoveTest {
    private static final String LONE_SEEDS = """
        "board": {"housesPerSide": 3, "setup": {"uniform": 1}}, "playable": {"minSeeds": 2}\
        """;
    private static final String NEAREST_EMPTY = """
        "board": {"housesPerSide": 3, "setup": {"custom": {"south": [0, 4, 4], "north": [0, 4, 4]}}},
        "firstMove": {"simultaneous": "byLap", "house": "nearestStore"}\
        """;
    private static final String SOUTHS_NEAREST_EMPTY = """
        "board": {"housesPerSide": 3, "setup": {"custom": {"south": [0, 4, 4], "north": [4, 4, 4]}}},
        "firstMove": {"simultaneous": "byLap", "house": "nearestStore"}\
        """;

    private static final Strategy DICE = new Strategy(Strategy.Kind.RANDOM, 0);

    static Stream<RuleSet> odd() {
        return Stream.of(
                RuleFiles.changed("ot-tjin", LONE_SEEDS),
                RuleFiles.changed("congklak-classic", NEAREST_EMPTY),
                RuleFiles.changed("congkak", NEAREST_EMPTY),
                RuleFiles.changed("congkak", SOUTHS_NEAREST_EMPTY));
    }

    @Test
    void aMatchInWhichNobodyCanBeginIsOver() {
        RuleSet rules = RuleFiles.changed("ot-tjin", LONE_SEEDS);
        Match match = Match.fromStart(new Engine(rules));
        assertThat(match.isOver()).isTrue();
        assertThat(match.latest()).hasAtLeastOneElementOfType(RoundEvent.RoundEnded.class);
        assertThat(Exhibition.moves(rules, DICE, DICE, 1, 5)).isEmpty();
    }

    @Test
    void whereNeitherHasAHouseToOpenWithTheyTakeTurns() {
        Match match = Match.fromStart(new Engine(RuleFiles.changed("congkak", NEAREST_EMPTY)));
        assertThat(match.isOver()).isFalse();
        assertThat(match.legalMoves()).isNotEmpty();
    }

    @ParameterizedTest
    @MethodSource("odd")
    void whoeverPlaysComesToAnEnd(RuleSet rules) {
        for (boolean matches : new boolean[] {false, true}) {
            Statistics found = Simulation.run(
                    new Simulation.Plan(rules, matches, 20, DICE, DICE, 7, 1, Simulation.ByTurn.SEEDS), Watch.NOBODY);
            assertThat(found.count() + found.unfinished()).isEqualTo(20);
        }
        assertThat(Exhibition.moves(rules, DICE, DICE, 1, 2)).hasSizeLessThan(2_000);
    }

    @Test
    void whoHasNoHouseToBeginWithPassesAndIsSeenToPass() {
        RuleSet rules = RuleFiles.changed("congkak", SOUTHS_NEAREST_EMPTY);
        Match match = Match.fromStart(new Engine(rules));
        assertThat(match.mover()).isEqualTo(Side.NORTH);
        assertThat(match.latest())
                .filteredOn(Passed.class::isInstance)
                .extracting(event -> ((Passed) event).player())
                .containsExactly(Side.SOUTH);
    }
}
