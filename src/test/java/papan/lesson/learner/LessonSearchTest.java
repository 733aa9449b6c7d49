package papan.lesson.learner;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import papan.lesson.kept.Bookmark;
import papan.lesson.play.LessonRun;
import papan.lesson.script.Lesson;
import papan.testing.PlayedLessons;

class LessonSearchTest {
    private static final List<Lesson> SHIPPED =
            PlayedLessons.shipped().stream().map(LessonRun::lesson).toList();

    private static List<String> found(LessonSearch search, Progress progress) {
        return Curriculum.of(SHIPPED, progress).entries().stream()
                .filter(search::finds)
                .map(entry -> entry.lesson().id())
                .toList();
    }

    private static List<Lesson> found(LessonSearch search) {
        List<String> ids = found(search, Progress.of("Ana"));
        return SHIPPED.stream().filter(lesson -> ids.contains(lesson.id())).toList();
    }

    private static LessonSearch words(String words) {
        return new LessonSearch(words, 0, 0, Optional.empty(), false);
    }

    @Test
    void nothingLookedForFindsAll() {
        assertThat(found(LessonSearch.ALL)).isEqualTo(SHIPPED);
        assertThat(found(words("  "))).isEqualTo(SHIPPED);
    }

    @Test
    void everyWordMustStandSomewhereInWhatALessonSaysOfItself() {
        assertThat(found(words("MODULO ring"), Progress.of("Ana"))).containsExactly("fifteen-in-one-hand");
        assertThat(found(words("modulo patay"))).isEmpty();
    }

    @Test
    void lengthAgeAndStrandNarrowIt() {
        assertThat(found(new LessonSearch("", 8, 0, Optional.empty(), false)))
                .isNotEmpty()
                .allMatch(lesson -> lesson.meta().minutes() <= 8);
        assertThat(found(new LessonSearch("", 0, 7, Optional.empty(), false), Progress.of("Ana")))
                .containsExactly("sit-down");
        assertThat(found(new LessonSearch("", 0, 0, Optional.of(Lesson.Strand.MAKE), false)))
                .isNotEmpty()
                .allMatch(lesson -> lesson.meta().audience().strand() == Lesson.Strand.MAKE);
    }

    @Test
    void whatIsDoneCanBeLeftOut() {
        Progress done = Progress.of("Ana").at("sit-down", 1, new Bookmark("x", 0, true), 0, Instant.EPOCH);
        LessonSearch left = new LessonSearch("", 0, 0, Optional.empty(), true);
        assertThat(found(left, done)).hasSize(SHIPPED.size() - 1).doesNotContain("sit-down");
    }
}
