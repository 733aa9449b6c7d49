package papan.format;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import papan.format.JsonValue.JsonArray;
import papan.format.JsonValue.JsonNumber;
import papan.format.JsonValue.JsonObject;
import papan.format.JsonValue.JsonText;

/** Prints what {@link Shape#written} gives: texts, numbers, flags, lists and maps of such; an empty {@link Optional} is null. */
public final class JsonPrinter {
    private JsonPrinter() {}

    /** A value that is JSON already. */
    record Raw(String json) {}

    /** In as many lines as there are fields. */
    public static String pretty(Object written) {
        StringWriter text = new StringWriter();
        try (JsonGenerator out = JsonOut.to(text)) {
            out.setPrettyPrinter(new DefaultPrettyPrinter());
            print(written, out);
        } catch (IOException e) {
            throw new UncheckedIOException(e); // a text is written into memory
        }
        return text + "\n";
    }

    /** In one line. */
    public static String line(Object written) {
        StringWriter text = new StringWriter();
        try (JsonGenerator out = JsonOut.to(text)) {
            print(written, out);
        } catch (IOException e) {
            throw new UncheckedIOException(e); // a text is written into memory
        }
        return text.toString();
    }

    /** Where a generator stands. */
    public static void print(Object written, JsonGenerator out) throws IOException {
        if (written instanceof Map<?, ?> fields) {
            out.writeStartObject();
            for (Map.Entry<?, ?> field : fields.entrySet()) {
                out.writeFieldName(String.valueOf(field.getKey()));
                print(field.getValue(), out);
            }
            out.writeEndObject();
        } else if (written instanceof Iterable<?> values) {
            out.writeStartArray();
            for (Object value : values) {
                print(value, out);
            }
            out.writeEndArray();
        } else if (written instanceof Raw raw) {
            out.writeRawValue(raw.json());
        } else if (written instanceof Optional<?> some) {
            print(some.isPresent() ? some.get() : new Raw("null"), out);
        } else {
            out.writeObject(written);
        }
    }

    /** What was read, to be printed as it was. */
    public static Object asRead(JsonValue value) {
        if (value instanceof JsonObject object) {
            Map<String, Object> fields = new LinkedHashMap<>();
            object.fields().forEach((name, field) -> fields.put(name, asRead(field.value())));
            return fields;
        }
        if (value instanceof JsonArray array) {
            return array.values().stream().map(JsonPrinter::asRead).toList();
        }
        return value instanceof JsonText text
                ? text.text()
                : new Raw(value instanceof JsonNumber number ? number.written() : value.kind());
    }
}
