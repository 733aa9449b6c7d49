package papan.ui.lesson;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import papan.lesson.play.LessonState;

/** Asks questions of lessons that are done once more, one after the other. */
final class RehearsalRunner {
    private final LearnSession session;
    private final Notes notes;
    private Optional<Rehearsal> now = Optional.empty();
    private Consumer<Rehearsal> then = done -> {};

    RehearsalRunner(LearnSession session, Notes notes) {
        this.session = session;
        this.notes = notes;
    }

    /** What is asked, if this is no lesson but questions of several. */
    Optional<Rehearsal> now() {
        return now;
    }

    /**
     * Asks the first question.
     *
     * @param over hears how it went, when the last one is done with
     */
    void begin(List<Rehearsal.Question> questions, Consumer<Rehearsal> over) {
        then = over;
        ask(Rehearsal.of(questions));
    }

    /** Asks the next question, or none if this was the last. */
    void next() {
        now.ifPresent(asked -> ask(asked.after(session.state().first())));
    }

    private void ask(Rehearsal next) {
        if (next.isOver()) {
            session.close();
            then.accept(next);
            return;
        }
        session.take(
                next.now().run(), run -> LessonState.of(run, next.now().stage().index()));
        now = Optional.of(next);
        notes.rehearses();
        session.enter();
    }

    /** A lesson is opened, or put away: nothing is rehearsed. */
    void end() {
        now = Optional.empty();
    }
}
