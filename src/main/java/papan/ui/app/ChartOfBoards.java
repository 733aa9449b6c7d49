package papan.ui.app;

import java.awt.BorderLayout;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import javax.swing.JComponent;
import javax.swing.JPanel;
import papan.analysis.Course;
import papan.ui.chart.BoardsChart;
import papan.ui.common.WindowText;
import papan.ui.compare.ComparisonChart;

/** Lets the Compare workspace use a chart; it is made when there is first something to show. */
final class ChartOfBoards implements ComparisonChart {
    private final WindowText words;
    private final JPanel place = new JPanel(new BorderLayout());
    private Optional<BoardsChart> chart = Optional.empty();
    private IntConsumer asked = event -> {};

    ChartOfBoards(WindowText words) {
        this.words = words;
        place.setOpaque(false);
    }

    @Override
    public JComponent view() {
        return place;
    }

    @Override
    public void load(List<Course> courses) {
        if (chart.isEmpty()) {
            BoardsChart made = new BoardsChart(words, courses);
            made.onAsked(event -> asked.accept(event));
            place.add(made);
            chart = Optional.of(made);
        } else {
            chart.get().load(courses);
        }
    }

    @Override
    public void follow(int cursor) {
        chart.ifPresent(shown -> shown.follow(cursor));
    }

    @Override
    public void onAsked(IntConsumer listener) {
        asked = listener;
    }
}
