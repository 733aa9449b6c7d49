package papan.json.rules;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import papan.format.Ids;
import papan.format.JsonObjectReader;
import papan.format.JsonValue;
import papan.format.JsonValue.JsonText;
import papan.format.Problems;
import papan.rules.Axes;
import papan.rules.Axis;
import papan.rules.Axis.Form;
import papan.rules.Key;
import papan.rules.RuleSet;
import papan.rules.Values;

/** Reads axes out of an object, as they are declared: what the object states is changed in a part that is given. */
final class AxisReader {
    private final JsonObjectReader in;
    private final Problems problems;
    /** Whether what is left out stays as it is, even if it is needed otherwise. */
    private final boolean extending;
    /** Whether what may be left out stays as it is where it cannot be read. */
    private final boolean nested;

    private AxisReader(JsonObjectReader in, Problems problems, boolean extending, boolean nested) {
        this.in = in;
        this.problems = problems;
        this.extending = extending;
        this.nested = nested;
    }

    /**
     * A rule set with the axes of a file; empty, with problems noted, if one of them is missing or cannot be read.
     *
     * @param base the rule set that it extends
     */
    static Optional<RuleSet> read(JsonObjectReader in, Problems problems, @Nullable RuleSet base) {
        AxisReader reader = new AxisReader(in, problems, base != null, false);
        return reader.read(base == null ? Axes.START : base, Axes.ALL);
    }

    private <P> Optional<P> read(P start, List<Axis<P, ?>> axes) {
        P part = start;
        boolean isComplete = true;
        for (Axis<P, ?> axis : axes) {
            Optional<P> changed = changed(part, axis);
            isComplete &= changed.isPresent();
            part = changed.orElse(part);
        }
        return isComplete ? Optional.of(part) : Optional.empty();
    }

    private <P> Optional<P> changed(P part, Axis<P, ?> axis) {
        if (!in.has(axis.field()) && (extending || axis.otherwise().isPresent())) {
            return Optional.of(part);
        }
        Optional<P> changed = in.required(axis.field()).flatMap(v -> axis.read(part, new Value(axis.field(), v)));
        return nested && axis.otherwise().isPresent() ? changed.or(() -> Optional.of(part)) : changed;
    }

    /** Reads the value of a field. */
    private final class Value implements Values.Reader {
        private final String field;
        private final JsonValue value;

        Value(String field, JsonValue value) {
            this.field = field;
            this.value = value;
        }

        @Override
        public <T extends Enum<T>> Optional<T> word(Class<T> type) {
            return in.asWord(value, Ids.of(type, Key::of));
        }

        @Override
        public Optional<Integer> whole(int min, int max) {
            return in.asWhole(value, min, max);
        }

        @Override
        public Optional<Set<Integer>> wholes(int min, int max) {
            if (in.list(field).isEmpty()) {
                problems.error("E012", value, "\"" + field + "\" is empty.", "");
            }
            Set<Integer> numbers = new TreeSet<>(in.list(field, v -> in.asWhole(v, min, max)));
            return Optional.of(numbers).filter(all -> !all.isEmpty());
        }

        @Override
        public <T> Optional<T> object(Values.Nested<T> values) {
            if (values.none().isPresent() && value instanceof JsonText) {
                return in.asWord(value, Map.of("none", values.none().get()));
            }
            return JsonObjectReader.of(value, problems).flatMap(object -> {
                int last = values.forms().size() - 1;
                Form<? extends T> form = values.forms().subList(0, last).stream()
                        .filter(f -> object.has(f.axes().get(0).field()))
                        .findFirst()
                        .orElse(values.forms().get(last));
                return fields(object, form);
            });
        }

        private <T, F extends T> Optional<T> fields(JsonObjectReader object, Form<F> form) {
            Optional<F> read = new AxisReader(object, problems, false, true).read(form.start(), form.axes());
            object.finish();
            return read.map(part -> part);
        }
    }
}
