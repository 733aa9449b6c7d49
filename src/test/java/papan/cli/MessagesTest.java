package papan.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is told when a command cannot do what was asked: a sentence of its own, and nothing that somebody else forged. */
class MessagesTest {
    private static final String FORGED = "own\nother.json: in order\u202E\u001b[2J.lesson.json";
    private static final String SHOWN = "own\uFFFDother.json: in order\uFFFD\uFFFD[2J.lesson.json";

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "simulate --rules kalah --rounds x | papan simulate: Invalid value for option '--rounds': \"x\" is not a whole number. Try papan simulate --help.",
                "chart --rules kalah --kind lead --seed 99999999999999999999 | papan chart: Invalid value for option '--seed': \"99999999999999999999\" is out of bounds; the nearest number is 9223372036854775807. Try papan chart --help.",
                "chart --rules kalah --kind lead --scale 1.5 | papan chart: Invalid value for option '--scale': \"1.5\" is not a whole number. Try papan chart --help.",
                "lesson first-turn --speed NaN | papan lesson: Invalid value for option '--speed': \"NaN\" is not a number such as 2 or 0.5. Try papan lesson --help.",
                "lesson first-turn --speed 0x1p1 | papan lesson: Invalid value for option '--speed': \"0x1p1\" is not a number such as 2 or 0.5. Try papan lesson --help."
            })
    void aNumberThatIsNoneIsToldInWordsOfPeople(String call, String sentence) {
        Cli.Result result = Cli.run(call.split(" ", -1));
        assertThat(result.status()).isEqualTo(2);
        assertThat(result.err().strip()).isEqualTo(sentence);
    }

    @Test
    void aCommandThatIsNearlyRightIsNamed() {
        Cli.Result result = Cli.run("lesson", "chek");
        assertThat(result.status()).isEqualTo(3);
        assertThat(result.err().strip()).isEqualTo("The lesson file chek does not exist. Did you mean \"check\"?");
    }

    @Test
    void aRuleSetThatIsLikeNoneIsToldWhereAllAreNamed() {
        assertThat(Cli.run("rules", "show", "x").err().strip())
                .isEqualTo("The rule set \"x\" is unknown. papan rules list names all that are installed.");
    }

    @Test
    void aFileThatIsNearlyRightIsNamed() {
        assertThat(Cli.run("rules", "show", "examples/congklak-fiv.json").err().strip())
                .isEqualTo(
                        "The rule-set file examples/congklak-fiv.json does not exist. Did you mean \"examples/congklak-five.json\"?");
        assertThat(Cli.run("match", "examples/two-capture.match.json").err().strip())
                .isEqualTo(
                        "The file examples/two-capture.match.json does not exist. Did you mean \"examples/two-captures.match.json\"?");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "lesson FOLDER",
                "lesson play FOLDER",
                "export FOLDER --to gift",
                "match FOLDER",
                "rules show FOLDER"
            })
    void aFolderIsAFileThatCannotBeRead(String call) {
        Cli.Result result = Cli.run(call.replace("FOLDER", folder.toString()).split(" ", -1));
        assertThat(result.status()).isEqualTo(3);
        assertThat(result.err()).contains(folder + " is a folder, a pipe or a device. Name a file.");
    }

    @Test
    void whyAFileCannotBeWrittenIsTold() throws IOException {
        Path plain = Files.writeString(folder.resolve("plain"), "");
        Path nowhere = folder.resolve("nowhere/x.svg");
        assertThat(drawn(nowhere)).isEqualTo("The file " + nowhere + " cannot be written: there is no such folder.");
        Path below = plain.resolve("x.svg");
        assertThat(drawn(below))
                .startsWith("The file " + below + " cannot be written: ")
                .endsWith(".");
        Path endless = Files.createSymbolicLink(folder.resolve("endless.svg"), Path.of("endless.svg"));
        assertThat(drawn(endless)).endsWith("endless.svg cannot be written: the link leads to itself.");
    }

    private static String drawn(Path file) {
        Cli.Result result = Cli.run("render", "--rules", "kalah", "--out", file.toString());
        assertThat(result.status()).isEqualTo(3);
        return result.err().strip();
    }

    @ParameterizedTest
    @ValueSource(strings = {"lesson check", "lesson play", "lesson record", "rules check", "match"})
    void theNameOfAFileForgesNoLine(String command) throws IOException {
        Path file = folder.resolve(FORGED);
        for (boolean there : List.of(false, true)) {
            if (there) {
                Files.writeString(file, "{");
            }
            List<String> call = new ArrayList<>(List.of(command.split(" ", -1)));
            call.add(file.toString());
            Cli.Result result = Cli.run(call.toArray(String[]::new));
            assertThat(result.status()).isIn(1, 3);
            assertThat((result.out() + result.err()).lines())
                    .singleElement()
                    .asString()
                    .contains(SHOWN);
        }
    }

    @Test
    void theTitleOfALessonForgesNoLine() throws IOException {
        String lesson = Files.readString(Path.of("examples/first.lesson.json"));
        Path file = Files.writeString(
                folder.resolve("own.lesson.json"),
                lesson.replaceFirst("\"title\": \"", "\"title\": \"\\\\r\\\\u001b[2JForged\\\\nOther "));
        Cli.Result result = Cli.run("lesson", "play", file.toString());
        assertThat(result.out()).startsWith("\uFFFD\uFFFD[2JForged\uFFFDOther ").doesNotContain("\u001b");
    }

    @Test
    void noTextTakesTheTerminalBackToTheBeginningOfALine() {
        StringWriter terminal = new StringWriter();
        PrintWriter out = new PrintWriter(new PrintableWriter(terminal), true);
        out.print("\rforged");
        out.print("kept\r\n");
        out.flush();
        assertThat(terminal).hasToString("\uFFFDforgedkept\r\n");
    }

    @Test
    void aLogFileIsWrittenAndNamedIfItIsAskedFor() throws IOException {
        Cli.Result plain = Cli.run("match", "nowhere.json");
        Cli.Result result = Cli.run("match", "nowhere.json", "--debug");
        assertThat(result.status()).isEqualTo(plain.status()).isEqualTo(3);
        assertThat(result.err()).startsWith(plain.err());
        String told = result.err().substring(plain.err().length()).strip();
        assertThat(told).matches("Where it failed is written in .+\\.log\\.");
        Path log = Path.of(told.replaceAll("Where it failed is written in (.+)\\.", "$1"));
        assertThat(log).content().contains("CallException", "at papan.cli.");
        Files.delete(log);
    }

    @Test
    void withoutADisplayTheFirstLessonIsTold() {
        StringWriter out = new StringWriter();
        int status = Cli.withoutArguments(new PrintWriter(out), new PrintWriter(new StringWriter()));
        assertThat(status).isZero();
        assertThat(out.toString().lines().count()).isGreaterThan(20);
    }
}
