package papan.export;

import java.util.List;
import papan.format.Visible;
import papan.narration.Language;

/** A page of HTML, or a picture in one, written element by element. Texts in it mean themselves. */
final class Html {
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
            .board .lift{fill:none;stroke:currentColor;stroke-width:6}
            .board text{fill:currentColor;text-anchor:middle}
            .board .count{font-size:24px;font-weight:bold}
            .board .name{font-size:16px}
            table{border-collapse:collapse;max-width:100%}
            th,td{text-align:right;padding:.2rem .8rem;border-bottom:1px solid}
            th:first-child,td:first-child{text-align:left}
            caption{text-align:left;font-weight:bold}
            details{margin:.5rem 0}
            @media(max-width:30em){
            table{width:100%;table-layout:fixed;font-size:.85em}
            h1,h2,p,li,caption,th,td{overflow-wrap:anywhere}
            th,td{padding:.3em .25em}
            }
            summary{cursor:pointer}
            @media print{
            body{margin:0;max-width:none;font-size:12pt}
            details:not([open]){display:none}
            .ask,figure,tr{break-inside:avoid}
            h2,h3{break-after:avoid}
            }
            """;

    private final StringBuilder text = new StringBuilder();

    /**
     * A page that needs nothing beside it, begun.
     *
     * @param more rules of style
     */
    static Html page(Language language, String title, String more) {
        // Whatever a lesson says, nothing on this page is run and nothing is fetched.
        return new Html()
                .add("<!DOCTYPE html>\n")
                .begin("html", "lang", language.tag())
                .add("<head>\n<meta charset=\"utf-8\"/>\n<meta http-equiv=\"Content-Security-Policy\""
                        + " content=\"default-src 'none'; style-src 'unsafe-inline'\"/>\n"
                        + "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n")
                .element("title", title)
                .add("<style>\n" + STYLE + more + "</style>\n</head>\n<body>\n<main>\n");
    }

    /** What has been written, as a whole page. */
    String ended() {
        return text + "</main>\n</body>\n</html>\n";
    }

    /** What has been written so far. */
    @Override
    public String toString() {
        return text.toString();
    }

    /** Writes what is HTML already. */
    Html add(String markup) {
        text.append(markup);
        return this;
    }

    /** Begins an element, with the names and values of its attributes. */
    Html begin(String tag, Object... attributes) {
        return tag(tag, attributes).add(">\n");
    }

    Html end(String tag) {
        return add("</" + tag + ">\n");
    }

    /** A whole element with a text. */
    Html element(String tag, String content, Object... attributes) {
        return tag(tag, attributes).add(">" + escape(content) + "</" + tag + ">\n");
    }

    /** An element that has nothing in it. */
    Html single(String tag, Object... attributes) {
        return tag(tag, attributes).add("/>\n");
    }

    private Html tag(String tag, Object... attributes) {
        text.append('<').append(tag);
        for (int i = 0; i < attributes.length; i += 2) {
            text.append(' ').append(attributes[i]).append("=\"");
            text.append(escape(String.valueOf(attributes[i + 1]))).append('"');
        }
        return this;
    }

    /** A list; nothing if there is nothing in it. */
    void list(String tag, List<String> items) {
        if (!items.isEmpty()) {
            begin(tag);
            items.forEach(item -> element("li", item));
            end(tag);
        }
    }

    /**
     * Rows of a table; the first has the headings.
     *
     * @param title above it; may be empty
     */
    void table(String title, List<List<String>> rows) {
        begin("table");
        if (!title.isEmpty()) {
            element("caption", title);
        }
        for (List<String> cells : rows) {
            add("<tr>");
            for (int cell = 0; cell < cells.size(); cell++) {
                if (cells == rows.get(0)) {
                    element("th", cells.get(cell), "scope", "col");
                } else if (cell == 0) {
                    element("th", cells.get(cell), "scope", "row");
                } else {
                    element("td", cells.get(cell));
                }
            }
            end("tr");
        }
        end("table");
    }

    /** A text that means itself, inside an element or an attribute in double quotes. */
    static String escape(String text) {
        return Visible.handedOn(text)
                .replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
