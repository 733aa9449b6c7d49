package papan.ui.chart;

import java.awt.Component;
import java.util.Arrays;
import java.util.function.Consumer;
import javax.swing.DefaultListCellRenderer;
import javax.swing.JComboBox;
import javax.swing.JList;
import papan.analysis.ChartKind;
import papan.chart.ChartText;

/** Chooses which question about a course is asked. */
final class KindChoice extends JComboBox<ChartKind> {
    private boolean told;

    KindChoice(Consumer<ChartKind> chosen) {
        super(Arrays.stream(ChartKind.values())
                .filter(ChartKind::followsACourse)
                .toArray(ChartKind[]::new));
        setName("chart-kind");
        setMaximumRowCount(getItemCount());
        addActionListener(event -> {
            if (!told && getSelectedItem() instanceof ChartKind kind) {
                chosen.accept(kind);
            }
        });
    }

    void setWords(ChartText words) {
        setRenderer(new Words(words));
        getAccessibleContext().setAccessibleName(words.text("charts.kinds"));
        setToolTipText(words.text("charts.kinds"));
    }

    void show(ChartKind kind) {
        told = true;
        setSelectedItem(kind);
        told = false;
    }

    /** Says each question in words. */
    private static final class Words extends DefaultListCellRenderer {
        private final transient ChartText words;

        Words(ChartText words) {
            this.words = words;
        }

        @Override
        public Component getListCellRendererComponent(
                JList<?> list, Object value, int index, boolean selected, boolean focused) {
            Object text = value instanceof ChartKind kind ? words.question(kind) : value;
            return super.getListCellRendererComponent(list, text, index, selected, focused);
        }
    }
}
