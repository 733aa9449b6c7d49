package papan.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TraceCommandTest {
    private static final String START =
            "{\"south\":[7,7,7,7,7,7,7],\"north\":[7,7,7,7,7,7,7],\"stores\":{\"south\":0,\"north\":0},\"mover\":\"south\",\"burnt\":[],\"round\":1}";

    @TempDir
    private Path folder;

    @Test
    void ofAPositionThatIsTooLargeNoMoreIsSaidThanIsKnown() throws IOException {
        Path file = Files.writeString(folder.resolve("large.json"), "[" + " ".repeat(3 << 20) + "]");
        Cli.Result result = Cli.run("trace", "--rules", "congkak", "--position", file.toString());
        assertThat(result.status()).isEqualTo(2);
        assertThat(result.err())
                .isEqualTo("large.json:1:1  E005 The file has more than 1048576 bytes; at most 1048576 are read."
                        + " Look whether it is the file that you mean." + System.lineSeparator());
    }

    @Test
    void aPositionIsTakenAsALineWhereverItIsTakenFromAFile() throws IOException {
        String line = "congklak-classic 0,0,0,0,0,0,1/48 1,0,0,0,0,0,0/48 s";
        Path file = Files.writeString(folder.resolve("one.txt"), line + "\n");
        for (String given : List.of(line, file.toString())) {
            Cli.Result traced = Cli.run(
                    "trace", "--rules", "congklak-classic", "--position", given, "--moves", "S7", "--format", "text");
            assertThat(traced.out()).contains("South picks up the only seed from S7.");
        }
        String drawn = folder.resolve("board.svg").toString();
        assertThat(Cli.run("render", "--rules", "congklak-classic", "--position", line, "--out", drawn)
                        .status())
                .isZero();
        assertThat(Cli.run("search", "--rules", "congklak-classic", "--position", line)
                        .out())
                .contains("S7");
        assertThat(Cli.run(
                                "compare",
                                "--rules",
                                "congklak-classic,congklak-simple",
                                "--position",
                                line,
                                "--moves",
                                "S7")
                        .out())
                .contains("congklak-simple");
    }

    @Test
    void aPositionOfOtherRulesIsRefused() {
        Cli.Result traced = Cli.run("trace", "--rules", "congkak", "--position", "congklak-classic start");
        assertThat(traced.status()).isEqualTo(2);
        assertThat(traced.err()).contains("one of congklak-classic, and --rules says congkak");
    }

    @Test
    void theWorkedExampleIsPrintedKeyForKey() {
        Cli.Result result = Cli.run("trace", "--rules", "congklak-classic", "--moves", "S6");
        assertThat(result.status()).isZero();
        assertThat(result.out().lines())
                .hasSize(23)
                .startsWith(
                        "{\"i\":0,\"round\":1,\"turn\":1,\"event\":\"roundStart\",\"position\":" + START + "}",
                        "{\"i\":1,\"round\":1,\"turn\":1,\"event\":\"lift\",\"player\":\"south\",\"at\":\"S6\",\"seeds\":7,\"lap\":1}",
                        "{\"i\":2,\"round\":1,\"turn\":1,\"event\":\"sow\",\"player\":\"south\",\"at\":\"S5\",\"count\":8,\"hand\":6}")
                .contains(
                        "{\"i\":9,\"round\":1,\"turn\":1,\"event\":\"ruling\",\"player\":\"south\",\"at\":\"N7\",\"ruling\":\"relay\",\"clause\":\"occupied-house\",\"because\":[{\"fact\":\"held-before\",\"at\":\"N7\",\"value\":7}]}",
                        "{\"i\":17,\"round\":1,\"turn\":1,\"event\":\"skip\",\"player\":\"south\",\"at\":\"N.store\",\"clause\":\"stores\"}",
                        "{\"i\":21,\"round\":1,\"turn\":1,\"event\":\"capture\",\"player\":\"south\",\"from\":[\"S6\",\"N2\"],\"seeds\":9,\"to\":\"S.store\"}")
                .last()
                .isEqualTo(
                        "{\"i\":22,\"round\":1,\"turn\":1,\"event\":\"turnEnd\",\"player\":\"south\",\"next\":\"north\",\"reason\":\"capture\",\"position\":{\"south\":[8,8,8,8,8,0,8],\"north\":[8,0,8,8,8,8,0],\"stores\":{\"south\":10,\"north\":0},\"mover\":\"north\",\"burnt\":[],\"round\":1}}");
    }

    @Test
    void aRefusedMoveIsTheLastLineAndTheStatusIsOne() {
        Cli.Result result = Cli.run("trace", "--rules", "congklak-classic", "--moves", "S6,N2", "--events", "moves");
        assertThat(result.status()).isEqualTo(1);
        assertThat(result.out().lines())
                .hasSize(3)
                .last()
                .isEqualTo(
                        "{\"event\":\"refused\",\"move\":\"N2\",\"reason\":\"empty-house\",\"message\":\"N2 is empty. North can play N1, N3, N4, N5 or N6.\",\"legal\":[\"N1\",\"N3\",\"N4\",\"N5\",\"N6\"]}");
    }

    @Test
    void anEmptyListOfMovesPrintsTheOpeningOnly() {
        Cli.Result result = Cli.run("trace", "--rules", "sungka");
        assertThat(result.status()).isZero();
        assertThat(result.out().lines()).hasSize(1);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "congkaka|S1|The rule set \"congkaka\" is unknown. Did you mean \"congkak\"?",
                "congkak|S9|--moves, number 1: \"S9\" is not a house of this board. Houses are S1 to S7 and N1 to N7.",
                "congkak|S1,,N2|--moves, number 2: \"\" is not a house of this board. Houses are S1 to S7 and N1 to N7."
            })
    void aWrongCallIsOneLineOnStandardErrorAndStatusTwo(String rules, String moves, String line) {
        Cli.Result result = Cli.run("trace", "--rules", rules, "--moves", moves);
        assertThat(result.status()).isEqualTo(2);
        assertThat(result.out()).isEmpty();
        assertThat(result.err()).isEqualTo(line + System.lineSeparator());
    }

    @Test
    void anUnknownOptionNamesTheNearest() {
        Cli.Result result = Cli.run("trace", "--ruels", "congkak");
        assertThat(result.status()).isEqualTo(2);
        assertThat(result.err().lines()).hasSize(1);
    }

    @Test
    void aPositionWithSeedsMissingIsRefusedUnlessItSaysSo() throws IOException {
        Path file = folder.resolve("few.json");
        String few =
                "{\"south\":[0,1,0,0,0,0,0],\"north\":[0,0,0,0,0,0,2],\"stores\":{\"south\":0,\"north\":0},\"mover\":\"south\"";
        Files.writeString(file, few + "}");
        Cli.Result whole = Cli.run("trace", "--rules", "congklak-classic", "--position", file.toString());
        assertThat(whole.status()).isEqualTo(2);
        assertThat(whole.err())
                .isEqualTo(
                        "few.json:1:1  E212 The position holds 3 seeds; congklak-classic is played with 98. Correct the numbers, or write \"partial\": true."
                                + System.lineSeparator());
        Files.writeString(file, few + ",\"partial\":true}");
        Cli.Result partial =
                Cli.run("trace", "--rules", "congklak-classic", "--position", file.toString(), "--moves", "S2");
        assertThat(partial.status()).isZero();
        assertThat(partial.out())
                .contains("\"event\":\"capture\",\"player\":\"south\",\"from\":[\"S1\",\"N7\"],\"seeds\":3");
    }

    @Test
    void aMissingFileIsStatusThree() {
        Cli.Result result = Cli.run("trace", "--rules", "sungka", "--position", "nowhere.json");
        assertThat(result.status()).isEqualTo(3);
        assertThat(result.err()).isEqualTo("The file nowhere.json does not exist." + System.lineSeparator());
    }

    @Test
    void aBatchCarriesIdsAndGoesOnAfterALineThatCannotBeRead() throws IOException {
        Path file = folder.resolve("batch.jsonl");
        Files.writeString(file, """
                {"id":1,"position":null,"moves":["S7"]}
                {"id":2,"position":null,"moves":["S9"]}
                {"id":"three","position":null,"moves":["S7","S7"]}
                {"id":4,"position":null,"moves":["n3"]}
                """);
        Cli.Result result = Cli.run("trace", "--rules", "sungka", "--batch", file.toString(), "--events", "moves");
        assertThat(result.status()).isEqualTo(2);
        assertThat(result.err().lines())
                .containsExactly(
                        "batch.jsonl:2:34  E216 moves[0]: \"S9\" is not a house of this board. Houses are S1 to S7 and N1 to N7.",
                        "batch.jsonl:4:34  E216 moves[0]: \"n3\" is not a house of this board. Did you mean \"N3\"? Houses are S1 to S7 and N1 to N7.");
        assertThat(result.out().lines()).anyMatch(l -> l.startsWith("{\"id\":1,\"i\":0,"));
        assertThat(result.out().lines()).anyMatch(l -> l.startsWith("{\"id\":\"three\",\"event\":\"refused\""));
    }

    @Test
    void everyLineCarriesItsIdAsItWasWritten() throws IOException {
        List<String> ids = List.of(
                "\"a\\u202Eb\\u009B\"",
                "99999999999",
                "12345678901234567890123",
                "1.50",
                "1e3",
                "-0",
                "true",
                "null",
                "{\"a\":[1,\"b\"]}");
        Path file = Files.writeString(
                folder.resolve("ids.jsonl"),
                ids.stream().map(id -> "{\"id\":" + id + ",\"moves\":[]}\n").collect(Collectors.joining()));
        Cli.Result result = Cli.run("trace", "--rules", "sungka", "--batch", file.toString(), "--events", "moves");
        assertThat(result.err()).isEmpty();
        assertThat(result.out().lines().map(line -> line.substring(6, line.indexOf(",\"i\":"))))
                .containsExactlyElementsOf(ids);
    }

    @Test
    void aLineOfABatchThatIsTooLongOrWrongIsNamedByItsNumber() throws IOException {
        Path file = Files.writeString(
                folder.resolve("batch.jsonl"),
                "\r\n".repeat(2) + "{\"id\":1," + " ".repeat(3 << 20) + "\"moves\":[]}\r\n"
                        + "{\"id\":2,\"id\":3,\"moves\":[]}\r{\"id\":4,\"moves\":[]}");
        Cli.Result result = Cli.run("trace", "--rules", "sungka", "--batch", file.toString());
        assertThat(result.status()).isEqualTo(2);
        assertThat(result.err().lines())
                .containsExactly(
                        "batch.jsonl:3:1  E005 The line has more than 1048576 characters; no longer ones are read.",
                        "batch.jsonl:4:9  E004 \"id\" is given twice, first in column 2. Keep one of them.");
        assertThat(result.out()).startsWith("{\"id\":4,");
    }

    @Test
    void textTellsTheSameStoryInSentences() {
        Cli.Result result = Cli.run("trace", "--rules", "congklak-classic", "--moves", "S7", "--format", "text");
        assertThat(result.out().lines())
                .contains(
                        "South picks up all 7 seeds from S7.",
                        "The last seed landed in South’s store, so South gets an extra turn.");
    }

    @Test
    void whatCannotBeWrittenIsToldOf() {
        StringWriter err = new StringWriter();
        Writer full = new Writer() {
            @Override
            public void write(char[] text, int from, int length) throws IOException {
                throw new IOException("no space left");
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        };
        int status = Cli.run(new PrintWriter(full), new PrintWriter(err), "rules", "list");
        assertThat(status).isEqualTo(3);
        assertThat(err).hasToString("Not all of it could be written to standard output." + System.lineSeparator());
    }
}
