package papan.window;

import java.awt.Component;
import java.awt.Dimension;
import java.awt.Frame;
import java.awt.event.KeyEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.accessibility.Accessible;
import javax.accessibility.AccessibleContext;
import javax.swing.JFrame;

/** What a class sees of a lesson that is shown to it, as far as it can be read. */
final class ClassScreen {
    private final Opened window;

    ClassScreen(Opened window) {
        this.window = window;
    }

    /** The windows of classes that are shown now. */
    static Stream<JFrame> all() {
        return Stream.of(Frame.getFrames())
                .filter(f -> "audience".equals(f.getName()) && f.isShowing())
                .map(JFrame.class::cast);
    }

    /** The one that is shown; on the event dispatch thread. */
    static JFrame frame() {
        return all().findFirst().orElseThrow(() -> new AssertionError("the audience sees nothing"));
    }

    /** Everything that can be read on it now. */
    String readable() {
        return window.ask(() -> {
            List<String> read = new ArrayList<>();
            // The window itself is called as it was last spoken.
            read(frame().getRootPane().getAccessibleContext(), read);
            return String.join("\n", read);
        });
    }

    private static void read(AccessibleContext context, List<String> read) {
        read.add(context.getAccessibleName() + " " + context.getAccessibleDescription());
        for (int i = 0; i < context.getAccessibleChildrenCount(); i++) {
            Accessible child = context.getAccessibleChild(i);
            if (!(child instanceof Component part) || part.isShowing()) {
                read(child.getAccessibleContext(), read);
            }
        }
    }

    /** What a part of it is called by those who read it aloud; empty where it is not shown. */
    String words(String part) {
        return window.ask(() -> shows(part)
                ? Parts.named(frame().getContentPane(), part)
                        .getAccessibleContext()
                        .getAccessibleName()
                : "");
    }

    /** Whether a part of it is seen; on the event dispatch thread. */
    static boolean shows(String part) {
        return Parts.of(frame().getContentPane(), Component.class).stream()
                .anyMatch(each -> part.equals(each.getName()) && each.isShowing());
    }

    /** Makes it as large as a projector's picture. */
    void resize(Dimension size) {
        window.run(() -> {
            frame().setBounds(0, 0, size.width, size.height);
            frame().validate();
        });
    }

    /** Shows the lesson that is open to a class, from this step on. */
    void begin() {
        window.press(KeyEvent.VK_F5, KeyEvent.VK_SHIFT);
        window.until("the audience's window has the keys", () -> all().anyMatch(JFrame::isFocused));
    }

    /** Lets whatever is playing come to its end, as if somebody had waited. */
    void settle() {
        window.run(() -> {
            if (window.playback().isPlaying()) {
                window.playback().last();
            }
        });
    }
}
