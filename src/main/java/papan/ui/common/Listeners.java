package papan.ui.common;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** Those who want to hear of something, each as long as it likes. */
public final class Listeners<L> {
    private final Map<Handle, L> all = new LinkedHashMap<>();

    /** Ends what was begun. */
    public interface Handle {
        /** Tells the listener no more. */
        void remove();
    }

    /** Adds one who hears from now on, until it is removed; the same listener twice hears twice. */
    public Handle add(L listener) {
        Handle handle = new Handle() {
            @Override
            public void remove() {
                all.remove(this);
            }
        };
        all.put(handle, listener);
        return handle;
    }

    /** Tells all of them in a way; who is added meanwhile hears of the next time. */
    public void tell(Consumer<? super L> way) {
        List.copyOf(all.values()).forEach(way);
    }
}
