package papan.ui.lesson;

import java.awt.BorderLayout;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javax.swing.JPanel;
import org.jspecify.annotations.Nullable;
import papan.chart.ChartText;
import papan.lesson.page.Block;
import papan.lesson.page.Page;
import papan.lesson.play.Stage;
import papan.narration.CaptionText;
import papan.ui.common.FlowRow;
import papan.ui.common.PillButton;
import papan.ui.common.Px;
import papan.ui.common.ReadOnlyText;
import papan.ui.common.TextColumn;
import papan.ui.common.WindowText;
import papan.ui.plot.LineSheet;

/** Where a learner draws a line before a chart is shown, and sees then how it went. */
final class PredictPanel extends JPanel {
    private final LearnSession session;
    private final WindowText words;
    private final ReadOnlyText task = new ReadOnlyText("Papan.body.font", "Papan.text");
    private final PillButton show = new PillButton(null);
    private final LineSheet curve;
    private @Nullable Stage shown;
    /** Which time it is that the step is shown. */
    private int entries;

    PredictPanel(LearnSession session, WindowText words) {
        super(new BorderLayout());
        this.session = session;
        this.words = words;
        curve = new LineSheet(this::drew, session.sketch()::draw);
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
    void refresh(Page page, CaptionText captions) {
        page.find(Block.Asked.class).ifPresent(asked -> refresh(page, asked, captions));
    }

    private void refresh(Page page, Block.Asked asked, CaptionText captions) {
        Stage stage = session.stage();
        Optional<String> drawn = session.foretold();
        boolean told = drawn.isPresent();
        if (!stage.equals(shown) || entries != session.entries()) {
            asked.sheet().ifPresent(sheet -> curve.show(sheet, new ChartText(captions)));
            curve.draw(session.attempt().draft());
            shown = stage;
            entries = session.entries();
        }
        drawn.ifPresent(curve::draw);
        task.setText(
                told
                        ? page.all(Block.Told.class)
                                .flatMap(gap -> gap.sentences().stream())
                                .collect(Collectors.joining("\n"))
                        : asked.question() + "\n" + words.text("curve.how"));
        task.getAccessibleContext().setAccessibleName(task.getText());
        curve.getAccessibleContext().setAccessibleDescription(words.text("curve.how"));
        show.setText(words.text("curve.show"));
        show.setPrimary(true);
        show.setVisible(!told);
        curve.setOpen(!told);
        curve.reveal(String.join(",", asked.right()), words.text("curve.drawn"), words.text("curve.truth"));
        drew();
    }

    /** So much as has been drawn on the sheet of the step that is shown. */
    String draft() {
        boolean mine = session.stage().equals(shown) && entries == session.entries();
        return mine ? curve.draft() : session.attempt().draft();
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
