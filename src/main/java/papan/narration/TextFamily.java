package papan.narration;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Texts that belong together, in files {@code <name>_<language>.properties} beside a class, written in UTF-8.
 *
 * @param beside the class whose folder they lie in
 * @param name what the names of the files begin with
 */
public record TextFamily(Class<?> beside, String name) {
    /** Each file is read once, when its texts are first asked for. */
    static final Map<File, Map<String, Pattern>> READ = new ConcurrentHashMap<>();

    /** A file of a family. */
    record File(TextFamily family, Language language) {}

    /** Whether a language has a file. */
    public boolean exists(Language language) {
        return beside.getResource(file(language)) != null;
    }

    /** The texts of a language by key; what it lacks is taken from English. */
    public Map<String, Pattern> inOrEnglish(Language language) {
        Map<String, Pattern> patterns = new TreeMap<>(in(Language.ENGLISH));
        patterns.putAll(in(language));
        return patterns;
    }

    /** The texts of a language by key; none if it has no file. */
    public Map<String, Pattern> in(Language language) {
        return READ.computeIfAbsent(new File(this, language), file -> read(language));
    }

    Map<String, Pattern> read(Language language) {
        Properties properties = new Properties();
        try (InputStream in = beside.getResourceAsStream(file(language))) {
            if (in != null) {
                properties.load(new InputStreamReader(in, StandardCharsets.UTF_8));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(file(language) + " cannot be read", e);
        }
        Map<String, Pattern> patterns = new TreeMap<>();
        properties
                .stringPropertyNames()
                .forEach(key -> patterns.put(key, Pattern.parse(properties.getProperty(key), language)));
        return Collections.unmodifiableMap(patterns);
    }

    private String file(Language language) {
        return name + "_" + language.tag() + ".properties";
    }
}
