package papan.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import papan.testing.Slow;

@Slow
class MissingFontsTest {
    private static final String CHART = "chart --rules kalah --kind stores --moves S1 --out ";

    @TempDir
    private Path folder;

    /** Java takes its fonts from fontconfig on Linux only, where one can be had that knows of none. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "chart --rules kalah --kind stores --moves S1 --out target/no-fonts.svg",
                "render --rules kalah --out target/no-fonts.png",
                "export first-turn --to pdf --out target/no-fonts.pdf"
            })
    void isToldInOneSentence(String call) throws IOException, InterruptedException {
        assumeTrue(System.getProperty("os.name").equals("Linux"));
        Path none =
                Files.writeString(folder.resolve("fonts.conf"), "<fontconfig><dir>" + folder + "</dir></fontconfig>");
        AnotherJava.Called papan = AnotherJava.run(folder, Map.of("FONTCONFIG_FILE", none.toString()), call.split(" "));
        assertThat(papan.said()).isEqualTo(MissingFonts.SENTENCE);
        assertThat(papan.status()).isEqualTo(3);
        assertThat(Path.of("target", "no-fonts.svg")).doesNotExist();
    }

    /** Java takes “Inter” for “ınter” there. */
    @Test
    void aTurkishComputerFindsThoseOfTheProgram() throws Exception {
        Path picture = folder.resolve("chart.svg");
        AnotherJava.Called papan = AnotherJava.run(
                folder,
                Map.of("JAVA_TOOL_OPTIONS", "-Duser.language=tr -Duser.country=TR"),
                (CHART + picture).split(" ", -1));
        assertThat(papan.status()).isZero();
        Path here = folder.resolve("here.svg");
        assertThat(Cli.run((CHART + here).split(" ", -1)).status()).isZero();
        assertThat(picture).hasSameTextualContentAs(here);
    }

    @Test
    void otherFailuresAreNotCalledSo() {
        assertThat(MissingFonts.isCauseOf(new IllegalStateException("no such move")))
                .isFalse();
        assertThat(MissingFonts.isCauseOf(new InternalError(new RuntimeException("Fontconfig head is null"))))
                .isTrue();
    }
}
