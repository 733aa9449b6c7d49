package papan.ui.app;

import java.awt.Dimension;
import java.util.List;
import papan.ui.common.FlowRow;
import papan.ui.common.Paints;
import papan.ui.common.PillButton;
import papan.ui.common.Px;
import papan.ui.common.ReadOnlyText;
import papan.ui.common.TextColumn;
import papan.ui.common.WindowText;

/** That something went wrong, in one sentence, and the ways to go on from there. */
final class FailurePanel extends TextColumn {
    private final ReadOnlyText text = new ReadOnlyText("Papan.strong.font", "Papan.text");
    private final FlowRow row = new FlowRow(8);

    /** A way out: a button, named after the key of its text. */
    record Way(String key, Runnable then) {}

    FailurePanel(WindowText words, List<Way> ways) {
        setName("failure");
        setOpaque(true);
        text.setName("failure.text");
        put(text, 0);
        put(row, 8);
        for (Way way : ways) {
            row.put(PillButton.of(words, way.key(), null, way.then()), 0);
        }
    }

    /** What it says. */
    String said() {
        return text.getText();
    }

    /** Says it. */
    void say(String sentence) {
        text.setText(sentence);
        text.getAccessibleContext().setAccessibleName(sentence);
        revalidate();
    }

    @Override
    public Dimension getPreferredSize() {
        int width = getRootPane() == null ? 0 : getRootPane().getWidth();
        return width > 0 ? new Dimension(width, heightFor(width)) : super.getPreferredSize();
    }

    @Override
    public void updateUI() {
        super.updateUI();
        setBackground(Paints.colour("Papan.card"));
        setBorder(Px.pad(12, 24, 12, 24));
    }
}
