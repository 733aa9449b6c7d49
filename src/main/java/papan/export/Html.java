package papan.export;

import java.util.List;
import papan.format.Visible;
import papan.narration.Language;

/** What every page of HTML needs. */
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

    /** How every page ends. */
    static final String END = "</main>\n</body>\n</html>\n";

    private Html() {}

    /**
     * How every page begins that needs nothing beside it.
     *
     * @param more rules of style
     */
    static String head(Language language, String title, String more) {
        // Whatever a lesson says, nothing on this page is run and nothing is fetched.
        return "<!DOCTYPE html>\n<html lang=\"" + escape(language.tag())
                + "\">\n<head>\n<meta charset=\"utf-8\"/>\n"
                + "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\"/>\n"
                + "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n<title>" + escape(title)
                + "</title>\n<style>\n" + STYLE + more + "</style>\n</head>\n<body>\n<main>\n";
    }

    /** Rows of a table under its title; the first has the headings. */
    static void table(StringBuilder html, String title, List<List<String>> rows) {
        html.append("<table>\n<caption>").append(escape(title)).append("</caption>\n");
        for (int row = 0; row < rows.size(); row++) {
            html.append("<tr>");
            List<String> cells = rows.get(row);
            for (int cell = 0; cell < cells.size(); cell++) {
                String tag = row == 0 ? "th scope=\"col\"" : cell == 0 ? "th scope=\"row\"" : "td";
                html.append('<').append(tag).append('>').append(escape(cells.get(cell)));
                html.append("</").append(tag, 0, 2).append('>');
            }
            html.append("</tr>\n");
        }
        html.append("</table>\n");
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
