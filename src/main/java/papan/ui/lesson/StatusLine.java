package papan.ui.lesson;

import java.util.Map;
import java.util.function.Consumer;
import papan.ui.common.Listeners;
import papan.ui.common.TextLabel;
import papan.ui.common.WindowText;

/** The line at the foot of a lesson, which says such things as why a key does nothing. */
final class StatusLine {
    private final TextLabel line = new TextLabel("Papan.small.font", "Papan.secondary");
    private final WindowText words;
    private final Listeners<Consumer<String>> hearers = new Listeners<>();
    private Runnable said = () -> {};

    StatusLine(WindowText words) {
        this.words = words;
        line.setName("status");
        words.follow(line, () -> {
            said.run();
            line.getAccessibleContext().setAccessibleDescription(words.text("status"));
        });
    }

    TextLabel line() {
        return line;
    }

    /** Says who else hears what is said. */
    Listeners.Handle onSaid(Consumer<String> hearer) {
        return hearers.add(hearer);
    }

    /** Says something that is to be heard, too: an answer to what was done. */
    void say(String key, Map<String, ?> args) {
        show(key, args);
        tell(line.getText());
    }

    /** Lets be heard what stands elsewhere: an answer to a key. */
    void tell(String text) {
        hearers.tell(hearer -> hearer.accept(text));
    }

    /** Shows something that is heard anyway. */
    void show(String key, Map<String, ?> args) {
        said = () -> line.setText(words.text(key, args));
        said.run();
    }

    /** Says nothing. */
    void clear() {
        said = () -> {};
        line.setText("");
    }
}
