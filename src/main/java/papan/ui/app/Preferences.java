package papan.ui.app;

import java.awt.Rectangle;
import java.io.IOException;
import java.io.Reader;
import java.io.StringWriter;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.charset.MalformedInputException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import papan.format.WholeFile;
import papan.narration.Language;
import papan.replay.Grain;
import papan.ui.board.BoardLooks;
import papan.ui.common.SeedMotion;
import papan.ui.common.Theme;
import papan.ui.common.Zoom;
import papan.ui.playback.Speeds;

/**
 * Keeps the {@link Settings} in one small file. It is written beside itself first and then put in place, so it is never
 * half a file; one that cannot be understood is set aside and the defaults are used. That it cannot be written is logged
 * and otherwise no reason to disturb anyone.
 */
public final class Preferences {
    private static final String FILE = "settings.properties";

    private final Path folder;

    /** Preferences in a folder, which is made when first needed. */
    public Preferences(Path folder) {
        this.folder = folder;
    }

    /** The folder that the system keeps for programs' settings. */
    static Path systemFolder(String os, Map<String, String> environment, Path home) {
        String name = os.toLowerCase(Locale.ROOT);
        if (name.startsWith("windows")) {
            return at(environment, "APPDATA", home.resolve("AppData").resolve("Roaming"))
                    .resolve("Papan");
        }
        if (name.startsWith("mac")) {
            return home.resolve("Library").resolve("Application Support").resolve("Papan");
        }
        return at(environment, "XDG_CONFIG_HOME", home.resolve(".config")).resolve("papan");
    }

    private static Path at(Map<String, String> environment, String variable, Path otherwise) {
        String value = environment.getOrDefault(variable, "");
        return value.isBlank() ? otherwise : otherwise.resolve(value);
    }

    /** Where it is kept what learners have done. */
    Path learners() {
        return folder.resolve("learners");
    }

    /** Where the hands of classes are kept. */
    Path hands() {
        return folder.resolve("hands.json");
    }

    /** Where it is kept what teachers plan. */
    Path plans() {
        return folder.resolve("plans.json");
    }

    /** Where it is kept which folders and files of lessons somebody has opened. */
    OwnFiles ownFiles() {
        return new OwnFiles(folder.resolve("lessons.properties"));
    }

    /** What was remembered; the defaults if nothing was, or nothing that can be understood. */
    public Settings load() {
        Path file = folder.resolve(FILE);
        if (!Files.exists(file)) {
            return Settings.DEFAULT;
        }
        try (Reader in = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
            Properties properties = new Properties();
            properties.load(in);
            return read(properties);
        } catch (MalformedInputException | IllegalArgumentException e) {
            log().log(Level.WARNING, file + " cannot be understood and is set aside: " + e.getMessage());
            setAside(file);
            return Settings.DEFAULT;
        } catch (IOException e) {
            // It may be there again the next time, and nothing is wrong with it.
            log().log(Level.WARNING, file + " cannot be read now: " + e.getMessage());
            return Settings.DEFAULT;
        }
    }

    /** Remembers. */
    public void save(Settings settings) {
        Properties properties = write(settings);
        try {
            Files.createDirectories(folder);
            StringWriter text = new StringWriter();
            properties.store(text, null);
            WholeFile.write(folder.resolve(FILE), text.toString().getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            log().log(Level.WARNING, "settings cannot be written to " + folder + ": " + e.getMessage());
        }
    }

    /** What a file of an older program does not say is as at the first start. */
    private static Settings read(Properties p) {
        Settings.Look look = new Settings.Look(
                Theme.parse(value(p, "theme")).orElseThrow(() -> unknown(p, "theme")),
                is(p, "theme.system"),
                Zoom.nearest(Integer.parseInt(value(p, "zoom"))),
                board(p));
        Settings.Pace pace = new Settings.Pace(
                Speeds.nearest(Double.parseDouble(value(p, "speed"))),
                Grain.valueOf(value(p, "grain").toUpperCase(Locale.ROOT)),
                !p.getProperty("ownPace", "true").equals("false"),
                p.getProperty("clock", "false").equals("true"));
        Settings.Senses senses = new Settings.Senses(
                optional(p, "motion").map(id -> SeedMotion.parse(id).orElseThrow(() -> unknown(p, "motion"))),
                is(p, "sound"));
        Settings.Placed placed = new Settings.Placed(
                bounds(p.getProperty("bounds", "")),
                is(p, "maximized"),
                Workspace.parse(value(p, "workspace")).orElse(Workspace.LEARN),
                optional(p, "lesson"),
                is(p, "rules.map"));
        return new Settings(
                Language.parse(value(p, "language")).orElseThrow(() -> unknown(p, "language")),
                look,
                pace,
                senses,
                new Settings.Access(!p.getProperty("letterKeys", "true").equals("false"), is(p, "toNarration")),
                placed,
                new Settings.Sitting(p.getProperty("learner", ""), is(p, "guest"), is(p, "guest.always")),
                new Settings.Classroom(optional(p, "class.handIn"), is(p, "class.hands")),
                optional(p, "seen").map(all -> Set.of(all.split(","))).orElse(Set.of()));
    }

    private static BoardLooks board(Properties p) {
        String writing =
                p.getProperty("board.writing", BoardLooks.USUAL.writing().id());
        return new BoardLooks(
                is(p, "board.turned"),
                BoardLooks.Writing.parse(writing).orElseThrow(() -> unknown(p, "board.writing")));
    }

    private static boolean is(Properties p, String key) {
        return Boolean.parseBoolean(p.getProperty(key, ""));
    }

    private static Optional<String> optional(Properties p, String key) {
        return Optional.of(p.getProperty(key, "")).filter(value -> !value.isBlank());
    }

    private static Optional<Rectangle> bounds(String text) {
        if (text.isEmpty()) {
            return Optional.empty();
        }
        int[] n = Arrays.stream(text.split(",", -1)).mapToInt(Integer::parseInt).toArray();
        if (n.length != 4) {
            throw new IllegalArgumentException("bounds " + text + " are not four numbers");
        }
        return Optional.of(new Rectangle(n[0], n[1], n[2], n[3]));
    }

    private static Properties write(Settings s) {
        Properties p = new Properties();
        p.setProperty("language", s.language().tag());
        p.setProperty("theme", s.theme().id());
        p.setProperty("theme.system", Boolean.toString(s.look().asSystem()));
        p.setProperty("zoom", Integer.toString(s.zoom()));
        p.setProperty("speed", Double.toString(s.pace().speed()));
        p.setProperty("grain", s.pace().grain().name().toLowerCase(Locale.ROOT));
        p.setProperty("ownPace", Boolean.toString(s.pace().own()));
        p.setProperty("clock", Boolean.toString(s.pace().clock()));
        s.senses().motion().ifPresent(motion -> p.setProperty("motion", motion.id()));
        p.setProperty("sound", Boolean.toString(s.senses().sound()));
        p.setProperty("workspace", s.placed().workspace().id());
        s.placed().lesson().ifPresent(lesson -> p.setProperty("lesson", lesson));
        p.setProperty("rules.map", Boolean.toString(s.placed().map()));
        p.setProperty("maximized", Boolean.toString(s.placed().maximized()));
        s.placed().bounds().ifPresent(b -> p.setProperty("bounds", b.x + "," + b.y + "," + b.width + "," + b.height));
        p.setProperty("learner", s.learner());
        p.setProperty("guest", Boolean.toString(s.sitting().guest()));
        p.setProperty("guest.always", Boolean.toString(s.sitting().alwaysGuest()));
        s.classroom().handIn().ifPresent(place -> p.setProperty("class.handIn", place));
        p.setProperty("class.hands", Boolean.toString(s.classroom().keepsHands()));
        p.setProperty("letterKeys", Boolean.toString(s.access().letterKeys()));
        p.setProperty("toNarration", Boolean.toString(s.access().toNarration()));
        p.setProperty("board.turned", Boolean.toString(s.look().board().turned()));
        p.setProperty("board.writing", s.look().board().writing().id());
        p.setProperty("seen", String.join(",", new TreeSet<>(s.seen())));
        return p;
    }

    private static String value(Properties p, String key) {
        String value = p.getProperty(key);
        if (value == null) {
            throw new IllegalArgumentException(key + " is missing");
        }
        return value;
    }

    private static IllegalArgumentException unknown(Properties p, String key) {
        return new IllegalArgumentException(key + " \"" + value(p, key) + "\" is unknown");
    }

    private static void setAside(Path file) {
        try {
            Files.move(file, file.resolveSibling(FILE + ".broken"), StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            log().log(Level.WARNING, file + " cannot be set aside", e);
        }
    }

    /** Made only when there is something to tell: making it would cost time at every start. */
    private static Logger log() {
        return System.getLogger(Preferences.class.getName());
    }
}
