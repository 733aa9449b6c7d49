package papan.ui.app;

import java.awt.Dimension;
import java.awt.Frame;
import java.awt.GraphicsEnvironment;
import java.awt.Rectangle;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.util.Optional;
import javax.swing.JFrame;
import papan.ui.common.Screens;
import papan.ui.settings.Settings;

/** Where the window is: on its screen, maximized, or over the whole screen. Lives on the event dispatch thread. */
final class WindowPlace {
    private static final Dimension FIRST_SIZE = new Dimension(1280, 800);
    private static final Dimension LEAST_SIZE = new Dimension(480, 400);

    /** More than any desktop keeps of a screen for its bars: beside so much room a window of the first size always fits. */
    private static final int BARS = 160;

    private final JFrame frame;
    private Screens screens = Screens.real();
    /** Where it was before it went over the whole screen; empty while it is a window. */
    private Optional<Rectangle> windowed = Optional.empty();
    /** Where it was when it was last neither maximized nor over the whole screen. */
    private Optional<Rectangle> free = Optional.empty();

    WindowPlace(JFrame frame) {
        this.frame = frame;
        frame.addComponentListener(new Moves());
    }

    /** Puts the window where it was, if that is still on a screen, else in the middle of the first screen. */
    void restore(Settings settings, Screens present) {
        screens = present;
        windowed = Optional.empty();
        frame.setMinimumSize(LEAST_SIZE);
        settings.get(Settings.BOUNDS).filter(screens::show).map(screens::fit).ifPresentOrElse(frame::setBounds, this::center);
        free = Optional.of(frame.getBounds());
        frame.setExtendedState(settings.get(Settings.MAXIMIZED) ? Frame.MAXIMIZED_BOTH : Frame.NORMAL);
    }

    private void center() {
        Rectangle screen = frame.getGraphicsConfiguration().getBounds();
        // To ask for the bars costs time, for the desktop looks through all of its windows.
        if (screen.width < FIRST_SIZE.width + BARS || screen.height < FIRST_SIZE.height + BARS) {
            screen = GraphicsEnvironment.getLocalGraphicsEnvironment().getMaximumWindowBounds();
        }
        frame.setSize(Math.min(FIRST_SIZE.width, screen.width), Math.min(FIRST_SIZE.height, screen.height));
        frame.setLocationRelativeTo(null);
    }

    /** Comes back to a screen that is there, if the one on which the window was has gone. */
    void comeBack() {
        if (!screens.show(frame.getBounds())) {
            Rectangle screen = screens.all().get(0);
            frame.setBounds(
                    screen.x,
                    screen.y,
                    Math.min(frame.getWidth(), screen.width),
                    Math.min(frame.getHeight(), screen.height));
        }
    }

    /** Takes the whole screen, or goes back to where the window was. */
    void toggleFullScreen() {
        boolean full = windowed.isEmpty();
        Optional<Rectangle> back = windowed;
        windowed = full ? Optional.of(frame.getBounds()) : Optional.empty();
        frame.dispose();
        frame.setUndecorated(full);
        if (full) {
            frame.setBounds(frame.getGraphicsConfiguration().getBounds());
        } else {
            back.ifPresent(frame::setBounds);
        }
        frame.setVisible(true);
    }

    /** What was remembered, and where the window is to come back to the next time. */
    Settings kept(Settings before) {
        return before.with(
                        Settings.BOUNDS, windowed.or(() -> free).or(() -> before.get(Settings.BOUNDS)))
                .with(Settings.MAXIMIZED, isMaximized());
    }

    /** Whether the window fills its screen. */
    private boolean isMaximized() {
        return (frame.getExtendedState() & Frame.MAXIMIZED_BOTH) == Frame.MAXIMIZED_BOTH;
    }

    /** Keeps where the window is while it is free to be anywhere. */
    private final class Moves extends ComponentAdapter {
        @Override
        public void componentMoved(ComponentEvent event) {
            keep();
        }

        @Override
        public void componentResized(ComponentEvent event) {
            keep();
        }

        private void keep() {
            if (frame.isShowing() && !isMaximized() && windowed.isEmpty()) {
                free = Optional.of(frame.getBounds());
            }
        }
    }
}
