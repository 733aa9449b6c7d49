package papan.json.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import papan.format.FormatException;
import papan.format.JsonPrinter;
import papan.format.JsonTree;
import papan.rules.RuleSet;
import papan.testing.RuleFiles;

class RulesShapeTest {
    static Stream<RuleSet> ruleSets() {
        return Stream.concat(
                RuleBooks.shipped().all().stream(),
                Stream.of(
                        RuleFiles.changed("congkak", "\"leftovers\": \"lastMover\""),
                        RuleFiles.changed("congklak-simple", "\"sources\": [\"classic\", \"sungka\"]")));
    }

    @ParameterizedTest
    @MethodSource("ruleSets")
    void aRuleSetWrittenAndReadAgainIsTheSame(RuleSet rules) throws FormatException {
        String text = JsonPrinter.pretty(RulesShape.RULES.written(rules));
        assertThat(RuleBooks.read(JsonTree.read(text, "again.json"), "again.json"))
                .isEqualTo(rules);
    }
}
