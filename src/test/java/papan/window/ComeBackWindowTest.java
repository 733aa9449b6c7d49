package papan.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.AWTEvent;
import java.awt.Rectangle;
import java.awt.Toolkit;
import java.awt.event.AWTEventListener;
import java.awt.event.ComponentEvent;
import java.nio.file.Path;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListSet;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papan.lesson.script.Step;
import papan.ui.app.Options;
import papan.ui.app.Workspace;
import papan.ui.board.BoardView;
import papan.ui.chart.ChartsWorkspace;
import papan.ui.explore.ExploreWorkspace;

/** Whoever closes the window finds everything where it was. */
@Windowed
class ComeBackWindowTest {
    private static final Rectangle PLACE = new Rectangle(120, 90, 1180, 760);

    private Opened window;

    @AfterEach
    void close() {
        window.close();
    }

    @Test
    void atTheFirstStartTheBoardHasItsSizeFromTheBeginning(@TempDir Path settings) throws Exception {
        Set<Integer> heights = new ConcurrentSkipListSet<>();
        AWTEventListener ear = event -> {
            if (event.getID() == ComponentEvent.COMPONENT_RESIZED
                    && event.getSource() instanceof BoardView board
                    && board.isShowing()) {
                heights.add(board.getHeight());
            }
        };
        Toolkit.getDefaultToolkit().addAWTEventListener(ear, AWTEvent.COMPONENT_EVENT_MASK);
        try {
            window = new Opened(Opened.on("first-turn"), settings);
        } finally {
            Toolkit.getDefaultToolkit().removeAWTEventListener(ear);
        }
        assertThat(window.isShowing("motion-ask")).as("a question of its own").isFalse();
        assertThat(heights)
                .containsExactly(window.<Integer>ask(() -> window.board().getHeight()));
    }

    @Test
    void theWindowOpensInItsPlaceAtTheVerySeed(@TempDir Path settings) throws Exception {
        window = new Opened(Options.NONE, settings);
        window.click("lessons");
        window.takeName("Ana");
        window.click("open.first-turn");
        window.show(Step.Play.class);
        int step = window.ask(() -> window.session().index());
        int seed = window.ask(() -> window.session().stage().start() + 3);
        window.run(() -> window.playback().seek(seed));
        window.run(() -> window.frame().setBounds(PLACE));
        window.until("in its place", () -> window.frame().getBounds().equals(PLACE));
        window.click("workspace.charts");
        window.leave();

        window = new Opened(Options.NONE, settings);
        assertThat(window.ask(() -> window.frame().getBounds())).isEqualTo(PLACE);
        window.until(
                "the charts, as it was left",
                () -> window.frame()
                        .contents()
                        .workspaces()
                        .bench(ChartsWorkspace.class)
                        .isPresent());
        window.run(() -> window.frame().contents().workspaces().show(Workspace.EXPLORE));
        window.leave();

        window = new Opened(Options.NONE, settings);
        window.until(
                "the free board, as it was left",
                () -> window.frame()
                        .contents()
                        .workspaces()
                        .bench(ExploreWorkspace.class)
                        .isPresent());
        window.run(() -> window.frame().contents().workspaces().show(Workspace.LEARN));
        assertThat(window.ask(() -> window.session().lesson().lesson().id())).isEqualTo("first-turn");
        assertThat(window.ask(() -> window.session().index())).isEqualTo(step);
        assertThat(window.ask(() -> window.playback().cursor())).isEqualTo(seed);
    }
}
