package papan.export;

import java.util.List;
import java.util.Map;
import papan.lesson.page.Block;

/**
 * A hand-out as one page of HTML that needs nothing beside it: no script, no network. Answers are folded away, and are
 * not printed unless they have been unfolded.
 */
public final class HandoutHtml extends SheetWriter {
    private static final String STYLE = """
            :root{color-scheme:light dark}
            body{font-family:system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;line-height:1.5}
            h1,h2,h3{line-height:1.2}
            section{border-top:1px solid;padding-top:.5rem;margin-top:2rem}
            .said{white-space:pre-line}
            .ask{border-left:4px solid;padding:.25rem 1rem;margin:1rem 0}
            .ask p:first-child{font-weight:bold}
            figure{margin:1rem 0}
            .board{display:block;width:100%;height:auto}
            .board .line{fill:none;stroke:currentColor;stroke-width:2}
            .board .burnt{stroke-dasharray:4 4}
            .board text{fill:currentColor;text-anchor:middle}
            .board .count{font-size:24px;font-weight:bold}
            .board .name{font-size:16px}
            table{border-collapse:collapse}
            th,td{text-align:right;padding:.2rem .8rem;border-bottom:1px solid}
            th:first-child,td:first-child{text-align:left}
            caption{text-align:left;font-weight:bold}
            details{margin:.5rem 0}
            summary{cursor:pointer}
            @media print{
            body{margin:0;max-width:none;font-size:12pt}
            details:not([open]){display:none}
            .ask,figure,tr{break-inside:avoid}
            h2,h3{break-after:avoid}
            }
            """;

    private final StringBuilder html = new StringBuilder();

    private HandoutHtml(Handout handout) {
        super(handout);
    }

    /** The whole page. */
    public static String of(Handout handout) {
        return new HandoutHtml(handout).written();
    }

    private String written() {
        html.append("<!DOCTYPE html>\n<html lang=\"")
                .append(Html.escape(words.wording().language().tag()))
                .append("\">\n<head>\n<meta charset=\"utf-8\"/>\n");
        // Whatever a lesson says, nothing on this page is run and nothing is fetched.
        html.append("<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; ")
                .append("style-src 'unsafe-inline'\"/>\n");
        html.append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n");
        element("title", handout.title());
        html.append("<style>\n").append(STYLE).append("</style>\n</head>\n<body>\n<main>\n");
        element("h1", handout.title());
        said(handout.summary());
        if (!handout.goals().isEmpty()) {
            element("p", words.text("handout.goals"));
            list("ul", handout.goals());
        }
        folded(words.text("handout.key"), handout.teacher());
        handout.steps().forEach(section -> section("h2", section));
        if (!handout.later().isEmpty()) {
            element("h2", words.text("handout.later"));
            handout.later().forEach(section -> section("h3", section));
        }
        return html.append("</main>\n</body>\n</html>\n").toString();
    }

    private void section(String heading, Handout.Section section) {
        html.append("<section>\n");
        element(heading, section.heading());
        section.blocks().forEach(this::write);
        List<String> hints = section.key().hints();
        for (int i = 0; i < hints.size(); i++) {
            folded(words.text("handout.hint", Map.of("number", i + 1)), List.of(hints.get(i)));
        }
        folded(words.text("handout.answer"), section.key().answers());
        if (!section.key().teacher().isEmpty()) {
            folded(words.text("handout.key"), List.of(section.key().teacher()));
        }
        html.append("</section>\n");
    }

    @Override
    void figure(String caption, Block.Board board) {
        html.append("<figure>\n");
        if (!caption.isEmpty()) {
            element("figcaption", caption);
        }
        html.append(BoardSvg.of(board, handout.bottom(), words)).append("\n</figure>\n");
    }

    @Override
    void ask(String question, List<String> options, String how) {
        html.append("<div class=\"ask\">\n");
        said(question);
        list("ul", options);
        said(how);
        html.append("</div>\n");
    }

    @Override
    void table(String title, List<List<String>> rows, String sentence) {
        html.append("<table>\n");
        element("caption", title);
        for (int row = 0; row < rows.size(); row++) {
            html.append("<tr>");
            List<String> cells = rows.get(row);
            for (int cell = 0; cell < cells.size(); cell++) {
                String tag = row == 0 ? "th scope=\"col\"" : cell == 0 ? "th scope=\"row\"" : "td";
                html.append('<').append(tag).append('>').append(Html.escape(cells.get(cell)));
                html.append("</").append(tag, 0, 2).append('>');
            }
            html.append("</tr>\n");
        }
        html.append("</table>\n");
        said(sentence);
    }

    private void folded(String summary, List<String> lines) {
        if (!lines.isEmpty()) {
            html.append("<details>\n");
            element("summary", summary);
            lines.forEach(this::said);
            html.append("</details>\n");
        }
    }

    @Override
    void said(String text) {
        if (!text.isBlank()) {
            html.append("<p class=\"said\">").append(Html.escape(text.strip())).append("</p>\n");
        }
    }

    @Override
    void steps(List<String> lines) {
        list("ol", lines.stream().map(String::strip).toList());
    }

    private void list(String tag, List<String> items) {
        if (!items.isEmpty()) {
            html.append('<').append(tag).append(">\n");
            items.forEach(item -> element("li", item));
            html.append("</").append(tag).append(">\n");
        }
    }

    private void element(String tag, String text) {
        html.append('<').append(tag).append('>').append(Html.escape(text));
        html.append("</").append(tag).append(">\n");
    }
}
