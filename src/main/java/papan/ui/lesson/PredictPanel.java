package papan.ui.lesson;

import java.awt.BorderLayout;
import java.util.function.Consumer;
import javax.swing.JPanel;
import org.jspecify.annotations.Nullable;
import papan.chart.ChartText;
import papan.lesson.play.AnswerWords;
import papan.lesson.play.Stage;
import papan.lesson.script.Step;
import papan.narration.CaptionText;
import papan.ui.common.FlowRow;
import papan.ui.common.PillButton;
import papan.ui.common.Px;
import papan.ui.common.ReadOnlyText;
import papan.ui.common.TextColumn;
import papan.ui.common.WindowText;

/** Where a learner draws a line before a chart is shown, and sees then how it went. */
final class PredictPanel extends JPanel {
    private final LearnSession session;
    private final WindowText words;
    private final ReadOnlyText task = new ReadOnlyText("Papan.body.font", "Papan.text");
    private final PillButton show = new PillButton(null);
    private final CurveAnswer curve;
    private @Nullable Stage shown;

    PredictPanel(LearnSession session, WindowText words) {
        super(new BorderLayout());
        this.session = session;
        this.words = words;
        curve = new CurveAnswer(this::drew, session.sketch()::draw);
        setOpaque(false);
        setName("predict");
        task.setName("predict.task");
        show.setName("predict.show");
        show.addActionListener(event -> tell());
        FlowRow below = FlowRow.of(0, show);
        below.setBorder(Px.pad(8, 0, 0, 0));
        TextColumn above = new TextColumn();
        above.put(task, 0);
        add(above, BorderLayout.NORTH);
        add(curve);
        add(below, BorderLayout.SOUTH);
    }

    /** Says who hears what is drawn, point by point. */
    void onDrawn(Consumer<String> hearer) {
        curve.onSaid(hearer);
    }

    /** Shows the sheet of the step that is shown; nothing where there is none. */
    void refresh(CaptionText captions) {
        Stage stage = session.stage();
        stage.step().asShowChart().ifPresent(chart -> refresh(stage, chart, captions));
    }

    private void refresh(Stage stage, Step.ShowChart chart, CaptionText captions) {
        boolean told = session.isForetold();
        if (!stage.equals(shown) || (!told && curve.answer().isEmpty())) {
            session.lesson().sheet(stage).ifPresent(sheet -> curve.show(sheet, new ChartText(captions)));
            shown = stage;
        }
        if (told) {
            curve.draw(session.foretold());
        }
        AnswerWords spoken = new AnswerWords(session.lesson(), captions);
        task.setText(
                told
                        ? spoken.gap(stage, session.foretold(), true)
                        : spoken.drawing(chart.chart().plan(), 0) + "\n" + words.text("curve.how"));
        task.getAccessibleContext().setAccessibleName(task.getText());
        curve.getAccessibleContext().setAccessibleDescription(words.text("curve.how"));
        show.setText(words.text("curve.show"));
        show.setPrimary(true);
        show.setVisible(!told);
        curve.setOpen(!told);
        curve.reveal(told ? session.lesson().truth(stage) : "", words.text("curve.drawn"), words.text("curve.truth"));
        drew();
    }

    /** The button is gone then; what is said about the line has the focus instead. */
    private void tell() {
        session.foretell(curve.answer());
        task.requestFocusInWindow();
    }

    private void drew() {
        show.setEnabled(!curve.answer().isEmpty());
    }
}
