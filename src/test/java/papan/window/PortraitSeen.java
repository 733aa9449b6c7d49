package papan.window;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Stream;
import javax.swing.Icon;
import javax.swing.JComponent;
import papan.ui.people.Mood;
import papan.ui.people.Person;
import papan.ui.people.Portrait;

/** Finds whose face stands at the left of something, as it is painted; on the event dispatch thread. */
final class PortraitSeen {
    private static final int SIZE = 44;

    private PortraitSeen() {}

    static Optional<Portrait> in(JComponent part) {
        BufferedImage image = painted(part.getWidth(), part.getHeight(), part);
        return Stream.of(Person.values())
                .flatMap(person -> Stream.of(Mood.values()).map(mood -> new Portrait(person, mood, SIZE)))
                .filter(portrait -> holds(image, portrait))
                .findFirst();
    }

    private static boolean holds(BufferedImage image, Icon portrait) {
        BufferedImage icon = new BufferedImage(SIZE, SIZE, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = icon.createGraphics();
        portrait.paintIcon(null, g, 0, 0);
        g.dispose();
        int y = image.getHeight() - SIZE;
        return y >= 0
                && Stream.of(y, y / 2)
                        .anyMatch(top -> Arrays.equals(
                                icon.getRGB(0, 0, SIZE, SIZE, null, 0, SIZE),
                                image.getRGB(0, top, SIZE, SIZE, null, 0, SIZE)));
    }

    private static BufferedImage painted(int width, int height, JComponent part) {
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = image.createGraphics();
        part.paint(g);
        g.dispose();
        return image;
    }
}
