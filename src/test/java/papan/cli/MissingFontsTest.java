package papan.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import papan.Main;
import papan.testing.Slow;

@Slow
class MissingFontsTest {
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
        ProcessBuilder papan = new ProcessBuilder(new ArrayList<>(List.of(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Djava.awt.headless=true",
                        "-Duser.home=" + folder,
                        "-cp",
                        System.getProperty("java.class.path"),
                        Main.class.getName())))
                .redirectErrorStream(true);
        papan.command().addAll(List.of(call.split(" ")));
        papan.environment().put("FONTCONFIG_FILE", none.toString());
        Process process = papan.start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(said.strip()).isEqualTo(MissingFonts.SENTENCE);
        assertThat(process.waitFor()).isEqualTo(3);
        assertThat(Path.of("target", "no-fonts.svg")).doesNotExist();
    }

    @Test
    void otherFailuresAreNotCalledSo() {
        assertThat(MissingFonts.isCauseOf(new IllegalStateException("no such move")))
                .isFalse();
        assertThat(MissingFonts.isCauseOf(new InternalError(new RuntimeException("Fontconfig head is null"))))
                .isTrue();
    }
}
