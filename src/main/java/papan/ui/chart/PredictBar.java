package papan.ui.chart;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import papan.analysis.Column;
import papan.chart.ChartText;
import papan.ui.common.Choice;
import papan.ui.common.PillButton;
import papan.ui.common.ReadOnlyText;

/** What to do while somebody predicts a line, and what came of it. */
final class PredictBar extends JPanel {
    private final ReadOnlyText told = new ReadOnlyText("Papan.body.font", "Papan.text");
    private final Choice<Integer> line;
    private final PillButton show = new PillButton(null);
    private final PillButton again = new PillButton(null);
    private final PillButton leave = new PillButton(null);
    private transient Consumer<String> hearer = text -> {};
    private List<Column> columns = List.of();

    /** Who hears of the buttons. */
    interface Hand {
        void show();

        void again();

        void leave();
    }

    PredictBar(IntConsumer chosen, Hand hand) {
        super(new MigLayout("ins 8lp 0 0 0, gapx 8lp, fillx, hidemode 3", "[grow,fill][][][][]"));
        setOpaque(false);
        setName("charts.predicting");
        line = new Choice<>("charts.line", List.of(), chosen::accept);
        told.setName("charts.predict.told");
        show.setName("charts.predict.show");
        again.setName("charts.predict.again");
        leave.setName("charts.predict.leave");
        show.setPrimary(true);
        show.addActionListener(event -> hand.show());
        again.addActionListener(event -> hand.again());
        leave.addActionListener(event -> hand.leave());
        add(told, "wmin 0");
        add(line);
        add(show);
        add(again);
        add(leave);
    }

    /** Offers the lines of a chart. */
    void offer(List<Column> lines, int shown) {
        columns = List.copyOf(lines);
        line.setValues(IntStream.range(0, lines.size()).boxed().toList());
        line.show(shown);
    }

    void setWords(ChartText words) {
        line.setWords(words.text("charts.predict.line"), number -> words.column(columns.get(number)));
        name(show, words.text("charts.predict.show"));
        name(again, words.text("charts.predict.again"));
        name(leave, words.text("charts.predict.end"));
    }

    private static void name(PillButton button, String text) {
        button.setText(text);
        button.getAccessibleContext().setAccessibleName(text);
    }

    /** Says who else hears what is told. */
    void onSaid(Consumer<String> listener) {
        hearer = listener;
    }

    /** Says what to do, where the pen is, or what came of it. */
    void tell(String text) {
        if (!text.equals(told.getText())) {
            told.setText(text);
            hearer.accept(text);
        }
    }

    /** Whether the truth is shown already. */
    void setShown(boolean shown) {
        show.setVisible(!shown);
        again.setVisible(shown);
        line.setVisible(!shown && columns.size() > 1);
    }
}
