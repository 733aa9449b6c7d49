package papan.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CompareCommandTest {
    @Test
    void tellsWhereTwoRuleSetsPartAndWhy() {
        Cli.Result result = Cli.run("compare", "--rules", "congklak-classic,congklak-simple", "--moves", "S3,N1,S5");
        assertThat(result.status()).isZero();
        assertThat(result.err()).isEmpty();
        assertThat(result.out())
                .startsWith("congklak-classic and congklak-simple agree for 21 events; then they part.")
                .contains("  congklak-classic: South captures 9 seeds from S3, N5.")
                .contains("  congklak-simple: South captures 8 seeds from N5.")
                .contains("[capturing-seed]")
                .contains("+ Congklak, a classroom hand-out");
    }

    @Test
    void movesThatComeToTheSameAreNoDifference() {
        Cli.Result result = Cli.run("compare", "--rules", "congklak-classic,congklak-simple", "--moves", "S7");
        assertThat(result.status()).isEqualTo(1);
        assertThat(result.out()).startsWith("congklak-classic and congklak-simple do the same with these moves:");
    }

    @Test
    void aMoveThatBothRefuseIsTold() {
        Cli.Result result = Cli.run("compare", "--rules", "congklak-classic,congklak-simple", "--moves", "N1");
        assertThat(result.status()).isEqualTo(1);
        assertThat(result.out().lines()).hasSize(2).last().asString().contains("N1");
    }

    @Test
    void otherProgramsReadJson() {
        Cli.Result result =
                Cli.run("compare", "--rules", "congkak,congklak-classic,sungka", "--smallest", "--format", "json");
        assertThat(result.out().lines())
                .hasSize(2)
                .allMatch(line -> line.startsWith("{\"first\":\"congkak\",\"second\":"))
                .anyMatch(line -> line.contains("\"causes\":[\"lone-seed\"]"))
                .anyMatch(line -> line.contains("\"causes\":[\"direction\"]"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--rules congkak | --rules names one rule set; papan compare needs two to 4.",
                "--rules congkak,congkak | --rules names congkak twice.",
                "--rules congkak,sungka --format xml | --format \"xml\" is unknown. Known: text, json.",
                "--rules congkak,sungka --smallest --moves S1 | --smallest looks for a position and a move itself: leave out --position and --moves.",
                "--rules congkak,sungka | papan compare needs --moves S6,N3,… or --smallest.",
                "--rules congkak,kalah --moves S1 | congkak has 7 houses a side, kalah has 6: the same houses cannot be chosen on both boards.",
                "--rules congkak,sunkga | The rule set \"sunkga\" is unknown. Did you mean \"sungka\"?"
            })
    void aWrongCallIsToldInOneSentence(String options, String sentence) {
        Cli.Result result = Cli.run(("compare " + options).split(" ", -1));
        assertThat(result.status()).isEqualTo(2);
        assertThat(result.err().strip()).isEqualTo(sentence);
        assertThat(result.out()).isEmpty();
    }
}
