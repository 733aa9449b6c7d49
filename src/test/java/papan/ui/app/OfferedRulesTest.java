package papan.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import papan.json.rules.RuleBooks;
import papan.rules.RuleSet;

/** What one has opened can be chosen, beside what is installed. */
class OfferedRulesTest {
    private int changes;
    private final OfferedRules offered = new OfferedRules(RuleBooks.shipped(), () -> changes++);

    @Test
    void anOwnRuleSetStandsBeforeTheInstalledOnes() throws Exception {
        RuleSet own = RuleBooks.read(Path.of("examples/congklak-five.json"));
        int installed = offered.all().size();
        offered.take(own);
        offered.take(own);
        assertThat(changes).as("told once").isEqualTo(1);
        assertThat(offered.all()).hasSize(installed + 1).startsWith(own);
        assertThat(offered.find(own.id())).contains(own);
    }

    @Test
    void whatIsTakenOffTheListIsNotOfferedAnyMore() throws Exception {
        RuleSet own = RuleBooks.read(Path.of("examples/congklak-five.json"));
        offered.take(own);
        offered.drop(own);
        offered.drop(own);
        assertThat(changes).as("told of both").isEqualTo(2);
        assertThat(offered.find(own.id())).isEmpty();
    }

    @Test
    void whatIsInstalledAlreadyIsNotOfferedTwice() {
        int installed = offered.all().size();
        offered.take(RuleBooks.shipped().find("congkak").orElseThrow());
        assertThat(offered.all()).hasSize(installed);
        assertThat(changes).isZero();
    }
}
