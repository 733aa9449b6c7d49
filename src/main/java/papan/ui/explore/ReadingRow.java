package papan.ui.explore;

import java.util.Map;
import javax.swing.JProgressBar;
import papan.ui.common.Command;
import papan.ui.common.FlowRow;
import papan.ui.common.Icons;
import papan.ui.common.PillButton;
import papan.ui.common.ReadOnlyText;
import papan.ui.common.TextColumn;
import papan.ui.common.WindowText;

/** How far the reading of a file has come, and the way out of it. Lives on the event dispatch thread. */
final class ReadingRow extends TextColumn {
    private static final int WHOLE = 1000;

    private final ReadOnlyText text = new ReadOnlyText("Papan.body.font", "Papan.text");
    private final JProgressBar bar = new JProgressBar(0, WHOLE);
    private final PillButton cancel;
    private final transient WindowText words;
    private String file = "";

    ReadingRow(WindowText words, Runnable cancels) {
        this.words = words;
        setName("explore.reading");
        bar.setName("explore.reading.bar");
        cancel = PillButton.of(words, "explore.reading.cancel", Icons.CLOSE, Command.LEAVE, cancels);
        FlowRow row = new FlowRow(8);
        row.add(bar);
        row.add(cancel);
        put(text, 0);
        put(row, 8);
        setVisible(false);
        words.follow(text, this::tell);
    }

    /** A file is being read. What is read at once needs no row: it appears with the first part. */
    void begin(String name) {
        file = name;
        bar.setValue(0);
        tell();
    }

    /** A part has been read, from 0 to 1. */
    void show(double part) {
        bar.setValue((int) Math.round(WHOLE * part));
        setVisible(true);
    }

    /** What is being read, in words. */
    String told() {
        return text.getText();
    }

    /** Nothing is being read any longer. */
    void end() {
        setVisible(false);
    }

    /** Whether its button has the focus, which would be gone with it. */
    boolean hasFocusInside() {
        return cancel.isFocusOwner();
    }

    private void tell() {
        text.setText(words.text("explore.reading", Map.of("file", file)));
        bar.getAccessibleContext().setAccessibleName(text.getText());
    }
}
