package papan.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Where both hands open at once, a choice that lacks is named, and no clause is blamed for it. */
class LackingChoiceTest {
    private static final String OTHER_HAND =
            "congkak opens with both hands: add north's house, as in --moves S3,N3." + System.lineSeparator();

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "chart --rules congkak --kind stores --moves S3",
                "chart --rules sungka,congkak --kind stores --moves S3",
                "chart --rules congkak --kind stores --moves S3,S4",
                "compare --rules congkak,sungka --moves S3",
                "compare --rules sungka,congkak --moves S3",
                "compare --rules congkak,sungka --format json --moves S3",
            })
    void whereNothingHasMovedTheCallLacksTheOtherHand(String call) {
        Cli.Result result = Cli.run(call.split(" "));
        assertThat(result.status()).isEqualTo(2);
        assertThat(result.out()).isEmpty();
        assertThat(result.err()).isEqualTo(OTHER_HAND);
    }

    @Test
    void noPictureIsDrawnOfAMoveThatDoesNotHappen() {
        for (String name : List.of("board.svg", "board.gif", "board.png")) {
            Path file = folder.resolve(name);
            Cli.Result result = Cli.run("render", "--rules", "congkak", "--moves", "S3", "--out", file.toString());
            assertThat(result.status()).isEqualTo(2);
            assertThat(result.err()).isEqualTo(OTHER_HAND);
            assertThat(file).doesNotExist();
        }
    }

    @Test
    void aTraceMakesTheChoiceAndSaysWhatItWaitsFor() {
        Cli.Result result = Cli.run("trace", "--rules", "congkak", "--moves", "S3");
        assertThat(result.status()).isEqualTo(2);
        assertThat(result.out().lines()).hasSize(1).first().asString().contains("\"roundStart\"");
        assertThat(result.err()).isEqualTo(OTHER_HAND);
        assertThat(Cli.run("trace", "--rules", "congkak").err()).isEmpty();
        assertThat(Cli.run("trace", "--rules", "congkak", "--moves", "S3,N5").err())
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"trace --rules congkak", "chart --rules congkak --kind stores"})
    void inTheMidstOfAnOpeningWhatHasHappenedIsShownAndTheNextChoiceIsAskedFor(String call) {
        // S7 ends in the store, so south chooses once more.
        Cli.Result result = Cli.run((call + " --moves S7,N3").split(" "));
        assertThat(result.status()).isZero();
        assertThat(result.out().lines()).hasSizeGreaterThan(2);
        assertThat(result.err())
                .startsWith("congkak is still in its opening: add the house that south sows next,"
                        + " as in --moves S7,N3,S3.");
    }

    @Test
    void aBoardThatWaitsInTheMidstOfItsOpeningIsNoDifference() {
        // By lap north must choose before south's second lift; seed by seed south lifts at once.
        Cli.Result result =
                Cli.run("compare", "--rules", "congkak,examples/congkak-by-seed.json", "--moves", "S7,N7,S6");
        assertThat(result.status()).isEqualTo(1);
        assertThat(result.out())
                .startsWith(
                        "congkak and congkak-by-seed are the same for 21 steps. Then congkak waits for North to choose.")
                .doesNotContain("Because")
                .doesNotContain("* The first move");
        assertThat(result.err()).contains("as in --moves S7,N7,S6,N6.");
    }

    @Test
    void whereSomethingHasHappenedAMatchIsChartedThoughItsLastChoiceWaits() throws Exception {
        Path match = folder.resolve("match.json");
        Files.writeString(match, "{\"moves\": [\"S7\", \"N7\", \"S6\"]}");
        Cli.Result result = Cli.run(
                "chart", "--rules", "congkak", "--kind", "stores", "--match", match.toString(), "--format", "csv");
        assertThat(result.status()).isZero();
        assertThat(result.err()).contains("congkak opens with both hands: add north's house");
    }
}
