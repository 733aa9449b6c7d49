package papan.ui.lesson;

import java.awt.BorderLayout;
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
        Optional<LessonRun> run = session.run().filter(any -> !session.isFinished());
        Optional<AskedChart> asked = run.flatMap(lesson -> lesson.chart(session.stage()));
        Optional<Chart> rounds = run.flatMap(lesson -> lesson.knownRounds(session.stage()))
                .map(played -> session.state().withTally(played));
        if (lacksRounds()) {
            playRounds(session.lesson(), session.stage());
        }
        chart.ifPresent(shown -> rounds.ifPresentOrElse(
                shown::askRounds, () -> asked.filter(any -> !lacksRounds()).ifPresentOrElse(shown::ask, shown::rest)));
    }

    /** Whether rounds are still to be played for the chart of the step. */
    private boolean lacksRounds() {
        return !session.isFinished()
                && session.run().filter(run -> run.lacksRounds(session.stage())).isPresent();
    }

    /** Has the rounds played, and then the step shown again: it may be another one, with rounds of its own. */
    private void playRounds(LessonRun run, Stage stage) {
        if (!run.equals(played)) {
            played = run;
            Background.run(
                    () -> run.rounds(stage),
                    found -> {
                        played = null;
                        if (session.run().isPresent()) {
                            session.fire();
                        }
                    },
                    failure -> {
                        played = null;
                        waiting.setText(words.text(Background.FAILED));
                    });
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
        } else if (lacksRounds()) {
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
