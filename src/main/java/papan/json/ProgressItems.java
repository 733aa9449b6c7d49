package papan.json;

import java.time.DateTimeException;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Function;
import papan.format.JsonObjectReader;
import papan.format.JsonValue;
import papan.format.Problems;

/** Reads what progress files of every version have: lists of objects, and times. */
final class ProgressItems {
    private static final Instant LATEST = Instant.parse("2200-01-01T00:00:00Z");

    private final Problems problems;

    ProgressItems(Problems problems) {
        this.problems = problems;
    }

    /** What reads the items of a list: objects with nothing in them that is not known. */
    <T> Function<JsonValue, Optional<T>> each(Function<JsonObjectReader, Optional<T>> read) {
        return value -> JsonObjectReader.of(value, problems).flatMap(in -> {
            Optional<T> found = read.apply(in);
            in.finish();
            return found;
        });
    }

    /** No clock was ever so wrong: such a time is a slip of the pen, or a prank, and no calendar knows it. */
    private static Instant possible(Instant time) {
        if (time.isBefore(Instant.EPOCH) || time.isAfter(LATEST)) {
            throw new DateTimeException("not between 1970 and 2200");
        }
        return time;
    }

    /** A time that must be there. */
    Optional<Instant> time(JsonObjectReader in, String name) {
        Optional<JsonValue> value = in.required(name);
        try {
            return value.flatMap(in::asText).map(Instant::parse).map(ProgressItems::possible);
        } catch (DateTimeException e) {
            problems.error("E014", value.orElseThrow(), "This is not a time.", "Write 2026-01-31T13:45:00Z.");
            return Optional.empty();
        }
    }
}
