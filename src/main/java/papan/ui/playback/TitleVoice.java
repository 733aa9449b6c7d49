package papan.ui.playback;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import javax.swing.JComponent;
import org.jspecify.annotations.Nullable;
import papan.ui.common.Announcer;
import papan.ui.common.SpeakingWindow;

/**
 * The voice that screen readers hear who follow nothing but names: what is to be heard becomes for a moment the name of
 * the window that is used. What comes together is said together; what has the focus is read first; what the focus reads
 * by itself is not said once more. Lives on the event dispatch thread.
 */
public final class TitleVoice implements Announcer.Voice {
    /** Texts that follow one another as fast as this are one. */
    static final int JOIN_MS = 120;

    /** What has got the focus is read then, and would cut short what is said before, or be cut short. */
    static final int REST_MS = 700;

    /** The same where a window has just come: whoever is to speak may only just hear of it. */
    static final int FIRST_REST_MS = 2_000;

    /** As long does nobody wait for texts to end that keep coming. */
    static final int LONGEST_MS = 1_000;

    /** As long is the window called by what is to be heard: screen readers ask for it a moment later. */
    static final int HOLD_MS = 300;

    private static final String SENTENCE_ENDS = ".!?…。！？";

    /** Seen and spoken by nobody; with it and without it the same words are another name. */
    private static final String MARK = "\u200b";

    private final Ticker ticker;
    private final Supplier<Optional<SpeakingWindow>> window;
    private final Supplier<String> focused;
    private final Announcer.Voice events;
    private final List<Text> waiting = new ArrayList<>();
    private double quiet;
    private double waited;
    private double rested;
    private double enough = FIRST_REST_MS;
    private double held;
    private @Nullable SpeakingWindow saying;
    /** Whose last name was not its own. */
    private @Nullable SpeakingWindow renamed;

    private boolean marked;

    /** What is to be said; an answer is said even if it has the focus. */
    private record Text(String text, boolean answers) {}

    /**
     * A voice.
     *
     * @param ticker counts the time while there is something to wait for
     * @param window the one that is used now, if it can speak
     * @param focused what is read of the part that has the focus
     * @param events tells the same to whoever follows changes of parts
     */
    public TitleVoice(
            Ticker ticker,
            Supplier<Optional<SpeakingWindow>> window,
            Supplier<String> focused,
            Announcer.Voice events) {
        this.ticker = ticker;
        this.window = window;
        this.focused = focused;
        this.events = events;
    }

    @Override
    public void say(JComponent about, String text, boolean interrupts) {
        events.say(about, text, interrupts);
        if (interrupts && quiet >= JOIN_MS) {
            waiting.clear();
        }
        if (waiting.isEmpty()) {
            waited = 0;
        }
        Text next = new Text(text, interrupts);
        waiting.remove(next);
        waiting.add(next);
        quiet = 0;
        count();
    }

    /** Something else has the focus, or another window is used. */
    public void focusMoved() {
        rested = 0;
        count();
    }

    private void count() {
        ticker.start(this::tick);
    }

    private void tick(double milliseconds) {
        quiet += milliseconds;
        waited += milliseconds;
        rested += milliseconds;
        held += milliseconds;
        if (saying != null && held >= HOLD_MS) {
            saying.hush();
            saying = null;
        }
        if (saying == null && rested >= enough && (quiet >= JOIN_MS || waited >= LONGEST_MS)) {
            enough = REST_MS;
            recall();
            window.get().ifPresentOrElse(this::speak, this::keepLast);
            if (saying == null) {
                ticker.stop();
            }
        }
    }

    /** A window that has been left is known by its own name when one comes back to it. */
    private void recall() {
        if (renamed != null && window.get().filter(used -> used == renamed).isEmpty()) {
            renamed.recall();
            renamed = null;
        }
    }

    /** Whoever comes back to the window hears what was said last. */
    private void keepLast() {
        if (waiting.size() > 1) {
            waiting.subList(0, waiting.size() - 1).clear();
        }
    }

    /** A name of one word may stand in any sentence. */
    private static boolean isSentence(String read) {
        return !read.isEmpty() && SENTENCE_ENDS.indexOf(read.charAt(read.length() - 1)) >= 0;
    }

    private void speak(SpeakingWindow through) {
        String read = focused.get();
        String all = waiting.stream()
                .filter(text -> text.answers() || !read.contains(text.text()))
                .map(text -> text.answers() || !isSentence(read)
                        ? text.text()
                        : text.text().replace(read, "").strip())
                .filter(text -> !text.isEmpty())
                .collect(Collectors.joining(" "));
        waiting.clear();
        if (!all.isEmpty()) {
            marked = !marked;
            through.say(marked ? all + MARK : all);
            saying = through;
            renamed = through;
            held = 0;
        }
    }
}
