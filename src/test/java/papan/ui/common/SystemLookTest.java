package papan.ui.common;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import papan.ui.playback.OnEdt;

/** What each system says of how programs should look is understood. */
class SystemLookTest {
    private final FakeDesktop desktop = new FakeDesktop();
    private final SystemLook look = new SystemLook(desktop);

    /** A desktop that says what a test puts into its mouth. */
    private static final class FakeDesktop implements Desktop {
        private String system = "Linux";
        private final Map<String, Object> properties = new HashMap<>();
        private final Map<String, String> answers = new HashMap<>();

        @Override
        public String system() {
            return system;
        }

        @Override
        public Optional<Object> property(String name) {
            return Optional.ofNullable(properties.get(name));
        }

        @Override
        public void onChange(String property, Runnable changed) {}

        @Override
        public Optional<String> ask(List<String> command) {
            return Optional.ofNullable(answers.get(command.get(command.size() - 1)));
        }
    }

    /** The toolkit is asked on the event dispatch thread. */
    @ExtendWith(OnEdt.class)
    static class AtOnce {
        private final FakeDesktop desktop = new FakeDesktop();
        private final SystemLook look = new SystemLook(desktop);

        @Test
        void aDesktopThatSaysNothingWishesNothing() {
            assertThat(look.atOnce()).isEqualTo(SystemWish.NONE);
            assertThat(look.asked()).isEqualTo(SystemWish.NONE);
        }

        @Test
        void highContrastOnWindows() {
            desktop.properties.put("win.highContrast.on", true);
            assertThat(look.atOnce().theme()).contains(Theme.CONTRAST);
            desktop.properties.put("win.highContrast.on", false);
            assertThat(look.atOnce().theme()).isEmpty();
        }

        @Test
        void namesOfGtkThemes() {
            Map<String, Theme> themes = Map.of(
                    "Adwaita",
                    Theme.LIGHT,
                    "Adwaita-dark",
                    Theme.DARK,
                    "Yaru-blue-dark",
                    Theme.DARK,
                    "Adwaita:dark",
                    Theme.DARK,
                    "HighContrastInverse",
                    Theme.CONTRAST,
                    "Darkness",
                    Theme.LIGHT);
            themes.forEach((name, theme) -> {
                desktop.properties.put("gnome.Net/ThemeName", name);
                assertThat(look.atOnce().theme()).as(name).contains(theme);
            });
        }

        @Test
        void aDesktopWithoutAnimations() {
            desktop.properties.put("gnome.Gtk/EnableAnimations", 0);
            assertThat(look.atOnce().motion()).contains(SeedMotion.OFF);
            desktop.properties.put("gnome.Gtk/EnableAnimations", 1);
            assertThat(look.atOnce().motion()).isEmpty();
        }
    }

    @ParameterizedTest
    @CsvSource({"0x0,DARK", "0x1,LIGHT"})
    void theRegistryOfWindows(String value, Theme theme) {
        desktop.system = "Windows 11";
        desktop.answers.put(
                "AppsUseLightTheme",
                "HKEY_CURRENT_USER\\...\\Personalize\n    AppsUseLightTheme    REG_DWORD    " + value);
        assertThat(look.asked().theme()).contains(theme);
    }

    @ParameterizedTest
    @CsvSource({"9E1E078012000000,", "9012038010000000,OFF", "9E,"})
    void animationsOfWindows(String mask, SeedMotion motion) {
        desktop.system = "Windows 10";
        desktop.answers.put("UserPreferencesMask", "    UserPreferencesMask    REG_BINARY    " + mask);
        assertThat(look.asked().motion()).isEqualTo(Optional.ofNullable(motion));
    }

    @Test
    void macOs() {
        desktop.system = "Mac OS X";
        assertThat(look.asked()).isEqualTo(new SystemWish(Optional.of(Theme.LIGHT), Optional.empty()));
        desktop.answers.put("AppleInterfaceStyle", "Dark");
        desktop.answers.put("reduceMotion", "1");
        assertThat(look.asked()).isEqualTo(new SystemWish(Optional.of(Theme.DARK), Optional.of(SeedMotion.OFF)));
    }

    @Test
    void gnome() {
        desktop.answers.put("color-scheme", "'default'");
        desktop.answers.put("high-contrast", "false");
        desktop.answers.put("enable-animations", "true");
        assertThat(look.asked()).isEqualTo(SystemWish.NONE);
        desktop.answers.put("color-scheme", "'prefer-dark'");
        desktop.answers.put("enable-animations", "false");
        assertThat(look.asked()).isEqualTo(new SystemWish(Optional.of(Theme.DARK), Optional.of(SeedMotion.OFF)));
        desktop.answers.put("high-contrast", "true");
        assertThat(look.asked().theme()).contains(Theme.CONTRAST);
    }

    @Test
    void whatWasAskedSaysMoreThanTheNameOfATheme() {
        SystemWish named = new SystemWish(Optional.of(Theme.LIGHT), Optional.empty());
        SystemWish asked = new SystemWish(Optional.of(Theme.DARK), Optional.of(SeedMotion.OFF));
        assertThat(named.with(asked)).isEqualTo(asked);
        assertThat(named.with(SystemWish.NONE)).isEqualTo(named);
        SystemWish strong = new SystemWish(Optional.of(Theme.CONTRAST), Optional.empty());
        assertThat(strong.with(asked).theme()).contains(Theme.CONTRAST);
    }

    @Test
    void aProgramThatIsNotThereSaysNothing() {
        assertThat(new RealDesktop().ask(List.of("/no/such/program", "get"))).isEmpty();
    }
}
