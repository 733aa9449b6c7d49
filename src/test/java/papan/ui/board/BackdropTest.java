package papan.ui.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import papan.model.Direction;
import papan.model.Layout;

class BackdropTest {
    private static final int WIDTH = 620;
    private static final BoardPalette PALETTE = Palettes.DAY;

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

    @Test
    void aBoardThatLooksAsAnotherDidIsNotDrawnAgain() {
        paint(geometry(280));
        Backdrop other = new Backdrop(true);
        Graphics2D g = surface.createGraphics();
        other.prepare(g, geometry(280), PALETTE, true);
        assertThat(other.picture()).isSameAs(backdrop.picture());
        other.prepare(g, geometry(280), PALETTE, false);
        assertThat(other.picture()).isNotSameAs(backdrop.picture());
        g.dispose();
    }
}
