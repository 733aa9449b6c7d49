package papan.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import papan.format.JsonValue.JsonObject;

class JsonTreeTest {
    @TempDir
    private Path folder;

    @Test
    void everyValueKnowsWhereItStands() throws FormatException {
        JsonObject root = (JsonObject) JsonTree.read("{\n  \"a\": [1,\n    {\"b\": true}]\n}", "x.json");
        JsonValue list = root.fields().get("a").value();
        JsonValue inner = ((JsonObject) ((JsonValue.JsonArray) list).values().get(1))
                .fields()
                .get("b")
                .value();
        assertThat(inner.spot()).isEqualTo(new Spot(3, 11));
        assertThat(inner.path()).isEqualTo("a[1].b");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "``|x.json:1:1  E001 The file is empty. A file begins with { and ends with }.",
                "{\"a\": 1|x.json:1:8  E002 The file ends in the middle. Look for a missing }, ] or \" before the end.",
                "`{\"a\": [1, `|x.json:1:11  E002 a: The file ends in the middle. Look for a missing }, ] or \" before the end.",
                "{\"a\": 1} x|x.json:1:10  E002",
                "{\"a\" 1}|x.json:1:6  E002",
                "{\"a\": NaN}|x.json:1:7  E002 a: NaN is not a number here. Write a number in digits.",
                "{\"a\": 1, \"a\": 2}|x.json:1:10  E004 \"a\" is given twice, first in column 2. Keep one of them.",
            })
    void whatIsNotJsonIsNamedWithItsPlace(String text, String line) {
        assertThatThrownBy(() -> JsonTree.read(text, "x.json"))
                .isInstanceOf(FormatException.class)
                .message()
                .startsWith(line)
                .doesNotContain("com.fasterxml", "Exception");
    }

    /** A line break is written as a ⏎ here. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{'a': 1}|1:2  E002 This is a single quote. Texts stand in double quotes: write \"a\".",
                "{\"a\": 'x y'}|1:7  E002 a: This is a single quote. Texts stand in double quotes: write \"text\".",
                "{\"a\": “x”}|1:7  E002 a: This is a typographic quote (“). Texts stand in straight double quotes: write \"x\".",
                "{\"a\": \"x⏎y\"}|1:9  E002 a: A text cannot go on in the next line. Write \\n for a line break, or end the text with \" in this line.",
                "{\"a\": [1,⏎]}|1:9  E002 a: There is a comma too many before this ]. Delete the comma.",
                "{\"a\": 1,⏎}|1:8  E002 There is a comma too many before this }. Delete the comma.",
                "{\"a\": 1,, \"b\": 2}|1:8  E002 There is a comma too many before this ,. Delete the comma.",
                "{\"a\": \"x \"y\" z\"}|1:10  E002 a: The text ends at this quote, but y follows. Quotes inside a text are written \\\"; between two values stands a comma.",
                "[\"x \"y\" z\"]|1:5  E002 The text ends at this quote, but y follows.",
                "{\"a\": 1 // one⏎}|1:9  E002 JSON has no comments. Delete it, or write it into a field whose name begins with x-",
                "# one⏎{}|1:1  E002 JSON has no comments.",
                "{\"a\": [false, True]}|1:15  E002 a[1]: True is no word of JSON. Write true, without quotes.",
                "{\"a\": no}|1:7  E002 a: no is no word of JSON. Write false, without quotes.",
                "{\"a\": S6}|1:7  E002 a: The text S6 has no quotes. Texts stand in double quotes: write \"S6\".",
                "{a: 1}|1:2  E002 The name a has no quotes. Write \"a\".",
                "{\"a\": [1]⏎ \"b\": 2}|2:2  E002 A comma is missing before \"b\". Put a comma after the ] in line 1.",
                "[\"x\"⏎\"y z\"]|2:1  E002 A comma is missing before \"…\". Put a comma after the quote in line 1.",
                "{\"a\" 1}|1:6  E002 a: A colon is missing before 1. Put a colon after the quote in line 1.",
                "{\"a\" = 1}|1:6  E002 a: This is a =. Write a colon.",
                "{\"a\": 1; \"b\": 2}|1:8  E002 This is a ;. Write a comma.",
                "{\"a\": }|1:7  E002 a: The value is missing before this }. Write it after the colon.",
                "{\"a\": [1}|1:9  E002 a: A ] is missing before this }. The [ stands in line 1; close it with ].",
                "{\"a\": 1}}|1:9  E002 This } closes nothing. Delete it.",
                "{\"a\": \"C:\\Papan\"}|1:11  E002 a: After a \\ inside a text stands only \\, \", n, t or u with four hex digits. Write \\\\ for a \\ itself.",
                "{\"a\": 07}|1:8  E002 a: A number does not begin with a 0. Delete the 0.",
                "{\"a\": +7}|1:7  E002 a: This is not a number. Write numbers like 7, -7 or 0.5.",
                "{\"a\":\u00a07}|1:6  E002 a: An invisible character (U+00A0) stands here. Put an ordinary space in its place.",
                "{\"a\": \"\t\"}|1:8  E002 a: A tab cannot stand inside a text. Write \\t, or a space.",
                "[, 1]|1:2  E002 [0]: \",\" is not expected here.",
            })
    void theCauseIsToldOfWhatIsNotJson(String text, String line) {
        assertThatThrownBy(() -> JsonTree.read(text.replace('⏎', '\n'), "x.json"))
                .isInstanceOf(FormatException.class)
                .message()
                .startsWith("x.json:" + line);
    }

    @ParameterizedTest
    @ValueSource(strings = {"UTF-16", "UTF-16BE", "UTF-16LE", "UTF-32BE", "UTF-32LE"})
    void aFileOfWideCharactersSaysSo(String charset) throws IOException {
        Path file = folder.resolve("wide.json");
        Files.write(file, "{\"a\": 1}".getBytes(Charset.forName(charset)));
        assertThatThrownBy(() -> JsonTree.read(file))
                .isInstanceOf(FormatException.class)
                .hasMessage("wide.json:1:1  E003 The file is not UTF-8 text but UTF-16 or UTF-32. Save it again with"
                        + " the encoding UTF-8.");
    }

    @Test
    void deepNestingIsRefusedBeforeItHurts() {
        assertThatThrownBy(() -> JsonTree.read("[".repeat(100_000), "deep.json"))
                .isInstanceOf(FormatException.class)
                .hasMessageContaining("E005");
    }

    @Test
    void aHugeFileIsRefusedByItsSize() throws IOException {
        Path file = folder.resolve("huge.json");
        Files.writeString(file, " ".repeat(JsonTree.MAX_BYTES + 1));
        assertThatThrownBy(() -> JsonTree.read(file))
                .isInstanceOf(FormatException.class)
                .hasMessageContaining("at most 1048576 are read");
    }

    @Test
    void aFileThatIsNotTextSaysSo() throws IOException {
        Path file = folder.resolve("latin1.json");
        Files.write(file, "{\"a\": \"é\"}".getBytes(StandardCharsets.ISO_8859_1));
        assertThatThrownBy(() -> JsonTree.read(file))
                .isInstanceOf(FormatException.class)
                .hasMessageContaining("E003 The file is not UTF-8 text.");
    }

    /** Zeros, the beginnings of a typeface and of a program, a picture. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "00",
                "0000",
                "00000000",
                "000100000010",
                "000000000000007B",
                "7F454C46000000F0",
                "89504E470D0A1A0A00"
            })
    void aFileOfAnythingElseIsNotCalledAnotherEncoding(String hex) throws IOException {
        Path file = folder.resolve("other.json");
        Files.write(file, HexFormat.of().parseHex(hex));
        assertThatThrownBy(() -> JsonTree.read(file))
                .isInstanceOf(FormatException.class)
                .hasMessage("other.json:1:1  E003 The file is not text. Look whether it is the file that you mean.");
    }

    @Test
    void zerosReadFromElsewhereAreNotTextEitherButOneFartherOnIsToldWhere() {
        assertThatThrownBy(() -> JsonTree.read("\0".repeat(1000), "x.json"))
                .hasMessageContaining("The file is not text.");
        assertThatThrownBy(() -> JsonTree.read("{\n\"a\": 1\0\0}", "x.json"))
                .hasMessageStartingWith("x.json:2:8  E002");
        assertThatThrownBy(() -> JsonTree.read("", "x.json")).hasMessageContaining("E001 The file is empty.");
    }

    @Test
    void aByteOrderMarkDoesNoHarm() throws FormatException {
        assertThat(JsonTree.read("\uFEFF{}", "bom.json")).isInstanceOf(JsonObject.class);
    }
}
