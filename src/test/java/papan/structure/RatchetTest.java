package papan.structure;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class RatchetTest {
    private static final String FILE = """
            # What may be.
            all                  300         2         0         7         0 |
            chart                100         1         0         0         0 |
            ui.lesson            200         1         0         7         0 |
            """;

    @Test
    void noPackageHasMoreThanItMayAndNoneMayHaveMuchMoreThanItHas() throws IOException {
        String text = Files.readString(Ratchet.FILE);
        assertThat(Ratchet.of(text).complaints(Structure.today()))
                .as("counts.txt; classes that lead to one another are %s", Knots.ofProgram())
                .isEmpty();
        assertThat(text)
                .as("columns and sums of counts.txt")
                .isEqualToNormalizingNewlines(Ratchet.of(text).text());
    }

    @Test
    void aLittleLessIsNotWorthAWord() {
        assertThat(Ratchet.of(FILE).complaints(today(50, 7))).isEmpty();
    }

    @Test
    void whatIsMuchLessIsToBeWrittenDown() {
        Map<String, Map<Figure, Integer>> today = today(49, 4);
        Ratchet ratchet = Ratchet.of(FILE);
        assertThat(ratchet.complaints(today)).hasSize(2).allMatch(complaint -> complaint.contains("smaller, so run"));
        assertThat(ratchet.on(today).text()).isEqualTo("""
                # What may be.
                all                  249         2         0         4         0 |
                chart                 49         1         0         0         0 |
                ui.lesson            200         1         0         4         0 |
                """);
    }

    @Test
    void whatIsMoreNeedsAReason() {
        Map<String, Map<Figure, Integer>> today = today(100, 9);
        Ratchet ratchet = Ratchet.of(FILE);
        assertThat(ratchet.complaints(today)).singleElement().asString().contains("ui.lesson: 9 asks, allowed 7;");
        String raised = ratchet.on(today).text();
        assertThat(raised).contains("       7+2         0 | ?\n");
        assertThat(Ratchet.of(raised).complaints(today))
                .singleElement()
                .asString()
                .contains("nothing after |");
        assertThat(Ratchet.of(raised.replace("?", "")).complaints(today)).hasSize(1);
        assertThat(Ratchet.of(raised.replace("?", "hints are heard")).complaints(today))
                .isEmpty();
    }

    @Test
    void aPackageThatIsNotInTheFileMayHaveNothing() {
        Map<String, Map<Figure, Integer>> today = Map.of("chart", Map.of(Figure.LINES, 100, Figure.FILES, 1));
        assertThat(Ratchet.of(FILE.replaceAll("chart.*\n", "")).complaints(today))
                .anyMatch(complaint -> complaint.startsWith("chart: 100 lines, allowed 0;"));
    }

    @Test
    void fourClassesThatLeadToOneAnotherAreAKnotAndThreeAreNot() {
        Map<String, Set<String>> edges = Map.of(
                "a", Set.of("b", "e"),
                "b", Set.of("c"),
                "c", Set.of("d"),
                "d", Set.of("a"),
                "e", Set.of("f"),
                "f", Set.of("g"),
                "g", Set.of("e"));
        assertThat(Knots.of(edges)).containsExactly(Set.of("a", "b", "c", "d"));
    }

    private static Map<String, Map<Figure, Integer>> today(int lines, int asks) {
        return Map.of(
                "chart", Map.of(Figure.LINES, lines, Figure.FILES, 1),
                "ui.lesson", Map.of(Figure.LINES, 200, Figure.FILES, 1, Figure.ASKS, asks));
    }
}
