package papan.ui.app;

import java.awt.Component;
import java.awt.Window;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.util.Arrays;
import java.util.Optional;
import papan.ui.common.AppIcon;
import papan.ui.common.Edt;
import papan.ui.common.LastLine;
import papan.ui.common.SpeakingFrame;
import papan.ui.settings.Settings;

/** The window: its place on the screen, and what is in it from one beginning to the next. */
public final class PapanFrame extends SpeakingFrame {
    private final transient WindowPlace place = new WindowPlace(this);
    private transient Optional<Inside> inside = Optional.empty();

    PapanFrame() {
        setName("papan");
        AppIcon.dress(this);
        setDefaultCloseOperation(DO_NOTHING_ON_CLOSE);
        addWindowListener(new Comings());
    }

    /** Begins with settings; of what was open before nothing is left. */
    void begin(Settings settings, Preferences preferences, Environment outside, LastLine line) {
        end();
        Inside made = new Inside(settings, preferences, outside, line, new Around());
        inside = Optional.of(made);
        setRootPane(made.root());
        place.restore(settings, outside.screens());
        validate();
        if (isFocused()) {
            // A window that comes to the screen is told so, and does both by itself.
            place.comeBack();
            Optional.ofNullable(getFocusTraversalPolicy().getInitialComponent(this))
                    .ifPresent(Component::requestFocusInWindow);
        }
    }

    /** What is in the window. */
    public Inside inside() {
        return inside.orElseThrow();
    }

    /** What lies beside the rail; there as soon as it is furnished. */
    public Contents contents() {
        return inside().contents();
    }

    /** Ends what is in the window, without keeping it. */
    public void end() {
        inside.ifPresent(Inside::end);
        inside = Optional.empty();
        Arrays.stream(getOwnedWindows()).forEach(Window::dispose);
    }

    /** Ends what is in it, and goes. */
    public void close() {
        end();
        dispose();
    }

    /** Looks around when the window is turned to, and remembers when it is closed. */
    private final class Comings extends WindowAdapter {
        @Override
        public void windowActivated(WindowEvent event) {
            inside.ifPresent(Inside::lookAround);
            place.comeBack();
        }

        @Override
        public void windowClosing(WindowEvent event) {
            inside.ifPresent(Inside::leave);
        }
    }

    /** This window, as what is in it sees it. */
    private final class Around implements Inside.Around {
        @Override
        public void setTitle(String title) {
            PapanFrame.this.setTitle(title);
        }

        @Override
        public Settings placed(Settings before) {
            return isShowing() ? place.kept(before) : before;
        }

        @Override
        public void comeBack() {
            place.comeBack();
        }

        @Override
        public void toggleFullScreen() {
            // The window comes up anew, and has no focus to give before that.
            addWindowFocusListener(new WindowAdapter() {
                @Override
                public void windowGainedFocus(WindowEvent event) {
                    removeWindowFocusListener(this);
                    inside.ifPresent(Inside::enterIfLost);
                }
            });
            place.toggleFullScreen();
            // Where the screen gives the focus back before Java has heard that it was taken, nothing tells of it.
            Edt.later(() -> inside.ifPresent(Inside::enterIfLost));
        }

        @Override
        public void close() {
            PapanFrame.this.close();
        }
    }
}
