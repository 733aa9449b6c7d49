package papan.ui.common;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Finds out how the system wants programs to look. The toolkit's desktop properties tell some of it at once; for the rest
 * the system's own small programs are asked, which takes a moment. Nothing of it needs code that is not Java.
 */
public final class SystemLook {
    /** The properties whose change may mean another look. */
    static final List<String> PROPERTIES =
            List.of("win.highContrast.on", "gnome.Net/ThemeName", "gnome.Gtk/EnableAnimations");

    private static final String PERSONALIZE = "HKCU\\Software\\Microsoft\\Windows\\CurrentVersion\\Themes\\Personalize";
    private static final Pattern BINARY = Pattern.compile("REG_BINARY\\s+([0-9A-Fa-f]{10,})");
    /** In the fifth byte of the mask of preferences: whether things inside windows may move. */
    private static final int CLIENT_AREA_ANIMATION = 2;

    private final Desktop desktop;

    /** How a desktop wants programs to look. */
    public SystemLook(Desktop desktop) {
        this.desktop = desktop;
    }

    /** Does something on the event dispatch thread whenever the toolkit says that the look may have changed. */
    public void onChange(Runnable changed) {
        PROPERTIES.forEach(property -> desktop.onChange(property, changed));
    }

    /** What can be said at once, on the event dispatch thread. */
    public SystemWish atOnce() {
        Edt.check();
        if (desktop.property("win.highContrast.on").filter(Boolean.TRUE::equals).isPresent()) {
            return new SystemWish(Optional.of(Theme.CONTRAST), Optional.empty());
        }
        Optional<Theme> theme =
                desktop.property("gnome.Net/ThemeName").map(Object::toString).map(SystemLook::gtk);
        boolean still = desktop.property("gnome.Gtk/EnableAnimations")
                .filter(Integer.valueOf(0)::equals)
                .isPresent();
        return new SystemWish(theme, still ? Optional.of(SeedMotion.OFF) : Optional.empty());
    }

    private static Theme gtk(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        return lower.startsWith("highcontrast")
                ? Theme.CONTRAST
                : lower.endsWith("-dark") || lower.endsWith(":dark") ? Theme.DARK : Theme.LIGHT;
    }

    /** What the system's programs say; takes up to some seconds, and never runs on the event dispatch thread. */
    public SystemWish asked() {
        String name = desktop.system().toLowerCase(Locale.ROOT);
        return name.startsWith("windows")
                ? windows()
                : name.startsWith("mac") ? mac() : name.isEmpty() ? SystemWish.NONE : gnome();
    }

    private SystemWish windows() {
        Optional<Theme> theme =
                registry(PERSONALIZE, "AppsUseLightTheme").map(said -> said.endsWith("0x0") ? Theme.DARK : Theme.LIGHT);
        Optional<SeedMotion> motion = registry("HKCU\\Control Panel\\Desktop", "UserPreferencesMask")
                .map(BINARY::matcher)
                .filter(Matcher::find)
                .map(found -> Integer.parseInt(found.group(1).substring(8, 10), 16))
                .filter(fifth -> (fifth & CLIENT_AREA_ANIMATION) == 0)
                .map(fifth -> SeedMotion.OFF);
        return new SystemWish(theme, motion);
    }

    private Optional<String> registry(String key, String value) {
        return desktop.ask(List.of("C:\\Windows\\System32\\reg.exe", "query", key, "/v", value));
    }

    /** The style is not there at all while it is light. */
    private SystemWish mac() {
        boolean dark =
                defaults("-g", "AppleInterfaceStyle").filter("Dark"::equals).isPresent();
        boolean still = defaults("com.apple.universalaccess", "reduceMotion")
                .filter("1"::equals)
                .isPresent();
        return new SystemWish(
                Optional.of(dark ? Theme.DARK : Theme.LIGHT), still ? Optional.of(SeedMotion.OFF) : Optional.empty());
    }

    private Optional<String> defaults(String domain, String key) {
        return desktop.ask(List.of("/usr/bin/defaults", "read", domain, key));
    }

    private SystemWish gnome() {
        boolean contrast = gsettings("org.gnome.desktop.a11y.interface", "high-contrast")
                .filter("true"::equals)
                .isPresent();
        Optional<Theme> theme = contrast
                ? Optional.of(Theme.CONTRAST)
                : gsettings("org.gnome.desktop.interface", "color-scheme").flatMap(SystemLook::scheme);
        boolean still = gsettings("org.gnome.desktop.interface", "enable-animations")
                .filter("false"::equals)
                .isPresent();
        return new SystemWish(theme, still ? Optional.of(SeedMotion.OFF) : Optional.empty());
    }

    /** Where no scheme was ever chosen the name of the theme says more. */
    private static Optional<Theme> scheme(String said) {
        return switch (said) {
            case "'prefer-dark'" -> Optional.of(Theme.DARK);
            case "'prefer-light'" -> Optional.of(Theme.LIGHT);
            default -> Optional.empty();
        };
    }

    private Optional<String> gsettings(String schema, String key) {
        return desktop.ask(List.of("/usr/bin/gsettings", "get", schema, key));
    }
}
