package papan.format;

import java.util.List;
import java.util.Map;

/**
 * A kind of file that is read or written.
 *
 * @param name with its version, such as {@code match/1}
 * @param shape what it looks like
 * @param example a small one, for its schema; single quotes stand for double ones
 */
public record FileFormat<T>(String name, Shape<T> shape, String example) {
    /** A file that says first which format it has; one of another is not read. */
    public static <T> FileFormat<T> named(String name, ObjectShape<T> shape, String example) {
        Map<String, String> names = Map.of(name, name);
        return new FileFormat<>(
                name,
                new UnionShape<>(
                        "format",
                        "The version of the format.",
                        Map.of(name, shape),
                        "file",
                        any -> name,
                        (word, at, reading) -> Shapes.words(names).read(at, reading)),
                example);
    }

    /** The same where there is nothing in it but a list. */
    public static <T> FileFormat<List<T>> named(String name, String description, Field<List<T>> list, String example) {
        return named(name, ObjectShape.of(description, in -> in.get(list), list.from(all -> all)), example);
    }

    /** Its JSON Schema, which is printed and lies nowhere. */
    public Map<String, Object> schema() {
        return Definitions.schema(
                "urn:papan:schema:" + name.replace('/', '-'), name, shape.with("examples", Shapes.example(example)));
    }
}
