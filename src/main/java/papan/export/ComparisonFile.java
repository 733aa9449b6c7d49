package papan.export;

import java.awt.image.BufferedImage;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
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
    public static Optional<ComparisonFile> of(Path file) {
        String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
        return Arrays.stream(values())
                .filter(kind -> name.endsWith("." + kind.end()))
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
        Html html = new Html()
                .add("<!DOCTYPE html>\n")
                .begin("html", "lang", content.language())
                .begin("head")
                .single("meta", "charset", "utf-8")
                .single("meta", "name", "viewport", "content", "width=device-width, initial-scale=1")
                .element("title", content.title())
                .add("<style>" + STYLE.replace("WIDTH", Integer.toString(content.width()))
                        + "</style>\n</head>\n<body>\n<main>\n")
                .element("h1", content.title());
        String encoded = Base64.getEncoder().encodeToString(picture);
        html.single("img", "alt", content.title(), "src", "data:image/png;base64," + encoded);
        content.lines().forEach(line -> html.element("p", line));
        content.tables().forEach(table -> html.table("", table));
        return html.ended();
    }
}
