package papan.ui.app;

import java.util.List;
import papan.ui.common.FlowRow;
import papan.ui.common.PillButton;
import papan.ui.common.ReadOnlyText;
import papan.ui.common.WindowText;

/** That something went wrong, in one sentence, and the ways to go on from there. */
final class FailurePanel extends FootLine {
    private final ReadOnlyText text = new ReadOnlyText("Papan.strong.font", "Papan.text");
    private final FlowRow row = new FlowRow(8);

    /** A way out: a button, named after the key of its text. */
    record Way(String key, Runnable then) {}

    FailurePanel(WindowText words, List<Way> ways) {
        super("failure");
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

    void say(String sentence) {
        text.setText(sentence);
        text.getAccessibleContext().setAccessibleName(sentence);
        revalidate();
    }
}
