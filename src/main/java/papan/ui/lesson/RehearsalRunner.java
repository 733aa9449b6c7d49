package papan.ui.lesson;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Asks questions of lessons that are done once more, one after the other. */
final class RehearsalRunner {
    private final Consumer<Rehearsal.Question> asks;
    private final Runnable ends;
    private Optional<Rehearsal> now = Optional.empty();
    private Consumer<Rehearsal> then = done -> {};

    /**
     * Nothing is asked yet.
     *
     * @param asks shows a question
     * @param ends puts the last one away
     */
    RehearsalRunner(Consumer<Rehearsal.Question> asks, Runnable ends) {
        this.asks = asks;
        this.ends = ends;
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

    /**
     * Asks the next question, or none if this was the last.
     *
     * @param first whether the first answer to this one was right; empty if it was passed by
     */
    void next(Optional<Boolean> first) {
        now.ifPresent(asked -> ask(asked.after(first)));
    }

    private void ask(Rehearsal next) {
        if (next.isOver()) {
            ends.run();
            then.accept(next);
            return;
        }
        now = Optional.of(next);
        asks.accept(next.now());
    }

    /** A lesson is opened, or put away: nothing is rehearsed. */
    void end() {
        now = Optional.empty();
    }
}
