package papan.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import papan.json.JsonValue.JsonObject;

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
                "{\"a\": 1} x|x.json:1:10  E002",
                "{\"a\" 1}|x.json:1:6  E002",
                "{\"a\": NaN}|x.json:1:10  E002 \"NaN\" is not expected here.",
                "{\"a\": 1, \"a\": 2}|x.json:1:10  E004 \"a\" is given twice, first in line 1. Keep one of them.",
            })
    void whatIsNotJsonIsNamedWithItsPlace(String text, String line) {
        assertThatThrownBy(() -> JsonTree.read(text, "x.json"))
                .isInstanceOf(FormatException.class)
                .message()
                .startsWith(line)
                .doesNotContain("com.fasterxml", "Exception");
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

    @Test
    void aByteOrderMarkDoesNoHarm() throws FormatException {
        assertThat(JsonTree.read("\uFEFF{}", "bom.json")).isInstanceOf(JsonObject.class);
    }
}
