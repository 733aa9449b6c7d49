package papan.lesson.script;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A place in a lesson as one line, such as {@code lesson:keep-going/watch-it}.
 *
 * @param lesson the lesson's id
 * @param step the step's; empty for where its learner left the lesson
 */
public record LessonPlace(String lesson, Optional<String> step) {
    private static final String BEGINS = "lesson:";
    private static final Pattern LINE = Pattern.compile(BEGINS + "([^/\\s]+)(?:/(\\S+))?");

    /** Whether a text is meant as one. */
    public static boolean is(String text) {
        return text.strip().startsWith(BEGINS);
    }

    /** The place that a line names; empty if it is not of that form. */
    public static Optional<LessonPlace> parse(String line) {
        Matcher matcher = LINE.matcher(line.strip());
        return matcher.matches()
                ? Optional.of(new LessonPlace(matcher.group(1), Optional.ofNullable(matcher.group(2))))
                : Optional.empty();
    }

    /** The line. */
    public String text() {
        return BEGINS + lesson + step.map(id -> "/" + id).orElse("");
    }
}
