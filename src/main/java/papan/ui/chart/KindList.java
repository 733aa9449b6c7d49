package papan.ui.chart;

import com.formdev.flatlaf.FlatClientProperties;
import java.util.EnumMap;
import java.util.Map;
import java.util.function.Consumer;
import javax.swing.ButtonGroup;
import javax.swing.JToggleButton;
import javax.swing.SwingConstants;
import papan.analysis.ChartKind;
import papan.chart.ChartText;
import papan.ui.common.TextColumn;
import papan.ui.common.TextLabel;

/** All questions, those about one match first; one of them is asked. */
final class KindList extends TextColumn {
    private static final String ROW = "arc: 14; margin: 6,10,6,10; toolbar.selectedBackground: $Papan.selection;"
            + " toolbar.spacingInsets: 0,0,0,0";

    private final Map<ChartKind, JToggleButton> buttons = new EnumMap<>(ChartKind.class);
    private final TextLabel course = new TextLabel("Papan.smallStrong.font", "Papan.secondary");
    private final TextLabel sample = new TextLabel("Papan.smallStrong.font", "Papan.secondary");

    KindList(Consumer<ChartKind> chosen) {
        setName("charts.kinds");
        ButtonGroup group = new ButtonGroup();
        put(course, 0);
        for (ChartKind kind : ChartKind.offered()) {
            if (!kind.followsACourse() && sample.getParent() == null) {
                put(sample, 20);
            }
            JToggleButton button = new JToggleButton();
            button.setName("charts.kind." + kind.id());
            button.setHorizontalAlignment(SwingConstants.LEADING);
            button.putClientProperty(FlatClientProperties.BUTTON_TYPE, FlatClientProperties.BUTTON_TYPE_TOOLBAR_BUTTON);
            button.putClientProperty(FlatClientProperties.STYLE, ROW);
            button.addActionListener(event -> chosen.accept(kind));
            group.add(button);
            put(button, 2);
            buttons.put(kind, button);
        }
    }

    void setWords(ChartText words) {
        getAccessibleContext().setAccessibleName(words.text("charts.kinds"));
        course.setText(words.text("charts.course"));
        sample.setText(words.text("charts.sample"));
        buttons.forEach((kind, button) -> {
            button.setText(words.kind(kind));
            button.setToolTipText(words.question(kind));
            button.getAccessibleContext().setAccessibleName(words.question(kind));
        });
    }

    void show(ChartKind kind) {
        button(kind).setSelected(true);
    }

    /** The row of a question. */
    JToggleButton button(ChartKind kind) {
        JToggleButton button = buttons.get(kind);
        if (button == null) {
            throw new IllegalArgumentException("kind " + kind + " has no row");
        }
        return button;
    }
}
