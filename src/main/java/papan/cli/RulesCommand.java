package papan.cli;

import java.io.PrintWriter;
import java.util.Collection;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import papan.analysis.Likeness;
import papan.json.rules.EvidenceFile;
import papan.json.rules.RuleBooks;
import papan.json.rules.RulesWriter;
import papan.narration.CitationText;
import papan.narration.Reasoning;
import papan.rules.Citation;
import papan.rules.Clause;
import papan.rules.ClauseAnswer;
import papan.rules.ClauseId;
import papan.rules.RuleSet;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code papan rules}: the rule book. */
@Command(
        name = "rules",
        description = "The installed rule sets and their clauses.",
        footer = "  papan rules show congkak",
        subcommands = {
            RulesCommand.ListAll.class,
            RulesCommand.Show.class,
            RulesCommand.Diff.class,
            RulesCommand.Matrix.class,
            RulesDocumentsCommand.class,
            RulesAboutCommand.class,
            RulesEvidenceCommand.class,
            RulesAlterCommand.class,
            RulesCheckCommand.class,
            HelpCommand.class
        })
final class RulesCommand extends AnyCommand {
    /** {@code papan rules list}. */
    @Command(name = "list", description = "Lists the installed rule sets.", footer = "  papan rules list --format json")
    static final class ListAll extends SpeakingCommand {
        @Mixin
        private FormatOption format;

        @Override
        public Integer call() {
            String tag = language().tag();
            Collection<RuleSet> all = RuleBooks.shipped().all();
            if (format.isJson()) {
                out().print(RulesWriter.list(all, tag));
                return Exit.DONE;
            }
            TerminalColumn.table(
                            all.stream()
                                    .map(rules ->
                                            List.of(rules.id(), rules.about().name(tag)))
                                    .toList(),
                            2)
                    .forEach(out()::println);
            return Exit.DONE;
        }
    }

    /** {@code papan rules show}. */
    @Command(
            name = "show",
            description = "Shows a rule set, clause by clause.",
            footer = "  papan rules show congkak --evidence")
    static final class Show extends SpeakingCommand {
        @Parameters(paramLabel = "ID|FILE", description = "the rule set")
        private RuleSet rules;

        @Mixin
        private FormatOption format;

        @Option(names = "--evidence", description = "also what it was held against")
        private boolean evidence;

        @Override
        public Integer call() {
            PrintWriter out = out();
            Reasoning reasoning = new Reasoning(words(rules), rules);
            if (format.isJson()) {
                out.print(RulesWriter.show(reasoning));
                return Exit.DONE;
            }
            String tag = language().tag();
            out.println(rules.about().name(tag) + " (" + rules.id() + ")");
            CitationText cited = new CitationText(reasoning.words(), rules);
            for (ClauseId id : ClauseId.values()) {
                show(out, rules.clause(id), reasoning, cited);
            }
            sources(out, cited);
            if (evidence) {
                CliText words = text();
                out.println();
                out.println(words.text(
                        "evidence.title", Map.of("date", EvidenceFile.shipped().date())));
                RulesEvidenceCommand.lines(rules, words).forEach(line -> out.println("  " + line));
            }
            return Exit.DONE;
        }

        private static void show(PrintWriter out, Clause clause, Reasoning reasoning, CitationText cited) {
            out.println();
            if (clause.id() == ClauseId.OCCUPIED_HOUSE) {
                out.println(reasoning.words().text("clause.last-seed"));
                out.println();
            }
            out.println(reasoning.question(clause.id()) + "  [" + clause.id().id() + "]");
            out.println("  " + reasoning.sentence(clause.id()));
            clause.supports().forEach(c -> cite(out, "+", c, cited));
            clause.open().forEach(c -> cite(out, "?", c, cited));
            clause.against().forEach(c -> cite(out, "-", c, cited));
            clause.readingIn(reasoning.words().wording().language().tag())
                    .ifPresent(reading -> out.println("  ~ " + reading));
        }

        private static void cite(PrintWriter out, String mark, Citation citation, CitationText cited) {
            out.println("  " + mark + " " + cited.told(citation));
            cited.quoted(citation).ifPresent(quote -> out.println("    " + quote));
        }

        private void sources(PrintWriter out, CitationText cited) {
            out.println();
            out.println(text().text("rules.sources"));
            cited.rules().about().sources().forEach(source -> out.println("  " + cited.where(source)));
        }
    }

    /** {@code papan rules diff}. */
    @Command(
            name = "diff",
            description = "Lists the clauses in which two rule sets differ.",
            footer = "  papan rules diff congkak sungka")
    static final class Diff extends SpeakingCommand {
        @Parameters(index = "0", paramLabel = "A", description = "a rule set")
        private RuleSet a;

        @Parameters(index = "1", paramLabel = "B", description = "another rule set")
        private RuleSet b;

        @Mixin
        private FormatOption format;

        @Override
        public Integer call() {
            PrintWriter out = out();
            Reasoning inA = new Reasoning(words(a), a);
            Reasoning inB = new Reasoning(words(b), b);
            if (format.isJson()) {
                out.print(RulesWriter.differences(inA, inB));
                return Exit.DONE;
            }
            for (ClauseId id : ClauseAnswer.differing(a, b)) {
                boolean numbers = inA.sentence(id).equals(inB.sentence(id));
                out.println(inA.question(id) + "  [" + id.id() + "]");
                out.println("  " + a.id() + ": " + told(inA, id, numbers));
                out.println("  " + b.id() + ": " + told(inB, id, numbers));
            }
            return Exit.DONE;
        }

        /** An answer; with its numbers where nothing else makes the difference. */
        private String told(Reasoning reasoning, ClauseId id, boolean numbers) {
            String sentence = reasoning.sentence(id);
            String detail = ClauseAnswer.of(id, reasoning.rules()).detail();
            return numbers && !detail.isEmpty()
                    ? text().text("compare.detail", Map.of("brief", sentence, "detail", detail))
                    : sentence;
        }
    }

    /** {@code papan rules matrix}. */
    @Command(
            name = "matrix",
            description = "In how many clauses every two rule sets differ; similar ones are grouped.",
            footer = "  papan rules matrix --format csv")
    static final class Matrix extends AnyCommand {
        /** Relatives that are named beside a rule set. */
        private static final int NAMED = 3;

        @Parameters(arity = "0..*", paramLabel = "ID|FILE", description = "rule sets; all that are installed if none")
        private List<RuleSet> named = List.of();

        @Option(
                names = "--format",
                paramLabel = "text|csv|json",
                defaultValue = "text",
                description = "groups with the nearest relatives, or the whole matrix")
        private Format format;

        private enum Format {
            TEXT,
            CSV,
            JSON
        }

        @Override
        public Integer call() {
            Likeness likeness = Likeness.of(
                    named.isEmpty() ? List.copyOf(RuleBooks.shipped().all()) : named);
            PrintWriter out = out();
            switch (format) {
                case TEXT -> groups(likeness, out);
                case CSV -> matrix(likeness, out);
                case JSON -> out.print(RulesWriter.matrix(likeness));
            }
            return Exit.DONE;
        }

        private static void matrix(Likeness likeness, PrintWriter out) {
            out.println(
                    "rules" + likeness.rules().stream().map(r -> "," + r.id()).collect(Collectors.joining()));
            for (int i = 0; i < likeness.rules().size(); i++) {
                out.println(likeness.rules().get(i).id()
                        + likeness.distances().get(i).stream().map(d -> "," + d).collect(Collectors.joining()));
            }
        }

        private static void groups(Likeness likeness, PrintWriter out) {
            List<List<String>> rows = likeness.groups().stream()
                    .flatMap(List::stream)
                    .map(rules -> List.of(rules.id(), nearest(rules, likeness)))
                    .toList();
            Iterator<String> lines = TerminalColumn.table(rows, 2).iterator();
            String between = "";
            for (List<RuleSet> group : likeness.groups()) {
                out.print(between);
                group.forEach(any -> out.println(lines.next()));
                between = System.lineSeparator();
            }
        }

        private static String nearest(RuleSet rules, Likeness likeness) {
            return likeness.rules().stream()
                    .filter(other -> !other.id().equals(rules.id()))
                    .sorted(Comparator.comparingInt(other -> Likeness.distance(rules, other)))
                    .limit(NAMED)
                    .map(other -> Likeness.distance(rules, other) + " " + other.id())
                    .collect(Collectors.joining(", "));
        }
    }
}
