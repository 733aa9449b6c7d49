package papan.ui.common;

import java.util.function.Consumer;
import javax.swing.JComponent;

/**
 * Says something to whoever cannot see it, without moving the focus: through the runtime's own call where there is one,
 * otherwise through events that a screen reader may follow. Say the changed value first, then what it belongs to. Lives
 * on the event dispatch thread.
 */
public final class Announcer {
    private final Voice voice;
    private final Listeners<Consumer<String>> listeners = new Listeners<>();

    /** What speaks. */
    @FunctionalInterface
    public interface Voice {
        /**
         * Speaks.
         *
         * @param about the part of the window that the text belongs to
         * @param interrupts whether what is being spoken is cut short
         */
        void say(JComponent about, String text, boolean interrupts);
    }

    public Announcer(Voice voice) {
        this.voice = voice;
    }

    /**
     * An announcer with the best voice that this runtime has.
     *
     * @param otherwise speaks where the runtime cannot
     */
    public static Announcer ofThisRuntime(Voice otherwise) {
        return new Announcer(JetBrainsVoice.find(otherwise).orElse(otherwise));
    }

    /** Adds a listener, for example to keep what was said. */
    public Listeners.Handle addListener(Consumer<String> listener) {
        return listeners.add(listener);
    }

    /** Says something after what is being said; nothing if it is blank. */
    public void say(JComponent about, String text) {
        speak(about, text, false);
    }

    /** Says something at once: the answer to a key, which makes everything before it old. */
    public void answer(JComponent about, String text) {
        speak(about, text, true);
    }

    private void speak(JComponent about, String text, boolean interrupts) {
        Edt.check();
        if (!text.isBlank()) {
            voice.say(about, text, interrupts);
            listeners.tell(listener -> listener.accept(text));
        }
    }
}
