package papan.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Dimension;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
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

    /** What a board has of the window's width at least; on a school laptop it is more ({@link EveryStepWindowTest}). */
    private static final double SHARE = 0.55;

    private static final List<View> VIEWS = List.of(
            View.LESSONS, View.TURN, View.QUESTION, View.END, View.RULES, View.CHARTS, View.FOUR_BOARDS, View.OPENING);

    @Test
    void nothingIsCutOffAndTheBoardTakesMostOfTheWidth(@TempDir Path settings) throws Exception {
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
                        assertThat(window.ask(() -> share(window))).as(where).isGreaterThanOrEqualTo(SHARE);
                    }
                }
            }
        } finally {
            window.close();
        }
        assertThat(faults).isEmpty();
    }

    /** How much of the window's width is board. */
    private static double share(Opened window) {
        return (double) window.board().getWidth()
                / window.frame().getContentPane().getWidth();
    }
}
