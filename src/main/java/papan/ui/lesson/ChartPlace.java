package papan.ui.lesson;

import java.awt.BorderLayout;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.JComponent;
import javax.swing.JPanel;
import org.jspecify.annotations.Nullable;
import papan.chart.Chart;
import papan.lesson.play.LessonRun;
import papan.lesson.play.Stage;
import papan.lesson.script.AskedChart;
import papan.narration.CaptionText;
import papan.ui.common.Background;
import papan.ui.common.ReadOnlyText;
import papan.ui.common.WindowText;

/** Where the chart is, or what the learner draws before it is shown. */
final class ChartPlace extends JPanel {
    private final transient LearnSession session;
    private final PredictPanel predicting;
    private final ReadOnlyText waiting = new ReadOnlyText("Papan.strong.font", "Papan.secondary");
    private final transient WindowText words;
    private transient Optional<LessonChart> chart = Optional.empty();
    /** The lesson whose rounds are being played. */
    private transient @Nullable LessonRun played;

    ChartPlace(LearnSession session, WindowText words) {
        super(new BorderLayout());
        this.session = session;
        this.words = words;
        this.predicting = new PredictPanel(session, words);
        waiting.setName("rounds.playing");
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
        Optional<AskedChart> asked =
                session.run().filter(run -> !session.isFinished()).flatMap(run -> run.chart(session.stage()));
        Optional<Chart> rounds = asked.flatMap(any -> rounds());
        chart.ifPresent(shown -> rounds.ifPresentOrElse(
                shown::askRounds, () -> asked.filter(any -> !plays()).ifPresentOrElse(shown::ask, shown::rest)));
    }

    /** Whether the step shows what many rounds come to. */
    private boolean plays() {
        return session.lesson().manyRounds(session.stage()).isPresent();
    }

    /** What many rounds came to; where they haven't been played yet, they are, and then the step is shown again. */
    private Optional<Chart> rounds() {
        LessonRun run = session.lesson();
        Stage stage = session.stage();
        Optional<List<Chart.Sample>> known = run.knownRounds(stage);
        if (known.isEmpty() && plays() && !run.equals(played)) {
            played = run;
            Background.run(() -> run.rounds(stage), found -> again(run), failure -> played = null);
        }
        return known.flatMap(samples ->
                run.chart(stage).map(asked -> Chart.ofSamples(asked.plan().kind(), samples)));
    }

    /** Another step may have come meanwhile, with rounds of its own. */
    private void again(LessonRun run) {
        played = null;
        if (!session.isFinished() && session.run().filter(run::equals).isPresent()) {
            ask();
            session.fire();
        }
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
        } else if (waits()) {
            waiting.setText(words.text(
                    "rounds.playing",
                    Map.of(
                            "rounds",
                            session.lesson()
                                    .manyRounds(session.stage())
                                    .orElseThrow()
                                    .rounds())));
            put(waiting);
        } else {
            chart.ifPresent(view -> put(view.view()));
        }
    }

    /** Whether rounds are still being played for the chart of the step. */
    private boolean waits() {
        return !session.isFinished()
                && plays()
                && session.lesson().knownRounds(session.stage()).isEmpty();
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
