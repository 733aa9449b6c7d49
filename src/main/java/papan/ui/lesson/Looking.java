package papan.ui.lesson;

import java.util.Optional;
import papan.lesson.ComparedBoards;
import papan.lesson.LookFor;
import papan.ui.common.Edt;

/** Steps in which boards are compared, and in which the learner is to look before being told. */
final class Looking {
    private final LearnSession session;
    private final SessionMemory memory;

    Looking(LearnSession session, SessionMemory memory) {
        this.session = session;
        this.memory = memory;
    }

    /** The boards that are compared in this step, if it compares and is not behind the learner. */
    Optional<ComparedBoards> compared() {
        return session.run().filter(run -> !session.isFinished()).flatMap(run -> run.compared(session.stage()));
    }

    /** Whether it may be said why boards differ: at once, or once the learner has looked for it. */
    boolean isExplained() {
        return compared()
                .filter(boards ->
                        boards.lookFor() == LookFor.NONE || memory.explained().contains(session.index()))
                .isPresent();
    }

    /** The learner has looked long enough: says why the boards differ. */
    void explain() {
        Edt.check();
        memory.explained().add(session.index());
        session.fire();
    }
}
