package papan.format;

import java.util.IdentityHashMap;
import java.util.Optional;
import papan.format.JsonValue.JsonObject;

/** The fields of one object in a file, as they are declared. */
public final class Fields {
    private final JsonObjectReader in;
    private Reading reading;
    private final IdentityHashMap<Field<?>, Optional<?>> found = new IdentityHashMap<>();

    Fields(JsonObjectReader in, Reading reading) {
        this.in = in;
        this.reading = reading;
    }

    /** Thrown where an object cannot be made because something of it could not be read; that has been noted. */
    static final class Unread extends RuntimeException {
        private static final long serialVersionUID = 1L;

        private Unread() {
            super("", null, false, false);
        }
    }

    /** What is in a field, or else what holds without it. Where neither is there, the object is not made. */
    public <T> T get(Field<T> field) {
        return find(field).or(field::otherwise).orElseThrow(Unread::new);
    }

    /** What must be there for the object to be made. */
    public <T> T need(Optional<T> value) {
        return value.orElseThrow(Unread::new);
    }

    /** What is in a field; empty if it is not there or could not be read. */
    public <T> Optional<T> find(Field<T> field) {
        return find(field, reading);
    }

    /** The same, read where something else is known. */
    @SuppressWarnings("unchecked") // what is kept of a field is what its own shape has made
    public <T> Optional<T> find(Field<T> field, Reading other) {
        Optional<?> known = found.get(field);
        if (known == null) {
            known = field.find(in, other);
            found.put(field, known);
        }
        return (Optional<T>) known;
    }

    /** From now on they are read where more is known. */
    public void readWith(Reading more) {
        reading = more;
    }

    /** Whether a field is there, whatever is in it. */
    public boolean has(Field<?> field) {
        return in.has(field.name());
    }

    /** Whether the field of a name is there. */
    public boolean has(String field) {
        return in.has(field);
    }

    /** Where the value of a field stands, or else the object. */
    public JsonValue at(Field<?> field) {
        return in.value(field.name()).orElse(in.object());
    }

    /** The object itself. */
    public JsonObject object() {
        return in.object();
    }

    /** The fields as they are read by hand. */
    public JsonObjectReader in() {
        return in;
    }

    /** The reading of which this is part. */
    public Reading reading() {
        return reading;
    }

    /** What the caller gave, as {@link Reading#context(Class)}. */
    public <C> C context(Class<C> type) {
        return reading.context(type);
    }

    /** Notes an error at a field, or at the object if the field is not there. */
    public void error(String code, Field<?> at, String message, String fix) {
        reading.problems().error(code, at(at), message, fix);
    }

    /** Notes an error at the field of a name, or at the object if it is not there. */
    public void error(String code, String at, String message, String fix) {
        reading.problems().error(code, in.value(at).orElse(in.object()), message, fix);
    }

    /** Notes an error at the object. */
    public void error(String code, String message, String fix) {
        reading.problems().error(code, in.object(), message, fix);
    }
}
