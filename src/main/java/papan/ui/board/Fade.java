package papan.ui.board;

import java.awt.AlphaComposite;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.util.Optional;
import papan.ui.common.SeedMotion;
import papan.ui.playback.Ticker;

/** Lets a longer step fade over where motion is short: the board as it was becomes fainter and is gone in a moment. */
final class Fade {
    private final Runnable repaint;
    private final Ticker ticker;
    private Optional<BoardScene> old = Optional.empty();
    private Optional<BufferedImage> picture = Optional.empty();
    private double passed;

    /**
     * A fade that is over.
     *
     * @param repaint asks for the whole board to be painted again
     */
    Fade(Runnable repaint, Ticker ticker) {
        this.repaint = repaint;
        this.ticker = ticker;
    }

    /** Begins to fade from a scene. */
    void from(BoardScene scene) {
        old = Optional.of(scene);
        picture = Optional.empty();
        passed = 0;
        ticker.start(this::tick);
        repaint.run();
    }

    /** Is over at once. */
    void stop() {
        ticker.stop();
        old = Optional.empty();
        picture = Optional.empty();
    }

    private void tick(double milliseconds) {
        passed += milliseconds;
        if (passed >= SeedMotion.SHORT_MS) {
            stop();
        }
        repaint.run();
    }

    /** How strong the board still is as it was: 1 at first, 0 when the fade is over. */
    double strength() {
        return old.isEmpty() ? 0 : 1 - passed / SeedMotion.SHORT_MS;
    }

    /** Paints what is left of the board as it was over the board as it is. */
    void paint(Graphics2D g, BoardGeometry geometry, BoardPalette palette) {
        if (old.filter(scene -> scene.layout().equals(geometry.layout())).isEmpty()) {
            return;
        }
        Rectangle area = geometry.bounds().getBounds();
        double scale = g.getTransform().getScaleX();
        BufferedImage before = picture.orElseGet(() -> render(old.get(), geometry, palette, area, scale));
        picture = Optional.of(before);
        Graphics2D faint = (Graphics2D) g.create();
        faint.setComposite(AlphaComposite.getInstance(AlphaComposite.SRC_OVER, (float) strength()));
        faint.drawImage(before, area.x, area.y, area.width, area.height, null);
        faint.dispose();
    }

    /** As one picture, so that what has not changed stays as it is while the rest fades. */
    private static BufferedImage render(
            BoardScene scene, BoardGeometry geometry, BoardPalette palette, Rectangle area, double scale) {
        BufferedImage image = new BufferedImage(
                (int) Math.ceil(area.width * scale),
                (int) Math.ceil(area.height * scale),
                BufferedImage.TYPE_INT_ARGB_PRE);
        Graphics2D g = image.createGraphics();
        g.scale(scale, scale);
        g.translate(-area.x, -area.y);
        BoardPainter.forScreen().paint(g, scene, geometry, palette);
        g.dispose();
        return image;
    }
}
