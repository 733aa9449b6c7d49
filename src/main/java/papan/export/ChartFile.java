package papan.export;

import java.awt.image.BufferedImage;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import papan.chart.Chart;
import papan.chart.ChartCsv;
import papan.chart.ChartText;

/** The files that a chart can become. The end of a file's name says which. */
public enum ChartFile {
    /** A picture of pixels. */
    PNG,
    /** A picture of lines and shapes, sharp at any size. */
    SVG,
    /** The numbers, for Excel. */
    EXCEL,
    /** The numbers. */
    CSV;

    /** The width and height of a picture, in units; also the size at which its type is set. */
    public static final int WIDTH = 960;

    /** Its height. */
    public static final int HEIGHT = 540;

    /**
     * What is to be written.
     *
     * @param cursor how far the chart is read
     * @param drawing draws it with its title and sentence
     * @param scale pixels of a PNG file for each unit
     */
    public record Page(Chart chart, int cursor, ChartText words, Drawing drawing, int scale) {}

    /** The kind that a file's name asks for; empty if it asks for none. */
    public static Optional<ChartFile> of(Path file) {
        String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
        return Arrays.stream(values())
                .filter(kind -> name.endsWith("." + kind.end()))
                .findFirst();
    }

    /** How names of such files end. */
    public String end() {
        return this == EXCEL ? ExcelCsv.END : name().toLowerCase(Locale.ROOT);
    }

    /** All ends, for messages. */
    public static List<String> ends() {
        return Arrays.stream(values()).map(ChartFile::end).toList();
    }

    /** Draws a page now, and gives what makes the bytes of the file, which takes longer and may be done elsewhere. */
    public Supplier<byte[]> drawn(Page page) {
        return switch (this) {
            case PNG -> {
                BufferedImage image = Pictures.pixels(page.drawing(), WIDTH, HEIGHT, page.scale());
                yield () -> Pictures.png(image);
            }
            case SVG -> {
                byte[] bytes = Pictures.svg(
                        page.drawing(),
                        WIDTH,
                        HEIGHT,
                        page.words().title(page.chart()),
                        page.words().sentence(page.chart(), page.cursor()));
                yield () -> bytes;
            }
            case EXCEL -> () -> ExcelCsv.of(ChartCsv.of(page.chart(), page.cursor()), ExcelCsv.here());
            case CSV -> () -> ChartCsv.of(page.chart(), page.cursor()).getBytes(StandardCharsets.UTF_8);
        };
    }
}
