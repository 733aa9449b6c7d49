package papan.json.lesson;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import papan.format.FormatException;
import papan.format.JsonTree;
import papan.format.JsonValue;
import papan.format.JsonValue.JsonObject;
import papan.json.FileKinds;
import papan.lesson.check.Recording;
import papan.lesson.play.LessonException;
import papan.lesson.script.Lesson;
import papan.rules.RuleBook;

/**
 * Writes into a lesson what the rules give: into every empty {@code expect}, or into that of one step whatever it says.
 * Everything else in the file stays as it is, character by character.
 */
public final class LessonRecorder {
    private static final int WIDTH = 120;

    private final String text;
    private final String lineEnd;

    private LessonRecorder(String text) {
        this.text = text;
        this.lineEnd = text.contains("\r\n") ? "\r\n" : "\n";
    }

    /**
     * A lesson with its expectations filled in.
     *
     * @param text the whole file
     * @param changes what is new, in the order of the file; none if nothing was empty
     */
    public record Recorded(String text, List<Change> changes) {
        public Recorded {
            changes = List.copyOf(changes);
        }

        /** The file as bytes. */
        public byte[] bytes() {
            return text.getBytes(StandardCharsets.UTF_8);
        }
    }

    /**
     * One place that changed.
     *
     * @param step the id of the step
     * @param line where the old lines begin, 1-based
     */
    public record Change(String step, int line, List<String> before, List<String> after) {
        public Change {
            before = List.copyOf(before);
            after = List.copyOf(after);
        }
    }

    /**
     * Fills in what is expected.
     *
     * @param text the file as it is
     * @param file what to call it in messages
     * @param step the id of the one step to write, or empty for every step with an empty {@code expect}
     * @throws FormatException if the lesson is not in order in its form
     * @throws LessonException if a step cannot be played
     */
    public static Recorded record(String text, String file, RuleBook book, Optional<String> step)
            throws FormatException {
        return record(LessonReader.read(text, file, book), text, file, book, step);
    }

    /**
     * The same of a lesson that has been read.
     *
     * @param text the lesson's file as it is
     */
    public static Recorded record(Lesson lesson, String text, String file, RuleBook book, Optional<String> step)
            throws FormatException {
        return new LessonRecorder(text)
                .record(JsonTree.read(text, file, FileKinds.LESSON), step, Recording.of(lesson, book));
    }

    private Recorded record(JsonValue root, Optional<String> only, Map<Integer, Map<String, Object>> recorded) {
        StringBuilder whole = new StringBuilder();
        List<Change> changes = new ArrayList<>();
        int done = 0;
        List<JsonValue> steps = root.in("steps").orElseThrow().values();
        for (int i = 0; i < steps.size(); i++) {
            String id = steps.get(i).in("id").flatMap(JsonValue::asText).orElseThrow();
            Optional<JsonObject> expect = steps.get(i).in("expect").map(v -> (JsonObject) v);
            boolean meant = only.isPresent()
                    ? only.get().equals(id)
                    : expect.filter(e -> e.fields().isEmpty()).isPresent();
            if (meant && expect.isPresent() && recorded.containsKey(i)) {
                int begin = at(expect.get());
                int end = endOf(begin);
                String written = written(recorded.get(i), begin);
                whole.append(text, done, begin).append(written);
                done = end;
                change(id, begin, end, written).ifPresent(changes::add);
            }
        }
        return new Recorded(whole.append(text.substring(done)).toString(), changes);
    }

    /** Where a value begins; the mark at the beginning of a file counts for nothing in its spot. */
    private int at(JsonValue value) {
        int mark = text.startsWith("\uFEFF") ? 1 : 0;
        return value.spot().in(text.substring(mark)) + mark;
    }

    /** Where the object that begins here ends. */
    private int endOf(int begin) {
        int depth = 0;
        boolean quoted = false;
        for (int i = begin; i < text.length(); i++) {
            char c = text.charAt(i);
            if (quoted && c == '\\') {
                i++;
            } else if (c == '"') {
                quoted = !quoted;
            } else if (!quoted && c == '{') {
                depth++;
            } else if (!quoted && c == '}' && --depth == 0) {
                return i + 1;
            }
        }
        return text.length();
    }

    /** The values on one line if it is not too long, else one field a line. */
    private String written(Map<String, Object> values, int begin) {
        int lineBegin = lineBegin(begin);
        String line = text.substring(lineBegin, begin);
        String indent = line.substring(0, line.length() - line.stripLeading().length());
        String flat = json(values);
        if (line.length() + flat.length() <= WIDTH) {
            return flat;
        }
        String deeper = lineEnd + indent + (indent.startsWith("\t") ? "\t" : "  ");
        return values.entrySet().stream()
                .map(e -> deeper + "\"" + e.getKey() + "\": " + json(e.getValue()))
                .collect(Collectors.joining(",", "{", lineEnd + indent + "}"));
    }

    private static String json(Object value) {
        if (value instanceof Map<?, ?> map) {
            return map.entrySet().stream()
                    .map(e -> "\"" + e.getKey() + "\": " + json(e.getValue()))
                    .collect(Collectors.joining(", ", "{ ", " }"));
        }
        if (value instanceof List<?> list) {
            return list.stream().map(LessonRecorder::json).collect(Collectors.joining(", ", "[", "]"));
        }
        // Texts are ids and names of places: nothing in them needs another spelling.
        return value instanceof String ? "\"" + value + "\"" : String.valueOf(value);
    }

    private int lineBegin(int at) {
        return Math.max(text.lastIndexOf('\n', at - 1), text.lastIndexOf('\r', at - 1)) + 1;
    }

    private Optional<Change> change(String step, int begin, int end, String written) {
        int from = lineBegin(begin);
        int to = end;
        while (to < text.length() && text.charAt(to) != '\n' && text.charAt(to) != '\r') {
            to++;
        }
        String before = text.substring(from, to);
        String after = text.substring(from, begin) + written + text.substring(end, to);
        int line = (int) text.substring(0, from).lines().count() + 1;
        return before.equals(after)
                ? Optional.empty()
                : Optional.of(new Change(
                        step, line, before.lines().toList(), after.lines().toList()));
    }
}
