package papan.ui.settings;

import java.util.Optional;
import java.util.function.Function;

/**
 * One thing that is remembered. It is equal only to itself.
 *
 * @param <T> what it can be
 */
public final class Setting<T> {
    private final String name;
    private final String text;
    private final T usual;
    private final Function<String, Optional<T>> reader;
    private final Function<T, String> writer;

    /**
     * A setting.
     *
     * @param name in the file
     * @param text the key of its words, and the name of what it is chosen with
     * @param usual what holds until somebody chooses
     * @param reader understands what stands in a file; empty for what cannot be
     */
    Setting(String name, String text, T usual, Function<String, Optional<T>> reader, Function<T, String> writer) {
        this.name = name;
        this.text = text;
        this.usual = usual;
        this.reader = reader;
        this.writer = writer;
    }

    String name() {
        return name;
    }

    /** The key of its words, and the name of what it is chosen with. */
    public String text() {
        return text;
    }

    T usual() {
        return usual;
    }

    T read(String written) {
        return reader.apply(written)
                .orElseThrow(() -> new IllegalArgumentException(name + " \"" + written + "\" is unknown"));
    }

    String write(T value) {
        return writer.apply(value);
    }
}
