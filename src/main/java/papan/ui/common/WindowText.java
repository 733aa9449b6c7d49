package papan.ui.common;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import papan.narration.Language;
import papan.narration.Pattern;

/**
 * The words of the window itself, from {@code window_<language>.properties} beside this class; what a language lacks is
 * taken from English. The language can change while the window is open: whoever shows words asks to be told.
 */
public final class WindowText {
    private final Map<Language, Map<String, Pattern>> loaded = new EnumMap<>(Language.class);
    private final List<Runnable> listeners = new ArrayList<>();
    private final List<Bundle> bundles = new ArrayList<>(List.of(new Bundle(WindowText.class, "window")));
    private Language language;

    /** Files of texts: {@code <name>_<language>.properties} beside a class. */
    private record Bundle(Class<?> beside, String name) {}

    /** The words of a language. */
    public WindowText(Language language) {
        this.language = language;
    }

    /** Adds the texts of another part of the window, {@code <name>_<language>.properties} beside one of its classes. */
    public WindowText including(Class<?> beside, String name) {
        bundles.add(new Bundle(beside, name));
        loaded.clear();
        return this;
    }

    /** The language in which it speaks. */
    public Language language() {
        return language;
    }

    /** Speaks another language from now on. */
    public void setLanguage(Language next) {
        Edt.check();
        language = next;
        List.copyOf(listeners).forEach(Runnable::run);
    }

    /** Does something now and whenever the language has changed. */
    public void follow(Runnable retext) {
        listeners.add(retext);
        retext.run();
    }

    /** The text of a key; the key in brackets if there is none. */
    public String text(String key) {
        return text(key, Map.of());
    }

    /** The text of a key with arguments: whole numbers and texts by name. */
    public String text(String key, Map<String, ?> args) {
        return find(key).map(pattern -> pattern.format(new Values(args))).orElse("[" + key + "]");
    }

    /** Whether there is a text with this key in this language or in English. */
    public boolean has(String key) {
        return find(key).isPresent();
    }

    /** The keys for which a language has texts of its own. */
    Set<String> keys(Language of) {
        return patterns(of).keySet();
    }

    private Optional<Pattern> find(String key) {
        Pattern own = patterns(language).get(key);
        return own != null
                ? Optional.of(own)
                : Optional.ofNullable(patterns(Language.ENGLISH).get(key));
    }

    private Map<String, Pattern> patterns(Language of) {
        return loaded.computeIfAbsent(of, this::load);
    }

    private Map<String, Pattern> load(Language of) {
        Map<String, Pattern> patterns = new HashMap<>();
        bundles.forEach(bundle -> load(bundle, of, patterns));
        return patterns;
    }

    private static void load(Bundle bundle, Language of, Map<String, Pattern> into) {
        String file = bundle.name() + "_" + of.tag() + ".properties";
        Properties properties = new Properties();
        try (InputStream in = bundle.beside().getResourceAsStream(file)) {
            if (in != null) {
                properties.load(new InputStreamReader(in, StandardCharsets.UTF_8));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(file + " cannot be read", e);
        }
        properties.stringPropertyNames().forEach(key -> into.put(key, Pattern.parse(properties.getProperty(key), of)));
    }

    /** Arguments of one text. */
    private record Values(Map<String, ?> args) implements Pattern.Arguments {
        @Override
        public String text(String name) {
            Object value = args.get(name);
            return value == null ? "{" + name + "}" : value.toString();
        }

        @Override
        public String selector(String name) {
            return text(name);
        }

        @Override
        public int number(String name) {
            return args.get(name) instanceof Integer number ? number : 0;
        }
    }
}
