package papan.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Dimension;
import java.awt.Rectangle;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The window from the smallest laptop to the largest projector. */
@Windowed
class ResizeWindowTest {
    private static final List<Dimension> SIZES = List.of(
            new Dimension(1024, 700),
            new Dimension(1280, 800),
            new Dimension(1366, 768),
            new Dimension(1920, 1080),
            new Dimension(2560, 1440),
            new Dimension(3840, 2160));

    /** The gaps above and below are nobody's. */
    private static final double HALF = 0.48;

    private static final List<View> VIEWS = List.of(
            View.LESSONS, View.TURN, View.QUESTION, View.END, View.RULES, View.CHARTS, View.FOUR_BOARDS, View.OPENING);

    @Test
    void nothingIsCutOffAndTheBoardTakesHalfOfItsColumn(@TempDir Path settings) throws Exception {
        Opened window = new Opened(Opened.on("first-turn"), settings);
        List<String> faults = new ArrayList<>();
        try {
            for (View view : VIEWS) {
                view.arrange(window.frame());
                for (Dimension size : SIZES) {
                    window.resize(size.width, size.height);
                    String where = view.id() + " " + size.width + " × " + size.height + ": ";
                    window.ask(() -> Tour.faults(Tour.content(window.frame(), size)))
                            .forEach(fault -> faults.add(where + fault));
                    if (view == View.TURN || view == View.QUESTION) {
                        assertThat(window.ask(() -> share(window))).as(where).isGreaterThanOrEqualTo(HALF);
                    }
                }
            }
        } finally {
            window.close();
        }
        assertThat(faults).isEmpty();
    }

    /** How much of what lies between the lesson's head and its foot, beside rule and history, is board. */
    private static double share(Opened window) {
        Rectangle board = in(window, "board-and-hand");
        Rectangle head = in(window, "lesson.place");
        Rectangle foot = in(window, "status");
        return (double) board.height / (foot.y - (head.y + head.height));
    }

    private static Rectangle in(Opened window, String name) {
        var part = name.equals("board-and-hand") ? window.board() : window.named(name);
        return SwingUtilities.convertRectangle(
                part.getParent(), part.getBounds(), window.frame().getContentPane());
    }
}
