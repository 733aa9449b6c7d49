package papan.format;

import java.util.Map;

/**
 * A field of an object, and how it is taken from what the object stands for.
 *
 * @param <P> what the object stands for
 */
public interface Part<P> {
    /** The field. */
    Field<?> field();

    /** Puts its value where the fields of the object are collected, if there is something to write. */
    void write(P object, Map<String, Object> fields);
}
