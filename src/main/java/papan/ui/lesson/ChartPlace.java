package papan.ui.lesson;

import java.awt.BorderLayout;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.JComponent;
import javax.swing.JPanel;
import papan.lesson.page.Page;
import papan.lesson.play.LessonRun;
import papan.lesson.play.Stage;
import papan.lesson.script.ManyRounds;
import papan.narration.CaptionText;
import papan.ui.common.Background;
import papan.ui.common.FlowRow;
import papan.ui.common.PillButton;
import papan.ui.common.ReadOnlyText;
import papan.ui.common.SupersedingTask;
import papan.ui.common.TextColumn;
import papan.ui.common.WindowText;
import papan.ui.plot.PlaybackChart;

/** Where the chart is, or what the learner draws before it is shown. */
final class ChartPlace extends JPanel {
    private final transient LearnSession session;
    private final transient PageView seen;
    private final PredictPanel predicting;
    private final TextColumn wait = new TextColumn();
    private final ReadOnlyText waiting = new ReadOnlyText("Papan.strong.font", "Papan.secondary");
    private final PillButton stop = new PillButton(null);
    private final transient SupersedingTask playing = new SupersedingTask();
    private final transient WindowText words;
    private transient Optional<PlaybackChart> chart = Optional.empty();
    /** Where rounds are being played, or were until somebody stopped them. */
    private transient Optional<Place> waitsFor = Optional.empty();

    /** A step of a lesson as it is shown. */
    private record Place(LessonRun run, Stage stage) {}

    ChartPlace(LearnSession session, WindowText words, PageView seen) {
        super(new BorderLayout());
        this.session = session;
        this.words = words;
        this.seen = seen;
        this.predicting = new PredictPanel(session, words);
        waiting.setName("rounds.playing");
        stop.setName("rounds.stop");
        stop.addActionListener(event -> stopOrPlay());
        wait.put(waiting, 0);
        wait.put(FlowRow.of(0, stop), 8);
        setOpaque(false);
    }

    /** Puts the chart into its place; it may come after the window has been shown. */
    void setChart(PlaybackChart view) {
        chart = Optional.of(view);
        seen.setChart(view);
        if (!isDrawnOn()) {
            put(view);
        }
        ask();
    }

    /** Says who hears what is drawn, point by point. */
    void onDrawn(Consumer<String> hearer) {
        predicting.onDrawn(hearer);
    }

    /** What has been drawn, and is not shown to be right or wrong yet. */
    String draft() {
        return predicting.draft();
    }

    /** Shows what a step asks for; where none does, one of the author's own is put away. */
    void ask() {
        Optional<Place> here = session.run().filter(any -> lacksRounds()).map(lesson -> new Place(lesson, about()));
        if (!here.equals(waitsFor)) {
            waitsFor = here;
            playing.stop();
            here.ifPresent(this::play);
        }
        seen.ask(session.run().map(any -> session.page(session.captions())));
    }

    private Stage about() {
        return session.state().about();
    }

    /** Whether rounds are still to be played for the chart of the step. */
    private boolean lacksRounds() {
        return !session.isFinished()
                && session.run()
                        .filter(run -> run.lacksRounds(about()) && !run.gaveUpRounds(about()))
                        .isPresent();
    }

    /** Has the rounds played as long as the step is shown, and then the step shown again. */
    private void play(Place place) {
        playing.run(
                over -> place.run().rounds(place.stage(), over),
                found -> {
                    waitsFor = Optional.empty();
                    session.fire();
                },
                failure -> {
                    showWaiting();
                    waiting.setText(words.text(Background.FAILED));
                });
        showWaiting();
    }

    private void stopOrPlay() {
        if (playing.isRunning()) {
            playing.stop();
        } else {
            waitsFor.ifPresent(this::play);
        }
        if (lacksRounds()) {
            showWaiting();
        } else {
            session.fire(); // they had just been played
        }
    }

    private void showWaiting() {
        boolean running = playing.isRunning();
        int rounds =
                session.lesson().manyRounds(about()).map(ManyRounds::rounds).orElse(0);
        waiting.setText(
                running
                        ? words.text(
                                "rounds.playing",
                                Map.of("rounds", words.language().count(rounds)))
                        : words.text("rounds.stopped"));
        stop.setText(words.text(running ? "try.stop" : "rounds.play"));
    }

    /** Whether there is anything in it. */
    boolean isFilled() {
        return getComponentCount() > 0;
    }

    /** Shows the sheet where the learner is to draw first, else the chart. */
    void refresh(Page page, CaptionText captions) {
        if (session.state().isDrawn()) {
            predicting.refresh(page, captions);
            put(predicting);
        } else if (lacksRounds()) {
            showWaiting();
            put(wait);
        } else {
            chart.ifPresent(this::put);
        }
    }

    private boolean isDrawnOn() {
        return predicting.getParent() != null;
    }

    private void put(JComponent view) {
        if (view.getParent() != this) {
            removeAll();
            add(view);
            revalidate();
            repaint();
        }
    }
}
