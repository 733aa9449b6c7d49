package papan.json.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import papan.format.FormatException;
import papan.format.JsonPrinter;
import papan.format.JsonTree;
import papan.rules.RuleSet;

class RulesShapeTest {
    static Stream<RuleSet> shipped() {
        return RuleBooks.shipped().all().stream();
    }

    @ParameterizedTest
    @MethodSource("shipped")
    void aRuleSetWrittenAndReadAgainIsTheSame(RuleSet rules) throws FormatException {
        String text = JsonPrinter.pretty(RulesShape.RULES.written(rules));
        assertThat(RuleBooks.read(JsonTree.read(text, "again.json"), "again.json"))
                .isEqualTo(rules);
    }
}
