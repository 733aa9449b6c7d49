package papan.json.lesson;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import papan.format.FormatException;
import papan.format.JsonTree;

/** The files of the shipped lessons, inside the program. */
final class ShippedFiles {
    private static final String FOLDER = "/papan/lessons/";

    private ShippedFiles() {}

    /** The ids of all shipped lessons in order; the first is the one with which the program begins. */
    static List<String> ids() {
        try {
            return CourseFile.read(JsonTree.read(text(CourseFile.NAME).orElseThrow(), CourseFile.NAME))
                    .lessons();
        } catch (FormatException e) {
            throw new IllegalStateException(e);
        }
    }

    /** One of them, if there is one of that name. */
    static Optional<String> text(String file) {
        if (!file.matches("[a-z0-9.-]+")) {
            return Optional.empty();
        }
        try (InputStream in = ShippedFiles.class.getResourceAsStream(FOLDER + file)) {
            return in == null ? Optional.empty() : Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(file + " cannot be read", e);
        }
    }
}
