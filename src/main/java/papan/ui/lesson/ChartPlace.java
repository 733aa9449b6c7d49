package papan.ui.lesson;

import java.awt.BorderLayout;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.JComponent;
import javax.swing.JPanel;
import papan.lesson.script.AskedChart;
import papan.narration.CaptionText;
import papan.ui.common.WindowText;

/** Where the chart is, or what the learner draws before it is shown. */
final class ChartPlace extends JPanel {
    private final transient LearnSession session;
    private final PredictPanel predicting;
    private transient Optional<LessonChart> chart = Optional.empty();

    ChartPlace(LearnSession session, WindowText words) {
        super(new BorderLayout());
        this.session = session;
        this.predicting = new PredictPanel(session, words);
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
        chart.ifPresent(shown -> asked.ifPresentOrElse(shown::ask, shown::rest));
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
        if (draws != isDrawnOn()) {
            removeAll();
            if (draws) {
                put(predicting);
            } else {
                chart.ifPresent(view -> put(view.view()));
            }
        }
    }

    private boolean isDrawnOn() {
        return predicting.getParent() != null;
    }

    private void put(JComponent view) {
        removeAll();
        add(view);
        revalidate();
    }
}
