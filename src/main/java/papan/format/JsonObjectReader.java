package papan.format;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import papan.format.JsonValue.JsonArray;
import papan.format.JsonValue.JsonField;
import papan.format.JsonValue.JsonFlag;
import papan.format.JsonValue.JsonNumber;
import papan.format.JsonValue.JsonObject;
import papan.format.JsonValue.JsonText;

/**
 * Takes the fields of one object out by name. What is missing, of the wrong type or out of bounds is noted as a problem
 * and read as empty, so that one pass finds everything that is wrong; {@link #finish} notes every field that nobody asked
 * for. Only names that begin with {@code x-} are free.
 */
public final class JsonObjectReader {
    private static final Pattern WHOLE = Pattern.compile("-?(?:0|[1-9][0-9]{0,8})");
    private static final Pattern NUMBER = Pattern.compile(WHOLE + "(?:\\.[0-9]{1,8})?");
    private static final Pattern FLAG = Pattern.compile("true|false");

    /** By this name an editor finds the schema of a file. */
    private static final String OF_EDITORS = "$schema";

    private final JsonObject object;
    private final Problems problems;
    private final Set<String> known = new LinkedHashSet<>();

    /** Reads an object, noting problems. */
    public JsonObjectReader(JsonObject object, Problems problems) {
        this.object = object;
        this.problems = problems;
        known.add(OF_EDITORS);
    }

    /** Reads a value that must be an object; empty, with a problem noted, if it is something else. */
    public static Optional<JsonObjectReader> of(JsonValue value, Problems problems) {
        if (value instanceof JsonObject object) {
            return Optional.of(new JsonObjectReader(object, problems));
        }
        problems.error("E011", value, "This must be an object, not " + value.kind() + ".", "Write { … }.");
        return Optional.empty();
    }

    /** The object itself, for problems that concern it as a whole. */
    public JsonObject object() {
        return object;
    }

    /** Whether a field is there. */
    public boolean has(String name) {
        known.add(name);
        return object.fields().containsKey(name);
    }

    /** The value of the first of several fields that is there; the object itself if none is. */
    public JsonValue firstOf(List<String> names) {
        return names.stream().flatMap(name -> value(name).stream()).findFirst().orElse(object);
    }

    /** How many of several fields are there, where just one is to be chosen. */
    public long countOf(List<String> names) {
        return names.stream().filter(this::has).count();
    }

    /** A field's value, if it is there. */
    public Optional<JsonValue> value(String name) {
        known.add(name);
        return object.in(name);
    }

    /** A field's value; a problem if it is missing. */
    public Optional<JsonValue> required(String name) {
        Optional<JsonValue> value = value(name);
        if (value.isEmpty()) {
            problems.error("E010", object, "\"" + name + "\" is missing.", "");
        }
        return value;
    }

    /** A text, if the field is there. */
    public Optional<String> text(String name) {
        return value(name).flatMap(this::asText);
    }

    /** A text that must be there and not be empty. */
    public Optional<String> requiredText(String name) {
        return filled(name).flatMap(this::asText);
    }

    /** A field's value; a problem if it is missing, or a text that is empty. */
    Optional<JsonValue> filled(String name) {
        Optional<JsonValue> value = required(name);
        if (value.isPresent() && value.get() instanceof JsonText text && showsNothing(text.text())) {
            problems.error("E012", text, "\"" + name + "\" is empty.", "");
            return Optional.empty();
        }
        return value;
    }

    /** Whether nothing of a text can be seen: it has only spaces and characters that are not drawn. */
    private static boolean showsNothing(String text) {
        return text.codePoints()
                .allMatch(c -> Character.isWhitespace(c)
                        || Character.isSpaceChar(c)
                        || Character.isISOControl(c)
                        || Character.getType(c) == Character.FORMAT);
    }

    /** A whole number within bounds, if the field is there. */
    public Optional<Integer> whole(String name, int min, int max) {
        return value(name).flatMap(v -> whole(v, min, max, problems));
    }

    static Optional<Double> number(JsonValue value, double min, double max, Problems problems) {
        if (value instanceof JsonNumber n && n.number() >= min && n.number() <= max) {
            return Optional.of(n.number());
        }
        problems.error(
                "E013", value, "This must be a number from " + min + " to " + max + ".", unquoted(value, NUMBER));
        return Optional.empty();
    }

    static Optional<Boolean> flag(JsonValue value, Reading reading) {
        if (value instanceof JsonFlag flag) {
            return Optional.of(flag.flag());
        }
        reading.problems()
                .error("E011", value, "This must be true or false, not " + value.kind() + ".", unquoted(value, FLAG));
        return Optional.empty();
    }

    /** One of several words, if the field is there. */
    public <T> Optional<T> word(String name, Map<String, T> words) {
        return value(name).flatMap(v -> word(v, words, problems));
    }

    /** An object, if the field is there. */
    public Optional<JsonObjectReader> object(String name) {
        return value(name).flatMap(v -> of(v, problems));
    }

    /** A list's values; none if the field is not there. */
    public List<JsonValue> list(String name) {
        return value(name).flatMap(v -> list(v, problems)).orElse(List.of());
    }

    /** Every value of a list, read one by one; those that cannot be read are left out, with problems noted. */
    public <T> List<T> list(String name, Function<JsonValue, Optional<T>> read) {
        List<T> out = new ArrayList<>();
        for (JsonValue value : list(name)) {
            read.apply(value).ifPresent(out::add);
        }
        return out;
    }

    /** A text. */
    public Optional<String> asText(JsonValue value) {
        return text(value, problems);
    }

    static Optional<String> text(JsonValue value, Reading reading) {
        return text(value, reading.problems());
    }

    private static Optional<String> text(JsonValue value, Problems problems) {
        if (value instanceof JsonText text) {
            return Optional.of(text.text());
        }
        boolean quotable = value instanceof JsonNumber || value instanceof JsonFlag;
        problems.error(
                "E011",
                value,
                "This must be a text, not " + value.kind() + ".",
                quotable ? "Put it in \"quotes\"." : "Write a text in \"quotes\" instead.");
        return Optional.empty();
    }

    static Optional<Integer> whole(JsonValue value, int min, int max, Problems problems) {
        if (value instanceof JsonNumber n && n.isWhole() && n.number() >= min && n.number() <= max) {
            return Optional.of((int) n.number());
        }
        String was = value instanceof JsonNumber n ? plain(n.number()) : value.kind();
        problems.error(
                "E013",
                value,
                "This must be a whole number from " + min + " to " + max + ", not " + was + ".",
                unquoted(value, WHOLE));
        return Optional.empty();
    }

    /** One of several words. */
    public <T> Optional<T> asWord(JsonValue value, Map<String, T> words) {
        return word(value, words, problems);
    }

    static <T> Optional<T> word(JsonValue value, Map<String, T> words, Problems problems) {
        Optional<String> text = text(value, problems);
        if (text.isEmpty()) {
            return Optional.empty();
        }
        T found = words.get(text.get());
        if (found == null) {
            unknownWord(value, text.get(), words.keySet(), problems);
        }
        return Optional.ofNullable(found);
    }

    /** Notes that a word is not one of those that would do. */
    public static void unknownWord(JsonValue at, String word, Collection<String> known, Problems problems) {
        if (!problems.isFull()) {
            String shown = Visible.shortened(word);
            problems.error("E014", at, "\"" + shown + "\" is unknown here.", Nearest.suggestion(word, known));
        }
    }

    static Optional<List<JsonValue>> list(JsonValue value, Problems problems) {
        if (value instanceof JsonArray array) {
            return Optional.of(array.values());
        }
        problems.error("E011", value, "This must be a list, not " + value.kind() + ".", "Write " + listOf(value) + ".");
        return Optional.empty();
    }

    /** The list that was meant by somebody who wrote only what is to be in it. */
    private static String listOf(JsonValue value) {
        if (value instanceof JsonText text) {
            return "[\"" + Visible.shortened(text.text()) + "\"]";
        }
        return value instanceof JsonNumber n ? "[" + plain(n.number()) + "]" : "[ … ]";
    }

    /** What to do where a number or a flag stands in quotes; nothing if it would not do without them either. */
    private static String unquoted(JsonValue value, Pattern would) {
        return value instanceof JsonText text && would.matcher(text.text()).matches()
                ? "Remove the quotes: write " + text.text() + "."
                : "";
    }

    private static String plain(double number) {
        return number == Math.rint(number) && Math.abs(number) < 1e15
                ? Long.toString((long) number)
                : Double.toString(number);
    }

    /** Whether a name may stand anywhere, whatever its field holds. */
    public static boolean isFree(String name) {
        return name.startsWith("x-") || name.equals(OF_EDITORS);
    }

    /** Notes every field that nobody has asked for, each once. Call it when the object has been read. */
    public void finish() {
        finish(name -> Optional.empty(), "");
    }

    /**
     * The same where fields can also be named after something, such as places of a board.
     *
     * @param meant which of them was meant by a name that is unknown
     * @param further which there are, for those whose name is like none; "" for none
     */
    public void finish(Function<String, Optional<String>> meant, String further) {
        for (JsonField field : object.fields().values()) {
            if (!known.contains(field.name()) && !isFree(field.name()) && !problems.isFull()) {
                String name = Visible.shortened(field.name());
                String path = object.path().isEmpty() ? name : object.path() + "." + name;
                problems.add(
                        "E015",
                        Problem.Severity.ERROR,
                        field.nameSpot(),
                        path,
                        "The field \"" + name + "\" is unknown here.",
                        meant.apply(field.name())
                                .map(word -> "Did you mean \"" + word + "\"?")
                                .orElseGet(() -> nearestField(field.name(), further)));
            }
        }
        known.addAll(object.fields().keySet());
    }

    private String nearestField(String name, String further) {
        String suggestion = Nearest.orAll(
                name, known.stream().filter(k -> !k.startsWith("$")).toList());
        return suggestion.startsWith("Known") && !further.isEmpty() ? suggestion + " " + further : suggestion;
    }
}
