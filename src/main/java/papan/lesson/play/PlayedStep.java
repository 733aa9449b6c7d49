package papan.lesson.play;

import java.util.Optional;
import papan.lesson.compare.ComparedBoards;
import papan.lesson.kind.QuestionKinds;
import papan.lesson.kind.RightAnswer;
import papan.lesson.scene.Effort;
import papan.lesson.scene.LessonBook;
import papan.lesson.scene.Scene;
import papan.lesson.script.Lesson;
import papan.lesson.script.Step;
import papan.replay.Timeline;

/**
 * A step that was played.
 *
 * @param after the scene as the step left it
 * @param compared the boards of a step that compares; they leave the scene as it was
 */
public record PlayedStep(Stage stage, Scene after, Optional<ComparedBoards> compared) {
    /** A step in whose scene nothing is played. */
    static PlayedStep still(int index, Step step, Scene scene, Timeline timeline) {
        int end = scene.shown().size();
        return new PlayedStep(new Stage(index, step, timeline, end, end), scene, Optional.empty());
    }

    /** Where in the file its step stands. */
    public String path() {
        return "steps[" + stage.index() + "]";
    }

    /**
     * The right answer where the step asks.
     *
     * @param path where in the file the step stands
     * @param effort what may be spent on it
     */
    Optional<RightAnswer> answer(LessonBook book, String path, Effort effort) {
        return stage.asked().map(ask -> {
            effort.spend(after.shown().size());
            return QuestionKinds.of(ask.question()).answer(after, book, path + ".question", effort);
        });
    }

    /** The same with the texts of another version of the lesson. */
    PlayedStep with(Lesson lesson) {
        Step step = lesson.steps().get(stage.index());
        Stage said = new Stage(stage.index(), step, stage.timeline(), stage.start(), stage.end());
        return new PlayedStep(
                said,
                after,
                compared.map(boards -> step.asCompare().map(boards::with).orElse(boards)));
    }
}
