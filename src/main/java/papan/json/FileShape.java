package papan.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import papan.format.JsonTree;

/**
 * What a file says it is. Whoever opens a file asks this first, so that a lesson is never read as a rule set. Only the
 * format that it names counts, or what stands in it where it names none; whether all is well in it is its reader's
 * matter. So a lesson with a comma too many is still a lesson.
 */
public enum FileShape {
    /** A lesson; also a package of one, which is a zip. */
    LESSON("lesson", ".lesson.json"),
    /** A lesson's texts in another language. */
    STRINGS("lesson-strings", ".strings.json"),
    /** A rule set. */
    RULES("rules", ".rules.json"),
    /** A recorded match. */
    MATCH("match", ".match.json"),
    /** Seeds in houses and stores; such a file names no format. */
    POSITION("position", ".position.json"),
    /** The order of a course's lessons. */
    COURSE("course", "course.json"),
    /** What a learner has done. */
    PROGRESS("progress", ".progress.json"),
    /** Nothing of Papan's. */
    OTHER("", "\n");

    private static final byte[] ZIP = {'P', 'K', 3, 4};
    private static final JsonFactory FACTORY = new JsonFactory();

    private final String format;
    private final String ending;

    FileShape(String format, String ending) {
        this.format = format;
        this.ending = ending;
    }

    /**
     * What a file says it is; {@link #OTHER} also for what is no file, such as a folder.
     *
     * @throws IOException if it cannot be read
     */
    public static FileShape of(Path file) throws IOException {
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            return OTHER; // a pipe would be waited for, and a device has no end
        }
        byte[] bytes;
        try (InputStream in = Files.newInputStream(file)) {
            bytes = in.readNBytes(JsonTree.MAX_BYTES);
        }
        if (isZip(bytes)) {
            return LESSON;
        }
        String text = new String(bytes, StandardCharsets.UTF_8);
        return of(text).orElseGet(() -> named(String.valueOf(file.getFileName())));
    }

    /** Whether a file is a zip, as packages of lessons are. */
    public static boolean isZip(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            return isZip(in.readNBytes(ZIP.length));
        }
    }

    /** Whether a zip begins so, be it an empty one. */
    public static boolean isZip(byte[] bytes) {
        return bytes.length >= ZIP.length
                && Arrays.equals(bytes, 0, 2, ZIP, 0, 2)
                && ((bytes[2] == ZIP[2] && bytes[3] == ZIP[3]) || (bytes[2] == 5 && bytes[3] == 6));
    }

    /** What a text says it is; empty if it says nothing, as where its first line is already no JSON. */
    private static Optional<FileShape> of(String text) {
        Set<String> fields = new HashSet<>();
        String json = text.startsWith("\uFEFF") ? text.substring(1) : text;
        try (JsonParser parser = FACTORY.createParser(json)) {
            if (parser.nextToken() != JsonToken.START_OBJECT) {
                return Optional.empty();
            }
            while (parser.nextToken() == JsonToken.FIELD_NAME) {
                fields.add(parser.currentName());
                boolean format = parser.currentName().equals("format");
                if (parser.nextToken() == JsonToken.VALUE_STRING && format) {
                    return Optional.of(format(parser.getText()));
                }
                parser.skipChildren();
            }
        } catch (IOException e) {
            return holding(fields); // what came before the mistake tells enough
        }
        return holding(fields);
    }

    private static FileShape format(String format) {
        String name = format.replaceFirst("/.*", "");
        return Arrays.stream(values())
                .filter(shape -> shape != OTHER && shape.format.equals(name))
                .findFirst()
                .orElse(OTHER);
    }

    /** What a file without a format is by its fields; empty if they say nothing. */
    private static Optional<FileShape> holding(Set<String> fields) {
        if (fields.contains("steps") || (fields.contains("meta") && fields.contains("rules"))) {
            return Optional.of(LESSON);
        }
        if (fields.contains("extends") || (fields.contains("sowing") && fields.contains("board"))) {
            return Optional.of(RULES);
        }
        if (fields.contains("moves") && fields.contains("rules")) {
            return Optional.of(MATCH);
        }
        if (fields.containsAll(Set.of("south", "north")) || fields.containsAll(Set.of("stores", "mover"))) {
            return Optional.of(POSITION);
        }
        return Optional.empty();
    }

    /** What the name of a file says, where the file itself says nothing. */
    private static FileShape named(String file) {
        String name = file.toLowerCase(Locale.ROOT);
        return Arrays.stream(values())
                .filter(shape -> name.endsWith(shape.ending))
                .findFirst()
                .orElse(OTHER);
    }
}
