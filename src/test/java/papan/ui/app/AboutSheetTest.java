package papan.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The list of libraries against the tree of dependencies, as Maven resolves both before the tests. */
class AboutSheetTest {
    private static final Pattern RESOLVED =
            Pattern.compile("^ +([\\w.-]+:[\\w.-]+):jar:([\\w.-]+):", Pattern.MULTILINE);
    private static final Pattern LISTED = Pattern.compile("\\(([\\w.-]+:[\\w.-]+):([\\w.-]+) - ");
    private static final Pattern LICENCE = Pattern.compile("^    (\\S.*):$", Pattern.MULTILINE);

    private static String listed() {
        return AboutSheet.libraries().orElseThrow();
    }

    private static Set<String> in(Pattern pattern, String text) {
        return pattern.matcher(text)
                .results()
                .map(found -> found.group(1) + ":" + found.group(2))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    @Test
    void everyLibraryInsideIsListedAndNoOther() throws IOException {
        try (InputStream tree = AboutSheetTest.class.getResourceAsStream("/papan/libraries.txt")) {
            String resolved = new String(Objects.requireNonNull(tree).readAllBytes(), StandardCharsets.UTF_8);
            assertThat(in(LISTED, listed())).isEqualTo(in(RESOLVED, resolved)).hasSizeGreaterThan(10);
        }
    }

    @Test
    void nothingIsInsideUnderALicenceThatIsNotExpected() {
        assertThat(LICENCE.matcher(listed()).results().map(found -> found.group(1)))
                .containsExactlyInAnyOrder("Apache-2.0", "BSD-3-Clause", "LGPL-2.1-or-later", "OFL-1.1");
    }
}
