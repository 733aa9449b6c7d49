package papan.ui.compare;

import java.util.Optional;
import javax.swing.JComponent;
import papan.ui.common.Px;
import papan.ui.common.TextColumn;

/** The clauses beside the ends and the chart, or all under one another where there is less room. */
final class Cards extends TextColumn {
    private static final int WIDE = 860;
    private static final int GAP = 20;
    private static final int CHART = 260;

    private final TextColumn clauses;
    private final TextColumn ends;
    private final transient Optional<JComponent> chart;

    Cards(TextColumn clauses, TextColumn ends, Optional<JComponent> chart) {
        this.clauses = clauses;
        this.ends = ends;
        this.chart = chart;
        setLayout(null);
        add(clauses);
        chart.ifPresent(this::add);
        add(ends);
    }

    @Override
    public int heightFor(int width) {
        return place(width, false);
    }

    @Override
    public void doLayout() {
        place(getWidth(), true);
    }

    private int place(int width, boolean really) {
        int gap = Px.of(GAP);
        boolean beside = width >= Px.of(WIDE);
        int left = beside ? (width - gap) * 58 / 100 : width;
        int right = beside ? width - gap - left : width;
        int x = beside ? left + gap : 0;
        int clausesHigh = clauses.heightFor(left);
        int chartHigh = chart.isPresent() ? Px.of(CHART) : 0;
        int endsHigh = ends.heightFor(right);
        int y = beside ? 0 : clausesHigh + gap;
        if (really) {
            clauses.setBounds(0, 0, left, clausesHigh);
            int chartY = y;
            chart.ifPresent(view -> view.setBounds(x, chartY, right, chartHigh));
            ends.setBounds(x, y + chartHigh + (chartHigh > 0 ? gap : 0), right, endsHigh);
        }
        return Math.max(clausesHigh, y + chartHigh + (chartHigh > 0 ? gap : 0) + endsHigh);
    }
}
