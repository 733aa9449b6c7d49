package papan.format;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A value read from a JSON text, with the place where it stands. */
public sealed interface JsonValue {

    /** Where it begins in the file. */
    Spot spot();

    /** How to get to it from the root, such as {@code steps[3].moves[0]}; empty for the root. */
    String path();

    /** What kind of value it is, as an author would say. */
    String kind();

    /** What stands in a field of it; empty if it is no object, or has no such field. */
    default Optional<JsonValue> in(String field) {
        return Optional.empty();
    }

    /** The text that it is; empty if it is none. */
    default Optional<String> asText() {
        return Optional.empty();
    }

    /** The values of the list that it is; none if it is none. */
    default List<JsonValue> values() {
        return List.of();
    }

    /** An object; fields in the order of the file. */
    record JsonObject(Spot spot, String path, Map<String, JsonField> fields) implements JsonValue {
        @Override
        public Optional<JsonValue> in(String field) {
            return Optional.ofNullable(fields.get(field)).map(JsonField::value);
        }

        @Override
        public String kind() {
            return "an object";
        }
    }

    /**
     * A field of an object.
     *
     * @param name as written
     * @param nameSpot where the name stands
     */
    record JsonField(String name, Spot nameSpot, JsonValue value) {}

    /** A list. */
    record JsonArray(Spot spot, String path, List<JsonValue> values) implements JsonValue {
        public JsonArray {
            values = List.copyOf(values);
        }

        @Override
        public String kind() {
            return "a list";
        }
    }

    /** A text. */
    record JsonText(Spot spot, String path, String text) implements JsonValue {
        @Override
        public Optional<String> asText() {
            return Optional.of(text);
        }

        @Override
        public String kind() {
            return "a text";
        }
    }

    /**
     * A number.
     *
     * @param written as it stands in the file, which may be more than a {@code double} can tell
     */
    record JsonNumber(Spot spot, String path, double number, String written) implements JsonValue {
        @Override
        public String kind() {
            return "a number";
        }

        /** Whether it is a whole number that fits an {@code int}. */
        public boolean isWhole() {
            return number == Math.rint(number) && Math.abs(number) <= Integer.MAX_VALUE;
        }
    }

    /** {@code true} or {@code false}. */
    record JsonFlag(Spot spot, String path, boolean flag) implements JsonValue {
        @Override
        public String kind() {
            return flag ? "true" : "false";
        }
    }

    /** {@code null}. */
    record JsonNull(Spot spot, String path) implements JsonValue {
        @Override
        public String kind() {
            return "null";
        }
    }
}
