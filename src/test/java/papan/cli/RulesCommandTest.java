package papan.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papan.json.RuleBooks;

class RulesCommandTest {
    @TempDir
    private Path folder;

    @Test
    void theListNamesEveryRuleSet() {
        assertThat(Cli.run("rules", "list").out().lines())
                .hasSize(RuleBooks.shipped().all().size())
                .contains("congklak-classic           Congklak, classic");
    }

    @Test
    void theListSpeaksOtherLanguages() {
        assertThat(Cli.run("rules", "list", "--lang", "zh").out())
                .isNotEqualTo(Cli.run("rules", "list").out());
    }

    @Test
    void aRuleSetIsShownClauseByClauseWithSourcesForAndAgainst() {
        Cli.Result result = Cli.run("rules", "show", "congklak-simple-literal");
        assertThat(result.status()).isZero();
        assertThat(result.out()).contains("[occupied-house]", "  + Congklak", "  - Congkak");
    }

    @Test
    void twoRuleSetsDifferInTheClausesThatAreListed() {
        Cli.Result result = Cli.run("rules", "diff", "congkak", "congkak-forfeit");
        assertThat(result.out().lines()).filteredOn(line -> line.endsWith("]")).hasSize(1);
        assertThat(result.out()).contains("[burnt-house]");
        assertThat(Cli.run("rules", "diff", "sungka", "sungka").out()).isEmpty();
    }

    @Test
    void aTeachersFileIsChecked() throws IOException {
        Path good = Files.writeString(
                folder.resolve("mine.json"),
                "{\"format\":\"rules/1\",\"id\":\"mine\",\"revision\":1,\"names\":{\"en\":\"Mine\"},\"extends\":\"sungka\",\"noMove\":\"roundEnds\",\"clauses\":{\"no-move\":{\"reading\":{\"en\":\"Quicker for a class.\"}}}}");
        assertThat(Cli.run("rules", "check", good.toString()).out())
                .isEqualTo("mine.json: in order" + System.lineSeparator());
        Path bad = Files.writeString(folder.resolve("bad.json"), "{\"format\":\"rules/1\"");
        Cli.Result result = Cli.run("rules", "check", bad.toString());
        assertThat(result.status()).isEqualTo(1);
        assertThat(result.out()).startsWith("bad.json:1:");
    }

    @Test
    void anUnknownRuleSetIsAWrongCall() {
        Cli.Result result = Cli.run("rules", "show", "sunka");
        assertThat(result.status()).isEqualTo(2);
        assertThat(result.err())
                .isEqualTo("The rule set \"sunka\" is unknown. Did you mean \"sungka\"?" + System.lineSeparator());
    }

    @Test
    void withoutACommandTheCommandsAreNamed() {
        Cli.Result result = Cli.run("rules");
        assertThat(result.status()).isEqualTo(2);
        assertThat(result.err())
                .isEqualTo("papan rules needs a command: list, show, diff, matrix or check." + System.lineSeparator());
    }
}
