package papan.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import papan.engine.Arena;
import papan.model.Move;
import papan.rules.RuleSet;
import papan.testing.RuleFiles;
import papan.testing.Slow;

class FirstTurnSearchTest {
    static RuleSet square(int houses) {
        return RuleFiles.changed(
                "congklak-classic",
                "\"board\": {\"housesPerSide\": %d, \"setup\": {\"uniform\": %d}}".formatted(houses, houses));
    }

    @ParameterizedTest
    @CsvSource({"4, 30", "5, 46", "6, 70"})
    @Slow
    void theMostThatCanBeWonInTheFirstTurnIsExact(int houses, int most) {
        var answer = FirstTurnSearch.fromStart(square(houses), Optional.empty(), Watch.NOBODY);
        assertThat(answer.exact()).isTrue();
        assertThat(answer.line().store()).isEqualTo(most);
        assertIsALine(square(houses), answer.line());
    }

    @Test
    void theBoardOf49SeedsIsSearchedToTheEnd() {
        var answer = FirstTurnSearch.fromStart(RuleFiles.shipped("sungka-alternate"), Optional.empty(), Watch.NOBODY);
        assertThat(answer.exact()).isTrue();
        assertThat(answer.line().store()).isEqualTo(44);
        assertThat(answer.line().moves().get(0)).hasToString("S1");
    }

    @ParameterizedTest
    @CsvSource({"50, 9", "92, 27", "92, 25"})
    @Slow
    void aWinInTheFirstTurnOfTheBoardOf98SeedsIsFound(int store, int moves) {
        Goal goal = new Goal(store, moves);
        var answer = FirstTurnSearch.fromStart(RuleFiles.shipped("congklak-classic"), Optional.of(goal), Watch.NOBODY);
        assertThat(answer.reached()).isTrue();
        assertThat(goal.isReachedBy(answer.line())).isTrue();
        assertIsALine(RuleFiles.shipped("congklak-classic"), answer.line());
    }

    @Test
    void aGoalOutOfReachIsSaidToBeSo() {
        var answer = FirstTurnSearch.fromStart(square(4), Goal.parse("store>=31"), Watch.NOBODY);
        assertThat(answer.reached()).isFalse();
        assertThat(answer.exact()).isTrue();
    }

    @Test
    void theShortestLineIsKnownWhereEverythingIsSearched() {
        var answer = FirstTurnSearch.fromStart(square(4), Goal.parse("store>=17"), Watch.NOBODY);
        assertThat(answer.line().moves()).hasSize(5);
        assertThat(answer.exact()).isTrue();
        var shorter = FirstTurnSearch.fromStart(square(4), Optional.of(new Goal(17, 4)), Watch.NOBODY);
        assertThat(shorter.reached()).isFalse();
        assertThat(shorter.exact()).isTrue();
    }

    @Test
    void whatWasFoundBeforeTheWorkIsEndedIsKept() {
        var answer = FirstTurnSearch.fromStart(
                RuleFiles.shipped("congklak-classic"), Optional.empty(), new EndsAfter(20_000));
        assertThat(answer.exact()).isFalse();
        assertThat(answer.line().store()).isGreaterThan(10);
        assertIsALine(RuleFiles.shipped("congklak-classic"), answer.line());
    }

    /** Plays the line: every move but the last must earn another, and the store must come out as told. */
    private static void assertIsALine(RuleSet rules, Line line) {
        Arena arena = new Arena(rules);
        int side = arena.toMove();
        for (int i = 0; i < line.moves().size(); i++) {
            Move move = line.moves().get(i);
            assertThat(arena.toMove()).isEqualTo(side);
            assertThat(arena.legal() >> arena.numberOf(move) & 1).isEqualTo(1);
            boolean again = arena.play(arena.numberOf(move));
            assertThat(again || i == line.moves().size() - 1)
                    .as("move %d", i + 1)
                    .isTrue();
        }
        assertThat(arena.inStore(side)).isEqualTo(line.store());
    }

    /** Ends work as soon as so much has been done. */
    static final class EndsAfter implements Watch {
        private final long limit;
        private volatile long done;

        EndsAfter(long limit) {
            this.limit = limit;
        }

        @Override
        public boolean isOver() {
            return done >= limit;
        }

        @Override
        public void progress(long doneSoFar) {
            done = Math.max(done, doneSoFar);
        }
    }
}
