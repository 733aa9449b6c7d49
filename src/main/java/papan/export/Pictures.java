package papan.export;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import javax.imageio.ImageIO;

/** Makes picture files of drawings. */
public final class Pictures {
    private Pictures() {}

    /**
     * A drawing as pixels.
     *
     * @param scale pixels for each unit of the drawing: 2 for a sharp picture on paper
     */
    public static BufferedImage pixels(Drawing drawing, int width, int height, int scale) {
        BufferedImage image = new BufferedImage(width * scale, height * scale, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        g.scale(scale, scale);
        drawing.draw(g, width, height);
        g.dispose();
        return image;
    }

    /** The bytes of a PNG file. */
    public static byte[] png(BufferedImage image) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            ImageIO.write(image, "png", out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toByteArray();
    }

    /**
     * The bytes of an SVG file. Letters become shapes, so that it looks the same where a font is missing; what they say is
     * kept as title and description.
     */
    public static byte[] svg(Drawing drawing, int width, int height, String title, String description) {
        Svg svg = new Svg();
        drawing.draw(new SvgGraphics(svg), width, height);
        return svg.written(width, height, title, description).getBytes(StandardCharsets.UTF_8);
    }
}
