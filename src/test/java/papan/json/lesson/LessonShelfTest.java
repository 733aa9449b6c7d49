package papan.json.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import papan.json.rules.RuleBooks;
import papan.lesson.script.Lesson;
import papan.lesson.script.Rung;
import papan.lesson.script.Step;

/** A shipped lesson is read without what only shows that nothing is wrong with it, and is the same otherwise. */
class LessonShelfTest {
    @Test
    void theDrillsOfAShippedLessonFindTheBoardsThatAnyReaderFinds() throws Exception {
        int drills = 0;
        for (Lesson shipped : LessonShelf.all(RuleBooks.shipped())) {
            List<List<Rung>> ladders = ladders(shipped);
            assertThat(ladders).as(shipped.id()).isEqualTo(ladders(read(shipped)));
            drills += ladders.size();
        }
        assertThat(drills).isPositive();
    }

    private static Lesson read(Lesson shipped) throws Exception {
        return LessonReader.read(Path.of("lessons", shipped.id() + ".lesson.json"), RuleBooks.shipped());
    }

    private static List<List<Rung>> ladders(Lesson lesson) {
        return lesson.steps().stream()
                .flatMap(step -> step.asTrying().stream())
                .filter(step -> step.ladder().isPresent())
                .map(Step.Trying::rungs)
                .toList();
    }
}
