package papan.ui.common;

import java.awt.GraphicsConfiguration;
import java.awt.GraphicsDevice;
import java.awt.GraphicsEnvironment;
import java.awt.Rectangle;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** The screens that are there now, in the screen's own units; one can come or go at any time. A seam for tests. */
@FunctionalInterface
public interface Screens {
    /** The areas of all screens, the first one first; never empty. */
    List<Rectangle> all();

    /** The screens of this computer. */
    static Screens real() {
        return () -> Arrays.stream(
                        GraphicsEnvironment.getLocalGraphicsEnvironment().getScreenDevices())
                .map(GraphicsDevice::getDefaultConfiguration)
                .map(GraphicsConfiguration::getBounds)
                .toList();
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
