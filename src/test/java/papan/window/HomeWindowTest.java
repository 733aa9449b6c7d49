package papan.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.Rectangle;
import java.awt.event.KeyEvent;
import java.nio.file.Path;
import java.util.List;
import javax.swing.JLabel;
import javax.swing.JViewport;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papan.ui.common.Choice;

/** The home of a learner on a school's laptop: what is in sight at once, and how a lesson is found. */
@Windowed
class HomeWindowTest {
    @TempDir
    private Path settings;

    private Opened window;

    @BeforeEach
    void open() throws Exception {
        window = Opened.atHome(settings);
        window.resize(1366, 708);
    }

    @AfterEach
    void close() {
        window.close();
    }

    private boolean isInSight(String name) {
        return window.ask(() -> {
            Component part = window.named(name);
            JViewport seen = (JViewport) SwingUtilities.getAncestorOfClass(JViewport.class, part);
            Rectangle bounds = SwingUtilities.convertRectangle(part.getParent(), part.getBounds(), seen);
            return part.isShowing() && new Rectangle(seen.getSize()).contains(bounds);
        });
    }

    private List<String> cards() {
        return window.ask(() -> Parts.of((Container) window.named("lesson-list"), Component.class).stream()
                .filter(part ->
                        part.isShowing() && String.valueOf(part.getName()).startsWith("open."))
                .map(part -> part.getName().substring("open.".length()))
                .toList());
    }

    @Test
    void whatComesNextAndTheFirstLessonsAreInTheFirstScreenful() {
        assertThat(List.of("lessons.continue", "learner", "teachers", "find", "open.sit-down", "open.keep-going"))
                .allMatch(this::isInSight);
    }

    @Test
    void aLessonIsFoundByAWordAndOpenedWithoutTheMouse() {
        window.focus(window.named("find"));
        window.type("modulo ring");
        assertThat(cards()).containsExactly("fifteen-in-one-hand");
        assertThat(window.ask(() -> ((JLabel) window.named("find.found")).getText()))
                .isEqualTo("1 lesson");
        window.press(KeyEvent.VK_ENTER);
        assertThat(window.owner()).isEqualTo("open.fifteen-in-one-hand");
        window.press(KeyEvent.VK_ENTER);
        window.until("the lesson", () -> window.session().lesson().lesson().id().equals("fifteen-in-one-hand"));
    }

    @Test
    void whatIsLookedForStaysUntilItIsTakenBack() {
        int all = cards().size();
        window.run(() -> ((Choice<?>) window.named("find.minutes")).setSelectedIndex(1));
        List<String> few = cards();
        assertThat(few).contains("sit-down").hasSizeLessThan(all);
        window.click("open.sit-down");
        window.click("lessons");
        assertThat(cards()).isEqualTo(few);
        window.run(() -> ((Choice<?>) window.named("find.minutes")).setSelectedIndex(0));
        assertThat(cards()).hasSize(all);
    }
}
