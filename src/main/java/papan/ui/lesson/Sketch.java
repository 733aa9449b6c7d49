package papan.ui.lesson;

import java.util.ArrayList;
import java.util.List;
import papan.analysis.Prediction;

/** The line that is being drawn, stroke by stroke, for those who look on. Lives on the event dispatch thread. */
final class Sketch {
    private final List<Runnable> listeners = new ArrayList<>();
    private Prediction line = Prediction.blank(1);

    /** Adds a listener that hears of each stroke. */
    void addListener(Runnable listener) {
        listeners.add(listener);
    }

    /** The line with where it begins. */
    Prediction line() {
        return line;
    }

    /** The line has got another stroke, or another one is begun. */
    void draw(Prediction next) {
        line = next;
        List.copyOf(listeners).forEach(Runnable::run);
    }
}
