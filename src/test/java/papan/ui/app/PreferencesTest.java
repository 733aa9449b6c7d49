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

class PreferencesTest {
    private static final Settings SOME = new Settings(
            Language.MALAY,
            new Settings.Look(Theme.DARK, true, 150, new BoardLooks(true, BoardLooks.Writing.ASKED)),
            new Settings.Pace(0.5, Grain.LAP, false, true),
            new Settings.Senses(Optional.of(SeedMotion.SHORT), true),
            new Settings.Access(false, true),
            new Settings.Placed(
                    Optional.of(new Rectangle(-20, 10, 1300, 850)), true, Workspace.CHARTS, Optional.of("relay"), true),
            new Settings.Sitting("Siti 小明", false, false),
            new Settings.Classroom(Optional.of("/school/4a"), true),
            Set.of("motion", "panel.rule"));

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
        assertThat(loaded.look()).isEqualTo(new Settings.Look(Theme.DARK, false, 125, BoardLooks.USUAL));
        assertThat(loaded.senses()).isEqualTo(Settings.DEFAULT.senses());
        assertThat(loaded.seen()).isEmpty();
        assertThat(loaded.learner()).isEqualTo("Ana");
    }

    @Test
    void whatCannotBeIsTheNearestThatCan() throws IOException {
        assertThat(loaded("-100", "NaN").zoom()).isEqualTo(75);
        assertThat(loaded("2147483647", "1e9").zoom()).isEqualTo(300);
        assertThat(loaded("0", "NaN").pace().speed()).isEqualTo(1);
        assertThat(loaded("100", "1e9").pace().speed()).isEqualTo(8);
        assertThat(loaded("100", "-3").pace().speed()).isEqualTo(0.25);
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
