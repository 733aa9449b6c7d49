package papan.ui.common;

import java.awt.Color;
import java.awt.GradientPaint;
import java.awt.Graphics2D;
import java.awt.Image;
import java.awt.RenderingHints;
import java.awt.Taskbar;
import java.awt.Window;
import java.awt.geom.Ellipse2D;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;
import java.util.List;

/**
 * The program's own picture, for title bars, task bars and switchers: a board with its stores and houses, and seeds in
 * some of them. It is drawn anew for each size, and shows fewer houses where there is room for fewer.
 */
public final class AppIcon {
    /** The sizes that desktops ask for a window's, in pixels. */
    static final List<Integer> SIZES = List.of(16, 20, 24, 32, 40, 48, 64, 96, 128);

    private static final int PROGRAM = 512;

    private static final Color RIM = new Color(0xF2C078);
    private static final Color WOOD = new Color(0xC77F3A);
    private static final Color SHADE = new Color(0x94531F);
    private static final Color EDGE = new Color(0x5A2F12);
    private static final Color HOLLOW = new Color(0x3E1F0C);
    private static final Color SEED = new Color(0xFFF3D6);
    /** How many seeds lie in a house, column by column, in the row that is nearer. */
    private static final int[] SEEDS = {3, 1, 2};

    private AppIcon() {}

    /** Gives a window the picture, and with it every dialog of that window; where there is a task bar, the program too. */
    public static void dress(Window window) {
        window.setIconImages(images());
        if (Taskbar.isTaskbarSupported() && Taskbar.getTaskbar().isSupported(Taskbar.Feature.ICON_IMAGE)) {
            Taskbar.getTaskbar().setIconImage(image(PROGRAM));
        }
    }

    /** A window's picture at every size, the smallest first. */
    static List<Image> images() {
        return SIZES.stream().<Image>map(AppIcon::image).toList();
    }

    public static BufferedImage image(int size) {
        BufferedImage image = new BufferedImage(size, size, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = image.createGraphics();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        new Drawn(g, size).board();
        g.dispose();
        return image;
    }

    /** One drawing. All that is small lies on whole pixels, or it would be a blur. */
    private record Drawn(Graphics2D g, int size) {
        private int columns() {
            return size < 96 ? 2 : 3;
        }

        private double pixels(double share) {
            double exact = share * size;
            return size < 64 ? Math.max(1, Math.round(exact)) : exact;
        }

        void board() {
            double high = pixels(0.75);
            double top = Math.floor((size - high) / 2);
            hull(0, top, size, high, EDGE, EDGE);
            double edge = pixels(0.035);
            hull(edge, top + edge, size - 2 * edge, high - 2 * edge, RIM, WOOD);
            double rim = size < 32 ? edge : edge + pixels(0.035);
            hull(rim, top + rim, size - 2 * rim, high - 2 * rim, WOOD, SHADE);
            hollows(top, high, rim);
        }

        private void hull(double x, double y, double wide, double high, Color above, Color below) {
            double round = Math.min(wide, high) * 0.62;
            g.setPaint(new GradientPaint(0, (float) y, above, 0, (float) (y + high), below));
            g.fill(new RoundRectangle2D.Double(x, y, wide, high, round, round));
        }

        private void hollows(double top, double high, double rim) {
            double gap = pixels(0.03);
            double store = pixels(columns() == 2 ? 0.14 : 0.12);
            double side = rim + gap + store + gap;
            double across = (size - 2 * side - (columns() - 1) * gap) / columns();
            double house = Math.min(whole(across), whole((high - 2 * rim - 3 * gap) / 2));
            double wide = columns() * house + (columns() - 1) * gap;
            double first = whole((size - wide) / 2);
            double tall = 2 * house + gap;
            double upper = whole(top + (high - tall) / 2);
            double ends = whole(house * 0.2);
            g.setPaint(HOLLOW);
            hollow(first - gap - store, upper + ends, store, tall - 2 * ends);
            hollow(first + wide + gap, upper + ends, store, tall - 2 * ends);
            for (int column = 0; column < columns(); column++) {
                double x = first + column * (house + gap);
                house(SEEDS[columns() - 1 - column], x, upper, house);
                house(SEEDS[column], x, upper + house + gap, house);
            }
        }

        private double whole(double exact) {
            return size < 64 ? Math.floor(exact) : exact;
        }

        private void house(int seeds, double x, double y, double house) {
            g.setPaint(HOLLOW);
            hollow(x, y, house, house);
            if (house >= 6) {
                seeds(seeds, x, y, house);
            } else if (seeds > 2) {
                g.setPaint(SEED);
                hollow(x + (house - 2) / 2, y + (house - 2) / 2, 2, 2);
            }
        }

        private void hollow(double x, double y, double wide, double high) {
            g.fill(new RoundRectangle2D.Double(x, y, wide, high, wide, wide));
        }

        private void seeds(int count, double x, double y, double house) {
            g.setPaint(SEED);
            double seed = house * 0.36;
            double away = count == 1 ? 0 : house * 0.21;
            for (int i = 0; i < count; i++) {
                double angle = Math.PI * (0.5 + 2.0 * i / count);
                double left = x + house / 2 + Math.cos(angle) * away - seed / 2;
                double above = y + house / 2 - Math.sin(angle) * away - seed / 2;
                g.fill(new Ellipse2D.Double(left, above, seed, seed));
            }
        }
    }
}
