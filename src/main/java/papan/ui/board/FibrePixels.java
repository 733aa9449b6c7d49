package papan.ui.board;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.util.Arrays;
import java.util.List;
import papan.ui.common.DevicePixels;

/**
 * Draws hundreds of {@linkplain Fibre fibres} as pixels of a device: in one column of pixels a fibre is an upright stretch
 * of one or two of them, which takes a fraction of the time of drawing it as a shape.
 */
final class FibrePixels {
    /** As many columns are worked on at a time as the processor keeps near itself. */
    private static final int COLUMNS = 64;

    private final Rectangle2D plank;
    private final List<Fibre> fibres;
    private final double scale;
    private final double shiftX;
    private final double shiftY;
    private final int left;
    private final int top;
    private final int width;
    private final int height;
    /** Row by row the red, green and blue that lie on the columns so far, 0 to 255, and how much they cover, 0 to 1. */
    private final float[] laid;

    private FibrePixels(AffineTransform device, Rectangle2D plank, List<Fibre> fibres) {
        this.plank = plank;
        this.fibres = fibres;
        scale = device.getScaleX();
        shiftX = device.getTranslateX();
        shiftY = device.getTranslateY();
        left = (int) Math.floor(shiftX + plank.getMinX() * scale);
        top = (int) Math.floor(shiftY + plank.getMinY() * scale);
        width = (int) Math.ceil(shiftX + plank.getMaxX() * scale) - left;
        height = (int) Math.ceil(shiftY + plank.getMaxY() * scale) - top;
        laid = new float[height * COLUMNS * 4];
    }

    /** Draws fibres, the first one lowest, on a device whose pixels {@linkplain DevicePixels#fit fit}. */
    static void paint(Graphics2D g, Rectangle2D plank, List<Fibre> fibres) {
        FibrePixels pixels = new FibrePixels(g.getTransform(), plank, fibres);
        DevicePixels.put(g, pixels.picture(), pixels.left, pixels.top);
    }

    private BufferedImage picture() {
        BufferedImage picture = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB_PRE);
        int[] pixels = ((DataBufferInt) picture.getRaster().getDataBuffer()).getData();
        for (int first = 0; first < width; first += COLUMNS) {
            int columns = Math.min(COLUMNS, width - first);
            Arrays.fill(laid, 0);
            for (Fibre fibre : fibres) {
                lay(fibre, first, columns);
            }
            for (int y = 0; y < height; y++) {
                for (int x = 0; x < columns; x++) {
                    int at = (y * COLUMNS + x) * 4;
                    pixels[y * width + first + x] = (int) (laid[at + 3] * 255 + 0.5f) << 24
                            | (int) (laid[at] + 0.5f) << 16
                            | (int) (laid[at + 1] + 0.5f) << 8
                            | (int) (laid[at + 2] + 0.5f);
                }
            }
        }
        return picture;
    }

    private void lay(Fibre fibre, int first, int columns) {
        double[] heights = fibre.heights();
        int parts = heights.length - 1;
        double step = parts / (plank.getWidth() * scale);
        double begin = (left + first + 0.5 - shiftX - plank.getMinX() * scale) * step;
        float half = (float) (fibre.width() * scale / 2);
        Color colour = fibre.colour();
        float red = colour.getRed();
        float green = colour.getGreen();
        float blue = colour.getBlue();
        float alpha = colour.getAlpha() / 255f;
        for (int x = 0; x < columns; x++) {
            double at = Math.max(0, Math.min(parts, begin + x * step));
            int k = Math.min(parts - 1, (int) at);
            float middle = (float) (shiftY - top + scale * (heights[k] + (heights[k + 1] - heights[k]) * (at - k)));
            float from = Math.max(0, middle - half);
            float to = Math.min(height, middle + half);
            for (int row = (int) from; row < to; row++) {
                float share = alpha * (Math.min(row + 1, to) - Math.max(row, from));
                float rest = 1 - share;
                int i = (row * COLUMNS + x) * 4;
                laid[i] = laid[i] * rest + red * share;
                laid[i + 1] = laid[i + 1] * rest + green * share;
                laid[i + 2] = laid[i + 2] * rest + blue * share;
                laid[i + 3] = laid[i + 3] * rest + share;
            }
        }
    }
}
