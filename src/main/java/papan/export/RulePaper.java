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
        StringBuilder html = new StringBuilder(
                Html.head(language, title, "dt{font-weight:bold;page-break-after:avoid}dd{margin:0 0 2mm}"));
        html.append("<h1>").append(Html.escape(title)).append("</h1>\n<dl>\n");
        for (ClauseId id : ClauseId.values()) {
            html.append("<dt>").append(Html.escape(reasoning.question(id)));
            html.append("</dt><dd>").append(Html.escape(reasoning.sentence(id))).append("</dd>\n");
        }
        return html.append("</dl>\n").append(Html.END).toString();
    }
}
