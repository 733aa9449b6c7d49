package papan.export;

import java.awt.image.BufferedImage;
import java.awt.image.IndexColorModel;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * The few colours that a GIF file may have, chosen for what is drawn in it: {@value #MOST} of them, and one for "as
 * before". Colours are gathered in cells of a coarse grid; the cells are parted again and again where those of one part
 * differ most from one another. Not safe for several threads at once.
 */
final class Swatches {
    /** How many colours there are. */
    static final int MOST = 255;

    /** The number that stands for what was there before. */
    static final int AS_BEFORE = MOST;

    private static final int BITS = 6;
    private static final int LOST = 8 - BITS;
    private static final int CELLS = 1 << (3 * BITS);
    private static final int UNKNOWN = -1;

    /** How far colours are shifted in a pattern of pixels, so that soft changes of the wood show no steps. */
    private static final int SHIFT = 4;

    /** How little a colour may differ, in all its parts together, to stand for another without a pattern. */
    private static final int SAME = 3;

    /** The order in which the pixels of a pattern of four by four are shifted. */
    private static final int[] PATTERN = {0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5};

    private final int[] colours;
    private final short[] nearest = new short[CELLS];

    private Swatches(int[] colours) {
        this.colours = colours;
        Arrays.fill(nearest, (short) UNKNOWN);
    }

    /** Gathers the colours of pictures, one after another. */
    static final class Gathering {
        private final long[] counts = new long[CELLS];
        private final long[] reds = new long[CELLS];
        private final long[] greens = new long[CELLS];
        private final long[] blues = new long[CELLS];

        /** Adds all pixels of a picture. */
        void add(BufferedImage image) {
            int[] row = new int[image.getWidth()];
            for (int y = 0; y < image.getHeight(); y++) {
                image.getRGB(0, y, row.length, 1, row, 0, row.length);
                for (int rgb : row) {
                    int cell = cell(red(rgb), green(rgb), blue(rgb));
                    counts[cell]++;
                    reds[cell] += red(rgb);
                    greens[cell] += green(rgb);
                    blues[cell] += blue(rgb);
                }
            }
        }

        /** The colours that stand for all of them. */
        Swatches choose() {
            List<Tint> tints = new ArrayList<>();
            for (int cell = 0; cell < CELLS; cell++) {
                if (counts[cell] > 0) {
                    double count = counts[cell];
                    // A large plain surface must not take all colours from the small shells.
                    tints.add(
                            new Tint(Math.sqrt(count), reds[cell] / count, greens[cell] / count, blues[cell] / count));
                }
            }
            List<Part> parts = new ArrayList<>(List.of(new Part(tints)));
            while (parts.size() < MOST) {
                Part widest = parts.stream()
                        .max(Comparator.comparingDouble(Part::spread))
                        .orElseThrow();
                if (widest.spread() == 0) {
                    break;
                }
                parts.remove(widest);
                parts.addAll(widest.parted());
            }
            return new Swatches(parts.stream().mapToInt(Part::colour).toArray());
        }
    }

    /** The colours of one cell as one. */
    private record Tint(double weight, double red, double green, double blue) {
        double channel(int channel) {
            return channel == 0 ? red : channel == 1 ? green : blue;
        }
    }

    /** Colours that will become one, if they are not parted further. */
    private static final class Part {
        private final List<Tint> tints;
        private final double[] means = new double[3];
        private final int axis;
        private final double spread;

        Part(List<Tint> tints) {
            this.tints = tints;
            double weight = tints.stream().mapToDouble(Tint::weight).sum();
            int widest = 0;
            double most = -1;
            for (int channel = 0; channel < 3; channel++) {
                double sum = 0;
                double squares = 0;
                for (Tint tint : tints) {
                    sum += tint.weight() * tint.channel(channel);
                }
                means[channel] = sum / weight;
                for (Tint tint : tints) {
                    double off = tint.channel(channel) - means[channel];
                    squares += tint.weight() * off * off;
                }
                if (squares > most) {
                    most = squares;
                    widest = channel;
                }
            }
            axis = widest;
            spread = tints.size() == 1 ? 0 : most;
        }

        double spread() {
            return spread;
        }

        int colour() {
            return (int) Math.round(means[0]) << 16 | (int) Math.round(means[1]) << 8 | (int) Math.round(means[2]);
        }

        /** Those below the middle and those above it; both have some. */
        List<Part> parted() {
            List<Tint> low = new ArrayList<>();
            List<Tint> high = new ArrayList<>();
            for (Tint tint : tints) {
                (tint.channel(axis) <= means[axis] ? low : high).add(tint);
            }
            if (high.isEmpty()) { // all but equal: rounding has put the mean above them
                high.add(low.remove(low.size() - 1));
            }
            return List.of(new Part(low), new Part(high));
        }
    }

    /** The colours as pictures keep them. */
    IndexColorModel model() {
        byte[] red = new byte[MOST + 1];
        byte[] green = new byte[MOST + 1];
        byte[] blue = new byte[MOST + 1];
        for (int i = 0; i < colours.length; i++) {
            red[i] = (byte) red(colours[i]);
            green[i] = (byte) green(colours[i]);
            blue[i] = (byte) blue(colours[i]);
        }
        return new IndexColorModel(8, MOST + 1, red, green, blue, AS_BEFORE);
    }

    /** The number of the colour for a pixel; the same pixel of another picture has the same if it looks the same. */
    byte index(int rgb, int x, int y) {
        int plain = nearest(red(rgb), green(rgb), blue(rgb));
        if (differ(rgb, colours[plain]) <= SAME) {
            return (byte) plain;
        }
        int shift = (2 * PATTERN[(y & 3) * 4 + (x & 3)] - 15) * SHIFT / 16;
        return (byte) nearest(within(red(rgb) + shift), within(green(rgb) + shift), within(blue(rgb) + shift));
    }

    private int nearest(int red, int green, int blue) {
        int cell = cell(red, green, blue);
        if (nearest[cell] == UNKNOWN) {
            nearest[cell] = (short) search(middle(red), middle(green), middle(blue));
        }
        return nearest[cell];
    }

    private static int differ(int one, int other) {
        return Math.abs(red(one) - red(other))
                + Math.abs(green(one) - green(other))
                + Math.abs(blue(one) - blue(other));
    }

    private int search(int red, int green, int blue) {
        int best = 0;
        int least = Integer.MAX_VALUE;
        for (int i = 0; i < colours.length; i++) {
            int dr = red(colours[i]) - red;
            int dg = green(colours[i]) - green;
            int db = blue(colours[i]) - blue;
            int distance = 3 * dr * dr + 6 * dg * dg + db * db; // as eyes weigh them
            if (distance < least) {
                least = distance;
                best = i;
            }
        }
        return best;
    }

    private static int middle(int channel) {
        return ((channel >> LOST) << LOST) + (1 << (LOST - 1));
    }

    private static int within(int channel) {
        return Math.max(0, Math.min(255, channel));
    }

    private static int cell(int red, int green, int blue) {
        return ((red >> LOST) << (2 * BITS)) | ((green >> LOST) << BITS) | (blue >> LOST);
    }

    private static int red(int rgb) {
        return (rgb >> 16) & 255;
    }

    private static int green(int rgb) {
        return (rgb >> 8) & 255;
    }

    private static int blue(int rgb) {
        return rgb & 255;
    }
}
