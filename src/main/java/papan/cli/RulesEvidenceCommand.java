package papan.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import papan.json.rules.EvidenceFile;
import papan.json.rules.RuleBooks;
import papan.rules.Evidence;
import papan.rules.RuleSet;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code papan rules evidence}: what the rule sets were held against, and what came of it. */
@Command(
        name = "evidence",
        description = "How many turns agreed with which program or reading, and what was not verified.",
        footer = "  papan rules evidence songo")
final class RulesEvidenceCommand extends SpeakingCommand {
    @Parameters(arity = "0..1", paramLabel = "ID", description = "a rule set; all if none")
    private Optional<RuleSet> named = Optional.empty();

    @Mixin
    private FormatOption format;

    @Override
    public Integer call() {
        List<RuleSet> rules = named.map(List::of)
                .orElseGet(() -> List.copyOf(RuleBooks.shipped().all()));
        Evidence evidence = EvidenceFile.shipped();
        PrintWriter out = out();
        if (format.isJson()) {
            out.print(EvidenceFile.line(
                    rules.stream().flatMap(r -> evidence.of(r.id()).stream()).toList()));
        } else {
            text(rules, evidence, out);
        }
        return Exit.DONE;
    }

    private void text(List<RuleSet> rules, Evidence evidence, PrintWriter out) {
        CliText words = text();
        out.println(words.text("evidence.title", Map.of("date", evidence.date())));
        for (RuleSet each : rules) {
            out.println();
            out.println(each.about().name(language().tag()) + " (" + each.id() + ")");
            lines(each, words).forEach(line -> out.println("  " + line));
        }
        out.println();
        out.println(words.text("evidence.unverified"));
        evidence.unverified().forEach(line -> out.println("  " + line));
    }

    /** What is known of one rule set, a line for each thing it was held against. */
    static List<String> lines(RuleSet rules, CliText words) {
        boolean shipped = RuleBooks.shipped().find(rules.id()).equals(Optional.of(rules));
        List<Evidence.Row> rows = shipped ? EvidenceFile.shipped().of(rules.id()) : List.of();
        return rows.isEmpty()
                ? List.of(words.text("evidence.none"))
                : rows.stream().map(row -> line(row, words)).toList();
    }

    private static String line(Evidence.Row row, CliText words) {
        Map<String, ?> args = Map.of(
                "name", EvidenceFile.shipped().held().getOrDefault(row.with(), row.with()),
                "turns", row.turns(),
                "agreed", row.agreed());
        String line = words.text(row.turns() > 0 ? "evidence.agreed" : "evidence.read", args);
        return row.note().isEmpty() ? line : words.text("compare.detail", Map.of("brief", line, "detail", row.note()));
    }
}
