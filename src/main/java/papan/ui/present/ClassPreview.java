package papan.ui.present;

import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import java.util.Optional;
import javax.accessibility.AccessibleRole;
import javax.swing.JRootPane;
import javax.swing.Timer;
import papan.ui.common.Painted;
import papan.ui.common.Paints;
import papan.ui.common.Px;
import papan.ui.common.Wraps;

/**
 * A small picture of what the class sees, for whoever has it at the back. It follows a moment later, so that seeds that
 * travel are not drawn twice as often.
 */
final class ClassPreview extends Painted implements Wraps {
    /** Pictures are taken at most so often, in milliseconds. */
    private static final int EVERY_MS = 250;

    /** The most of the column's height that it takes, of scale 1. */
    private static final int HIGHEST = 180;

    private static final int FRAME = 1;
    private static final int MARKED = 3;

    private final transient Presentation presentation;
    private final JRootPane seen;
    private final transient Timer soon = new Timer(EVERY_MS, event -> take());
    private transient Optional<BufferedImage> picture = Optional.empty();

    /**
     * A picture that is not taken yet.
     *
     * @param seen the contents of the class's window
     */
    ClassPreview(Presentation presentation, JRootPane seen) {
        super(AccessibleRole.ICON);
        this.presentation = presentation;
        this.seen = seen;
        setName("presenter.preview");
        soon.setRepeats(false);
    }

    /** What the class sees has changed. */
    void follow() {
        if (!soon.isRunning()) {
            soon.start();
        }
    }

    @Override
    public void setBounds(int x, int y, int width, int height) {
        super.setBounds(x, y, width, height);
        follow();
    }

    private void take() {
        if (!isShowing() || !seen.isShowing()) {
            return;
        }
        double sharp = getGraphicsConfiguration().getDefaultTransform().getScaleX();
        picture = Optional.of(smaller(taken(), sizeIn(getWidth()).width * sharp));
        if (heightFor(getWidth()) != getHeight()) {
            revalidate();
        }
        repaint();
    }

    /** As large as it is on the class's screen: for another size its boards would be drawn anew each time. */
    private BufferedImage taken() {
        AffineTransform device = seen.getGraphicsConfiguration().getDefaultTransform();
        BufferedImage taken = new BufferedImage(
                (int) Math.ceil(seen.getWidth() * device.getScaleX()),
                (int) Math.ceil(seen.getHeight() * device.getScaleY()),
                BufferedImage.TYPE_INT_RGB);
        Graphics2D g = taken.createGraphics();
        g.transform(device);
        seen.printAll(g);
        g.dispose();
        return taken;
    }

    /** Halved until it is less than twice as wide: thin lines would be lost if it were made so small at once. */
    private static BufferedImage smaller(BufferedImage whole, double width) {
        BufferedImage small = whole;
        while (small.getWidth() >= 2 * width && small.getHeight() > 1) {
            BufferedImage half =
                    new BufferedImage(small.getWidth() / 2, small.getHeight() / 2, BufferedImage.TYPE_INT_RGB);
            Graphics2D g = half.createGraphics();
            g.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
            g.drawImage(small, 0, 0, half.getWidth(), half.getHeight(), null);
            g.dispose();
            small = half;
        }
        return small;
    }

    /** As large as fits into a width and the height it may take, in the shape of the class's screen. */
    private Dimension sizeIn(int width) {
        double wide = Math.max(1, seen.getWidth());
        double high = Math.max(1, seen.getHeight());
        double scale = Math.min(width / wide, Px.of(HIGHEST) / high);
        return new Dimension((int) Math.round(wide * scale), (int) Math.round(high * scale));
    }

    @Override
    public int heightFor(int width) {
        return sizeIn(width).height;
    }

    @Override
    public Dimension getPreferredSize() {
        return sizeIn(Px.of(HIGHEST * 16 / 9));
    }

    @Override
    protected void paintComponent(Graphics g) {
        Dimension size = sizeIn(getWidth());
        boolean held = presentation.isHeld();
        Graphics2D g2 = (Graphics2D) g.create();
        g2.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
        picture.ifPresent(taken -> g2.drawImage(taken, 0, 0, size.width, size.height, null));
        g2.setColor(Paints.colour(held ? "Papan.wrong" : "Papan.border"));
        for (int i = 0; i < Px.of(held ? MARKED : FRAME); i++) {
            g2.drawRect(i, i, size.width - 1 - 2 * i, size.height - 1 - 2 * i);
        }
        g2.dispose();
    }
}
