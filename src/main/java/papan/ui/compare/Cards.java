package papan.ui.compare;

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
    private final JComponent chart;

    Cards(TextColumn clauses, TextColumn ends, JComponent chart) {
        this.clauses = clauses;
        this.ends = ends;
        this.chart = chart;
        add(clauses);
        add(chart);
        add(ends);
    }

    @Override
    protected int lay(int width, boolean really) {
        int gap = Px.of(GAP);
        boolean beside = width >= Px.of(WIDE);
        int left = beside ? (width - gap) * 58 / 100 : width;
        int right = beside ? width - gap - left : width;
        int x = beside ? left + gap : 0;
        int clausesHigh = clauses.heightFor(left);
        int chartHigh = Px.of(CHART);
        int endsHigh = ends.heightFor(right);
        int y = beside ? 0 : clausesHigh + gap;
        if (really) {
            lay(clauses, 0, 0, left, clausesHigh);
            lay(chart, x, y, right, chartHigh);
            lay(ends, x, y + chartHigh + gap, right, endsHigh);
        }
        return Math.max(clausesHigh, y + chartHigh + gap + endsHigh);
    }
}
