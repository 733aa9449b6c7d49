package papan.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import papan.rules.Citation;
import papan.rules.Clause;
import papan.rules.ClauseId;
import papan.testing.RuleFiles;

/** Two sentences of the documents that can be read in two ways: both ways are told, and which one is taken. */
class LostSentencesTest {
    private static Clause clause(String rules, ClauseId id) {
        return RuleFiles.shipped(rules).clause(id);
    }

    @ParameterizedTest
    @ValueSource(strings = {"congkak", "congkak-forfeit", "congkak-even"})
    void theLastLineUnderTheMultipleRoundOptionIsCitedWithWhatItCanMean(String rules) {
        Clause rounds = clause(rules, ClauseId.ROUNDS);
        assertThat(Stream.of(rounds.supports(), rounds.against(), rounds.open()).flatMap(each -> each.stream()))
                .filteredOn(citation -> citation.source().equals("bga-rules"))
                .singleElement()
                .satisfies(LostSentencesTest::tellsBothMeanings);
        assertThat(rounds.readingIn("en").orElseThrow()).contains("last line", "end of each round");
    }

    private static void tellsBothMeanings(Citation citation) {
        assertThat(citation.quote().orElseThrow())
                .contains("Game ends when all of the houses are empty on either side");
        assertThat(citation.saysIn("en").orElseThrow()).contains("may mean the match", "or each round");
    }

    @Test
    void fewerThanSevenInAGameIsMarkedAsReadByUs() {
        for (ClauseId id : new ClauseId[] {ClauseId.ROUNDS, ClauseId.WINNER}) {
            assertThat(clause("congklak-classic", id).readingIn("en").orElseThrow())
                    .contains("Fewer than 7 seeds in a game", "spare seeds", "whole store");
        }
        assertThat(clause("sungka", ClauseId.ROUNDS).readingIn("en").orElseThrow())
                .contains("whole store");
    }
}
