package papan.json.progress;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import papan.format.FileFormat;
import papan.format.FileKind;
import papan.format.FormatException;
import papan.format.JsonTree;
import papan.format.JsonValue;
import papan.format.JsonValue.JsonField;
import papan.format.JsonValue.JsonObject;
import papan.format.JsonValue.JsonText;
import papan.format.Problem;
import papan.format.Problems;
import papan.format.Reading;

/**
 * Reads a kind of file that is kept. Strict: whatever is not in its shape is noted. Forgiving: one entry that cannot be
 * read takes no other with it.
 *
 * @param format as it is written today
 */
record KeptFormat<T>(FileFormat<T> format, FileKind kind) {

    /**
     * What was read.
     *
     * @param content all that could be read
     * @param problems what could not
     */
    record Found<T>(T content, List<Problem> problems) {}

    /**
     * Reads a file.
     *
     * @throws FormatException if nothing can be read of it; a {@link NewerException} if a later version of the program has
     *     written it
     */
    Found<T> read(Path file) throws FormatException, IOException {
        return read(JsonTree.read(file, kind), String.valueOf(file.getFileName()));
    }

    /**
     * The same of a text.
     *
     * @param file what to call it in messages
     */
    Found<T> read(String text, String file) throws FormatException {
        return read(JsonTree.read(text, file, kind), file);
    }

    private Found<T> read(JsonValue tree, String file) throws FormatException {
        @Nullable
        JsonField says = tree instanceof JsonObject object ? object.fields().get("format") : null;
        if (says != null && says.value() instanceof JsonText text && isNewer(text.text())) {
            throw new NewerException(new Problem(
                    "E014",
                    Problem.Severity.ERROR,
                    file,
                    text.spot(),
                    text.path(),
                    "The file was written by a later version of Papan.",
                    "This one reads \"" + format.name() + "\"."));
        }
        Problems problems = new Problems(file);
        T content = format.shape()
                .read(tree, Reading.of(problems))
                .orElseThrow(() -> new FormatException(problems.inOrder()));
        return new Found<>(content, problems.inOrder());
    }

    private boolean isNewer(String other) {
        String name = format.name();
        int family = name.indexOf('/') + 1;
        return other.matches(name.substring(0, family) + "[0-9]{1,6}")
                && Integer.parseInt(other.substring(family)) > Integer.parseInt(name.substring(family));
    }

    /** A file of a later version of the program. */
    static final class NewerException extends FormatException {
        private static final long serialVersionUID = 1L;

        NewerException(Problem problem) {
            super(problem);
        }
    }
}
