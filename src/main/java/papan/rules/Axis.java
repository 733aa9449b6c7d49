package papan.rules;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * One decision of a rule set: the field of a rule file that states it, the values that it may have, and how it is looked
 * up and changed. Each is declared once, in {@link Axes}; reading and writing files, the answers of clauses and switching
 * them follow from that.
 *
 * @param field the field of a rule file
 * @param description what it decides, as a sentence for authors
 * @param values what may be decided
 * @param otherwise what holds where a file says nothing; empty if it must say something
 * @param get what a part decides
 * @param with the same part with another decision
 * @param <P> what is decided about: a {@link RuleSet}, or a part of one that has a few decisions of its own
 * @param <T> what may be decided
 */
public record Axis<P, T>(
        String field,
        String description,
        Values<T> values,
        Optional<T> otherwise,
        Function<P, T> get,
        BiFunction<P, T, P> with) {

    /** The answer where a decision goes without saying, or its question does not arise. */
    static final String NONE = "none";

    /** A word that a file must state. */
    static <P, T extends Enum<T>> Axis<P, T> of(
            String field, String description, Class<T> type, Function<P, T> get, BiFunction<P, T, P> with) {
        return new Axis<>(field, description, new Values.OneOf<>(type), Optional.empty(), get, with);
    }

    /** A word that most files leave out. */
    static <P, T extends Enum<T>> Axis<P, T> or(
            String field, String description, T otherwise, Function<P, T> get, BiFunction<P, T, P> with) {
        Values<T> words = new Values.OneOf<>(otherwise.getDeclaringClass());
        return new Axis<>(field, description, words, Optional.of(otherwise), get, with);
    }

    /** The first, with this one decision as the second has it. */
    P take(P mine, P theirs) {
        return with.apply(mine, get.apply(theirs));
    }

    /** The word for what a part decides; {@code none} where that goes without saying. */
    String answer(P part) {
        boolean isSilent = otherwise.equals(Optional.of(get.apply(part)));
        return isSilent ? NONE : String.valueOf(written(part));
    }

    /** What a part decides, see {@link Values#written}. */
    public Object written(P part) {
        return values.written(get.apply(part));
    }

    /**
     * One kind of object that has axes of its own.
     *
     * @param type its class
     * @param start one that holds what goes without saying
     * @param axes its fields in the order of the file
     */
    public record Form<T>(Class<T> type, T start, List<Axis<T, ?>> axes) {
        public Form {
            axes = List.copyOf(axes);
        }

        /** A value, if it is of this kind. */
        Optional<T> in(Object value) {
            return Optional.of(value).filter(type::isInstance).map(type::cast);
        }
    }
}
