package papan.ui.lesson;

import java.util.Optional;
import papan.replay.Grain;
import papan.ui.playback.Playback;

/**
 * How far one press of Next goes: as a step wants it while that step is shown, else as the learner has chosen. What the
 * learner chooses in such a step stays chosen afterwards. Lives on the event dispatch thread.
 */
final class Pace {
    private final Playback playback;
    private Optional<Lent> lent = Optional.empty();

    /**
     * A step's pace in force.
     *
     * @param pace the step's
     * @param own the learner's, to go back to
     */
    private record Lent(Grain pace, Grain own) {}

    Pace(Playback playback) {
        this.playback = playback;
    }

    /** The learner's own choice, which a step's pace does not touch. */
    Grain own() {
        return lent.filter(each -> each.pace() == playback.grain())
                .map(Lent::own)
                .orElseGet(playback::grain);
    }

    /** Another step is shown, with a pace of its own or none. */
    void enter(Optional<Grain> pace) {
        Grain own = own();
        lent = pace.map(each -> new Lent(each, own));
        Grain next = pace.orElse(own);
        if (next != playback.grain()) {
            playback.setGrain(next);
        }
    }
}
