package papan.lesson.play;

import java.util.List;
import java.util.Optional;
import papan.engine.Engine;
import papan.lesson.scene.Effort;
import papan.lesson.scene.Finding;
import papan.lesson.scene.MovePlay;
import papan.lesson.scene.Scene;
import papan.lesson.script.BankQuestion;
import papan.lesson.script.LessonMove;
import papan.replay.Timeline;

/** Brings the board to where the questions of a bank are asked. */
public final class BankPlay {
    private final Engine engine;
    private final Effort effort;
    private final List<PlayedStep> steps;
    private final List<Finding> findings;

    /**
     * What the questions are asked on.
     *
     * @param steps those of the lesson that could be played
     * @param findings where is told what cannot be played
     */
    BankPlay(Engine engine, Effort effort, List<PlayedStep> steps, List<Finding> findings) {
        this.engine = engine;
        this.effort = effort;
        this.steps = steps;
        this.findings = findings;
    }

    /** A question, by its place in the bank; empty if its board cannot be brought there. */
    Optional<PlayedStep> question(int index, BankQuestion question) {
        Optional<Scene> scene =
                question.after().isPresent() ? after(question.after().get()) : own(BankQuestion.path(index), question);
        return scene.map(asked -> {
            int end = asked.shown().size();
            Timeline timeline = Timeline.of(asked.start(), asked.shown());
            effort.spend(end);
            return new PlayedStep(new Stage(index, question.ask(), timeline, end, end), asked, asked, Optional.empty());
        });
    }

    /** Where a step ends; nothing where that step could not be played, of which is told already. */
    private Optional<Scene> after(String step) {
        return steps.stream()
                .filter(played -> played.stage().step().head().id().equals(step))
                .map(PlayedStep::after)
                .findFirst();
    }

    private Optional<Scene> own(String path, BankQuestion question) {
        Scene start = Scene.of(engine, question.ask().head().from());
        boolean passes = !question.moves().isEmpty() && question.moves().get(0) instanceof LessonMove.Pass;
        MovePlay moves = new MovePlay(
                path, question.play(), effort, selector -> FirstOccurrences.happened(selector, steps, effort));
        Optional<Scene> scene = moves.from(passes ? start.beforePass() : start);
        findings.addAll(moves.findings());
        return scene;
    }
}
