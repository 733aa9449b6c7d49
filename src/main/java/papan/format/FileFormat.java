package papan.format;

import java.util.Map;

/**
 * A kind of file that is read or written.
 *
 * @param name with its version, such as {@code match/1}
 * @param shape what it looks like
 * @param example a small one, for its schema; single quotes stand for double ones
 */
public record FileFormat<T>(String name, Shape<T> shape, String example) {
    /** Its JSON Schema, which is printed and lies nowhere. */
    public Map<String, Object> schema() {
        return Definitions.schema(
                "urn:papan:schema:" + name.replace('/', '-'), name, shape.with("examples", Shapes.example(example)));
    }
}
