package papan.ui.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papan.json.progress.ProgressFolder;
import papan.lesson.play.LessonRun;
import papan.lesson.play.LessonState;
import papan.lesson.play.LessonText;
import papan.lesson.play.WrittenAct;

/** How long somebody learned. */
class JournalTest {
    @TempDir
    Path folder;

    private final LessonRun lesson = LessonText.run(
            "{ 'id': 'a', 'kind': 'show', 'position': 'start' }, { 'id': 'b', 'kind': 'show', 'position': 'start' }");
    private Instant now = Instant.parse("2026-03-01T09:00:00Z");
    private Journal journal;

    @BeforeEach
    void begin() {
        journal = new Journal(new ProgressFolder(folder), () -> now);
        journal.setLearner("Ana");
        journal.begun(lesson, lesson.stages().get(0));
    }

    private int secondsAfter(int more) {
        now = now.plusSeconds(more);
        journal.did(lesson, WrittenAct.at(LessonState.of(lesson, 1), 0));
        return journal.in("small").orElseThrow().seconds();
    }

    @Test
    void theTimeBetweenTwoActsIsLearned() {
        assertThat(secondsAfter(40)).isEqualTo(40);
        assertThat(secondsAfter(20)).isEqualTo(60);
        assertThat(secondsAfter(299)).isEqualTo(359);
    }

    @Test
    void ofALongPauseFiveMinutesCount() {
        assertThat(secondsAfter(300)).isEqualTo(300);
        assertThat(secondsAfter(301)).isEqualTo(600);
        assertThat(secondsAfter(50 * 60)).isEqualTo(900);
    }

    @Test
    void aClockThatIsPutBackTakesNothingAway() {
        assertThat(secondsAfter(-60)).isZero();
        assertThat(secondsAfter(30)).isEqualTo(30);
    }
}
