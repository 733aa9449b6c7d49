package papan.narration;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The sentences of one language, by key. A key that a language lacks is taken from English. Loaded once for each
 * language; safe to share between threads.
 */
public final class Catalogue {
    /** Events and reasons; clauses. */
    private static final List<TextFamily> FAMILIES =
            List.of(new TextFamily(Catalogue.class, "narration"), new TextFamily(Catalogue.class, "clauses"));

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
        return FAMILIES.get(0).exists(language);
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

    private static Catalogue load(Language language) {
        Map<String, Pattern> patterns = new TreeMap<>();
        FAMILIES.forEach(family -> patterns.putAll(family.in(language)));
        return new Catalogue(language, patterns);
    }
}
