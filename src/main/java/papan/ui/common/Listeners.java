package papan.ui.common;

import java.util.ArrayList;
import java.util.List;

/** Those who want to hear of something, each as long as it likes. */
public final class Listeners {
    private final List<Runnable> all = new ArrayList<>();

    /** Ends what was begun. */
    public interface Handle {
        /** Tells the listener no more. */
        void remove();
    }

    /** Adds one who hears from now on, until it is removed. */
    public Handle add(Runnable listener) {
        // What is added is one hearer, however often the same listener is.
        Runnable hearer = listener::run;
        all.add(hearer);
        return () -> all.remove(hearer);
    }

    /** Tells all of them; who is added meanwhile hears of the next time. */
    public void tell() {
        List.copyOf(all).forEach(Runnable::run);
    }
}
