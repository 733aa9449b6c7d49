package papan.ui.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.EventQueue;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.event.MouseEvent;
import java.awt.event.MouseListener;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.KeyStroke;
import javax.swing.RepaintManager;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import papan.event.SowingEvent;
import papan.model.Direction;
import papan.model.House;
import papan.model.Layout;
import papan.model.Place;
import papan.model.Side;
import papan.model.Store;
import papan.replay.Timeline;
import papan.rules.Kit;
import papan.ui.board.BoardLooks.Writing;
import papan.ui.playback.Playback;
import papan.ui.playback.SwingTicker;
import papan.ui.playback.Ticker;

/** Boards that are turned round, or carry names and numbers only on demand; and what is painted again while seeds move. */
class BoardLooksTest {
    private static final Viewpoint SOUTH = Viewpoint.south(Direction.CLOCKWISE);
    private static final House S3 = new House(Side.SOUTH, 3);

    /** Time does not pass. */
    private static final class Still implements Ticker {
        @Override
        public void start(Callback callback) {}

        @Override
        public void stop() {}
    }

    @AfterEach
    void usual() throws Exception {
        onEdt(BoardLooks.USUAL::install);
    }

    private static void onEdt(Runnable test) throws Exception {
        EventQueue.invokeAndWait(test);
    }

    private static BoardView view(int houses) {
        BoardView view = new BoardView(
                new Playback(new Still(), Samples.start(houses, 7)), SOUTH, Samples.words(), new SwingTicker());
        view.setSize(820, 360);
        view.addNotify();
        view.doLayout();
        return view;
    }

    private static void turn() {
        BoardLooks.current().turnedRound().install();
    }

    @Test
    void everyBoardIsTurnedAndANewOneBeginsTurned() throws Exception {
        onEdt(() -> {
            BoardView view = view(7);
            turn();
            assertThat(view.scene().viewpoint().bottom()).isEqualTo(Side.NORTH);
            assertThat(view(5).scene().viewpoint().bottom()).isEqualTo(Side.NORTH);
            view.setViewpoint(Viewpoint.south(Direction.ANTICLOCKWISE));
            assertThat(view.scene().viewpoint()).isEqualTo(new Viewpoint(Side.NORTH, Direction.ANTICLOCKWISE));
            turn();
            assertThat(view.scene().viewpoint()).isEqualTo(Viewpoint.south(Direction.ANTICLOCKWISE));
        });
    }

    @Test
    void aBoardThatIsNotShownFollowsWhenItIsShownAgain() throws Exception {
        onEdt(() -> {
            BoardView view = view(7);
            view.removeNotify();
            turn();
            assertThat(view.scene().viewpoint().bottom()).isEqualTo(Side.SOUTH);
            view.addNotify();
            assertThat(view.scene().viewpoint().bottom()).isEqualTo(Side.NORTH);
        });
    }

    @Test
    void componentsMoveWithTheirPlacesAndStayTheSame() throws Exception {
        onEdt(() -> {
            BoardView view = view(7);
            Layout layout = new Layout(7);
            List<JComponent> before = new ArrayList<>();
            List<Rectangle> where = new ArrayList<>();
            for (int i = 0; i < layout.places(); i++) {
                before.add(view.componentOf(layout.placeAt(i)));
                where.add(view.componentOf(layout.placeAt(i)).getBounds());
            }
            turn();
            view.doLayout();
            for (int i = 0; i < layout.places(); i++) {
                JComponent now = view.componentOf(layout.placeAt(i));
                assertThat(now).isSameAs(before.get(i));
                assertThat(now.getBounds().getCenterX())
                        .isCloseTo(820 - where.get(i).getCenterX(), within());
                assertThat(now.getBounds().getCenterY())
                        .isCloseTo(360 - where.get(i).getCenterY(), within());
            }
            assertThat(view.getComponent(0)).isSameAs(view.componentOf(new House(Side.NORTH, 1)));
        });
    }

    private static Offset<Double> within() {
        return Offset.offset(1.5);
    }

    @Test
    void aScreenReaderIsToldFromWhichSideTheBoardIsSeen() throws Exception {
        onEdt(() -> {
            BoardView view = view(7);
            assertThat(view.getAccessibleContext().getAccessibleDescription())
                    .endsWith("You’re looking from South’s side.");
            String name = view.componentOf(S3).getAccessibleContext().getAccessibleName();
            turn();
            assertThat(view.getAccessibleContext().getAccessibleDescription())
                    .endsWith("You’re looking from North’s side.");
            assertThat(view.componentOf(S3).getAccessibleContext().getAccessibleName())
                    .isEqualTo(name);
        });
    }

    @ParameterizedTest
    @EnumSource(Kit.Board.class)
    void everyKindOfBoardLeavesItsCornersToTheButtons(Kit.Board board) throws Exception {
        onEdt(() -> {
            BoardView view = view(7);
            Kit kit = new Kit(board, Kit.Seed.COWRIE, Optional.empty());
            view.setViewpoint(new Viewpoint(Side.SOUTH, Direction.CLOCKWISE, true, kit));
            view.doLayout();
            assertThat(List.of("board-labels", "board-words", "board-turn"))
                    .allSatisfy(
                            name -> assertThat(named(view, name).isVisible()).isTrue());
        });
    }

    @Test
    void theButtonsInTheCornersDoWhatTheKeysDoAndCoverNothing() throws Exception {
        onEdt(() -> {
            BoardView view = view(7);
            JButton labels = (JButton) named(view, "board-labels");
            JButton turn = (JButton) named(view, "board-turn");
            for (JButton button : List.of(labels, turn)) {
                assertThat(button.isVisible()).isTrue();
                assertThat(view.geometry().bounds().contains(button.getBounds()))
                        .isTrue();
                assertThat(WoodBoard.outline(view.geometry(), 0).intersects(button.getBounds()))
                        .isFalse();
            }
            turn.doClick(0);
            assertThat(BoardLooks.current().turned()).isTrue();
            labels.doClick(0);
            assertThat(BoardLooks.current().writing()).isEqualTo(Writing.NUMBERS);
            assertThat(labels.getToolTipText()).isEqualTo("Names and numbers: numbers only (L)");
            view.setSize(240, 110);
            view.doLayout();
            assertThat(turn.isVisible()).isFalse();
        });
    }

    private static JComponent named(BoardView view, String name) {
        for (var child : view.getComponents()) {
            if (name.equals(child.getName())) {
                return (JComponent) child;
            }
        }
        throw new AssertionError("no " + name);
    }

    @Test
    void onDemandOnlyThePlaceUnderThePointerHasItsNameAndNumber() throws Exception {
        onEdt(() -> {
            new BoardLooks(false, Writing.ASKED).install();
            BoardView view = view(7);
            assertThat(view.scene().marks().labels()).isEqualTo(new Labels(false, false, Set.of()));
            point(view, S3, true);
            assertThat(view.scene().marks().labels().counted()).containsExactly(S3);
            assertThat(view.scene().marks().labels().named()).containsExactly(S3);
            point(view, S3, false);
            assertThat(view.scene().marks().labels().counted()).isEmpty();
        });
    }

    @Test
    void whatALessonOrAQuestionLeavesOutIsNotShownOnDemandEither() throws Exception {
        onEdt(() -> {
            new BoardLooks(false, Writing.ASKED).install();
            BoardView view = view(7);
            view.setLabels(new Labels(false, false, Set.of()));
            point(view, S3, true);
            assertThat(view.scene().marks().labels()).isEqualTo(new Labels(false, false, Set.of()));
            view.setLabels(new Labels(true, true, Set.of(S3)));
            assertThat(view.scene().marks().labels().counts(S3)).isFalse();
            assertThat(view.scene().marks().labels().named()).containsExactly(S3);
        });
    }

    /** The pointer comes to a place, or leaves it. */
    private static void point(BoardView view, Place place, boolean comes) {
        JComponent button = view.componentOf(place);
        int id = comes ? MouseEvent.MOUSE_ENTERED : MouseEvent.MOUSE_EXITED;
        MouseEvent event = new MouseEvent(button, id, 0, 0, 20, 20, 20, 20, 0, false, MouseEvent.NOBUTTON);
        for (MouseListener listener : button.getMouseListeners()) {
            if (comes) {
                listener.mouseEntered(event);
            } else {
                listener.mouseExited(event);
            }
        }
    }

    @Test
    void aSingleNumberThatComesIsPaintedAndNoMore() throws Exception {
        onEdt(() -> {
            new BoardLooks(false, Writing.ASKED).install();
            BoardView view = view(7);
            BoardScene before = view.scene();
            point(view, S3, true);
            List<Rectangle2D> areas = SceneChange.between(before, view.scene(), view.geometry());
            assertThat(areas)
                    .containsExactlyInAnyOrder(
                            view.geometry().cell(S3), view.geometry().nameArea(S3));
        });
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 7, 12})
    void everyHouseHasAKey(int houses) throws Exception {
        onEdt(() -> {
            BoardView view = view(houses);
            List<House> chosen = new ArrayList<>();
            view.addBoardListener(new BoardListener() {
                @Override
                public void houseChosen(House house) {
                    chosen.add(house);
                }

                @Override
                public void placePicked(Place place) {}
            });
            for (String key : List.of("1", "2", "3", "4", "5", "6", "7", "8", "9", "shift 0", "shift 1", "shift 2")) {
                Object name = view.getInputMap(JComponent.WHEN_ANCESTOR_OF_FOCUSED_COMPONENT)
                        .get(KeyStroke.getKeyStroke(key));
                view.getActionMap().get(name).actionPerformed(null);
            }
            assertThat(chosen).isEqualTo(new Layout(houses).row(Side.SOUTH));
        });
    }

    @Test
    void arrowsFollowTheEyeWhenTheBoardIsTurned() {
        Layout layout = new Layout(7);
        Viewpoint north = SOUTH.turnedRound();
        House n1 = new House(Side.NORTH, 1);
        assertThat(BoardKeys.neighbour(layout, north, n1, BoardKeys.Arrow.RIGHT))
                .contains(new House(Side.NORTH, 2));
        assertThat(BoardKeys.neighbour(layout, north, n1, BoardKeys.Arrow.UP)).contains(new House(Side.SOUTH, 7));
        assertThat(BoardKeys.neighbour(layout, north, n1, BoardKeys.Arrow.LEFT)).contains(new Store(Side.NORTH));
        assertThat(BoardKeys.order(layout, north)).startsWith(n1).endsWith(new Store(Side.NORTH));
    }

    /** What is painted again is what Swing makes of the areas: one rectangle around all of them. */
    @ParameterizedTest
    @ValueSource(ints = {7, 9, 12})
    void whileOneSeedTravelsLessThanAQuarterOfTheBoardIsPaintedAgain(int houses) throws Exception {
        Timeline turn = Samples.turn(houses, 7, 3);
        BoardGeometry geometry = BoardGeometry.fit(new Layout(houses), SOUTH, 1600, 900);
        double board = geometry.bounds().width * geometry.bounds().height;
        int travels = 0;
        for (int cursor = 1; cursor < turn.size(); cursor++) {
            if (!(turn.events().get(cursor) instanceof SowingEvent.Sown)
                    || turn.events().get(cursor - 1) instanceof SowingEvent.Ruled) {
                continue;
            }
            BoardScene last = scene(turn, cursor, 0);
            for (int tick = 1; tick <= 28; tick++) {
                BoardScene next = tick < 28 ? scene(turn, cursor, tick / 28.0) : scene(turn, cursor + 1, 0);
                Rectangle2D painted = SceneChange.between(last, next, geometry).stream()
                        .reduce(new Rectangle2D.Double(0, 0, -1, -1), (a, b) -> a.isEmpty() ? b : a.createUnion(b));
                double share = Math.max(0, painted.getWidth()) * Math.max(0, painted.getHeight()) / board;
                assertThat(share).as("event %s, tick %s", cursor, tick).isLessThan(0.25);
                last = next;
            }
            travels++;
        }
        assertThat(travels).isGreaterThan(10);
    }

    private static BoardScene scene(Timeline turn, int cursor, double fraction) {
        return BoardScene.of(turn, cursor, fraction, SOUTH, BoardScene.Marks.PLAIN);
    }

    @Test
    void aBoardAtRestIsNotPaintedAgain() throws Exception {
        onEdt(() -> {
            BoardView view = view(7);
            Set<JComponent> dirty = new HashSet<>();
            RepaintManager usual = RepaintManager.currentManager(view);
            RepaintManager.setCurrentManager(new RepaintManager() {
                @Override
                public void addDirtyRegion(JComponent c, int x, int y, int w, int h) {
                    dirty.add(c);
                }
            });
            try {
                view.setViewpoint(SOUTH);
                view.setLabels(Labels.ALL);
                view.tell();
                assertThat(dirty).doesNotContain(view);
                turn();
                assertThat(dirty).contains(view);
            } finally {
                RepaintManager.setCurrentManager(usual);
            }
        });
    }

    @Test
    void keptPicturesStaySmallHoweverManyNumbersComeAndGo() {
        Sprites sprites = new Sprites(true);
        BufferedImage image = new BufferedImage(8, 8, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        g.scale(2, 2);
        for (int number = 0; number < 400; number++) {
            sprites.draw(g, number, 0, 0, 120, shape -> shape.fillRect(-120, -120, 240, 240));
            assertThat(sprites.pixels()).isBetween(1L, Sprites.MOST_PIXELS);
        }
        g.dispose();
    }
}
