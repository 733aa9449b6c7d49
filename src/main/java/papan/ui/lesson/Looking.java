package papan.ui.lesson;

import java.util.Optional;
import papan.lesson.ComparedBoards;
import papan.lesson.LookFor;
import papan.lesson.Step;
import papan.ui.common.Edt;

/**
 * Steps in which the learner is to look, or to draw, before being told: boards that are compared, and charts that are
 * foretold.
 */
final class Looking {
    private final LearnSession session;
    private final SessionMemory memory;

    Looking(LearnSession session, SessionMemory memory) {
        this.session = session;
        this.memory = memory;
    }

    /** The boards that are compared in this step, if it compares and is not behind the learner. */
    Optional<ComparedBoards> compared() {
        return isOver() ? Optional.empty() : session.lesson().compared(session.stage());
    }

    /** Whether it may be said why boards differ: at once, or once the learner has looked for it. */
    boolean isExplained() {
        return compared()
                .filter(boards -> boards.lookFor() == LookFor.NONE || isTold())
                .isPresent();
    }

    /** Whether a line is drawn in this step before a chart is shown. */
    boolean isForetelling() {
        return !isOver()
                && session.stage().step() instanceof Step.ShowChart
                && session.lesson().sheet(session.stage()).isPresent();
    }

    /** Whether the line that is drawn in this step has been shown as it is. */
    boolean isForetold() {
        return isForetelling() && isTold();
    }

    /** The learner has looked long enough, or has drawn: says how it is. */
    void explain() {
        Edt.check();
        memory.explained().add(session.index());
        session.fire();
    }

    private boolean isTold() {
        return memory.explained().contains(session.index());
    }

    private boolean isOver() {
        return session.run().isEmpty() || session.isFinished();
    }
}
