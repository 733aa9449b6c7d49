package papan.ui.settings;

import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import papan.narration.Language;
import papan.replay.Grain;
import papan.ui.board.BoardLooks;
import papan.ui.common.SeedMotion;
import papan.ui.common.Theme;
import papan.ui.common.Zoom;
import papan.ui.playback.Speeds;

/** What is remembered from one time to the next, a line for each setting. */
public final class Settings {
    private static final List<Setting<?>> ALL = new ArrayList<>();
    private static final List<Setting<Boolean>> OFFERED = new ArrayList<>();

    public static final Setting<Language> LANGUAGE = one("language", Language.ENGLISH, Language::parse, Language::tag);

    /** The theme that is worn, or was the last one that the system asked for. */
    public static final Setting<Theme> THEME = one("theme", Theme.LIGHT, Theme::parse, Theme::id);

    /** Whether the theme follows the system's. */
    public static final Setting<Boolean> THEME_OF_SYSTEM = flag("theme.system", false);

    /** In percent. */
    public static final Setting<Integer> ZOOM =
            one("zoom", 100, text -> Optional.of(Zoom.nearest(Integer.parseInt(text))), String::valueOf);

    public static final Setting<Boolean> BOARD_TURNED = flag("board.turned", BoardLooks.USUAL.turned());
    public static final Setting<BoardLooks.Writing> BOARD_WRITING =
            one("board.writing", BoardLooks.USUAL.writing(), BoardLooks.Writing::parse, BoardLooks.Writing::id);

    /** Times one seed in 450 ms. */
    public static final Setting<Double> SPEED =
            one("speed", 1.0, text -> Optional.of(Speeds.nearest(Double.parseDouble(text))), String::valueOf);

    /** How far one step goes. */
    public static final Setting<Grain> GRAIN = one(
            "grain",
            Grain.SEED,
            text -> Optional.of(Grain.valueOf(text.toUpperCase(Locale.ROOT))),
            grain -> grain.name().toLowerCase(Locale.ROOT));

    /** Whether lessons wait at each ruling until the learner goes on. */
    public static final Setting<Boolean> OWN_PACE = offered("ownPace", "own-pace", true);

    /** Whether a drill shows how long it has taken. */
    public static final Setting<Boolean> CLOCK = offered("clock", "clock", false);

    /** How seeds travel; empty as long as nobody has chosen. */
    public static final Setting<Optional<SeedMotion>> MOTION = maybe("motion", SeedMotion::parse, SeedMotion::id);

    public static final Setting<Boolean> SOUND = flag("sound", false);

    public static final Setting<Boolean> LETTER_KEYS = flag("letterKeys", "keys.letters", true);

    /** Whether the focus goes to the sentence with each step. */
    public static final Setting<Boolean> TO_NARRATION = flag("toNarration", "keys.to-narration", false);

    /** The id of the workspace that was shown. */
    public static final Setting<String> WORKSPACE = word("workspace", "learn");

    /** The id of the lesson that was open, if one was. */
    public static final Setting<Optional<String>> LESSON = maybe("lesson", Optional::of, text -> text);

    /** Whether the Rules workspace shows its map in place of the list. */
    public static final Setting<Boolean> MAP = flag("rules.map", false);

    public static final Setting<Boolean> MAXIMIZED = flag("maximized", false);

    /** Where the window was while it was not maximized, in the screen's own units; empty at the first start. */
    public static final Setting<Optional<Rectangle>> BOUNDS =
            maybe("bounds", Settings::rectangle, b -> b.x + "," + b.y + "," + b.width + "," + b.height);

    /** A name; empty for whoever gives none. */
    public static final Setting<String> LEARNER = word("learner", "");

    /** Whether it is a guest who sits here, of whom nothing is kept. */
    public static final Setting<Boolean> GUEST = flag("guest", false);

    /** Whether a guest sits here whenever the program starts. */
    public static final Setting<Boolean> ALWAYS_GUEST = flag("guest.always", false);

    /** The folder to which learners hand in; empty where they choose one. */
    public static final Setting<Optional<String>> HAND_IN = maybe("class.handIn", Optional::of, text -> text);

    /** Whether the hands of a class are kept. */
    public static final Setting<Boolean> KEEPS_HANDS = flag("class.hands", false);

    /** What has been pointed out once and is not pointed out again, by its name. */
    public static final Setting<Set<String>> SEEN = one(
            "seen",
            Set.of(),
            text -> Optional.of(text.isBlank() ? Set.of() : Set.of(text.split(",", -1))),
            seen -> String.join(",", new TreeSet<>(seen)));

    /**
     * What holds at the first start: the system's theme. In a file that says nothing of that, written before one could
     * choose it, the theme is the one that somebody chose.
     */
    public static final Settings DEFAULT = new Settings(Map.of()).with(THEME_OF_SYSTEM, true);

    private final Map<Setting<?>, Object> chosen;

    /** What is chosen otherwise than usual. */
    private Settings(Map<Setting<?>, Object> chosen) {
        this.chosen = Map.copyOf(chosen);
    }

    private static <T> Setting<T> one(
            String name, T usual, Function<String, Optional<T>> reader, Function<T, String> writer) {
        return add(new Setting<>(name, name, usual, reader, writer));
    }

    private static Setting<Boolean> flag(String name, boolean usual) {
        return flag(name, name, usual);
    }

    private static Setting<Boolean> flag(String name, String text, boolean usual) {
        return add(new Setting<>(name, text, usual, file -> Optional.of(Boolean.parseBoolean(file)), String::valueOf));
    }

    private static Setting<Boolean> offered(String name, String text, boolean usual) {
        Setting<Boolean> made = flag(name, text, usual);
        OFFERED.add(made);
        return made;
    }

    private static Setting<String> word(String name, String usual) {
        return one(name, usual, Optional::of, text -> text);
    }

    private static <T> Setting<Optional<T>> maybe(
            String name, Function<String, Optional<T>> reader, Function<T, String> writer) {
        return one(
                name,
                Optional.empty(),
                text -> {
                    Optional<T> read = text.isBlank() ? Optional.empty() : reader.apply(text);
                    return text.isBlank() || read.isPresent() ? Optional.of(read) : Optional.empty();
                },
                value -> value.map(writer).orElse(""));
    }

    private static <T> Setting<T> add(Setting<T> made) {
        ALL.add(made);
        return made;
    }

    private static Optional<Rectangle> rectangle(String text) {
        int[] n = Arrays.stream(text.split(",", -1)).mapToInt(Integer::parseInt).toArray();
        return n.length == 4 ? Optional.of(new Rectangle(n[0], n[1], n[2], n[3])) : Optional.empty();
    }

    /** What the menu offers to be switched on and off, in its order: each with its words, and what it does as a tip. */
    public static List<Setting<Boolean>> offered() {
        return List.copyOf(OFFERED);
    }

    @SuppressWarnings("unchecked") // Only with() puts something in, and that of the same type.
    public <T> T get(Setting<T> setting) {
        return (T) chosen.getOrDefault(setting, setting.usual());
    }

    /** The same with something chosen otherwise. */
    public <T> Settings with(Setting<T> setting, T next) {
        Map<Setting<?>, Object> more = new HashMap<>(chosen);
        if (next.equals(setting.usual())) {
            more.remove(setting);
        } else {
            more.put(setting, next);
        }
        return new Settings(more);
    }

    /** The same in a theme that was chosen. */
    public Settings withTheme(Theme next) {
        return with(THEME, next).with(THEME_OF_SYSTEM, false);
    }

    /** The same after something was pointed out. */
    public Settings withSeen(String name) {
        Set<String> more = new TreeSet<>(get(SEEN));
        more.add(name);
        return with(SEEN, Set.copyOf(more));
    }

    /** How boards are shown. */
    public BoardLooks board() {
        return new BoardLooks(get(BOARD_TURNED), get(BOARD_WRITING));
    }

    /**
     * What a file says; what it does not say is as usual.
     *
     * @throws IllegalArgumentException for a file that is none of ours, or says what cannot be
     */
    public static Settings read(Properties file) {
        if (!file.containsKey(LANGUAGE.name())) {
            throw new IllegalArgumentException(LANGUAGE.name() + " is missing");
        }
        Settings read = new Settings(Map.of());
        for (Setting<?> each : ALL) {
            read = read.with(each, file);
        }
        return read;
    }

    private <T> Settings with(Setting<T> setting, Properties file) {
        String written = file.getProperty(setting.name());
        return written == null ? this : with(setting, setting.read(written));
    }

    /** As it stands in a file. */
    public Properties written() {
        Properties file = new Properties();
        ALL.forEach(each -> file.setProperty(each.name(), written(each)));
        return file;
    }

    private <T> String written(Setting<T> setting) {
        return setting.write(get(setting));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Settings settings && settings.chosen.equals(chosen);
    }

    @Override
    public int hashCode() {
        return chosen.hashCode();
    }

    @Override
    public String toString() {
        return written().toString();
    }
}
