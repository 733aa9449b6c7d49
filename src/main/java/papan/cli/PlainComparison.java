package papan.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import papan.analysis.Comparison;
import papan.analysis.Courses;
import papan.event.BoardEvent;
import papan.narration.CaptionText;
import papan.narration.Language;
import papan.narration.Narrator;
import papan.narration.Reasoning;
import papan.narration.Wording;
import papan.replay.Refusals;
import papan.rules.ClauseId;
import papan.rules.RuleSet;

/** Tells in sentences where two rule sets part and why, with the documents of both. */
final class PlainComparison {
    private final Comparison comparison;
    private final Language language;
    private final CliText words;
    private final PrintWriter out;

    PlainComparison(Comparison comparison, Language language, PrintWriter out) {
        this.comparison = comparison;
        this.language = language;
        this.words = new CliText(language);
        this.out = out;
    }

    void print() {
        Map<String, Object> both = Map.of(
                "one", comparison.first().rules().id(),
                "other", comparison.second().rules().id(),
                "count", comparison.same());
        if (!comparison.parts()) {
            out.println(words.text("compare.same", both));
            comparison
                    .first()
                    .refused()
                    .ifPresent(refusal -> out.println(
                            "  " + captions(comparison.first().rules()).format(Refusals.caption(refusal))));
            return;
        }
        out.println(words.text("compare.until", both));
        if (comparison.same() > 0) {
            BoardEvent last = comparison.first().events().get(comparison.same() - 1);
            out.println("  … " + told(comparison.first().rules(), last));
        }
        then(comparison.first(), comparison.firstEvent());
        then(comparison.second(), comparison.secondEvent());
        because();
    }

    private void then(Courses.Played played, Optional<BoardEvent> event) {
        CaptionText captions = captions(played.rules());
        String what = event.map(e -> told(played.rules(), e))
                .or(() -> played.refused().map(refusal -> captions.format(Refusals.caption(refusal))))
                .orElseGet(() -> words.text("compare.stops"));
        out.println("  " + played.rules().id() + ": " + what);
    }

    private void because() {
        List<ClauseId> named = comparison.explanation();
        if (named.isEmpty()) {
            out.println(words.text("compare.unexplained"));
            return;
        }
        out.println(words.text(named.size() == 1 ? "compare.because" : "compare.together"));
        for (ClauseId clause : named) {
            Reasoning reasoning = reasoning(comparison.first().rules());
            out.println("  " + reasoning.question(clause) + "  [" + clause.id() + "]");
            says(comparison.first().rules(), clause);
            says(comparison.second().rules(), clause);
        }
    }

    private void says(RuleSet rules, ClauseId clause) {
        out.println("    " + rules.id() + ": " + reasoning(rules).sentence(clause));
        rules.clause(clause)
                .supports()
                .forEach(citation -> out.println("      + "
                        + rules.source(citation.source()).map(s -> s.title()).orElse(citation.source())));
        rules.clause(clause).readingIn(language.tag()).ifPresent(reading -> out.println("      ~ " + reading));
    }

    private Reasoning reasoning(RuleSet rules) {
        return new Reasoning(captions(rules), rules);
    }

    private CaptionText captions(RuleSet rules) {
        return new CaptionText(Wording.of(language).withTerms(rules));
    }

    private String told(RuleSet rules, BoardEvent event) {
        return captions(rules).format(Narrator.caption(event));
    }
}
