package papan.cli;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.Option;

/** {@code --size} and {@code --scale}: how large a picture is. */
final class PictureSizeOptions {
    private static final String USUAL = "1280";
    private static final int LEAST = 100;
    private static final int MOST = 4000;
    private static final int MOST_SCALE = 3;
    private static final Pattern SIZE = Pattern.compile("(\\d{1,5})(?:[x×](\\d{1,5}))?");

    @Option(
            names = "--size",
            paramLabel = "W[xH]",
            defaultValue = USUAL,
            description = "width and height; without a height, as high as the board is (default: 1280)")
    private String size = USUAL;

    @Option(
            names = "--scale",
            paramLabel = "1-3",
            defaultValue = "1",
            description = "pixels of a PNG or GIF picture for each unit of its size (default: 1)")
    private int scale = 1;

    /** A width and a height in units, and how many pixels each of them has. */
    record Chosen(int width, int height, int scale) {
        long pixels() {
            return (long) width * height * scale * scale;
        }
    }

    /**
     * What was asked for.
     *
     * @param most how many pixels a picture may have
     */
    Chosen of(PaintedBoard board, long most) {
        Matcher read = SIZE.matcher(size);
        if (!read.matches()) {
            throw CallException.wrong(
                    "--size \"" + size + "\" is not a width, such as " + USUAL + ", or a width and a height, such as "
                            + USUAL + "x" + board.heightFor(Integer.parseInt(USUAL)) + ".");
        }
        int width = Arguments.within("--size: width", Integer.parseInt(read.group(1)), LEAST, MOST);
        int height = read.group(2) == null
                ? board.heightFor(width)
                : Arguments.within("--size: height", Integer.parseInt(read.group(2)), LEAST, MOST);
        Chosen chosen = new Chosen(width, height, Arguments.within("--scale", scale, 1, MOST_SCALE));
        if (chosen.pixels() > most) {
            int fits = (int) (width * Math.sqrt((double) most / chosen.pixels()));
            throw CallException.wrong(String.format(
                    Locale.ROOT,
                    "--size %dx%d at --scale %d has %d pixels; at most %d can be drawn, such as --size %dx%d.",
                    width,
                    height,
                    scale,
                    chosen.pixels(),
                    most,
                    fits,
                    (int) ((double) fits * height / width)));
        }
        return chosen;
    }
}
