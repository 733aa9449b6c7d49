package papan.ui.common;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import papan.narration.Language;
import papan.narration.Pattern;
import papan.narration.TextFamily;

/**
 * The words of the window itself, from {@code window_<language>.properties}, and those of {@code settings}, {@code words}
 * and {@code files} beside it; what a language lacks is taken from English. The language can change while the window is open: whoever shows words asks to be told.
 */
public final class WindowText {
    private final Map<Language, Map<String, Pattern>> loaded = new EnumMap<>(Language.class);
    private final List<Runnable> listeners = new ArrayList<>();
    private final List<TextFamily> families = new ArrayList<>(List.of(
            new TextFamily(WindowText.class, "window"),
            new TextFamily(WindowText.class, "settings"),
            new TextFamily(WindowText.class, "words"),
            new TextFamily(WindowText.class, "files")));
    private Language language;
    private boolean letterKeys = true;

    /** The words of a language. */
    public WindowText(Language language) {
        this.language = language;
    }

    /** Adds the texts of another part of the window, {@code <name>_<language>.properties} beside one of its classes. */
    public WindowText including(Class<?> beside, String name) {
        TextFamily family = new TextFamily(beside, name);
        if (!families.contains(family)) {
            families.add(family);
            loaded.clear();
        }
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

    /** Switches keys of one letter on or off in the window; where they are off, no text names them. */
    public void setLetterKeys(boolean on) {
        letterKeys = on;
        setLanguage(language);
    }

    /** Whether keys of one letter are on. */
    boolean hasLetterKeys() {
        return letterKeys;
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
        families.forEach(family -> patterns.putAll(family.in(of)));
        return patterns;
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
