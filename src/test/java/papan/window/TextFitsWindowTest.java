package papan.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Dimension;
import java.awt.Font;
import java.awt.Window;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.swing.JRootPane;
import javax.swing.RootPaneContainer;
import javax.swing.UIManager;
import org.assertj.swing.edt.GuiActionRunner;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papan.analysis.ChartKind;
import papan.narration.Language;
import papan.narration.LongestTexts;
import papan.ui.app.Workspace;
import papan.ui.atlas.AtlasWorkspace;
import papan.ui.chart.ChartsWorkspace;
import papan.ui.common.Theme;

/**
 * In English, in Chinese and in the longest words of the others every text of the window is wholly there, and nothing lies on anything else. This goes over a covering
 * selection: three themes have the same letters, so one stands for them. {@link ScreenshotMatrix} goes over everything, and
 * {@link TextFitsSmallWindowTest} over small windows and large letters.
 */
@Windowed(painted = false)
class TextFitsWindowTest {
    private static final Dimension LAPTOP = new Dimension(1280, 800);
    private static final List<Language> ALL = Tour.LANGUAGES;

    private final Faults faults = new Faults();

    @Test
    void nothingIsCutInAnyViewAndLanguage() throws Exception {
        Tour.through(List.of(View.values()), List.of(Theme.LIGHT), ALL, LAPTOP, faults::look);
        faults.none(View.values().length * ALL.size());
    }

    @Test
    void themesOfOneSizeHaveTheSameLetters() {
        Map<String, Font> light = letters(Theme.LIGHT);
        assertThat(light).hasSizeGreaterThan(20);
        assertThat(letters(Theme.DARK)).isEqualTo(light);
        assertThat(letters(Theme.CONTRAST)).isEqualTo(light);
        assertThat(letters(Theme.PROJECTOR)).isNotEqualTo(light);
    }

    private static Map<String, Font> letters(Theme theme) {
        return GuiActionRunner.execute(() -> {
            theme.install(Language.ENGLISH);
            Map<String, Font> fonts = new TreeMap<>();
            UIManager.getLookAndFeelDefaults().keySet().forEach(key -> {
                if (String.valueOf(key).endsWith("font")) {
                    fonts.put(String.valueOf(key), UIManager.getFont(key));
                }
            });
            Theme.LIGHT.install(Language.ENGLISH);
            return fonts;
        });
    }

    @Test
    void nothingIsCutInRarerPlaces(@TempDir Path folder) throws Exception {
        Path broken = Files.writeString(folder.resolve("broken.json"), "{\"format\": \"rules/1\", \"id\": \"broken\"}");
        Opened window = new Opened(Opened.on("first-turn"), folder);
        try {
            window.resize(LAPTOP.width, LAPTOP.height);
            everywhere(window, "a broken file", () -> {
                window.run(() -> window.frame().contents().workspaces().show(Workspace.RULES));
                window.run(() -> window.frame()
                        .contents()
                        .workspaces()
                        .bench(AtlasWorkspace.class)
                        .orElseThrow()
                        .open(broken));
                window.until("what is wrong", () -> window.named("atlas.faults").isShowing());
            });
            Scenes.charts(window.frame());
            for (Language language : ALL) {
                window.run(() -> Tour.speak(window.frame(), language));
                for (ChartKind kind : ChartKind.offered()) {
                    window.run(() -> window.frame()
                            .contents()
                            .workspaces()
                            .bench(ChartsWorkspace.class)
                            .orElseThrow()
                            .setKind(kind));
                    window.run(() -> faults.look(Tour.content(window.frame(), LAPTOP), kind.id() + " " + language));
                }
            }
            for (Language language : ALL) {
                window.run(() -> Tour.speak(window.frame(), language));
                Scenes.keys(window.frame());
                window.run(() -> Arrays.stream(Window.getWindows())
                        .filter(each -> each.isShowing() && each.getOwner() == window.frame())
                        .forEach(each -> {
                            // Of the dialog's own edges the desktop tells when it likes, on a thread of its own.
                            JRootPane inside = ((RootPaneContainer) each).getRootPane();
                            CutText.in(inside).forEach(fault -> faults.add("keys " + language, fault));
                            each.dispose();
                        }));
            }
        } finally {
            LongestTexts.beSilent();
            window.close();
        }
        faults.none((1 + ChartKind.offered().size()) * ALL.size());
    }

    private void everywhere(Opened window, String what, Runnable arranging) {
        arranging.run();
        for (Language language : ALL) {
            window.run(() -> Tour.speak(window.frame(), language));
            window.run(() -> faults.look(Tour.content(window.frame(), LAPTOP), what + " " + language));
        }
    }
}
