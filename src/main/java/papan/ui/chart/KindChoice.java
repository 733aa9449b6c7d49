package papan.ui.chart;

import java.awt.Component;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.DefaultListCellRenderer;
import javax.swing.JComboBox;
import javax.swing.JList;
import papan.analysis.ChartKind;
import papan.chart.ChartText;
import papan.lesson.AskedChart;

/** Chooses which question about a course is asked: one of the program's, or above them one of a lesson's own. */
final class KindChoice extends JComboBox<Object> {
    private boolean told;

    KindChoice(Consumer<ChartKind> chosen, Consumer<AskedChart> own) {
        super(ChartKind.offered().stream().filter(ChartKind::followsACourse).toArray());
        setName("chart-kind");
        setMaximumRowCount(getItemCount() + 1);
        addActionListener(event -> {
            if (!told && getSelectedItem() instanceof ChartKind kind) {
                chosen.accept(kind);
            } else if (!told && getSelectedItem() instanceof AskedChart asked) {
                own.accept(asked);
            }
        });
    }

    void setWords(ChartText words) {
        setRenderer(new Words(words));
        getAccessibleContext().setAccessibleName(words.text("charts.kinds"));
        setToolTipText(words.text("charts.kinds"));
    }

    /** Puts a lesson's own chart above the program's, or takes it away. */
    void offer(Optional<AskedChart> own) {
        told = true;
        if (getItemAt(0) instanceof AskedChart) {
            removeItemAt(0);
        }
        own.ifPresent(asked -> insertItemAt(asked, 0));
        told = false;
    }

    /** Shows which is chosen: a kind, or the lesson's own chart. */
    void show(Object choice) {
        told = true;
        setSelectedItem(choice);
        told = false;
        // As wide as what is chosen, not as the longest: the list that opens takes the room it needs.
        setPrototypeDisplayValue(choice);
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
            Object text = value instanceof ChartKind kind
                    ? words.question(kind)
                    : value instanceof AskedChart asked ? asked.title() : value;
            return super.getListCellRendererComponent(list, text, index, selected, focused);
        }
    }
}
