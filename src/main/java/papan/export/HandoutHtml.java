package papan.export;

import java.util.List;
import java.util.Map;
import papan.lesson.page.Block;

/**
 * A hand-out as one page of HTML that needs nothing beside it: no script, no network. Answers are folded away, and are
 * not printed unless they have been unfolded.
 */
public final class HandoutHtml extends SheetWriter {
    private final StringBuilder html = new StringBuilder();

    private HandoutHtml(Handout handout) {
        super(handout);
    }

    /** The whole page. */
    public static String of(Handout handout) {
        return new HandoutHtml(handout).written();
    }

    private String written() {
        html.append(Html.head(words.wording().language(), handout.title(), ""));
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
        return html.append(Html.END).toString();
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
        html.append(BoardSvg.of(new Worksheet.Drawn(board), handout.bottom(), words))
                .append("\n</figure>\n");
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
        Html.table(html, title, rows);
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
