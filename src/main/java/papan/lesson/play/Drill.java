package papan.lesson.play;

import java.util.List;
import java.util.stream.IntStream;
import papan.lesson.script.Condition;
import papan.lesson.script.Ladder;
import papan.lesson.script.Lesson;
import papan.lesson.script.Rung;

/**
 * A drill of a lesson.
 *
 * @param id of its step
 * @param goal what is to be brought about on each board
 */
public record Drill(Lesson lesson, String id, Condition goal, Ladder ladder) {
    /** Its own boards, the easier ones first. */
    public List<Exercise> own() {
        return exercises(0, ladder.rungs());
    }

    List<Exercise> exercises(int number, List<Rung> boards) {
        return IntStream.range(0, boards.size())
                .mapToObj(rung -> new Exercise(this, number, rung, boards.get(rung)))
                .toList();
    }
}
