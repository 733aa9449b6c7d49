package papan.ui.common;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.swing.AbstractButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.text.JTextComponent;
import org.jspecify.annotations.Nullable;
import papan.narration.Language;
import papan.narration.Pattern;
import papan.narration.TextFamily;

/**
 * The words of the window itself, from {@code window_<language>.properties}, and those of {@code settings}, {@code words}
 * and {@code files} beside it; what a language lacks is taken from English. The language can change while the window is open: whoever shows words asks to be told.
 */
public final class WindowText {
    private final Map<Language, Map<String, Pattern>> loaded = new EnumMap<>(Language.class);
    private final Listeners<Runnable> listeners = new Listeners<>();
    /** What is said of parts of the window; each part keeps its own, and what is gone with it is forgotten. */
    private final List<WeakReference<Runnable>> bound = new ArrayList<>();

    private final List<TextFamily> families = new ArrayList<>(List.of(
            new TextFamily(WindowText.class, "window"),
            new TextFamily(WindowText.class, "settings"),
            new TextFamily(WindowText.class, "words"),
            new TextFamily(WindowText.class, "files")));
    private Language language;
    private boolean letterKeys = true;

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

    public Language language() {
        return language;
    }

    /** Speaks another language from now on. */
    public void setLanguage(Language next) {
        Edt.check();
        language = next;
        bound.removeIf(each -> each.get() == null);
        List.copyOf(bound).forEach(each -> Optional.ofNullable(each.get()).ifPresent(Runnable::run));
        listeners.tell(Runnable::run);
    }

    /** Switches keys of one letter on or off in the window; where they are off, no text names them. */
    public void setLetterKeys(boolean on) {
        letterKeys = on;
        setLanguage(language);
    }

    boolean hasLetterKeys() {
        return letterKeys;
    }

    /** Does something now and whenever the language has changed, until it is removed. */
    public Listeners.Handle follow(Runnable retext) {
        retext.run();
        return listeners.add(retext);
    }

    /** Lets a button say a text from now on, and its tip if there is one under the same key with {@code .tip}. */
    public void bind(AbstractButton button, String key) {
        follow(button, () -> {
            button.setText(text(key));
            if (has(key + ".tip")) {
                button.setToolTipText(text(key + ".tip"));
            }
        });
    }

    /** Lets a label say a text from now on. */
    public void bind(JLabel label, String key) {
        follow(label, () -> label.setText(text(key)));
    }

    /** Lets a text say another from now on. */
    public void bind(JTextComponent shown, String key) {
        follow(shown, () -> shown.setText(text(key)));
    }

    /** Lets a part of the window be called something by assistive technology from now on. */
    public void name(JComponent part, String key) {
        follow(part, () -> part.getAccessibleContext().setAccessibleName(text(key)));
    }

    /** The same for a symbol without words, which has a tip too: that under the same key with {@code .tip}, or its name. */
    public void tip(JComponent part, String key) {
        follow(part, () -> {
            part.setToolTipText(text(has(key + ".tip") ? key + ".tip" : key));
            part.getAccessibleContext().setAccessibleName(text(key));
        });
    }

    /** Does something now and whenever the language has changed, as long as a part of the window is there. */
    public void follow(JComponent part, Runnable retext) {
        retext.run();
        Object before = part.getClientProperty(WindowText.class);
        part.putClientProperty(WindowText.class, new Kept(retext, before));
        bound.add(new WeakReference<>(retext));
    }

    /** What a part keeps of what is said of it. */
    private record Kept(Runnable retext, @Nullable Object before) {}

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
