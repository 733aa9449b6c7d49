package papan.ui.chart;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import papan.analysis.Column;
import papan.chart.ChartText;
import papan.ui.common.Choice;
import papan.ui.common.FlowRow;
import papan.ui.common.PillButton;
import papan.ui.common.Px;
import papan.ui.common.ReadOnlyText;
import papan.ui.common.TextColumn;

/** What to do while somebody predicts a line, and what came of it. */
final class PredictBar extends TextColumn {
    private static final int GAP = 8;
    /** The least width of what is told beside the buttons, of scale 1. */
    private static final int LEAST_TOLD = 160;

    private final ReadOnlyText told = new ReadOnlyText("Papan.body.font", "Papan.text");
    private final Choice<Integer> line;
    private final PillButton show = new PillButton(null);
    private final PillButton again = new PillButton(null);
    private final PillButton leave = new PillButton(null);
    private final FlowRow hands;
    private transient Consumer<String> hearer = text -> {};
    private List<Column> columns = List.of();

    PredictBar(IntConsumer chosen, Runnable showing, Runnable beginning, Runnable leaving) {
        setName("charts.predicting");
        line = new Choice<>("charts.line", List.of(), chosen::accept);
        told.setName("charts.predict.told");
        show.setName("charts.predict.show");
        again.setName("charts.predict.again");
        leave.setName("charts.predict.leave");
        show.setPrimary(true);
        show.addActionListener(event -> showing.run());
        again.addActionListener(event -> beginning.run());
        leave.addActionListener(event -> leaving.run());
        add(told);
        hands = FlowRow.of(8, line, show, again, leave);
        add(hands);
    }

    /** What is told has room beside the buttons; else it stands above them. */
    private boolean isBeside(int width) {
        return width - hands.wholeWidth() >= Px.of(LEAST_TOLD);
    }

    private int toldWidth(int width) {
        return isBeside(width) ? width - hands.wholeWidth() - Px.of(GAP) : width;
    }

    @Override
    protected int lay(int width, boolean really) {
        int top = Px.of(GAP);
        boolean beside = isBeside(width);
        int across = toldWidth(width);
        int words = told.heightFor(across);
        int buttons = hands.heightFor(width);
        int high = beside ? Math.max(words, buttons) : words + top + buttons;
        if (really && beside) {
            lay(told, 0, top + (high - words) / 2, across, words);
            lay(hands, across + top, top + (high - buttons) / 2, hands.wholeWidth(), buttons);
        } else if (really) {
            lay(told, 0, top, across, words);
            lay(hands, 0, top + words + top, width, buttons);
        }
        return top + high;
    }

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
