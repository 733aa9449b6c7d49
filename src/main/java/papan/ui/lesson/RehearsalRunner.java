package papan.ui.lesson;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/** Asks questions of lessons that are done, or boards of their drills, one after the other. */
final class RehearsalRunner {
    private final Consumer<Rehearsal.Question> asks;
    private final Runnable ends;
    private Optional<Rehearsal> now = Optional.empty();
    private Consumer<Rehearsal> then = done -> {};
    private Function<Rehearsal, Optional<Rehearsal.Question>> more = asked -> Optional.empty();

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
     * Asks one question after another until somebody stops.
     *
     * @param another the next one after those so far; empty if there is none
     * @param over hears how it went
     */
    void goOn(Function<Rehearsal, Optional<Rehearsal.Question>> another, Consumer<Rehearsal> over) {
        more = another;
        then = over;
        ask(Rehearsal.endless());
    }

    /**
     * Asks no more questions.
     *
     * @param first whether the first answer to this one was right; empty if there was none, and it does not count
     */
    void stop(Optional<Boolean> first) {
        now.ifPresent(asked -> over(first.isPresent() ? asked.after(first) : asked.stopped()));
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
        Rehearsal longer = next.isOver() && next.goesOn()
                ? more.apply(next).map(next::with).orElse(next)
                : next;
        if (longer.isOver()) {
            over(longer);
            return;
        }
        now = Optional.of(longer);
        asks.accept(longer.now());
    }

    private void over(Rehearsal done) {
        ends.run();
        then.accept(done);
    }

    /** A lesson is opened, or put away: nothing is rehearsed. */
    void end() {
        now = Optional.empty();
    }
}
