package papan.ui.lesson;

import java.awt.BorderLayout;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.JComponent;
import javax.swing.JPanel;
import papan.chart.Chart;
import papan.lesson.play.LessonRun;
import papan.lesson.play.Stage;
import papan.lesson.script.AskedChart;
import papan.lesson.script.ManyRounds;
import papan.narration.CaptionText;
import papan.ui.common.Background;
import papan.ui.common.FlowRow;
import papan.ui.common.PillButton;
import papan.ui.common.ReadOnlyText;
import papan.ui.common.SupersedingTask;
import papan.ui.common.TextColumn;
import papan.ui.common.WindowText;

/** Where the chart is, or what the learner draws before it is shown. */
final class ChartPlace extends JPanel {
    private final transient LearnSession session;
    private final PredictPanel predicting;
    private final TextColumn wait = new TextColumn();
    private final ReadOnlyText waiting = new ReadOnlyText("Papan.strong.font", "Papan.secondary");
    private final PillButton stop = new PillButton(null);
    private final transient SupersedingTask playing = new SupersedingTask();
    private final transient WindowText words;
    private transient Optional<LessonChart> chart = Optional.empty();
    /** Where rounds are being played, or were until somebody stopped them. */
    private transient Optional<Place> waitsFor = Optional.empty();

    /** A step of a lesson as it is shown. */
    private record Place(LessonRun run, Stage stage) {}

    ChartPlace(LearnSession session, WindowText words) {
        super(new BorderLayout());
        this.session = session;
        this.words = words;
        this.predicting = new PredictPanel(session, words);
        waiting.setName("rounds.playing");
        stop.setName("rounds.stop");
        stop.addActionListener(event -> stopOrPlay());
        wait.put(waiting, 0);
        wait.put(FlowRow.of(0, stop), 8);
        setOpaque(false);
    }

    /** Puts the chart into its place; it may come after the window has been shown. */
    void setChart(LessonChart view) {
        chart = Optional.of(view);
        if (!isDrawnOn()) {
            put(view.view());
        }
        ask();
    }

    /** Says who hears what is drawn, point by point. */
    void onDrawn(Consumer<String> hearer) {
        predicting.onDrawn(hearer);
    }

    /** Shows what a step asks for; where none does, one of the author's own is put away. */
    void ask() {
        Optional<LessonRun> run = session.run().filter(any -> !session.isFinished());
        Optional<AskedChart> asked = run.filter(
                        lesson -> lesson.manyRounds(session.stage()).isEmpty())
                .flatMap(lesson -> lesson.chart(session.stage()));
        Optional<Chart> rounds = run.flatMap(lesson -> lesson.knownRounds(session.stage()))
                .map(played -> session.state().withTally(played));
        Optional<Place> here = run.filter(lesson -> lacksRounds()).map(lesson -> new Place(lesson, session.stage()));
        if (!here.equals(waitsFor)) {
            waitsFor = here;
            playing.stop();
            here.ifPresent(this::play);
        }
        chart.ifPresent(shown ->
                rounds.ifPresentOrElse(shown::askRounds, () -> asked.ifPresentOrElse(shown::ask, shown::rest)));
    }

    /** Whether rounds are still to be played for the chart of the step. */
    private boolean lacksRounds() {
        return !session.isFinished()
                && session.run()
                        .filter(run -> run.lacksRounds(session.stage()) && !run.gaveUpRounds(session.stage()))
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
        int rounds = session.lesson()
                .manyRounds(session.stage())
                .map(ManyRounds::rounds)
                .orElse(0);
        waiting.setText(
                running ? words.text("rounds.playing", Map.of("rounds", rounds)) : words.text("rounds.stopped"));
        stop.setText(words.text(running ? "try.stop" : "rounds.play"));
    }

    /** Whether there is anything in it. */
    boolean isFilled() {
        return getComponentCount() > 0;
    }

    /** Shows the sheet where the learner is to draw first, else the chart. */
    void refresh(CaptionText captions) {
        boolean draws = session.state().isDrawn();
        if (draws) {
            predicting.refresh(captions);
        }
        if (draws) {
            put(predicting);
        } else if (lacksRounds()) {
            showWaiting();
            put(wait);
        } else {
            chart.ifPresent(view -> put(view.view()));
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
