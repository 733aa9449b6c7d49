package papan.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class ExcelCsvTest {
    private static final String CSV = "turn,who,share\n1,\"Ana, \"\"x\"\"; y\",0.5\n2,小明,-1.25\n";

    private static String in(Locale country) {
        return new String(ExcelCsv.of(CSV, country), StandardCharsets.UTF_8);
    }

    @Test
    void linesAreSplitAsTheCountrysExcelSplitsThem() {
        assertThat(in(Locale.US)).isEqualTo("\uFEFFturn,who,share\r\n1,\"Ana, \"\"x\"\"; y\",0.5\r\n2,小明,-1.25\r\n");
        assertThat(in(Locale.GERMANY))
                .isEqualTo("\uFEFFturn;who;share\r\n1;\"Ana, \"\"x\"\"; y\";0,5\r\n2;小明;-1,25\r\n");
    }
}
