package papan.export;

import java.awt.image.BufferedImage;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;

/** The files that a comparison can become. The end of a file's name says which. */
public enum ComparisonFile {
    /** A picture of pixels. */
    PNG,
    /** A picture of lines and shapes, sharp at any size. */
    SVG,
    /** A page with the picture, the sentences and the tables; nothing is loaded from elsewhere. */
    HTML;

    /** On a telephone words may break anywhere, so that a table of four boards is no wider than the screen. */
    private static final String STYLE = """
            body{font-family:system-ui,sans-serif;margin:0;line-height:1.45}
            main{max-width:WIDTHpx;margin:2em auto;padding:0 1em}
            img{display:block;width:100%;height:auto}
            table{border-collapse:collapse;margin:1.5em 0;max-width:100%}
            th,td{text-align:left;vertical-align:top;padding:.3em .8em;border-bottom:1px solid #bbb}
            @media(max-width:40em){
            table{width:100%;table-layout:fixed;font-size:.85em}
            h1,p,th,td{overflow-wrap:anywhere}
            th,td{padding:.3em .25em}
            }
            """;

    /**
     * What is to be written.
     *
     * @param scale pixels of a picture for each unit
     * @param language tag of the texts
     * @param lines sentences
     * @param tables each with a heading row
     */
    public record Content(
            Drawing drawing,
            int width,
            int height,
            int scale,
            String language,
            String title,
            List<String> lines,
            List<List<List<String>>> tables) {
        public Content {
            lines = List.copyOf(lines);
            tables = List.copyOf(tables);
        }
    }

    /** The kind that a file's name asks for; empty if it asks for none. */
    public static Optional<ComparisonFile> of(String name) {
        return Arrays.stream(values())
                .filter(kind -> name.toLowerCase(Locale.ROOT).endsWith("." + kind.end()))
                .findFirst();
    }

    /** How names of such files end. */
    public String end() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** All ends, for messages. */
    public static List<String> ends() {
        return Arrays.stream(values()).map(ComparisonFile::end).toList();
    }

    /** Draws the picture now, and gives what makes the bytes of the file, which may be done elsewhere. */
    public Supplier<byte[]> drawn(Content content) {
        if (this == SVG) {
            byte[] bytes = Pictures.svg(
                    content.drawing(),
                    content.width(),
                    content.height(),
                    content.title(),
                    String.join("\n", content.lines()));
            return () -> bytes;
        }
        BufferedImage image = Pictures.pixels(content.drawing(), content.width(), content.height(), content.scale());
        return this == PNG
                ? () -> Pictures.png(image)
                : () -> page(content, Pictures.png(image)).getBytes(StandardCharsets.UTF_8);
    }

    /** The page as text, drawn now; for paper too. */
    public static String page(Content content) {
        return page(
                content,
                Pictures.png(Pictures.pixels(content.drawing(), content.width(), content.height(), content.scale())));
    }

    private static String page(Content content, byte[] picture) {
        StringBuilder html = new StringBuilder("<!DOCTYPE html>\n");
        html.append("<html lang=\"")
                .append(Html.escape(content.language()))
                .append("\">\n<head>\n<meta charset=\"utf-8\"/>\n")
                .append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n");
        html.append("<title>").append(Html.escape(content.title())).append("</title>\n");
        html.append("<style>")
                .append(STYLE.replace("WIDTH", Integer.toString(content.width())))
                .append("</style>\n</head>\n<body>\n<main>\n");
        html.append("<h1>").append(Html.escape(content.title())).append("</h1>\n");
        html.append("<img alt=\"")
                .append(Html.escape(content.title()))
                .append("\" src=\"data:image/png;base64,")
                .append(Base64.getEncoder().encodeToString(picture))
                .append("\"/>\n");
        content.lines()
                .forEach(line -> html.append("<p>").append(Html.escape(line)).append("</p>\n"));
        content.tables().forEach(table -> table(html, table));
        return html.append("</main>\n</body>\n</html>\n").toString();
    }

    private static void table(StringBuilder html, List<List<String>> rows) {
        html.append("<table>\n");
        for (int row = 0; row < rows.size(); row++) {
            html.append("<tr>");
            for (int cell = 0; cell < rows.get(row).size(); cell++) {
                String tag = row == 0 ? "th scope=\"col\"" : cell == 0 ? "th scope=\"row\"" : "td";
                html.append('<').append(tag).append('>');
                html.append(Html.escape(rows.get(row).get(cell)));
                html.append("</").append(tag, 0, 2).append('>');
            }
            html.append("</tr>\n");
        }
        html.append("</table>\n");
    }
}
