package papan.ui.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import org.junit.jupiter.api.Test;
import papan.model.Direction;
import papan.model.House;
import papan.model.Layout;
import papan.model.Side;
import papan.replay.Timeline;
import papan.ui.board.BoardScene.Marks;
import papan.ui.common.SeedMotion;
import papan.ui.playback.HandTicker;

/** A longer step fades over in a moment, and what has not changed does not flicker. */
class FadeTest {
    private static final Viewpoint VIEW = Viewpoint.south(Direction.CLOCKWISE);
    private static final BoardGeometry GEOMETRY = BoardGeometry.fit(new Layout(7), VIEW, 900, 400);

    private final HandTicker ticker = new HandTicker();
    private final Fade fade = new Fade(() -> {}, ticker);
    private final Timeline turn = Samples.turn(7, 7, 3);

    private BufferedImage painted(BoardScene now) {
        BufferedImage image = new BufferedImage(900, 400, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        BoardPainter.forScreen().paint(g, now, GEOMETRY, BoardPalette.current());
        fade.paint(g, GEOMETRY, BoardPalette.current());
        g.dispose();
        return image;
    }

    private static int difference(BufferedImage a, BufferedImage b, House house) {
        int x = (int) GEOMETRY.centreOf(house).getX();
        int y = (int) GEOMETRY.centreOf(house).getY();
        int sum = 0;
        for (int dx = -20; dx <= 20; dx++) {
            for (int shift = 0; shift < 24; shift += 8) {
                sum += Math.abs((a.getRGB(x + dx, y) >> shift & 255) - (b.getRGB(x + dx, y) >> shift & 255));
            }
        }
        return sum / 41;
    }

    @Test
    void aStepFadesOverAndIsGoneInAMoment() {
        BoardScene before = BoardScene.of(turn, 0, 0, VIEW, Marks.PLAIN);
        BoardScene after = BoardScene.of(turn, 8, 0, VIEW, Marks.PLAIN);
        House lifted = new House(Side.SOUTH, 3);
        House same = new House(Side.SOUTH, 6);
        BufferedImage rest = painted(after);
        fade.from(before);
        assertThat(difference(painted(after), painted(before), lifted)).isLessThan(3);
        ticker.crank(SeedMotion.SHORT_MS / 2);
        assertThat(fade.strength()).isBetween(0.3, 0.6);
        assertThat(difference(painted(after), rest, lifted)).isGreaterThan(10);
        assertThat(difference(painted(after), rest, same)).isLessThan(3);
        ticker.crank(SeedMotion.SHORT_MS);
        assertThat(fade.strength()).isZero();
        assertThat(ticker.isRunning()).isFalse();
        assertThat(difference(painted(after), rest, lifted)).isZero();
    }
}
