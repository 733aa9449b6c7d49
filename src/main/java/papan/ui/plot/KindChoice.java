package papan.ui.plot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import papan.analysis.ChartKind;
import papan.chart.ChartText;
import papan.lesson.script.AskedChart;
import papan.ui.common.Choice;

/** Chooses which question about a course is asked: one of the program's, or above them one of a lesson's own. */
final class KindChoice extends Choice<Object> {
    private static final List<ChartKind> KINDS =
            ChartKind.offered().stream().filter(ChartKind::followsACourse).toList();

    KindChoice(Consumer<ChartKind> chosen, Consumer<AskedChart> own) {
        super("chart-kind", List.copyOf(KINDS), choice -> {
            if (choice instanceof ChartKind kind) {
                chosen.accept(kind);
            } else if (choice instanceof AskedChart asked) {
                own.accept(asked);
            }
        });
        setMaximumRowCount(KINDS.size() + 1);
    }

    void setWords(ChartText words) {
        setWords(
                words.text("charts.kinds"),
                choice -> choice instanceof AskedChart asked ? asked.title() : words.question((ChartKind) choice));
    }

    /** Puts a lesson's own chart above the program's, or takes it away. */
    void offer(Optional<AskedChart> own) {
        List<Object> choices = new ArrayList<>(KINDS);
        own.ifPresent(asked -> choices.add(0, asked));
        setValues(choices);
    }

    /** Shows which is chosen: a kind, or the lesson's own chart. */
    @Override
    public void show(Object choice) {
        super.show(choice);
        // As wide as what is chosen, not as the longest: the list that opens takes the room it needs.
        setPrototypeDisplayValue(choice);
    }
}
