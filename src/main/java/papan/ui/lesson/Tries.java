package papan.ui.lesson;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import papan.engine.Refusal;
import papan.lesson.LessonRun;
import papan.lesson.Stage;
import papan.lesson.Trial;
import papan.model.Move;
import papan.ui.common.Background;

/** What the learner has made of the steps that let try. What takes thought is thought out in the background. */
final class Tries {
    private final Map<Integer, Trial> trials = new HashMap<>();
    private Optional<Refusal> refusal = Optional.empty();
    private Optional<AtomicBoolean> thinking = Optional.empty();

    /** Nothing has been tried. */
    void clear() {
        stop();
        trials.clear();
    }

    /** How a step's try stands. */
    Trial at(LessonRun run, Stage stage) {
        return trials.computeIfAbsent(stage.index(), any -> run.begin(stage));
    }

    void put(int step, Trial trial) {
        refusal = Optional.empty();
        trials.put(step, trial);
    }

    /** A try as if nothing had been made of it. */
    void forget(int step) {
        stop();
        trials.remove(step);
    }

    /** The moves that were made, as they are written down. */
    List<String> moves(int step) {
        return Optional.ofNullable(trials.get(step)).map(Trial::moves).orElse(List.of()).stream()
                .map(Move::toString)
                .toList();
    }

    /** Why the house that was chosen last cannot be sown; empty if it can. */
    Optional<Refusal> refusal() {
        return refusal;
    }

    /** Whether a move can be made; says why not. */
    boolean allows(Trial trial, Move move) {
        refusal = trial.refuse(move);
        return refusal.isEmpty();
    }

    /** Whether something is being thought out. */
    boolean isThinking() {
        return thinking.isPresent();
    }

    /** Ends what is being thought out; nobody hears of it any more. */
    void stop() {
        thinking.ifPresent(end -> end.set(true));
        thinking = Optional.empty();
        refusal = Optional.empty();
    }

    /**
     * Thinks something out: at once if that takes no thought, else in the background.
     *
     * @param takesThought whether it takes thought
     * @param work may end early when it is told to
     * @param then hears of it on the event dispatch thread, unless it was stopped
     * @param failed hears that nothing came of it
     */
    void think(boolean takesThought, Function<BooleanSupplier, Trial> work, Consumer<Trial> then, Runnable failed) {
        stop();
        if (!takesThought) {
            then.accept(work.apply(() -> false));
            return;
        }
        AtomicBoolean end = new AtomicBoolean();
        thinking = Optional.of(end);
        Background.run(
                () -> work.apply(end::get),
                trial -> {
                    if (!end.get()) {
                        thinking = Optional.empty();
                        then.accept(trial);
                    }
                },
                failure -> {
                    if (!end.get()) {
                        stop();
                        failed.run();
                    }
                });
    }
}
