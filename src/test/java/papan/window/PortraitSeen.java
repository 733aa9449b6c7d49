package papan.window;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.swing.JComponent;
import javax.swing.JLabel;
import papan.ui.people.Mood;
import papan.ui.people.Person;
import papan.ui.people.Portrait;

/** Finds whose face stands at the left of something, as it is painted; on the event dispatch thread. */
final class PortraitSeen {
    private PortraitSeen() {}

    static Optional<Portrait> in(JComponent part, int size) {
        BufferedImage image = painted(part.getWidth(), part.getHeight(), part);
        return Stream.of(Person.values())
                .flatMap(person -> Stream.of(Mood.values()).map(mood -> new Portrait(person, mood, size)))
                .filter(portrait -> holds(image, portrait))
                .findFirst();
    }

    private static boolean holds(BufferedImage image, Portrait portrait) {
        int size = portrait.size();
        BufferedImage icon = new BufferedImage(size, size, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = icon.createGraphics();
        portrait.paintIcon(new JLabel(), g, 0, 0);
        g.dispose();
        int y = image.getHeight() - size;
        return y >= 0
                && portrait.getIconWidth() == size
                && Stream.of(0, y / 2, y).anyMatch(top -> isAlike(icon, image.getSubimage(0, top, size, size)));
    }

    /** Whether both look the same; elsewhere on a page edges are rounded otherwise by a trace. */
    private static boolean isAlike(BufferedImage one, BufferedImage other) {
        int side = one.getWidth();
        int[] a = one.getRGB(0, 0, side, side, null, 0, side);
        int[] b = other.getRGB(0, 0, side, side, null, 0, side);
        return IntStream.range(0, a.length)
                .allMatch(i -> IntStream.of(0, 8, 16, 24)
                        .allMatch(shift -> Math.abs((a[i] >> shift & 0xFF) - (b[i] >> shift & 0xFF)) <= 4));
    }

    private static BufferedImage painted(int width, int height, JComponent part) {
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = image.createGraphics();
        part.paint(g);
        g.dispose();
        return image;
    }
}
