package papan.export;

import java.util.List;
import java.util.Map;
import papan.lesson.page.Block;

/**
 * A hand-out as one page of HTML that needs nothing beside it: no script, no network. Answers are folded away, and are
 * not printed unless they have been unfolded.
 */
public final class HandoutHtml extends SheetWriter {
    private final Html html;

    private HandoutHtml(Handout handout) {
        super(handout);
        html = Html.page(words.wording().language(), handout.title(), "");
    }

    /** The whole page. */
    public static String of(Handout handout) {
        return new HandoutHtml(handout).written();
    }

    private String written() {
        html.element("h1", handout.title());
        said(handout.summary());
        if (!handout.goals().isEmpty()) {
            html.element("p", words.text("handout.goals"));
            html.list("ul", handout.goals());
        }
        folded(words.text("handout.key"), handout.teacher());
        handout.steps().forEach(section -> section("h2", section));
        if (!handout.later().isEmpty()) {
            html.element("h2", words.text("handout.later"));
            handout.later().forEach(section -> section("h3", section));
        }
        return html.ended();
    }

    private void section(String heading, Handout.Section section) {
        html.begin("section").element(heading, section.heading());
        section.blocks().forEach(this::write);
        List<String> hints = section.key().hints();
        for (int i = 0; i < hints.size(); i++) {
            folded(words.text("handout.hint", Map.of("number", i + 1)), List.of(hints.get(i)));
        }
        folded(words.text("handout.answer"), section.key().answers());
        if (!section.key().teacher().isEmpty()) {
            folded(words.text("handout.key"), List.of(section.key().teacher()));
        }
        html.end("section");
    }

    @Override
    void figure(String caption, Block.Board board) {
        html.begin("figure");
        if (!caption.isEmpty()) {
            html.element("figcaption", caption);
        }
        html.add(BoardSvg.of(new Worksheet.Drawn(board), handout.bottom(), words))
                .end("figure");
    }

    @Override
    void ask(String question, List<String> options, String how) {
        html.begin("div", "class", "ask");
        said(question);
        html.list("ul", options);
        said(how);
        html.end("div");
    }

    @Override
    void table(String title, List<List<String>> rows, String sentence) {
        html.table(title, rows);
        said(sentence);
    }

    private void folded(String summary, List<String> lines) {
        if (!lines.isEmpty()) {
            html.begin("details").element("summary", summary);
            lines.forEach(this::said);
            html.end("details");
        }
    }

    @Override
    void said(String text) {
        if (!text.isBlank()) {
            html.element("p", text.strip(), "class", "said");
        }
    }

    @Override
    void steps(List<String> lines) {
        html.list("ol", lines.stream().map(String::strip).toList());
    }
}
