package papan.ui.lesson;

import papan.analysis.Prediction;
import papan.ui.common.Listeners;

/** The line that is being drawn, stroke by stroke, for those who look on. Lives on the event dispatch thread. */
final class Sketch {
    private final Listeners<Runnable> listeners = new Listeners<>();
    private Prediction line = Prediction.blank(1);

    /** Adds a listener that hears of each stroke. */
    Listeners.Handle addListener(Runnable listener) {
        return listeners.add(listener);
    }

    /** The line with where it begins. */
    Prediction line() {
        return line;
    }

    /** The line has got another stroke, or another one is begun. */
    void draw(Prediction next) {
        line = next;
        listeners.tell(Runnable::run);
    }
}
