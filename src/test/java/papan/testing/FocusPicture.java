package papan.testing;

import java.awt.Color;
import java.awt.Component;
import java.awt.DefaultKeyboardFocusManager;
import java.awt.Graphics2D;
import java.awt.KeyboardFocusManager;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import javax.swing.JComponent;
import javax.swing.SwingUtilities;
import org.jspecify.annotations.Nullable;
import papan.ui.common.Paints;

/**
 * What of a picture changes when the focus comes to a part, as WCAG 2.4.13 measures it: a pixel counts whose colours before
 * and after stand apart by 3 : 1. Nothing of it needs a desktop.
 *
 * @param counted how many pixels count
 * @param usual the contrast of the pair of colours that comes most often, greys and browns taken together by sixteenths
 */
public record FocusPicture(int counted, double usual) {
    private static final double LEAST = 3;
    private static final int BEYOND = 6;

    /** Measures a part of something that is laid out and has its peers. */
    public static FocusPicture of(JComponent whole, JComponent part) {
        Rectangle area = SwingUtilities.convertRectangle(part.getParent(), part.getBounds(), whole);
        area.grow(BEYOND, BEYOND);
        area = area.intersection(new Rectangle(whole.getSize()));
        if (area.isEmpty()) {
            return new FocusPicture(0, 1);
        }
        boolean buffered = whole.isDoubleBuffered();
        KeyboardFocusManager manager = KeyboardFocusManager.getCurrentKeyboardFocusManager();
        whole.setDoubleBuffered(false);
        try {
            return between(paint(whole, area, null), paint(whole, area, part));
        } finally {
            KeyboardFocusManager.setCurrentKeyboardFocusManager(manager);
            whole.setDoubleBuffered(buffered);
        }
    }

    private static BufferedImage paint(JComponent whole, Rectangle area, @Nullable Component owner) {
        KeyboardFocusManager.setCurrentKeyboardFocusManager(new DefaultKeyboardFocusManager() {
            @Override
            public @Nullable Component getFocusOwner() {
                return owner;
            }

            @Override
            public @Nullable Component getPermanentFocusOwner() {
                return owner;
            }
        });
        BufferedImage image = new BufferedImage(area.width, area.height, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        g.translate(-area.x, -area.y);
        g.setClip(area);
        whole.paint(g);
        g.dispose();
        return image;
    }

    private static FocusPicture between(BufferedImage before, BufferedImage after) {
        int counted = 0;
        Map<Integer, Integer> often = new HashMap<>();
        Map<Integer, Double> contrasts = new HashMap<>();
        for (int y = 0; y < before.getHeight(); y++) {
            for (int x = 0; x < before.getWidth(); x++) {
                int one = before.getRGB(x, y);
                int other = after.getRGB(x, y);
                if (one != other) {
                    double contrast = Paints.contrast(new Color(one), new Color(other));
                    counted += contrast >= LEAST ? 1 : 0;
                    int pair = sixteenths(one) << 12 | sixteenths(other);
                    often.merge(pair, 1, Integer::sum);
                    contrasts.merge(pair, contrast, Math::min);
                }
            }
        }
        double usual = often.entrySet().stream()
                .max(Comparator.comparing(Map.Entry::getValue))
                .map(pair -> contrasts.get(pair.getKey()))
                .orElse(1.0);
        return new FocusPicture(counted, usual);
    }

    private static int sixteenths(int rgb) {
        return (((rgb >> 20) & 15) << 8) | (((rgb >> 12) & 15) << 4) | ((rgb >> 4) & 15);
    }
}
