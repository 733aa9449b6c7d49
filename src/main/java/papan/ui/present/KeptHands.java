package papan.ui.present;

import java.time.temporal.ChronoUnit;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import papan.lesson.learner.ClassHands;
import papan.lesson.learner.HandsStore;
import papan.lesson.learner.ProgressStore.Trouble;
import papan.lesson.play.LessonState;
import papan.lesson.play.QuestionPrint;
import papan.lesson.play.Votes;

/** Keeps how many hands of a class were up, without names, as long as the teacher wants that. */
public final class KeptHands {
    private final HandsStore store;
    private final BooleanSupplier wanted;
    private final Consumer<Boolean> want;
    private final Consumer<Trouble> troubled;
    private Optional<ClassHands> latest = Optional.empty();
    private Optional<Trouble> told = Optional.empty();

    /**
     * Hands in a store.
     *
     * @param wanted whether they are kept
     * @param want hears whether they are from now on
     * @param troubled hears once of what keeps them from being written
     */
    public KeptHands(HandsStore store, BooleanSupplier wanted, Consumer<Boolean> want, Consumer<Trouble> troubled) {
        this.store = store;
        this.wanted = wanted;
        this.want = want;
        this.troubled = troubled;
    }

    boolean isWanted() {
        return wanted.getAsBoolean();
    }

    /** Says whether they are kept; what was kept of the question that is shown goes again. */
    void want(boolean keep, Presentation presentation) {
        want.accept(keep);
        latest = Optional.empty();
        if (keep) {
            follow(presentation);
        } else {
            of(presentation).ifPresent(store::drop);
        }
    }

    /** Something may have changed: votes are written down as soon as they are counted. */
    void follow(Presentation presentation) {
        if (!isWanted()) {
            return;
        }
        Optional<ClassHands> now =
                of(presentation).filter(hands -> hands.votes().most() > 0);
        if (now.isPresent() && !now.equals(latest)) {
            latest = now;
            store.keep(now.get());
            Optional<Trouble> found = store.trouble();
            found.filter(any -> !found.equals(told)).ifPresent(troubled);
            told = found;
        }
    }

    /** What went wrong when hands were read or written. */
    Optional<Trouble> trouble() {
        return store.trouble();
    }

    private static Optional<ClassHands> of(Presentation presentation) {
        if (!presentation.mayVote()) {
            return Optional.empty();
        }
        LessonState state = presentation.state();
        Votes votes = state.here().votes();
        return presentation
                .begun()
                .filter(any -> votes.isBegun())
                .map(begun -> new ClassHands(
                        begun.truncatedTo(ChronoUnit.SECONDS),
                        presentation.here().lesson(),
                        presentation.here().step(),
                        QuestionPrint.of(state.run(), state.stage()),
                        votes));
    }
}
