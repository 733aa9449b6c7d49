package papan;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import papan.testing.Document;
import papan.testing.FieldTable;

/** The tables of fields in the guides for authors are printed from the declarations; -Dpapan.tables=write writes them. */
class FieldTablesTest {
    private static final Pattern BEGIN = Pattern.compile("<!-- fields: ([A-Za-z-]+) -->");
    private static final String END = "<!-- end -->";

    @ParameterizedTest
    @CsvSource({"lesson-reference, lesson, 30", "rule-sets, rules, 4"})
    void theGuidesTablesSayWhatIsDeclared(String document, String kind, int least) throws IOException {
        Path guide = Path.of("docs", document + ".md");
        FieldTable tables = FieldTable.of(kind);
        List<String> written = Document.read(guide).lines();
        List<String> printed = new ArrayList<>();
        int count = 0;
        for (Iterator<String> lines = written.iterator(); lines.hasNext(); ) {
            String line = lines.next();
            printed.add(line);
            Matcher table = BEGIN.matcher(line);
            if (table.matches()) {
                printed.add("");
                printed.addAll(tables.lines(table.group(1)));
                printed.add("");
                printed.add(END);
                while (!lines.next().equals(END)) {
                    // What stands there now is printed anew.
                }
                count++;
            }
        }
        assertThat(count).isGreaterThanOrEqualTo(least);
        if ("write".equals(System.getProperty("papan.tables"))) {
            Files.write(guide, printed);
        }
        assertThat(Document.read(guide).lines())
                .as("write them with -Dpapan.tables=write")
                .isEqualTo(printed);
    }
}
