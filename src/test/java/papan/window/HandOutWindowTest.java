package papan.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.Window;
import java.awt.event.KeyEvent;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.swing.AbstractButton;
import javax.swing.JLabel;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import papan.ui.atlas.AtlasWorkspace;
import papan.ui.chart.ChartsWorkspace;
import papan.ui.compare.CompareWorkspace;

/** The papers of a lesson in the window: how they are reached, and that they are seen before they are printed. */
@Windowed
class HandOutWindowTest {
    @TempDir
    private Path settings;

    private Opened window;

    @BeforeEach
    void open() throws Exception {
        window = new Opened(Opened.on("capture"), settings);
    }

    @AfterEach
    void close() {
        window.run(() -> found().ifPresent(Window::dispose));
        window.close();
    }

    private Optional<Window> found() {
        return Stream.of(window.frame().getOwnedWindows())
                .filter(each -> each.isShowing() && "hand-out".equals(each.getName()))
                .findFirst();
    }

    private Stream<Component> parts(Component all) {
        Stream<Component> inside = all instanceof Container container
                ? Stream.of(container.getComponents()).flatMap(this::parts)
                : Stream.empty();
        return Stream.concat(Stream.of(all), inside);
    }

    private AbstractButton button(String name) {
        return parts(found().orElseThrow())
                .filter(each -> name.equals(each.getName()))
                .map(AbstractButton.class::cast)
                .findFirst()
                .orElseThrow();
    }

    private List<String> sheets() {
        return found().stream()
                .flatMap(this::parts)
                .filter(each -> each instanceof JLabel label && label.getIcon() != null)
                .map(each -> each.getAccessibleContext().getAccessibleName())
                .filter(name -> name != null && name.startsWith("Sheet "))
                .toList();
    }

    @ParameterizedTest
    @ValueSource(ints = {KeyEvent.VK_3, KeyEvent.VK_4, KeyEvent.VK_5})
    void rulesChartsAndComparisonsAreSeenToo(int workspace) {
        window.pressWithCtrl(workspace);
        window.until(
                "the workspace",
                () -> window.frame()
                                .contents()
                                .workspaces()
                                .bench(AtlasWorkspace.class)
                                .isPresent()
                        || window.frame()
                                .contents()
                                .workspaces()
                                .bench(ChartsWorkspace.class)
                                .isPresent()
                        || window.frame()
                                .contents()
                                .workspaces()
                                .bench(CompareWorkspace.class)
                                .isPresent());
        window.pressWithCtrl(KeyEvent.VK_P);
        window.until("the paper", () -> sheets().contains("Sheet 1 of " + sheets().size()));
    }

    @Test
    void aLessonIsSeenOnPaperBeforeItIsPrinted() {
        window.pressWithCtrl(KeyEvent.VK_P);
        window.until("the worksheet", () -> sheets().contains("Sheet 1 of " + sheets().size()));
        int worksheet = window.ask(() -> sheets().size());
        assertThat(window.ask(() -> button("hand-out.print").isEnabled()
                        && button("hand-out.save").isEnabled()))
                .isTrue();
        window.run(() -> button("hand-out.paper.story").doClick());
        window.until("the story board", () -> sheets().size() > worksheet);
        window.press(KeyEvent.VK_ESCAPE);
        window.until("the sheet to be gone", () -> found().isEmpty());
    }
}
