package papan.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Rectangle;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import papan.narration.Language;
import papan.replay.Grain;
import papan.ui.board.BoardLooks;
import papan.ui.common.SeedMotion;
import papan.ui.common.Theme;
import papan.ui.settings.Settings;

class PreferencesTest {
    private static final Settings SOME = Settings.DEFAULT
            .with(Settings.LANGUAGE, Language.MALAY)
            .with(Settings.THEME, Theme.DARK)
            .with(Settings.ZOOM, 150)
            .with(Settings.BOARD_TURNED, true)
            .with(Settings.BOARD_WRITING, BoardLooks.Writing.ASKED)
            .with(Settings.SPEED, 0.5)
            .with(Settings.GRAIN, Grain.LAP)
            .with(Settings.OWN_PACE, false)
            .with(Settings.CLOCK, true)
            .with(Settings.MOTION, Optional.of(SeedMotion.SHORT))
            .with(Settings.SOUND, true)
            .with(Settings.LETTER_KEYS, false)
            .with(Settings.TO_NARRATION, true)
            .with(Settings.BOUNDS, Optional.of(new Rectangle(-20, 10, 1300, 850)))
            .with(Settings.MAXIMIZED, true)
            .with(Settings.WORKSPACE, Workspace.CHARTS.id())
            .with(Settings.LESSON, Optional.of("relay"))
            .with(Settings.MAP, true)
            .with(Settings.LEARNER, "Siti 小明")
            .with(Settings.GUEST, true)
            .with(Settings.ALWAYS_GUEST, true)
            .with(Settings.HAND_IN, Optional.of("/school/4a"))
            .with(Settings.KEEPS_HANDS, true)
            .with(Settings.SEEN, Set.of("motion", "panel.rule"));

    @TempDir
    private Path folder;

    @Test
    void whatIsSavedIsLoaded() {
        new Preferences(folder.resolve("new/one")).save(SOME);
        assertThat(new Preferences(folder.resolve("new/one")).load()).isEqualTo(SOME);
    }

    @Test
    void nothingSavedMeansTheDefaults() {
        assertThat(new Preferences(folder).load()).isEqualTo(Settings.DEFAULT);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "language=xx", "\\u00zz", "language=en\ntheme=pink", "bounds=1,2"})
    void aBrokenFileIsSetAside(String content) throws IOException {
        Files.writeString(folder.resolve("settings.properties"), content);
        Preferences preferences = new Preferences(folder);
        assertThat(preferences.load()).isEqualTo(Settings.DEFAULT);
        assertThat(folder.resolve("settings.properties.broken")).hasContent(content);
        preferences.save(SOME);
        assertThat(preferences.load()).isEqualTo(SOME);
    }

    @Test
    void aFileOfAnOlderProgramIsUnderstood() throws IOException {
        Files.writeString(
                folder.resolve("settings.properties"),
                "language=sv\ntheme=dark\nzoom=125\nspeed=2.0\ngrain=turn\nworkspace=learn\nlearner=Ana\n");
        Settings loaded = new Preferences(folder).load();
        assertThat(loaded)
                .isEqualTo(Settings.DEFAULT
                        .with(Settings.LANGUAGE, Language.SWEDISH)
                        .withTheme(Theme.DARK)
                        .with(Settings.ZOOM, 125)
                        .with(Settings.SPEED, 2.0)
                        .with(Settings.GRAIN, Grain.TURN)
                        .with(Settings.LEARNER, "Ana"));
    }

    @Test
    void whatCannotBeIsTheNearestThatCan() throws IOException {
        assertThat(loaded("-100", "NaN").get(Settings.ZOOM)).isEqualTo(75);
        assertThat(loaded("2147483647", "1e9").get(Settings.ZOOM)).isEqualTo(300);
        assertThat(loaded("0", "NaN").get(Settings.SPEED)).isEqualTo(1);
        assertThat(loaded("100", "1e9").get(Settings.SPEED)).isEqualTo(8);
        assertThat(loaded("100", "-3").get(Settings.SPEED)).isEqualTo(0.25);
    }

    private Settings loaded(String zoom, String speed) throws IOException {
        Files.writeString(
                folder.resolve("settings.properties"),
                "language=sv\ntheme=dark\nzoom=" + zoom + "\nspeed=" + speed + "\ngrain=turn\nworkspace=learn\n");
        return new Preferences(folder).load();
    }

    @Test
    void savingLeavesOneFile() throws IOException {
        new Preferences(folder).save(SOME);
        new Preferences(folder).save(Settings.DEFAULT);
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files).containsExactly(folder.resolve("settings.properties"));
        }
    }

    @Test
    void aFolderThatCannotBeMadeDisturbsNobody() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "");
        new Preferences(file.resolve("below")).save(SOME);
        assertThat(new Preferences(file.resolve("below")).load()).isEqualTo(Settings.DEFAULT);
    }

    @Test
    void eachSystemHasItsFolder() {
        Path home = Path.of("home");
        assertThat(Preferences.systemFolder("Linux", Map.of(), home)).isEqualTo(home.resolve(".config/papan"));
        assertThat(Preferences.systemFolder("Linux", Map.of("XDG_CONFIG_HOME", "/xdg"), home))
                .isEqualTo(Path.of("/xdg/papan"));
        assertThat(Preferences.systemFolder("Mac OS X", Map.of(), home))
                .isEqualTo(home.resolve("Library/Application Support/Papan"));
        assertThat(Preferences.systemFolder("Windows 11", Map.of("APPDATA", "/roaming"), home))
                .isEqualTo(Path.of("/roaming/Papan"));
    }
}
