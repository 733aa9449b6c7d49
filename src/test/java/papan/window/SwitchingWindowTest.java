package papan.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.swing.UIManager;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papan.lesson.script.Step;
import papan.model.Place;
import papan.narration.Language;
import papan.replay.Grain;
import papan.replay.Timeline;
import papan.ui.board.BoardScene;
import papan.ui.common.Theme;
import papan.ui.common.Zoom;
import papan.ui.settings.Settings;

/**
 * Languages, themes and zoom are changed while a seed is on its way: every language with every theme, every zoom with every
 * language and with every theme.
 */
@Windowed
class SwitchingWindowTest {
    /** A window of 1280 × 800 has at least this much room at every zoom, in its own units. */
    private static final int WIDTH = 1280;

    private static final int HEIGHT = 720;
    private static final List<Theme> THEMES = List.of(Theme.values());
    private static final List<Language> LANGUAGES = List.of(Language.values());
    private static final List<Integer> ZOOMS = List.of(75, 150, 300);

    @TempDir
    private Path settings;

    private Opened window;

    /** All that must not change. */
    private record Moment(
            int step,
            Timeline timeline,
            int cursor,
            double fraction,
            boolean playing,
            double speed,
            BoardScene scene,
            String focus) {}

    @BeforeEach
    void openInTheMiddleOfATurn() throws Exception {
        window = new Opened(Opened.on("first-turn"), settings);
        window.show(Step.Play.class);
        window.focus(
                window.ask(() -> window.board().componentOf(Place.parse("S3").orElseThrow())));
        window.run(() -> {
            window.playback().setGrain(Grain.LAP);
            window.playback().seek(window.session().stage().start() + 4);
            window.playback().play();
        });
        window.crank(200);
    }

    @AfterEach
    void close() {
        window.close();
    }

    private Moment moment() {
        return window.ask(() -> new Moment(
                window.session().index(),
                window.playback().timeline(),
                window.playback().cursor(),
                window.playback().fraction(),
                window.playback().isPlaying(),
                window.playback().speed(),
                window.board().scene(),
                window.owner()));
    }

    @Test
    void nothingIsLostAndNothingIsCutOffInAnyLanguageThemeAndZoom() {
        Moment before = moment();
        assertThat(before.fraction()).isBetween(0.1, 0.9);
        assertThat(before.playing()).isTrue();
        Set<String> titles = new HashSet<>();
        List<String> faults = new ArrayList<>();
        int seen = 0;
        for (int zoom : ZOOMS) {
            window.run(() -> window.frame().inside().setZoom(zoom));
            window.resize(WIDTH * zoom / 100, HEIGHT * zoom / 100);
            for (Theme theme : THEMES) {
                window.run(() -> window.frame().inside().setTheme(theme));
                for (Language language : LANGUAGES) {
                    if (!ZOOMS.get((THEMES.indexOf(theme) + LANGUAGES.indexOf(language)) % ZOOMS.size())
                            .equals(zoom)) {
                        continue;
                    }
                    window.run(() -> window.frame().inside().setLanguage(language));
                    String where = zoom + " % " + theme + " " + language;
                    assertThat(moment()).as(where).isEqualTo(before);
                    titles.add(window.ask(window.frame()::getTitle));
                    window.ask(() -> Tour.faults(Tour.content(
                                    window.frame(),
                                    window.frame().getContentPane().getSize())))
                            .forEach(fault -> faults.add(where + ": " + fault));
                    seen++;
                }
            }
        }
        assertThat(faults).isEmpty();
        assertThat(titles).hasSameSizeAs(Language.values());
        assertThat(seen).isEqualTo(Theme.values().length * Language.values().length);
        window.crank(300);
        assertThat(window.ask(() -> window.playback().cursor()))
                .as("the seed falls")
                .isEqualTo(before.cursor() + 1);
    }

    @Test
    void theMenusOfTheRailDoIt() {
        Moment before = moment();
        choose("settings", "theme.contrast");
        choose("language", "language.sv");
        choose("zoom", "zoom.150");
        Moment after = moment();
        assertThat(after).usingRecursiveComparison().ignoringFields("focus").isEqualTo(before);
        assertThat(window.ask(() -> UIManager.getLookAndFeel().getName())).containsIgnoringCase("contrast");
        assertThat(window.ask(() -> window.frame().inside().settings().get(Settings.LANGUAGE)))
                .isEqualTo(Language.SWEDISH);
        assertThat(window.ask(Zoom::percent)).isEqualTo(150);
    }

    private void choose(String menu, String item) {
        window.click(menu);
        window.hands().menuItem(item).click();
        window.run(() -> {});
    }
}
