package papan.narration;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import papan.json.rules.RuleBooks;

class LastSeedCaseTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "congklak-classic | OWN_STORE, OCCUPIED, NOTHING_OPPOSITE, EMPTY_OWN, EMPTY_OPPOSING",
                "congkak-forfeit | OWN_STORE, BURNT_HOUSE, OCCUPIED, NOTHING_OPPOSITE, EMPTY_OWN, EMPTY_OPPOSING",
                "oware | NUMBER, OCCUPIED, EMPTY_OWN, EMPTY_OPPOSING",
                "pallanguli-russ | BEFORE_FILLED, BEFORE_GAP, BEFORE_EMPTY",
                "bay-khom | OWN_STORE, OTHER_STORE, BEFORE_FILLED, BEFORE_GAP, BEFORE_EMPTY"
            })
    void aRuleSetTellsApartWhatItsAxesTellApart(String id, String cases) {
        List<String> found = LastSeedCase.of(RuleBooks.shipped().find(id).orElseThrow()).stream()
                .map(Enum::name)
                .toList();
        assertThat(found).containsExactly(cases.split(", ", -1));
    }
}
