package papan.ui.app;

import papan.ui.common.Announcer;
import papan.ui.common.FlowRow;
import papan.ui.common.Icons;
import papan.ui.common.PillButton;
import papan.ui.common.ReadOnlyText;
import papan.ui.common.WindowText;

/** Says why a file is not shown, in a line at the foot of the window, until it is put away or another file is opened. */
final class FileNotice extends FootLine {
    private final ReadOnlyText text = new ReadOnlyText("Papan.body.font", "Papan.text");
    private final PillButton open = new PillButton(Icons.OPEN);
    private final PillButton close = new PillButton(null);
    private final transient Announcer announcer;

    /**
     * A notice that says nothing yet.
     *
     * @param another lets another file be chosen
     * @param closed is called when it has been put away
     */
    FileNotice(WindowText words, Announcer announcer, Runnable another, Runnable closed) {
        super("file-notice");
        this.announcer = announcer;
        setVisible(false);
        text.setName("file-notice.text");
        open.does("file-notice.open", another);
        close.does("file-notice.close", () -> {
            setVisible(false);
            closed.run();
        });
        put(text, 0);
        put(FlowRow.of(8, open, close), 8);
        words.bind(open, "open.button");
        words.bind(close, "open.close");
    }

    /** Says something. */
    void tell(String sentence) {
        text.setText(sentence);
        text.getAccessibleContext().setAccessibleName(sentence);
        setVisible(true);
        revalidate();
        announcer.answer(this, sentence);
    }

    /** Says nothing any more. */
    void clear() {
        setVisible(false);
    }
}
