package papan.json;

import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import papan.rules.RuleSet;

/**
 * Takes the parts of a rule set out of a file: as the file states them, or else as the rule set that it extends has them.
 */
final class RulePart {
    private final JsonObjectReader in;
    private final @Nullable RuleSet base;

    RulePart(JsonObjectReader in, @Nullable RuleSet base) {
        this.in = in;
        this.base = base;
    }

    /** A part that one of the two must state. */
    <T> Optional<T> needed(String name, Function<RuleSet, T> inherited, Function<JsonValue, Optional<T>> read) {
        if (base != null && !in.has(name)) {
            return Optional.of(inherited.apply(base));
        }
        return in.required(name).flatMap(read);
    }

    /** A part that most rule sets do without. */
    <T> Optional<T> or(
            String name, T otherwise, Function<RuleSet, T> inherited, Function<JsonValue, Optional<T>> read) {
        if (in.has(name)) {
            return in.value(name).flatMap(read);
        }
        return Optional.of(base == null ? otherwise : inherited.apply(base));
    }

    /** A part that is one of a few words. */
    <T extends Enum<T>> Optional<T> word(String name, Class<T> type, Function<RuleSet, T> inherited) {
        return needed(name, inherited, v -> in.asWord(v, Words.of(type)));
    }
}
