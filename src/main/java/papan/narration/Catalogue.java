package papan.narration;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The sentences of one language, by key. A key that a language lacks is taken from English. Loaded once for each
 * language; safe to share between threads.
 */
public final class Catalogue {
    /** Events and reasons; clauses. */
    private static final List<String> FAMILIES = List.of("narration", "clauses");

    private static final Map<Language, Catalogue> LOADED = new ConcurrentHashMap<>();

    private final Language language;
    private final Map<String, Pattern> patterns;

    private Catalogue(Language language, Map<String, Pattern> patterns) {
        this.language = language;
        this.patterns = Collections.unmodifiableMap(patterns);
    }

    /** The catalogue of a language. */
    public static Catalogue of(Language language) {
        return LOADED.computeIfAbsent(language, Catalogue::load);
    }

    /** Whether a language has a catalogue of its own. */
    public static boolean exists(Language language) {
        return Catalogue.class.getResource(fileName(FAMILIES.get(0), language)) != null;
    }

    /** Its language. */
    public Language language() {
        return language;
    }

    /** The keys for which this language has a sentence of its own. */
    public Set<String> keys() {
        return patterns.keySet();
    }

    /** The sentence with a key, in this language or else in English. */
    public Optional<Pattern> find(String key) {
        Pattern own = patterns.get(key);
        if (own != null || language == Language.ENGLISH) {
            return Optional.ofNullable(own);
        }
        return of(Language.ENGLISH).find(key);
    }

    private static String fileName(String family, Language language) {
        return family + "_" + language.tag() + ".properties";
    }

    private static Catalogue load(Language language) {
        Map<String, Pattern> patterns = new TreeMap<>();
        for (String family : FAMILIES) {
            Properties properties = read(fileName(family, language));
            properties
                    .stringPropertyNames()
                    .forEach(key -> patterns.put(key, Pattern.parse(properties.getProperty(key), language)));
        }
        return new Catalogue(language, patterns);
    }

    private static Properties read(String file) {
        Properties properties = new Properties();
        try (InputStream in = Catalogue.class.getResourceAsStream(file)) {
            if (in != null) {
                properties.load(new InputStreamReader(in, StandardCharsets.UTF_8));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(file + " cannot be read", e);
        }
        return properties;
    }
}
