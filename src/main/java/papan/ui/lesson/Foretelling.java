package papan.ui.lesson;

import papan.lesson.Step;
import papan.ui.common.Edt;

/** Steps in which the learner draws how a chart will go before it is shown. What was drawn is kept. */
final class Foretelling {
    private final LearnSession session;
    private final SessionMemory memory;
    private final Notes notes;

    Foretelling(LearnSession session, SessionMemory memory, Notes notes) {
        this.session = session;
        this.memory = memory;
        this.notes = notes;
    }

    /** Whether a line is drawn in this step before a chart is shown. */
    boolean isDrawn() {
        return session.run().isPresent()
                && !session.isFinished()
                && session.stage().step() instanceof Step.ShowChart
                && session.lesson().sheet(session.stage()).isPresent();
    }

    /** Whether the true line is shown. */
    boolean isTold() {
        return isDrawn() && memory.drawings().containsKey(session.index());
    }

    /** The line that was drawn, as answers are written; empty until the true one is shown. */
    String drawn() {
        return memory.drawings().getOrDefault(session.index(), "");
    }

    /** The learner has drawn a line: shows the true one. */
    void tell(String drawn) {
        Edt.check();
        memory.drawings().put(session.index(), drawn);
        notes.drafted(drawn);
        session.fire();
    }
}
