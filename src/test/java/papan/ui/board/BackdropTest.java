package papan.ui.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import papan.model.Direction;
import papan.model.Layout;

class BackdropTest {
    private static final int WIDTH = 620;
    private static final BoardPalette PALETTE = BoardPalette.standard(false);

    private final BufferedImage surface = new BufferedImage(WIDTH, 400, BufferedImage.TYPE_INT_RGB);
    private final Backdrop backdrop = new Backdrop(true);

    private static BoardGeometry geometry(int height) {
        return BoardGeometry.fit(new Layout(7), Viewpoint.south(Direction.CLOCKWISE), WIDTH, height);
    }

    /** Paints the board; true if it was made ready anew. */
    private boolean paint(BoardGeometry geometry) {
        Graphics2D g = surface.createGraphics();
        boolean anew = backdrop.prepare(g, geometry, PALETTE, true);
        backdrop.paint(g);
        g.dispose();
        return anew;
    }

    private int[] row(int y) {
        return surface.getRGB(0, y, WIDTH, 1, null, 0, WIDTH);
    }

    @Test
    void aBoardThatOnlyMovesIsNotDrawnAnew() {
        BoardGeometry one = geometry(300);
        BoardGeometry other = geometry(340);
        assertThat(other.pitch()).isEqualTo(one.pitch());
        assertThat(paint(one)).isTrue();
        List<int[]> rows = new ArrayList<>();
        for (int y = 40; y < 260; y++) {
            rows.add(row(y));
        }
        assertThat(paint(other)).isFalse();
        for (int y = 40; y < 260; y++) {
            assertThat(row(y + 20)).as("row %d", y).isEqualTo(rows.get(y - 40));
        }
        assertThat(paint(geometry(200))).isTrue();
    }

    @ParameterizedTest
    @ValueSource(doubles = {1, 1.5, 2})
    void theGrainIsTheSameAsPixelsAndAsShapes(double scale) {
        BoardGeometry geometry = geometry(280);
        BufferedImage pixels = grain(geometry, scale, 0);
        BufferedImage shapes = grain(geometry, scale, 1e-9);
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

    /** The grain on white; a device whose pixels are not upright gets shapes. */
    private static BufferedImage grain(BoardGeometry geometry, double scale, double shear) {
        BufferedImage image = new BufferedImage((int) (WIDTH * scale), (int) (280 * scale), BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        g.setColor(Color.WHITE);
        g.fillRect(0, 0, image.getWidth(), image.getHeight());
        Sprites.Hints.set(g);
        g.scale(scale, scale);
        g.shear(shear, 0);
        new Grain(PALETTE, geometry.pitch()).paint(g, geometry.board());
        g.dispose();
        return image;
    }
}
