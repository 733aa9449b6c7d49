package papan.search;

import static java.time.Duration.ofSeconds;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import papan.engine.Engine;
import papan.engine.Match;
import papan.json.rules.RuleBooks;
import papan.model.Move;
import papan.rules.RuleSet;

/** Whoever chooses moves can be told to end, however much there would be to think of. */
@Timeout(60)
class EndedEarlyTest {
    private static final RuleSet RULES =
            RuleBooks.shipped().find("congklak-classic").orElseThrow();

    private static final Strategy BY_CHANCE = new Strategy(Strategy.Kind.RANDOM, 0);

    private final AtomicInteger asked = new AtomicInteger();
    private final Watch impatient = Watch.until(() -> asked.incrementAndGet() > 3);

    private static Match begun() {
        Match match = Match.fromStart(new Engine(RULES));
        while (match.round().isOpening() || match.legalMoves().size() == 1) {
            match = match.choose(match.legalMoves().get(0));
        }
        return match;
    }

    @Test
    void aDeepSearchEndsWithALegalMove() {
        Match match = begun();
        Move move = MatchOpponent.choose(match, new Strategy(Strategy.Kind.SEARCH, 60), 1, impatient);
        assertThat(match.legalMoves()).contains(move);
        assertThat(asked).hasValueGreaterThan(3);
    }

    @Test
    void playingOutEndsWithALegalMove() {
        Match match = begun();
        Move move = MatchOpponent.choose(match, new Strategy(Strategy.Kind.MONTE_CARLO, 2_000_000_000), 1, impatient);
        assertThat(match.legalMoves()).contains(move);
    }

    @Test
    void aMatchEndsWithTheMovesSoFar() {
        List<Move> all = Exhibition.moves(RULES, BY_CHANCE, BY_CHANCE, 1, 1);
        List<Move> some = Exhibition.moves(RULES, BY_CHANCE, BY_CHANCE, 1, 1, impatient);
        assertThat(some).isEqualTo(all.subList(0, 3));
    }

    private Statistics simulated(Strategy both, boolean matches) {
        return Simulation.run(
                new Simulation.Plan(RULES, matches, 1000, both, both, 1, 1, Simulation.ByTurn.NOTHING), impatient);
    }

    @Test
    void roundsEndInTheMiddleOfAChoice() {
        Statistics none = assertTimeoutPreemptively(
                ofSeconds(30), () -> simulated(new Strategy(Strategy.Kind.MONTE_CARLO, 2_000_000_000), false));
        assertThat(none.count()).isZero();
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void whatIsCutOffCountsAsNeverBegun(boolean matches) {
        Statistics none = simulated(BY_CHANCE, matches);
        assertThat(none.count()).isZero();
        assertThat(none.unfinished()).isZero();
        assertThat(none.play().turns()).isZero();
    }
}
