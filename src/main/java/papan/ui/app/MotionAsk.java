package papan.ui.app;

import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.util.List;
import java.util.function.Consumer;
import papan.ui.common.FlowRow;
import papan.ui.common.PillButton;
import papan.ui.common.Px;
import papan.ui.common.SeedMotion;
import papan.ui.common.Segments;
import papan.ui.common.TextLabel;
import papan.ui.common.WindowText;
import papan.ui.settings.KeptSettings;
import papan.ui.settings.Settings;

/** Asks at the first start how seeds are to move: one line in its place, which nothing waits for. */
final class MotionAsk extends FootLine {
    /** The name under which it is remembered that it has been shown. */
    private static final String ASKED = "motion";

    /** How high the window must be, of scale 1: under a large zoom the question would leave no room for the board. */
    private static final int ROOM = 480;

    private final transient WindowText words;
    private final TextLabel question = new TextLabel("Papan.strong.font", "Papan.text");
    private final TextLabel sentence = new TextLabel("Papan.body.font", "Papan.secondary");
    private final PillButton done = new PillButton(null);
    private final Segments<SeedMotion> choices;
    private SeedMotion now = SeedMotion.FULL;
    /** Whether it is still to be said: at the first start, until the question is put away. */
    private boolean wanted;

    /**
     * The question, which is asked unless it has been answered before.
     *
     * @param kept where it is remembered
     * @param chosen hears of each choice
     * @param closed is called when it has been answered, or is not wanted
     */
    MotionAsk(WindowText words, KeptSettings kept, Consumer<SeedMotion> chosen, Runnable closed) {
        super("motion-ask");
        this.words = words;
        this.wanted =
                kept.get(Settings.MOTION).isEmpty() && !kept.get(Settings.SEEN).contains(ASKED);
        this.choices = new Segments<>("motion", List.of(SeedMotion.values()), SeedMotion::id, chosen);
        done.does("motion-ask.done", () -> {
            wanted = false;
            kept.see(ASKED);
            closed.run();
        });
        FlowRow row = new FlowRow(16);
        row.put(question, 0);
        row.put(choices, 0);
        row.put(done, 0);
        row.put(sentence, 0);
        put(row, 0);
        addComponentListener(new ComponentAdapter() {
            @Override
            public void componentResized(ComponentEvent event) {
                revalidate();
            }
        });
        words.bind(question, "motion.ask");
        words.bind(done, "motion.done");
        words.follow(() -> {
            choices.setWords(
                    words.text("motion.ask"),
                    motion -> words.text("motion." + motion.id()),
                    motion -> words.text("motion." + motion.id() + ".says"));
            show(now);
        });
    }

    /**
     * Asks, if it is still to be said.
     *
     * @param fits whether this is a moment for it
     * @param height of the window in pixels, 0 before it has one
     */
    void offer(boolean fits, int height) {
        setVisible(wanted && fits && (height == 0 || height >= Px.of(ROOM)));
    }

    void show(SeedMotion motion) {
        now = motion;
        choices.show(motion);
        sentence.setText(words.text("motion." + motion.id() + ".says"));
        revalidate();
    }
}
