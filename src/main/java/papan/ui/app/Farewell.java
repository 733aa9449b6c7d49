package papan.ui.app;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import javax.swing.JOptionPane;
import javax.swing.JRootPane;
import papan.format.WholeFile;
import papan.json.progress.KeptFile;
import papan.ui.common.Background;
import papan.ui.common.WindowText;

/** Asks before the window closes while something that was done is not on the disk. Lives on the event dispatch thread. */
final class Farewell {
    private static final int AGAIN = 0;
    private static final int ELSEWHERE = 1;
    private static final int ANYWAY = 2;

    private final JRootPane root;
    private final WindowText words;

    Farewell(JRootPane root, WindowText words) {
        this.root = root;
        this.words = words;
    }

    /** Whether the window may close: all is written, now or elsewhere, or somebody wants to close it anyway. */
    boolean mayLeave(Supplier<List<KeptFile<?>>> unwritten) {
        for (List<KeptFile<?>> left = unwritten.get(); !left.isEmpty(); left = unwritten.get()) {
            int chosen = ask();
            if (chosen == ANYWAY) {
                return true;
            }
            if (chosen == AGAIN) {
                left.forEach(KeptFile::retry);
            } else if (chosen != ELSEWHERE) {
                return false;
            } else if (saved(left)) {
                return true;
            }
        }
        return true;
    }

    private int ask() {
        Object[] ways = {words.text("leave.again"), words.text("leave.elsewhere"), words.text("leave.anyway")};
        return JOptionPane.showOptionDialog(
                root,
                words.text("leave.unsaved"),
                words.text("title"),
                JOptionPane.DEFAULT_OPTION,
                JOptionPane.WARNING_MESSAGE,
                null,
                ways,
                ways[AGAIN]);
    }

    private boolean saved(List<KeptFile<?>> unwritten) {
        for (KeptFile<?> kept : unwritten) {
            Optional<Path> file = new FileDialogs(words).save(root, FileDialogs.Kind.KEPT, kept.name());
            if (file.isEmpty() || !written(file.get(), kept)) {
                return false;
            }
        }
        return true;
    }

    private boolean written(Path file, KeptFile<?> kept) {
        try {
            WholeFile.write(file, kept.bytes());
            return true;
        } catch (IOException e) {
            JOptionPane.showMessageDialog(
                    root,
                    words.text("failure.not-saved", Map.of("file", file, "reason", Background.reason(e))),
                    words.text("title"),
                    JOptionPane.WARNING_MESSAGE);
            return false;
        }
    }
}
