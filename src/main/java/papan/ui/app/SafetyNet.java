package papan.ui.app;

import java.awt.Component;
import java.awt.Container;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.JOptionPane;
import javax.swing.JPanel;
import javax.swing.JRootPane;
import papan.narration.Language;
import papan.ui.common.LastLine;
import papan.ui.common.WindowText;

/**
 * What the window does when something fails that should not: it saves the work, says so in one sentence and offers ways
 * to go on. Where the same goes wrong again and again, or there is nothing to go on with, a plain page takes the place of
 * everything else. Lives on the event dispatch thread.
 */
final class SafetyNet {
    /** So many failures that nobody has waved away are too many to go on: every painting may bring another. */
    private static final int MOST = 40;

    private static final String REPORT = "papan-report.txt";

    private final JRootPane root;
    private final WindowText words;
    private final LastLine line;
    private final Work work;
    private final FileDialogs dialogs;
    private final FailurePanel bar;
    private int failures;

    /** What the window can do about it. */
    interface Work {
        /** Whether there is anything to go on with. */
        boolean isThere();

        /** Saves what was done; false if some of it could not be saved. */
        boolean save();

        /** Says it aloud. */
        void announce(JPanel about, String text);

        void lessons();

        void close();
    }

    SafetyNet(JRootPane root, WindowText words, LastLine line, Work work) {
        this.root = root;
        this.words = words;
        this.line = line;
        this.work = work;
        dialogs = new FileDialogs(words);
        bar = new FailurePanel(
                words,
                List.of(
                        new FailurePanel.Way("failure.go-on", this::goOn),
                        new FailurePanel.Way("failure.lessons", this::toLessons),
                        report()));
        bar.setVisible(false);
        line.tells(this::failed);
    }

    /** Tells it where no window could be shown at all, so that nobody waits for one in vain. */
    static void withoutWindow(LastLine line) {
        WindowText words = new WindowText(Language.ENGLISH);
        Object[] ways = {words.text("failure.report"), words.text("failure.close")};
        int chosen = JOptionPane.showOptionDialog(
                null,
                words.text("failure.stuck"),
                words.text("title"),
                JOptionPane.DEFAULT_OPTION,
                JOptionPane.ERROR_MESSAGE,
                null,
                ways,
                ways[1]);
        if (chosen == 0) {
            saveReport(new FileDialogs(words), JOptionPane.getRootFrame(), line, words, said -> {});
        }
    }

    private static void saveReport(
            FileDialogs dialogs, Component parent, LastLine line, WindowText words, Consumer<String> then) {
        FileDialogs.Content report = () -> line.report().getBytes(StandardCharsets.UTF_8);
        dialogs.save(parent, FileDialogs.Kind.REPORT, REPORT, file -> report, words::text, then);
    }

    /** The line in which it is told; hidden as long as nothing fails. */
    FailurePanel bar() {
        return bar;
    }

    private FailurePanel.Way report() {
        return new FailurePanel.Way("failure.report", this::saveReport);
    }

    private void failed() {
        failures++;
        if (failures == 1) {
            boolean saved = saved();
            if (work.isThere()) {
                tell(words.text(saved ? "failure" : "failure.unsaved"));
            }
        }
        if (!work.isThere() || failures == MOST) {
            showPlainPage();
        }
    }

    /** Whatever fails while it is saved must not keep anybody from being told. */
    private boolean saved() {
        try {
            return work.save();
        } catch (RuntimeException | Error e) {
            line.note(e);
            return false;
        }
    }

    private void tell(String sentence) {
        bar.say(sentence);
        bar.setVisible(true);
        root.validate();
        work.announce(bar, sentence);
    }

    private void goOn() {
        failures = 0;
        bar.setVisible(false);
        root.validate();
    }

    private void toLessons() {
        goOn();
        work.lessons();
    }

    private void saveReport() {
        saveReport(dialogs, root, line, words, said -> shown().say(said));
    }

    private FailurePanel shown() {
        return root.getContentPane() instanceof FailurePanel page ? page : bar;
    }

    private void showPlainPage() {
        if (root.getContentPane() instanceof FailurePanel) {
            return;
        }
        Container before = root.getContentPane();
        FailurePanel page = new FailurePanel(
                words,
                List.of(
                        new FailurePanel.Way("failure.again", () -> {
                            root.setContentPane(before);
                            toLessons();
                        }),
                        report(),
                        new FailurePanel.Way("failure.close", work::close)));
        page.say(words.text("failure.stuck"));
        root.setContentPane(page);
        root.validate();
        root.repaint();
    }
}
