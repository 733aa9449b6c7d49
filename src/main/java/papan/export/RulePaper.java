package papan.export;

import papan.narration.CaptionText;
import papan.narration.Language;
import papan.narration.Reasoning;
import papan.narration.Wording;
import papan.rules.ClauseId;
import papan.rules.RuleSet;

/** A rule set on paper: each question that it answers, and the answer. */
public final class RulePaper {
    private RulePaper() {}

    /** A page of HTML for {@link LessonPdf}. */
    public static String page(RuleSet rules, Language language) {
        Reasoning reasoning = new Reasoning(new CaptionText(Wording.of(language).withTerms(rules)), rules);
        String title = rules.about().name(language.tag());
        Html html = Html.page(language, title, "dt{font-weight:bold;page-break-after:avoid}dd{margin:0 0 2mm}")
                .element("h1", title)
                .begin("dl");
        for (ClauseId id : ClauseId.values()) {
            html.element("dt", reasoning.question(id)).element("dd", reasoning.sentence(id));
        }
        return html.end("dl").ended();
    }
}
