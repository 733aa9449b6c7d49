package papan.ui.chart;

import com.formdev.flatlaf.FlatClientProperties;
import java.awt.FlowLayout;
import java.util.EnumMap;
import java.util.Map;
import java.util.function.Consumer;
import javax.swing.ButtonGroup;
import javax.swing.JPanel;
import javax.swing.JToggleButton;
import papan.analysis.Spacing;
import papan.chart.ChartText;

/** The small control that chooses a point for each seed, lap or turn. */
final class SpacingChoice extends JPanel {
    private static final String GROOVE = "arc: 12; background: shade($Panel.background, 9%)";
    private static final String SEGMENT = "arc: 10; margin: 1,8,1,8; toolbar.spacingInsets: 2,2,2,2;"
            + " toolbar.selectedBackground: tint($Panel.background, 16%)";

    private final Map<Spacing, JToggleButton> buttons = new EnumMap<>(Spacing.class);

    SpacingChoice(Consumer<Spacing> chosen) {
        super(new FlowLayout(FlowLayout.TRAILING, 0, 0));
        putClientProperty(FlatClientProperties.STYLE, GROOVE);
        ButtonGroup group = new ButtonGroup();
        for (Spacing spacing : Spacing.values()) {
            JToggleButton button = new JToggleButton();
            button.putClientProperty(FlatClientProperties.BUTTON_TYPE, FlatClientProperties.BUTTON_TYPE_TOOLBAR_BUTTON);
            button.putClientProperty(FlatClientProperties.STYLE, SEGMENT);
            button.addActionListener(e -> chosen.accept(spacing));
            group.add(button);
            add(button);
            buttons.put(spacing, button);
        }
    }

    void setWords(ChartText words) {
        getAccessibleContext().setAccessibleName(words.text("spacing"));
        buttons.forEach((spacing, button) -> {
            button.setText(words.spacing(spacing));
            button.getAccessibleContext().setAccessibleName(words.spacing(spacing));
        });
    }

    void show(Spacing spacing) {
        JToggleButton button = buttons.get(spacing);
        if (button != null) {
            button.setSelected(true);
        }
    }
}
