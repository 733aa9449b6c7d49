package papan.ui.lesson;

import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Iterator;
import java.util.Optional;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.MemoryCacheImageInputStream;
import papan.lesson.script.Picture;

/** Makes an image of a picture's bytes, which are a stranger's. Takes long; for a thread in the background. */
final class Decoded {
    /** The most pixels of either side that are kept: more than a screen shows. */
    private static final int MOST = 2_000;

    private static final int PNG = 0x89;

    private Decoded() {}

    /** The image; empty if it cannot be had. */
    static Optional<BufferedImage> of(Picture picture) {
        return picture.source().read().flatMap(Decoded::image).map(Decoded::small);
    }

    /** Reads it with the reader of its own format, and nothing but pixels: text and colour tables could be bombs too. */
    private static Optional<BufferedImage> image(byte[] bytes) {
        String format = (bytes[0] & 0xFF) == PNG ? "png" : "jpeg";
        Iterator<ImageReader> readers = ImageIO.getImageReadersByFormatName(format);
        if (!readers.hasNext()) {
            return Optional.empty();
        }
        ImageReader reader = readers.next();
        try (MemoryCacheImageInputStream in = new MemoryCacheImageInputStream(new ByteArrayInputStream(bytes))) {
            reader.setInput(in, true, true);
            return Optional.of(reader.read(0));
        } catch (IOException | RuntimeException e) {
            return Optional.empty();
        } finally {
            reader.dispose();
        }
    }

    /** Halves it until a screen can show all its pixels, so that fine lines don't break. */
    private static BufferedImage small(BufferedImage image) {
        BufferedImage small = image;
        while (Math.max(small.getWidth(), small.getHeight()) > MOST) {
            int width = Math.max(1, small.getWidth() / 2);
            int height = Math.max(1, small.getHeight() / 2);
            BufferedImage half = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB);
            Graphics2D g = half.createGraphics();
            g.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
            g.drawImage(small, 0, 0, width, height, null);
            g.dispose();
            small = half;
        }
        return small;
    }
}
