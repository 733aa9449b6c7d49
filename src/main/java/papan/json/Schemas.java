package papan.json;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** The JSON Schemas of what Papan reads and writes, as they come with the program. */
public final class Schemas {
    private static final String FOLDER = "/papan/schema/";
    private static final List<String> FORMATS =
            List.of("course-1", "hands-1", "lesson-1", "match-1", "page-1", "plans-1", "progress-2", "rules-1");

    private Schemas() {}

    /** What there are schemas of, such as {@code lesson}. */
    public static List<String> names() {
        return FORMATS.stream().map(Schemas::name).toList();
    }

    /** The text of a schema, if there is one of that name. */
    public static Optional<String> text(String name) {
        return FORMATS.stream()
                .filter(format -> name(format).equals(name))
                .findFirst()
                .map(format -> FOLDER + format + ".schema.json")
                .map(Schemas::read);
    }

    private static String name(String format) {
        return format.replaceFirst("-.*", "");
    }

    private static String read(String resource) {
        try (InputStream in = Objects.requireNonNull(Schemas.class.getResourceAsStream(resource), resource)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(resource + " cannot be read", e);
        }
    }
}
