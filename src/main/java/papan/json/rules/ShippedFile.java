package papan.json.rules;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import papan.format.FormatException;
import papan.format.JsonTree;
import papan.format.JsonValue;
import papan.format.Problems;
import papan.format.Reading;
import papan.format.Shape;

/** A file inside the program. A mistake in it is a mistake in the program. */
final class ShippedFile {
    private ShippedFile() {}

    /** What is in it, which has a shape. */
    static <T> T read(String name, Shape<T> shape) {
        Problems problems = new Problems(name);
        Optional<T> read = shape.read(read(name), Reading.of(problems));
        if (problems.hasErrors()) {
            throw new IllegalStateException(new FormatException(problems.inOrder()));
        }
        return read.orElseThrow();
    }

    /** What is in it. */
    static JsonValue read(String name) {
        try (InputStream in = ShippedFile.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException(name + " is missing");
            }
            return JsonTree.read(new String(in.readAllBytes(), StandardCharsets.UTF_8), name);
        } catch (IOException e) {
            throw new UncheckedIOException(name + " cannot be read", e);
        } catch (FormatException e) {
            throw new IllegalStateException(e);
        }
    }
}
