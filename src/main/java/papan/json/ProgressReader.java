package papan.json;

import java.io.IOException;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import papan.format.FormatException;
import papan.format.JsonObjectReader;
import papan.format.JsonTree;
import papan.format.JsonValue;
import papan.format.JsonValue.JsonField;
import papan.format.JsonValue.JsonObject;
import papan.format.JsonValue.JsonText;
import papan.format.Problem;
import papan.format.Problems;
import papan.lesson.Answered;
import papan.lesson.Draft;
import papan.lesson.LessonProgress;
import papan.lesson.Progress;
import papan.lesson.Reopened;

/**
 * Reads what a learner has done. Strict: whatever is not {@code progress/1} is noted. Forgiving: one answer that cannot
 * be read takes no other with it.
 */
final class ProgressReader {
    static final String FORMAT = "progress/1";

    private static final Instant LATEST = Instant.parse("2200-01-01T00:00:00Z");

    private static final String FAMILY = "progress/";

    private final Problems problems;

    /**
     * What was read.
     *
     * @param progress all that could be read
     * @param problems what could not
     */
    public record Found(Progress progress, List<Problem> problems) {}

    private ProgressReader(Problems problems) {
        this.problems = problems;
    }

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
        Optional<Progress> progress = new ProgressReader(problems).whole(tree);
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
                && Integer.parseInt(name.text().substring(FAMILY.length())) > 1;
    }

    private Optional<Progress> whole(JsonValue tree) {
        Optional<JsonObjectReader> object = JsonObjectReader.of(tree, problems);
        if (object.isEmpty()) {
            return Optional.empty();
        }
        JsonObjectReader in = object.get();
        if (in.required("format")
                .flatMap(value -> in.asWord(value, Map.of(FORMAT, FORMAT)))
                .isEmpty()) {
            return Optional.empty();
        }
        Optional<String> learner = in.required("learner").flatMap(in::asText).map(Progress::name);
        Map<String, LessonProgress> lessons = new LinkedHashMap<>();
        in.list("lessons", each(this::lesson)).forEach(lesson -> lessons.putIfAbsent(lesson.lesson(), lesson));
        in.finish();
        return learner.map(name -> new Progress(name, lessons));
    }

    /** What reads the items of a list: objects with nothing in them that is not known. */
    private <T> Function<JsonValue, Optional<T>> each(Function<JsonObjectReader, Optional<T>> read) {
        return value -> JsonObjectReader.of(value, problems).flatMap(in -> {
            Optional<T> found = read.apply(in);
            in.finish();
            return found;
        });
    }

    private Optional<LessonProgress> lesson(JsonObjectReader in) {
        Optional<String> id = in.requiredText("lesson");
        LessonProgress.Bookmark place = new LessonProgress.Bookmark(
                in.text("step").orElse(""),
                in.whole("cursor", 0, Integer.MAX_VALUE).orElse(0),
                in.flag("atEnd", false),
                in.list("back", in::asText),
                in.list("made", in::asText),
                in.list("moves", in::asText));
        int revision = in.whole("revision", 1, Integer.MAX_VALUE).orElse(1);
        boolean finished = in.flag("finished", false);
        Instant begun = time(in, "begun").orElse(Instant.EPOCH);
        Instant time = time(in, "time").orElse(begun);
        int seconds = in.whole("seconds", 0, Integer.MAX_VALUE).orElse(0);
        List<Answered> answers = in.list("answers", each(this::answer));
        List<Answered> setAside = in.list("setAside", each(this::answer));
        List<Draft> drafts = in.list("drafts", each(this::draft));
        List<Reopened> reopened = in.list("reopened", each(this::reopened));
        return id.map(lesson -> new LessonProgress(
                lesson, revision, place, finished, begun, time, seconds, answers, setAside, drafts, reopened));
    }

    private Optional<Reopened> reopened(JsonObjectReader in) {
        Optional<String> step = in.requiredText("step");
        Optional<String> question = in.requiredText("question");
        int answers = in.whole("answers", 0, Answered.MOST).orElse(0);
        return step.isPresent() && question.isPresent()
                ? Optional.of(new Reopened(step.get(), question.get(), answers))
                : Optional.empty();
    }

    private Optional<Draft> draft(JsonObjectReader in) {
        Optional<String> step = in.requiredText("step");
        Optional<String> question = in.requiredText("question");
        Optional<String> given = in.required("given").flatMap(in::asText);
        return step.isPresent() && question.isPresent() && given.isPresent()
                ? Optional.of(new Draft(step.get(), question.get(), given.get()))
                : Optional.empty();
    }

    private Optional<Answered> answer(JsonObjectReader in) {
        Optional<String> step = in.requiredText("step");
        Optional<String> question = in.requiredText("question");
        Optional<String> type = in.requiredText("type");
        String goal = in.text("goal").orElse("");
        String language = in.text("language").orElse("");
        List<Answered.Attempt> attempts = in.list("attempts", each(this::attempt));
        int hints = in.whole("hints", 0, 1000).orElse(0);
        boolean revealed = in.flag("revealed", false);
        int seconds = in.whole("seconds", 0, Integer.MAX_VALUE).orElse(0);
        List<String> misconceptions = in.list("misconceptions", in::asText);
        int confidence = in.whole("confidence", 1, 100).orElse(0);
        Optional<Instant> time = time(in, "time");
        if (step.isEmpty() || question.isEmpty() || type.isEmpty() || time.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new Answered(
                step.get(),
                question.get(),
                type.get(),
                goal,
                language,
                attempts,
                hints,
                revealed,
                seconds,
                misconceptions,
                confidence,
                time.get()));
    }

    private Optional<Answered.Attempt> attempt(JsonObjectReader in) {
        Optional<String> given = in.required("given").flatMap(in::asText);
        Optional<Instant> time = time(in, "time");
        boolean correct = in.flag("correct", false);
        return given.isPresent() && time.isPresent()
                ? Optional.of(new Answered.Attempt(given.get(), correct, time.get()))
                : Optional.empty();
    }

    /** No clock was ever so wrong: such a time is a slip of the pen, or a prank, and no calendar knows it. */
    private static Instant possible(Instant time) {
        if (time.isBefore(Instant.EPOCH) || time.isAfter(LATEST)) {
            throw new DateTimeException("not between 1970 and 2200");
        }
        return time;
    }

    private Optional<Instant> time(JsonObjectReader in, String name) {
        Optional<JsonValue> value = in.required(name);
        try {
            return value.flatMap(in::asText).map(Instant::parse).map(ProgressReader::possible);
        } catch (DateTimeException e) {
            problems.error("E014", value.orElseThrow(), "This is not a time.", "Write 2026-01-31T13:45:00Z.");
            return Optional.empty();
        }
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
                            "This one reads \"" + FORMAT + "\".")
                    .line());
        }
    }
}
