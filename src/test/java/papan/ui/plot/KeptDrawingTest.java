package papan.ui.plot;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import org.junit.jupiter.api.Test;

class KeptDrawingTest {
    private Color ink = Color.RED;
    private int times;
    private final KeptDrawing drawing = new KeptDrawing(g -> {
        times++;
        g.setColor(ink);
        g.fillRect(2, 2, 4, 4);
    });

    @Test
    void isDrawnOnceForEachSizeAndScale() {
        assertThat(painted(8, 1).getRGB(3, 3)).isEqualTo(Color.RED.getRGB());
        assertThat(painted(8, 1).getRGB(1, 1)).isEqualTo(Color.WHITE.getRGB());
        assertThat(times).isEqualTo(1);
        assertThat(painted(9, 1).getRGB(3, 3)).isEqualTo(Color.RED.getRGB());
        assertThat(painted(9, 2).getRGB(11, 11)).isEqualTo(Color.RED.getRGB());
        assertThat(times).isEqualTo(3);
    }

    @Test
    void showsWhatItWasUntilItIsDrawnAnew() {
        painted(8, 1);
        ink = Color.BLUE;
        assertThat(painted(8, 1).getRGB(3, 3)).isEqualTo(Color.RED.getRGB());
        drawing.renew(8, 8);
        assertThat(times).isEqualTo(2);
        assertThat(painted(8, 1).getRGB(3, 3)).isEqualTo(Color.BLUE.getRGB());
        assertThat(times).isEqualTo(2);
    }

    @Test
    void isDrawnWhenItIsPaintedIfNobodySawItBefore() {
        drawing.renew(8, 8);
        assertThat(times).isZero();
        painted(8, 1);
        ink = Color.BLUE;
        drawing.forget();
        assertThat(painted(8, 1).getRGB(3, 3)).isEqualTo(Color.BLUE.getRGB());
    }

    @Test
    void mayHaveNoRoomLeft() {
        painted(8, 1);
        drawing.renew(8, -20);
        ink = Color.BLUE;
        assertThat(painted(8, 1).getRGB(3, 3)).isEqualTo(Color.BLUE.getRGB());
    }

    @Test
    void isDrawnAsShapesOnADeviceThatIsTurned() {
        BufferedImage page = new BufferedImage(10, 10, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = page.createGraphics();
        g.rotate(Math.PI / 2, 4, 4);
        drawing.paint(g, 8, 8);
        drawing.paint(g, 8, 8);
        g.dispose();
        assertThat(times).isEqualTo(2);
        assertThat(page.getRGB(3, 3)).isEqualTo(Color.RED.getRGB());
    }

    private BufferedImage painted(int side, double scale) {
        int pixels = (int) (side * scale);
        BufferedImage page = new BufferedImage(pixels, pixels, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = page.createGraphics();
        g.setColor(Color.WHITE);
        g.fillRect(0, 0, pixels, pixels);
        g.scale(scale, scale);
        drawing.paint(g, side, side);
        g.dispose();
        return page;
    }
}
