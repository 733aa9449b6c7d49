package papan.ui.common;

import java.awt.GraphicsConfiguration;
import java.awt.GraphicsDevice;
import java.awt.GraphicsEnvironment;
import java.awt.Insets;
import java.awt.Rectangle;
import java.awt.Toolkit;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The screens that are there now, in the screen's own units; one can come or go at any time. A seam for tests. */
@FunctionalInterface
public interface Screens {
    /** The areas of all screens, the first one first; never empty. */
    List<Rectangle> all();

    static Screens real() {
        return new Screens() {
            @Override
            public List<Rectangle> all() {
                return configurations().map(GraphicsConfiguration::getBounds).toList();
            }

            @Override
            public Rectangle usable(Rectangle screen) {
                return configurations()
                        .filter(each -> each.getBounds().equals(screen))
                        .findFirst()
                        .map(each -> within(screen, Toolkit.getDefaultToolkit().getScreenInsets(each)))
                        .orElse(screen);
            }
        };
    }

    private static Stream<GraphicsConfiguration> configurations() {
        return Arrays.stream(GraphicsEnvironment.getLocalGraphicsEnvironment().getScreenDevices())
                .map(GraphicsDevice::getDefaultConfiguration);
    }

    private static Rectangle within(Rectangle screen, Insets bars) {
        return new Rectangle(
                screen.x + bars.left,
                screen.y + bars.top,
                screen.width - bars.left - bars.right,
                screen.height - bars.top - bars.bottom);
    }

    /** The screen on which most of a window lies; the first one if it lies on none. */
    default Rectangle holding(Rectangle window) {
        List<Rectangle> screens = all();
        return screens.stream()
                .filter(screen -> screen.intersects(window))
                .max(Comparator.comparingLong(screen -> area(screen.intersection(window))))
                .orElse(screens.get(0));
    }

    /** A screen that shows nothing of the one on which a window lies. */
    default Optional<Rectangle> besides(Rectangle window) {
        Rectangle own = holding(window);
        return all().stream().filter(screen -> !screen.intersects(own)).findFirst();
    }

    /** The same window, moved and made smaller as far as it must be to lie on its screen. */
    default Rectangle fit(Rectangle window) {
        Rectangle screen = usable(holding(window));
        int width = Math.min(window.width, screen.width);
        int height = Math.min(window.height, screen.height);
        int x = Math.max(screen.x, Math.min(window.x, screen.x + screen.width - width));
        int y = Math.max(screen.y, Math.min(window.y, screen.y + screen.height - height));
        return new Rectangle(x, y, width, height);
    }

    /** What the desktop leaves of a screen beside its bars. */
    default Rectangle usable(Rectangle screen) {
        return screen;
    }

    /** Whether enough of a window is on a screen to take hold of it. */
    default boolean show(Rectangle window) {
        return all().stream()
                .map(screen -> screen.intersection(window))
                .anyMatch(seen -> seen.width > 200 && seen.height > 100);
    }

    private static long area(Rectangle of) {
        return (long) of.width * of.height;
    }
}
