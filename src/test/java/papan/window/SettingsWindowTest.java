package papan.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Frame;
import java.awt.Rectangle;
import java.awt.event.KeyEvent;
import java.awt.event.WindowEvent;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javax.swing.AbstractButton;
import javax.swing.JLabel;
import javax.swing.UIManager;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papan.ui.app.Environment;
import papan.ui.app.Options;
import papan.ui.app.Workspace;
import papan.ui.atlas.AtlasWorkspace;
import papan.ui.common.Desktop;
import papan.ui.common.Edt;
import papan.ui.common.Screens;
import papan.ui.common.SeedMotion;
import papan.ui.common.Theme;
import papan.ui.settings.Settings;
import papan.ui.sound.Loudspeaker;

/** What is chosen is in force at once and kept; what is said at the first start is said once. */
@Windowed
class SettingsWindowTest {
    private static final Options FIRST = Options.NONE;

    @TempDir
    private Path folder;

    private final Wishful desktop = new Wishful();
    private final List<Rectangle> screens = new ArrayList<>(Screens.real().all());
    private Opened window;

    /** A desktop whose wishes a test changes. */
    private static final class Wishful implements Desktop {
        private final Map<String, Object> properties = new HashMap<>();
        private final List<Runnable> listeners = new ArrayList<>();

        @Override
        public String system() {
            return "";
        }

        @Override
        public Optional<Object> property(String name) {
            return Optional.ofNullable(properties.get(name));
        }

        @Override
        public void onChange(String property, Runnable changed) {
            listeners.add(changed);
        }

        @Override
        public Optional<String> ask(List<String> command) {
            return Optional.empty();
        }

        void set(String property, Object value) {
            properties.put(property, value);
            listeners.forEach(Runnable::run);
        }
    }

    private void open() throws Exception {
        window = new Opened(
                FIRST,
                folder,
                new Environment(new HandTicker(), desktop, () -> List.copyOf(screens), Loudspeaker.none()));
    }

    private void reopen() throws Exception {
        leave();
        open();
    }

    private void leave() {
        window.run(() -> window.frame().dispatchEvent(new WindowEvent(window.frame(), WindowEvent.WINDOW_CLOSING)));
        window.close();
    }

    @AfterEach
    void close() {
        Stream.of(Frame.getFrames())
                .filter(frame -> "audience".equals(frame.getName()))
                .forEach(frame -> Edt.await(frame::dispose));
        window.run(() -> window.frame().inside().setMotion(SeedMotion.FULL));
        window.close();
    }

    private void press(String name) {
        window.run(() -> ((AbstractButton) window.named(name)).doClick());
    }

    private boolean isSeen(String name) {
        return window.ask(
                () -> window.named(name).isShowing() && window.named(name).getHeight() > 0);
    }

    private String look() {
        return window.ask(() -> UIManager.getLookAndFeel().getName());
    }

    @Test
    void theFirstStartAsksOnceHowSeedsMoveAndWaitsForNothing() throws Exception {
        window = Opened.atHome(folder);
        assertThat(isSeen("motion-ask")).isTrue();
        assertThat(isSeen("home.game")).isTrue();
        assertThat(window.<Boolean>ask(() -> window.named("lessons.continue").isEnabled()))
                .isTrue();
        press("motion.off");
        assertThat(window.ask(SeedMotion::now)).isEqualTo(SeedMotion.OFF);
        assertThat(isSeen("motion-ask")).as("until it is put away").isTrue();
        press("motion-ask.done");
        assertThat(isSeen("motion-ask")).isFalse();
        leave();
        window = Opened.atHome(folder);
        assertThat(isSeen("motion-ask")).isFalse();
        assertThat(window.ask(SeedMotion::now)).isEqualTo(SeedMotion.OFF);
    }

    @Test
    void whoeverHasBegunALessonIsNotAskedHowSeedsMove() throws Exception {
        window = Opened.atHome(folder);
        assertThat(isSeen("motion-ask")).isTrue();
        press("lessons.continue");
        window.until("the lesson", () -> window.session().run().isPresent());
        press("lessons");
        assertThat(isSeen("home.game")).isTrue();
        assertThat(isSeen("motion-ask")).isFalse();
        reopen();
        press("lessons");
        assertThat(isSeen("motion-ask")).isFalse();
    }

    @Test
    void eachPanelIsPointedOutOnce() throws Exception {
        open();
        window.run(() -> window.frame().contents().session().show(2));
        assertThat(isSeen("history")).isFalse();
        window.run(() -> window.frame().contents().session().show(6));
        assertThat(isSeen("pointer.history")).isTrue();
        window.run(() -> window.frame().contents().session().show(2));
        window.run(() -> window.frame().contents().session().show(6));
        assertThat(isSeen("pointer.history"))
                .as("whoever has gone on has read it")
                .isFalse();
        reopen();
        window.run(() -> window.frame().contents().session().show(6));
        assertThat(isSeen("pointer.history")).isFalse();
    }

    @Test
    void theThemeFollowsTheSystemUntilOneIsChosen() throws Exception {
        desktop.properties.put("gnome.Net/ThemeName", "Adwaita-dark");
        open();
        window.until("dark", () -> look().contains("Dark"));
        window.run(() -> desktop.set("gnome.Net/ThemeName", "Adwaita"));
        window.until("light", () -> look().contains("Light"));
        window.run(() -> desktop.set("win.highContrast.on", true));
        window.until("contrast", () -> look().contains("contrast"));
        window.run(() -> desktop.set("gnome.Gtk/EnableAnimations", 0));
        window.run(() -> desktop.set("win.highContrast.on", false));
        assertThat(window.ask(SeedMotion::now)).isEqualTo(SeedMotion.OFF);
        window.click("settings");
        window.hands().menuItem("theme.projector").click();
        window.run(() -> desktop.set("gnome.Net/ThemeName", "Adwaita-dark"));
        assertThat(look()).isEqualTo("Papan projector");
        assertThat(window.ask(() -> window.frame().inside().settings().get(Settings.THEME_OF_SYSTEM)))
                .isFalse();
        window.click("settings");
        window.hands().menuItem("theme.system").click();
        window.until("dark again", () -> look().contains("Dark"));
        reopen();
        assertThat(window.ask(() -> window.frame().inside().settings().get(Settings.THEME)))
                .isEqualTo(Theme.DARK);
    }

    @Test
    void aComputerThatCannotBeHeardSaysSoInPlace() throws Exception {
        open();
        window.run(() -> window.frame().contents().session().show(1));
        window.run(() -> window.frame().contents().transportTimeline().requestFocusInWindow());
        window.press(KeyEvent.VK_S);
        window.until(
                "it is said", () -> ((JLabel) window.named("status")).getText().startsWith("There’s no sound"));
    }

    @Test
    void whereOneWasIsWhereOneIs() throws Exception {
        open();
        Rectangle place = new Rectangle(40, 50, 1100, 740);
        window.run(() -> window.frame().setBounds(place));
        window.run(() -> window.frame()
                .contents()
                .learn()
                .open(window.frame().contents().learn().lessons().get(1)));
        window.run(() -> window.frame().contents().workspaces().show(Workspace.RULES));
        String lesson = window.ask(
                () -> window.frame().contents().session().lesson().lesson().id());
        reopen();
        window.until(
                "the rule book",
                () -> window.frame()
                        .contents()
                        .workspaces()
                        .bench(AtlasWorkspace.class)
                        .isPresent());
        assertThat(window.ask(() ->
                        window.frame().contents().session().lesson().lesson().id()))
                .isEqualTo(lesson);
        assertThat(window.ask(() -> window.frame().getSize())).isEqualTo(place.getSize());
    }

    @Test
    void aScreenThatGoesTakesNoWindowWithIt() throws Exception {
        Rectangle whole = screens.get(0);
        int half = whole.width / 2;
        Rectangle first = new Rectangle(whole.x, whole.y, half, whole.height);
        Rectangle second = new Rectangle(whole.x + half, whole.y, whole.width - half, whole.height);
        screens.clear();
        screens.addAll(List.of(first, second));
        open();
        window.run(() -> window.frame().setBounds(first.x + 10, first.y + 40, half - 40, 600));
        window.press(KeyEvent.VK_F5);
        window.until("the class sees", () -> audience().isPresent());
        assertThat(window.ask(() -> audience().orElseThrow().getBounds())).isEqualTo(second);
        screens.remove(second);
        window.until(
                "the class's window is back",
                () -> audience().orElseThrow().getBounds().equals(first));
        window.run(() -> window.frame().setLocation(second.x + 20, 40));
        window.until("the window is back", () -> first.contains(window.frame().getLocation()));
    }

    private static Optional<Frame> audience() {
        return Stream.of(Frame.getFrames())
                .filter(frame -> "audience".equals(frame.getName()) && frame.isShowing())
                .findFirst();
    }
}
