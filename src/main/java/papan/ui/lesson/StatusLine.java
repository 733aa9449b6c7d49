package papan.ui.lesson;

import java.util.Map;
import papan.ui.common.TextLabel;
import papan.ui.common.WindowText;

/** The line at the foot of a lesson, which says such things as why a key does nothing. */
final class StatusLine {
    private final TextLabel line = new TextLabel("Papan.small.font", "Papan.secondary");
    private final WindowText words;
    private Runnable said = () -> {};

    StatusLine(WindowText words) {
        this.words = words;
        line.setName("status");
    }

    /** The line itself. */
    TextLabel line() {
        return line;
    }

    /** Says something. */
    void say(String key, Map<String, ?> args) {
        said = () -> line.setText(words.text(key, args));
        said.run();
    }

    /** Says nothing. */
    void clear() {
        said = () -> {};
        line.setText("");
    }

    /** Says the same in the language of the window. */
    void retext() {
        said.run();
        line.getAccessibleContext().setAccessibleName(words.text("status"));
    }
}
