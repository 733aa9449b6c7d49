package papan.ui.app;

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
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import papan.format.WholeFile;
import papan.ui.settings.Settings;

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
            return Settings.read(properties);
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
        Properties properties = settings.written();
        try {
            Files.createDirectories(folder);
            StringWriter text = new StringWriter();
            properties.store(text, null);
            WholeFile.write(folder.resolve(FILE), text.toString().getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            log().log(Level.WARNING, "settings cannot be written to " + folder + ": " + e.getMessage());
        }
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
