package papan.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class OpeningCommandTest {
    @Test
    void tellsTheOpeningByLapBySeedAndInAnOrder() {
        Cli.Result result =
                Cli.run("opening", "--rules", "congkak", "--south", "S7", "--north", "N7", "--order", "NNNNNNNNN");
        assertThat(result.status()).isZero();
        assertThat(result.err()).isEmpty();
        assertThat(result.out())
                .contains("By lap: 18 acts; South finishes first.")
                .contains("By seed: 18 acts; South finishes first.")
                .contains("In this order: 18 acts; North finishes first.")
                .contains("Order: NNNNNNNNNSSSSSSSSS")
                .contains("North has an extra turn, but no house was named for it.")
                .contains("Of all orders: 2 different outcomes, ");
    }

    @Test
    void tellsWhereTheHandsMeet() {
        Cli.Result result = Cli.run("opening", "--rules", "congkak", "--south", "S4", "--north", "N2");
        assertThat(result.out())
                .contains("Swapping one pair of neighbouring acts would change something:")
                .contains("There are more orders, so there may be more outcomes.")
                .contains("  the order in the rules: SN");
    }

    @Test
    void otherProgramsReadJson() {
        Cli.Result result = Cli.run(
                "opening",
                "--rules",
                "congkak",
                "--south",
                "S7",
                "--north",
                "N7",
                "--order",
                "by-seed",
                "--format",
                "json");
        assertThat(result.out().lines())
                .singleElement()
                .asString()
                .startsWith("{\"rules\":\"congkak\",\"south\":[\"S7\"],\"north\":[\"N7\"],\"byLap\":{\"order\":\"SNSN")
                .contains("\"meetings\":[{\"act\":")
                .contains("\"firstThere\":{\"side\":\"south\",\"does\":\"drop\",\"at\":")
                .contains("\"complete\":true");
    }

    @ParameterizedTest
    @ValueSource(strings = {"ms", "id", "fil", "zh", "sv"})
    void isToldInEveryLanguage(String language) {
        Cli.Result english = Cli.run("opening", "--rules", "congkak", "--south", "S7", "--north", "N7");
        Cli.Result result =
                Cli.run("opening", "--rules", "congkak", "--south", "S7", "--north", "N7", "--lang", language);
        assertThat(result.status()).isZero();
        assertThat(result.out().lines()).hasSameSizeAs(english.out().lines().toList());
        assertThat(result.out()).doesNotContain("finishes").doesNotContain("{");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--rules kalah --south S1 --north N1 | kalah has no simultaneous opening.",
                "--rules congkak --south S8 --north N1 | --south: \"S8\" is not a house of this board. Houses are S1 to S7 and N1 to N7.",
                "--rules congkak --south N2 --north N1 | --south: N2 is not south’s house.",
                "--rules congkak --south S1 --north N1 --order SXN | --order \"SXN\" is no order. It is by-lap, by-seed, or letters S and N, one for each act.",
                "--rules congkak --south S1 --north N1 --format xml | --format \"xml\" is unknown. Known: text, json."
            })
    void aWrongCallIsToldInOneSentence(String options, String sentence) {
        Cli.Result result = Cli.run(("opening " + options).split(" ", -1));
        assertThat(result.status()).isEqualTo(2);
        assertThat(result.err().strip()).isEqualTo(sentence);
        assertThat(result.out()).isEmpty();
    }
}
