package papan.ui.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Image;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import javax.swing.SwingUtilities;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import papan.model.Direction;
import papan.replay.Timeline;
import papan.ui.board.BoardScene.Marks;

class DrawnAheadTest {
    private final Timeline timeline = Samples.turn(7, 7, 3);
    private final List<BoardScene> drawn = new ArrayList<>();
    private boolean shown = true;
    private int surfaces;
    private boolean moving;
    private final DrawnAhead ahead = new DrawnAhead(
            () -> moving, this::surface, number -> number < 3 ? scene(number) : null, (g, scene) -> drawn.add(scene));

    private @Nullable Image surface() {
        surfaces++;
        return shown ? new BufferedImage(90, 40, BufferedImage.TYPE_INT_RGB) : null;
    }

    private BoardScene scene(int cursor) {
        return BoardScene.of(timeline, cursor, 0.5, Viewpoint.south(Direction.CLOCKWISE), Marks.PLAIN);
    }

    private void pass(int times) throws Exception {
        SwingUtilities.invokeAndWait(() -> {
            for (int i = 0; i < times; i++) {
                ahead.next();
            }
        });
    }

    @Test
    void drawsWhatIsToComeUntilTheScreenKeepsIt() throws Exception {
        pass(10);
        assertThat(drawn).containsExactly(scene(0), scene(0), scene(1), scene(1), scene(2), scene(2));
        assertThat(surfaces).as("nothing more is asked for when all is drawn").isEqualTo(1);
    }

    @Test
    void beginsAgainWhenEverythingIsDrawnAnew() throws Exception {
        pass(10);
        drawn.clear();
        SwingUtilities.invokeAndWait(ahead::begin);
        pass(1);
        assertThat(drawn).containsExactly(scene(0), scene(0));
    }

    @Test
    void waitsWhileSomethingMoves() throws Exception {
        moving = true;
        pass(1);
        assertThat(drawn).isEmpty();
        moving = false;
        pass(1);
        assertThat(drawn).hasSize(2);
    }

    @Test
    void drawsNothingWhereThereIsNoScreen() throws Exception {
        shown = false;
        pass(3);
        assertThat(drawn).isEmpty();
    }
}
