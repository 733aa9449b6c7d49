package papan.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SearchCommandTest {
    @Test
    void aLineOfExtraTurnsIsFound() {
        Cli.Result result = Cli.run("search", "--rules", "congklak-classic", "--goal", "store>=50", "--first-turn");
        assertThat(result.status()).isZero();
        assertThat(result.out())
                .contains("54 seeds in the store after 9 moves.")
                .endsWith("This reaches the goal, and nothing shorter does.\n");
        assertThat(result.err()).isEmpty();
    }

    @Test
    void theMostOfASmallBoardIsKnownToBeTheMost() {
        Cli.Result result = Cli.run("search", "--rules", "sungka-alternate", "--first-turn");
        assertThat(result.out()).contains("44 seeds in the store").contains("Every way has been tried");
    }

    @Test
    void aGoalOutOfReachIsANo() {
        Cli.Result result = Cli.run(
                "search", "--rules", "sungka-alternate", "--goal", "store>=45", "--first-turn", "--format", "json");
        assertThat(result.status()).isEqualTo(1);
        assertThat(result.out()).contains("\"reached\":false,\"exact\":true");
    }

    @Test
    void theBestMovesAreToldWithHowFarTheyWereLookedInto() {
        Cli.Result result = Cli.run("search", "--rules", "congklak-classic", "--depth", "3");
        assertThat(result.status()).isZero();
        assertThat(result.out().lines()).hasSize(8);
        assertThat(result.out()).endsWith("Margins 3 moves ahead. The round may still turn.\n");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--goal shop>=5 | --goal \"shop>=5\" is not understood. Write store>=50, or store>=50,moves<=25.",
                "--depth 0 | --depth 0 is not between 1 and 500.",
                "--time -1 | --time -1 is below 0.",
                "--format xml | --format \"xml\" is unknown. Known: text, json."
            })
    void aWrongCallIsToldInOneSentence(String options, String sentence) {
        Cli.Result result = Cli.run(("search --rules congkak " + options).split(" ", -1));
        assertThat(result.status()).isEqualTo(2);
        assertThat(result.err().strip()).isEqualTo(sentence);
    }
}
