package papan.ui.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import papan.model.Direction;
import papan.model.Layout;

class WoodGrainTest {
    private static final int WIDTH = 620;
    private static final int HEIGHT = 280;

    @ParameterizedTest
    @ValueSource(doubles = {1, 1.5, 2})
    void itIsTheSameAsPixelsAndAsShapes(double scale) {
        BoardGeometry geometry = BoardGeometry.fit(new Layout(7), Viewpoint.south(Direction.CLOCKWISE), WIDTH, HEIGHT);
        BufferedImage pixels = grain(geometry, scale, WoodGrain.As.PIXELS);
        BufferedImage shapes = grain(geometry, scale, WoodGrain.As.SHAPES);
        Rectangle wood = AffineTransform.getScaleInstance(scale, scale)
                .createTransformedShape(geometry.board())
                .getBounds();
        long difference = 0;
        long colour = 0;
        for (int y = wood.y + 1; y < wood.y + wood.height - 1; y++) {
            for (int x = wood.x + 1; x < wood.x + wood.width - 1; x++) {
                int one = pixels.getRGB(x, y) >> 8 & 255;
                int other = shapes.getRGB(x, y) >> 8 & 255;
                difference += Math.abs(one - other);
                colour += 255 - other;
            }
        }
        assertThat(colour).isPositive();
        assertThat((double) difference / colour).isLessThan(0.1);
    }

    /** The grain on white. */
    private static BufferedImage grain(BoardGeometry geometry, double scale, WoodGrain.As how) {
        BufferedImage image =
                new BufferedImage((int) (WIDTH * scale), (int) (HEIGHT * scale), BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        g.setColor(Color.WHITE);
        g.fillRect(0, 0, image.getWidth(), image.getHeight());
        Sprites.Hints.set(g);
        g.scale(scale, scale);
        new WoodGrain(Palettes.DAY, geometry.pitch()).paint(g, geometry.board(), how);
        g.dispose();
        return image;
    }
}
