package papan.json.progress;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import papan.format.FormatException;
import papan.format.JsonTree;
import papan.format.JsonValue;
import papan.format.JsonValue.JsonField;
import papan.format.JsonValue.JsonObject;
import papan.format.JsonValue.JsonText;
import papan.format.Problem;
import papan.format.Problems;
import papan.format.Reading;
import papan.json.FileKinds;
import papan.lesson.learner.Progress;

/**
 * Reads what a learner has done. Strict: whatever is not {@code progress/2}, or the {@code progress/1} before it, is
 * noted. Forgiving: one act that cannot be read takes no other with it.
 */
final class ProgressReader {
    private static final String FAMILY = "progress/";

    private static final int VERSION = 2;

    /**
     * What was read.
     *
     * @param progress all that could be read
     * @param problems what could not
     */
    public record Found(Progress progress, List<Problem> problems) {}

    private ProgressReader() {}

    /**
     * Reads a file.
     *
     * @throws NewerException if a later version of the program has written it
     * @throws FormatException if nothing can be read of it
     */
    public static Found read(Path file) throws FormatException, NewerException, IOException {
        return read(JsonTree.read(file, FileKinds.PROGRESS), String.valueOf(file.getFileName()));
    }

    /**
     * Reads a text.
     *
     * @param file what to call it in messages
     * @throws NewerException if a later version of the program has written it
     * @throws FormatException if nothing can be read of it
     */
    public static Found read(String text, String file) throws FormatException, NewerException {
        return read(JsonTree.read(text, file, FileKinds.PROGRESS), file);
    }

    private static Found read(JsonValue tree, String file) throws FormatException, NewerException {
        Problems problems = new Problems(file);
        Optional<JsonValue> newer = newerFormat(tree);
        if (newer.isPresent()) {
            throw new NewerException(file, newer.get());
        }
        Optional<Progress> progress = ProgressShape.FILE.read(tree, Reading.of(problems));
        if (progress.isEmpty()) {
            throw new FormatException(problems.inOrder());
        }
        return new Found(progress.get(), problems.inOrder());
    }

    /** The format of a later version of the program, if it is one. */
    private static Optional<JsonValue> newerFormat(JsonValue tree) {
        return tree instanceof JsonObject object
                ? Optional.ofNullable(object.fields().get("format"))
                        .map(JsonField::value)
                        .filter(ProgressReader::isNewer)
                : Optional.empty();
    }

    private static boolean isNewer(JsonValue format) {
        return format instanceof JsonText name
                && name.text().matches(FAMILY + "[0-9]{1,6}")
                && Integer.parseInt(name.text().substring(FAMILY.length())) > VERSION;
    }

    /** A file of a later version of the program. */
    public static final class NewerException extends Exception {
        private static final long serialVersionUID = 1L;

        NewerException(String file, JsonValue format) {
            super(new Problem(
                            "E014",
                            Problem.Severity.ERROR,
                            file,
                            format.spot(),
                            format.path(),
                            "The file was written by a later version of Papan.",
                            "This one reads \"" + ProgressShape.FORMAT + "\".")
                    .line());
        }
    }
}
