package papan.ui.compare;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import papan.analysis.Comparison;
import papan.analysis.Courses;
import papan.event.BoardEvent;
import papan.lesson.compare.EndText;
import papan.lesson.compare.OpeningText;
import papan.model.Move;
import papan.model.Side;
import papan.narration.CaptionText;
import papan.narration.Narrator;
import papan.narration.Reasoning;
import papan.narration.Wording;
import papan.replay.Refusals;
import papan.rules.Citation;
import papan.rules.Clause;
import papan.rules.ClauseId;
import papan.rules.RuleSet;
import papan.rules.Source;
import papan.ui.common.WindowText;

/**
 * What the Compare workspace says about rule sets, clauses and events, in the language of the window.
 *
 * @param words must include this package's texts
 */
record CompareWords(WindowText words) {

    String text(String key) {
        return words.text(key);
    }

    String text(String key, Map<String, ?> args) {
        return words.text(key, args);
    }

    String name(RuleSet rules) {
        return rules.about().name(words.language().tag());
    }

    /** Whose rules a contender plays: the document that the rule set names, or the clauses that were taken from elsewhere. */
    String origin(Contender contender) {
        Optional<Contender.Borrowed> borrowed = contender.borrowed();
        if (borrowed.isPresent()) {
            Map<String, ?> args = Map.of(
                    "clause", clauses(contender.rules(), borrowed.get().clauses()),
                    "rules", name(borrowed.get().from()));
            return text(borrowed.get().since().isPresent() ? "compare.what-if" : "compare.borrowed", args);
        }
        return contender.rules().principal().map(Source::title).orElse("");
    }

    /** The same as a sentence. */
    String originTip(Contender contender) {
        return contender.borrowed().isPresent()
                ? origin(contender)
                : contender
                        .rules()
                        .principal()
                        .map(source -> text("compare.origin", Map.of("title", source.title())))
                        .orElse("");
    }

    String clauses(RuleSet rules, List<ClauseId> clauses) {
        return clauses.stream().map(clause -> question(rules, clause)).collect(Collectors.joining(" + "));
    }

    /** What a contender is called in a sentence; several of the same rule set are told apart by what they borrow. */
    String name(Contender contender) {
        return contender
                .borrowed()
                .map(borrowed -> text(
                        "compare.changed",
                        Map.of(
                                "rules",
                                name(contender.rules()),
                                "answer",
                                borrowed.clauses().stream()
                                        .map(clause -> brief(contender.rules(), clause))
                                        .collect(Collectors.joining(" + ")))))
                .orElseGet(() -> name(contender.rules()));
    }

    /** Where boards stand after all moves. */
    EndText ends() {
        return new EndText(new CaptionText(Wording.of(words.language())));
    }

    /** What hands do in an opening. */
    OpeningText opening() {
        return new OpeningText(new CaptionText(Wording.of(words.language())));
    }

    CaptionText captions(RuleSet rules) {
        return new CaptionText(Wording.of(words.language()).withTerms(rules));
    }

    String told(RuleSet rules, BoardEvent event) {
        return captions(rules).format(Narrator.caption(event));
    }

    /** The rule that decided something, in a sentence; empty where none did. */
    Optional<String> decided(RuleSet rules, Optional<BoardEvent> decision) {
        return decision.flatMap(reasoning(rules)::clause).map(clause -> sentence(rules, clause));
    }

    /** That one player has chosen, where both begin at once. */
    String waits(RuleSet rules, Move move) {
        Side side = move.from().side();
        return text(
                "compare.waits",
                Map.of(
                        "house", move.toString(),
                        "other", captions(rules).player(side),
                        "player", captions(rules).player(side.opponent())));
    }

    /** That two boards are the same so far, and one of them waits for a choice; empty if neither or both do. */
    Optional<String> waiting(Comparison comparison, String one, String other) {
        OptionalInt board = comparison.waiting();
        if (board.isEmpty()) {
            return Optional.empty();
        }
        boolean first = board.getAsInt() == 0;
        Courses.Played played = first ? comparison.first() : comparison.second();
        return Optional.of(text(
                "compare.waiting",
                Map.of(
                        "one",
                        one,
                        "other",
                        other,
                        "board",
                        first ? one : other,
                        "player",
                        captions(played.rules()).player(played.awaited().orElseThrow()))));
    }

    /** What a board does at a point, or why it does nothing. */
    String told(Encounter encounter, int board, Optional<BoardEvent> event) {
        RuleSet rules = encounter.rules(board);
        return event.map(e -> told(rules, e))
                .or(() ->
                        encounter.refused(board).map(refusal -> captions(rules).format(Refusals.caption(refusal))))
                .orElseGet(() -> text("compare.ends"));
    }

    String question(RuleSet rules, ClauseId clause) {
        return reasoning(rules).question(clause);
    }

    String sentence(RuleSet rules, ClauseId clause) {
        return reasoning(rules).sentence(clause);
    }

    /** A clause in a few words, with its numbers. */
    String brief(RuleSet rules, ClauseId clause) {
        return reasoning(rules).brief(clause);
    }

    /** The documents that a clause of a rule set rests on, or that it is our reading. */
    String supports(RuleSet rules, ClauseId id) {
        Clause clause = rules.clause(id);
        String supports = titles(rules, clause.supports());
        return supports.isEmpty() && clause.isReading() ? text("compare.reading") : supports;
    }

    /** The documents that a clause of a rule set rests on, those that say otherwise, and whether it is our reading. */
    String sources(RuleSet rules, ClauseId id) {
        Clause clause = rules.clause(id);
        String supports = titles(rules, clause.supports());
        String against = titles(rules, clause.against());
        return Stream.of(
                        supports,
                        against.isEmpty() ? "" : text("compare.against", Map.of("titles", against)),
                        clause.isReading() ? text("compare.reading") : "")
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining(" · "));
    }

    /** A text with what it rests on behind it, or alone where that is nothing. */
    String resting(String text, RuleSet rules, ClauseId id) {
        String sources = sources(rules, id);
        return sources.isEmpty() ? text : text("compare.page.answer", Map.of("answer", text, "sources", sources));
    }

    /** What was assumed where no document decides. */
    Optional<String> reading(RuleSet rules, ClauseId id) {
        return rules.clause(id).readingIn(words.language().tag());
    }

    private static String titles(RuleSet rules, List<Citation> citations) {
        return citations.stream().map(rules::title).distinct().collect(Collectors.joining(", "));
    }

    private Reasoning reasoning(RuleSet rules) {
        return new Reasoning(captions(rules), rules);
    }
}
