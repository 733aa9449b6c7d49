package papan.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import papan.testing.LessonFiles;

class LessonRecordCommandTest {
    private static final String OWN = "examples/own-store.lesson.json";
    private static final Pattern EXPECT = Pattern.compile("\"expect\": " + block(4));

    @TempDir
    private Path folder;

    /** A pattern for an object in braces. */
    private static String block(int depth) {
        return depth == 0 ? "\\{[^{}]*\\}" : "\\{[^{}]*(?:" + block(depth - 1) + "[^{}]*)*\\}";
    }

    private static String emptied(String text) {
        return EXPECT.matcher(text).replaceAll("\"expect\": {}");
    }

    @ParameterizedTest
    @ValueSource(strings = {"\n", "\r\n", "\r"})
    void nothingButTheEmptyOnesChanges(String lineEnd) throws IOException {
        String before = "\uFEFF" + emptied(Files.readString(Path.of(OWN))).replace("\n", lineEnd);
        Path file = Files.writeString(folder.resolve("own.lesson.json"), before);

        Cli.Result shown = Cli.run("lesson", "record", file.toString());
        assertThat(shown.err()).isEmpty();
        assertThat(shown.status()).isZero();
        assertThat(shown.out()).contains("--- ", "+++ ", "step where", "-      \"expect\": {}");
        assertThat(Files.readString(file)).isEqualTo(before);

        assertThat(Cli.run("lesson", "record", "--write", file.toString()).status())
                .isZero();
        String after = Files.readString(file);
        assertThat(after).contains("\"expect\": { \"answer\": \"S.store\" }");
        assertThat(emptied(after)).isEqualTo(before);
        Cli.Result checked = Cli.run("lesson", "check", file.toString());
        assertThat(checked.out()).isEqualTo("own.lesson.json: in order" + System.lineSeparator());
        assertThat(Cli.run("lesson", "record", file.toString()).out())
                .isEqualTo("own.lesson.json: no \"expect\" is empty." + System.lineSeparator());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "first-turn",
                "relay",
                "extra-turn",
                "capture",
                "congkak-against-sungka",
                "hand-out-as-printed",
                "passing-and-round-end",
                "refill-three-readings",
                "simultaneous-start"
            })
    void whatIsRecordedIsMet(String id) throws IOException {
        String before = emptied(Files.readString(LessonFiles.of(id)));
        Path file = Files.writeString(folder.resolve(id + ".lesson.json"), before);
        assertThat(Cli.run("lesson", "record", "--write", file.toString()).err())
                .isEmpty();
        assertThat(Files.readString(file)).isNotEqualTo(before).doesNotContain("\"expect\": {}");
        assertThat(emptied(Files.readString(file))).isEqualTo(before);
        assertThat(Cli.run("lesson", "check", file.toString()).out()).doesNotContain("X401", "E1");
    }

    @Test
    void aNamedStepIsReplaced() throws IOException {
        String before = Files.readString(Path.of(OWN)).replace("{ \"answer\": \"S.store\" }", "{ \"answer\": \"N7\" }");
        Path file = Files.writeString(folder.resolve("own.lesson.json"), before);
        assertThat(Cli.run("lesson", "check", file.toString()).out()).contains("X401");
        assertThat(Cli.run("lesson", "record", "--step", "where", "--write", file.toString())
                        .status())
                .isZero();
        assertThat(Files.readString(file)).isEqualTo(Files.readString(Path.of(OWN)));
        assertThat(folder.toFile().list()).hasSize(1);
        Cli.Result unknown = Cli.run("lesson", "record", "--step", "wher", file.toString());
        assertThat(unknown.status()).isEqualTo(2);
        assertThat(unknown.err()).contains("Did you mean \"where\"?");
    }

    @Test
    void whatCannotBePlayedIsNotRecorded() throws IOException {
        Path file = Files.write(folder.resolve("no.lesson.json"), "{".getBytes(StandardCharsets.UTF_8));
        assertThat(Cli.run("lesson", "record", file.toString()).status()).isEqualTo(1);
        assertThat(Cli.run("lesson", "record", file + "x").status()).isEqualTo(3);
    }
}
