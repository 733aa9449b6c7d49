package papan.ui.telling;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import papan.event.BoardEvent;
import papan.narration.CitationText;
import papan.narration.DecisionTable;
import papan.narration.DecisionTable.Standing;
import papan.narration.DecisionText;
import papan.narration.Reasoning;
import papan.rules.Clause;
import papan.rules.ClauseId;
import papan.ui.common.WindowText;

/**
 * What there is to tell of a rule that has decided something, wherever it is shown: on a learner's card, or large for a
 * class.
 *
 * @param why the line of the table that decides, and the facts on which it rests
 * @param passed what was passed over, each with what ruled it out in a line below it
 * @param rest the lines of the table to which nobody came
 * @param source the documents that say so, and where it is our reading, how we read them
 * @param open documents that mention it and leave it open
 * @param against documents that say something else
 * @param where those documents were read
 */
public record RuleTold(
        DecisionText decision,
        List<String> why,
        List<String> passed,
        List<String> rest,
        List<String> source,
        List<String> open,
        List<String> against,
        List<String> where) {
    public RuleTold {
        why = List.copyOf(why);
        passed = List.copyOf(passed);
        rest = List.copyOf(rest);
        source = List.copyOf(source);
        open = List.copyOf(open);
        against = List.copyOf(against);
        where = List.copyOf(where);
    }

    /** What there is to tell of an event; empty if it merely moves seeds. */
    public static Optional<RuleTold> of(BoardEvent event, Reasoning reasoning, WindowText words) {
        return of(event, reasoning, words, any -> true);
    }

    /** The same with no other lines of the table than those that are known already, and the one that decides. */
    static Optional<RuleTold> of(BoardEvent event, Reasoning reasoning, WindowText words, Predicate<ClauseId> known) {
        return DecisionText.of(event, reasoning).map(decision -> of(decision, reasoning, words, known));
    }

    private static RuleTold of(
            DecisionText decision, Reasoning reasoning, WindowText words, Predicate<ClauseId> known) {
        Optional<DecisionTable> table = decision.table()
                .map(whole -> new DecisionTable(whole.lines().stream()
                        .filter(line -> line.standing() == Standing.DECIDES
                                || known.test(line.at().clause()))
                        .toList()));
        Clause clause = reasoning.rules().clause(decision.clause());
        CitationText cited = new CitationText(reasoning.words(), reasoning.rules());
        return new RuleTold(
                decision,
                Stream.concat(lines(table, Standing.DECIDES), decision.because().stream())
                        .toList(),
                table.map(RuleTold::passed).orElse(decision.whyNot()),
                lines(table, Standing.OPEN).toList(),
                sources(clause, cited, words),
                clause.open().stream().map(cited::whole).toList(),
                clause.against().stream().map(cited::whole).toList(),
                cited.where(clause));
    }

    /** The line of the table that decided, with the facts on which it rests behind it. */
    List<String> inOneLine() {
        List<String> facts = why.subList(1, why.size());
        return List.of(facts.isEmpty() ? why.get(0) : why.get(0) + " – " + String.join(" ", facts));
    }

    private static Stream<String> lines(Optional<DecisionTable> table, Standing standing) {
        return table.stream().flatMap(found -> found.lines(standing).stream()).map(DecisionTable.Line::text);
    }

    private static List<String> passed(DecisionTable table) {
        return table.lines(Standing.PASSED).stream()
                .map(line -> line.text() + "\n– " + line.fact())
                .toList();
    }

    private static List<String> sources(Clause clause, CitationText cited, WindowText words) {
        List<String> lines = new ArrayList<>();
        clause.lenderIn(words.language().tag())
                .ifPresent(lender -> lines.add(words.text("rule.altered", Map.of("rules", lender))));
        clause.supports().forEach(citation -> lines.add(cited.whole(citation)));
        if (clause.isReading()) {
            lines.add(words.text("rule.reading", Map.of("text", own(clause.reading(), words))));
        }
        return lines;
    }

    /** A text in the window's language, or in English. */
    private static String own(Map<String, String> byLanguage, WindowText words) {
        return byLanguage.getOrDefault(words.language().tag(), byLanguage.getOrDefault("en", ""));
    }
}
