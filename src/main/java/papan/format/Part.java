package papan.format;

import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

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

    /** The same of something that may have such an object. */
    default <W> Part<W> of(Function<? super W, ? extends Optional<? extends P>> get) {
        Field<?> field = field();
        return new Field.Written<>(
                field, (whole, fields) -> get.apply(whole).ifPresent(object -> write(object, fields)));
    }
}
