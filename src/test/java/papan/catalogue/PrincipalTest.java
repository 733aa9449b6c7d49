package papan.catalogue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import papan.format.FormatException;
import papan.format.JsonTree;
import papan.format.Problem;
import papan.json.rules.RuleBooks;
import papan.rules.RuleSet;
import papan.rules.Source;
import papan.testing.RuleFiles;

/** Whose game a rule set is: it says so itself. */
class PrincipalTest {
    private static final Map<String, String> DOCUMENTS = Map.of(
            "congkak", "bga-intro",
            "congkak-forfeit", "bga-rules",
            "congkak-even", "bga-rules",
            "congklak-classic", "classic",
            "congklak-simple", "hand-out",
            "congklak-simple-literal", "hand-out",
            "sungka-alternate", "sungka",
            "sungka", "sungka");

    static Iterable<RuleSet> everyRuleSet() {
        return RuleBooks.shipped().all();
    }

    @ParameterizedTest
    @MethodSource("everyRuleSet")
    void everyShippedRuleSetNamesItsOwnDocument(RuleSet rules) {
        assertThat(rules.principal()).isPresent();
        if (DOCUMENTS.containsKey(rules.id())) {
            assertThat(rules.about().after()).hasValue(DOCUMENTS.get(rules.id()));
        }
    }

    @Test
    void aRuleSetThatExtendsAnotherIsNobodysUntilItSaysWhose() {
        assertThat(after("\"direction\": \"clockwise\"")).isEmpty();
        assertThat(after("\"after\":\"classic\"")).contains("classic");
    }

    private static Optional<String> after(String part) {
        return RuleFiles.changed("sungka", part).principal().map(Source::id);
    }

    @Test
    void aDocumentThatIsNotCitedCannotBeThePrincipalOne() {
        String text = "{\"format\":\"rules/1\",\"id\":\"mine\",\"extends\":\"sungka\",\"after\":\"clasic\"}";
        FormatException e = catchThrowableOfType(
                FormatException.class, () -> RuleBooks.read(JsonTree.read(text, "mine.json"), "mine.json"));
        assertThat(e.problems()).extracting(Problem::code).containsExactly("R108");
        assertThat(e.problems().get(0).line()).contains("classic");
    }

    @ParameterizedTest
    @MethodSource("everyRuleSet")
    void noSourceIsNamedByAFileOfOurs(RuleSet rules) {
        for (Source source : rules.about().sources()) {
            assertThat(source.title() + source.document()).doesNotContainPattern("[0-9a-f]{16}");
        }
    }
}
