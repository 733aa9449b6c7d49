package papan.lesson.learner;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import papan.lesson.script.Lesson;

/**
 * Which lessons somebody looks for.
 *
 * @param words each stands somewhere in what a lesson says of itself; empty for any
 * @param minutes the longest that it may take; 0 for any
 * @param age of whoever learns, in years; 0 for any
 * @param strand the part of the course
 * @param left whether those that are done are left out
 */
public record LessonSearch(String words, int minutes, int age, Optional<Lesson.Strand> strand, boolean left) {
    /** All lessons. */
    public static final LessonSearch ALL = new LessonSearch("", 0, 0, Optional.empty(), false);

    /** Whether a lesson is one of them. */
    public boolean finds(Curriculum.Entry entry) {
        Lesson lesson = entry.lesson();
        Lesson.Audience audience = lesson.meta().audience();
        return (minutes == 0 || lesson.meta().minutes() <= minutes)
                && (age == 0 || (audience.youngest() <= age && age <= audience.oldest()))
                && strand.map(audience.strand()::equals).orElse(true)
                && !(left && entry.state() == Curriculum.State.DONE)
                && isSaidBy(lesson);
    }

    private boolean isSaidBy(Lesson lesson) {
        String said = Stream.of(
                        Stream.of(lesson.id(), lesson.title(), lesson.summary(), lesson.rulesId()),
                        lesson.meta().goals().stream().map(Lesson.Goal::text),
                        lesson.meta().keywords().stream())
                .flatMap(text -> text)
                .collect(Collectors.joining("\n"))
                .toLowerCase(Locale.ROOT);
        return Arrays.stream(words.toLowerCase(Locale.ROOT).strip().split("\\s+"))
                .allMatch(said::contains);
    }
}
