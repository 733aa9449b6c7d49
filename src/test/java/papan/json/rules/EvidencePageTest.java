package papan.json.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import papan.rules.Evidence;
import papan.rules.RuleSet;

/** The page that tells what the rule sets were held against is made from what the program has; -Dpapan.evidence=write writes it. */
class EvidencePageTest {
    private static final Path PAGE = Path.of("docs", "evidence.md");

    @Test
    void thePageOfEvidenceIsMadeFromTheEvidence() throws IOException {
        String made = page(RuleBooks.shipped().all(), EvidenceFile.shipped());
        if ("write".equals(System.getProperty("papan.evidence"))) {
            Files.writeString(PAGE, made);
        }

        assertThat(Files.readString(PAGE)).isEqualTo(made);
    }

    private static String page(Collection<RuleSet> rules, Evidence evidence) {
        List<String> lines = new ArrayList<>(List.of(
                "# What the rules were held against",
                "",
                "Made by `mvn -q test -Dtest=EvidencePageTest -Dpapan.evidence=write`, from"
                        + " `src/main/resources/papan/evidence/evidence.json`. As of " + evidence.date() + ".",
                "",
                "| rule set | revision | held against | turns | agreed | remark |",
                "|---|---|---|---|---|---|"));
        for (RuleSet each : rules) {
            for (Evidence.Row row : evidence.of(each.id())) {
                String turns = row.turns() > 0 ? row.turns() + " | " + row.agreed() : "– | –";
                String with = evidence.held().getOrDefault(row.with(), row.with());
                lines.add("| `" + each.id() + "` | " + row.revision() + " | " + with + " | " + turns + " | "
                        + row.note() + " |");
            }
        }
        String nothing = rules.stream()
                .filter(each -> evidence.of(each.id()).isEmpty())
                .map(each -> "`" + each.id() + "`")
                .collect(Collectors.joining(", "));
        lines.add("");
        lines.add("Held against nothing yet: " + (nothing.isEmpty() ? "none" : nothing) + ".");
        lines.addAll(List.of("", "## Not verified", ""));
        evidence.unverified().forEach(line -> lines.add("- " + line));
        return String.join("\n", lines) + "\n";
    }
}
