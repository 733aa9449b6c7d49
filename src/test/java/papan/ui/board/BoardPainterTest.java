package papan.ui.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import papan.model.Direction;
import papan.model.House;
import papan.model.Layout;
import papan.model.Place;
import papan.model.Position;
import papan.model.Side;
import papan.model.Store;
import papan.replay.Timeline;
import papan.replay.Trail;
import papan.rules.Kit;
import papan.ui.board.BoardScene.Marks;

class BoardPainterTest {
    private static final Viewpoint VIEW = Viewpoint.south(Direction.CLOCKWISE);
    private static final int WIDTH = 620;
    private static final int HEIGHT = 280;
    private static final int[] CELLS = {7, 7, 0, 12, 3, 30, 1, 7, 0, 7, 7, 2, 7, 7, 40, 12};
    private static final House BURNT = new House(Side.NORTH, 2);

    private final BoardPainter painter = BoardPainter.forScreen();
    private final BoardGeometry geometry = BoardGeometry.fit(new Layout(7), VIEW, WIDTH, HEIGHT);

    private BufferedImage paint(BoardPainter painter, BoardScene scene, double scale, BoardPalette palette) {
        BufferedImage image = new BufferedImage(
                (int) Math.ceil(WIDTH * scale), (int) Math.ceil(HEIGHT * scale), BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        g.scale(scale, scale);
        painter.paint(g, scene, geometry, palette);
        g.dispose();
        return image;
    }

    private static BufferedImage paint(BoardPainter painter, Kit kit) {
        Viewpoint view = new Viewpoint(Side.SOUTH, Direction.CLOCKWISE, true, kit);
        BufferedImage image = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        BoardScene scene = BoardScene.still(Samples.position(7, CELLS), view);
        painter.paint(g, scene, BoardGeometry.fit(new Layout(7), view, WIDTH, HEIGHT), Palettes.DAY);
        g.dispose();
        return image;
    }

    private BufferedImage paint(BoardScene scene) {
        return paint(BoardPainter.forScreen(), scene, 1, Palettes.DAY);
    }

    private static BoardScene still(House... burnt) {
        return BoardScene.still(Samples.position(7, CELLS, burnt), VIEW);
    }

    /** The smallest area that holds every pixel in which two pictures differ by more than a trace. */
    private static Rectangle difference(BufferedImage one, BufferedImage other) {
        Rectangle area = new Rectangle(-1, -1);
        for (int y = 0; y < one.getHeight(); y++) {
            for (int x = 0; x < one.getWidth(); x++) {
                if (one.getRGB(x, y) != other.getRGB(x, y)) {
                    area.add(new Rectangle(x, y, 1, 1));
                }
            }
        }
        return area;
    }

    @ParameterizedTest
    @CsvSource({"1,false", "1.5,false", "2,false", "1,true", "1.5,true", "2,true"})
    void everyMomentOfATurnCanBePainted(double scale, boolean dark) {
        Timeline turns = Samples.turns(7, 7, 4);
        BoardPainter painter = BoardPainter.forScreen();
        BoardPalette palette = Palettes.of(dark);
        List<Color> surfaces = new ArrayList<>();
        int corner = (int) (geometry.bounds().getY() * scale) + 2;
        for (int cursor = 0; cursor < turns.size(); cursor += 5) {
            BoardScene scene = BoardScene.of(turns, cursor, 0.55, VIEW, Marks.PLAIN);
            surfaces.add(new Color(paint(painter, scene, scale, palette).getRGB(WIDTH / 8, corner)));
        }
        assertThat(surfaces).isNotEmpty().containsOnly(palette.colour(BoardColour.SURFACE));
    }

    /** Where arrows are: in the edge above and below the numbers; turned about, they are not the same. */
    @Test
    void arrowsOnTheEdgeSayWhichWaySeedsGoWhereTheyAlwaysGoOneWay() {
        BufferedImage chosen = paint(new Viewpoint(Side.SOUTH, Direction.CLOCKWISE, false, Kit.USUAL));
        BufferedImage clockwise = paint(VIEW);
        Rectangle arrows = difference(chosen, clockwise);
        assertThat(arrows.isEmpty()).isFalse();
        assertThat(geometry.board().contains(arrows)).isTrue();
        assertThat(arrows.getMinY()).isLessThan(geometry.pill(new House(Side.NORTH, 1)).y);
        assertThat(arrows.getMaxY()).isGreaterThan(geometry.pill(new House(Side.SOUTH, 1)).y);
        Rectangle below = new Rectangle(WIDTH / 4, (int) arrows.getMaxY() - 9, WIDTH / 2, 9);
        BufferedImage other = paint(Viewpoint.south(Direction.ANTICLOCKWISE));
        assertThat(difference(edge(other, below), edge(clockwise, below)).isEmpty())
                .isFalse();
        assertThat(difference(
                                edge(
                                        paint(new Viewpoint(Side.SOUTH, Direction.ANTICLOCKWISE, false, Kit.USUAL)),
                                        below),
                                edge(chosen, below))
                        .isEmpty())
                .isTrue();
    }

    @Test
    void everyBoardAndEverySeedLooksDifferent() {
        List<BufferedImage> pictures = new ArrayList<>();
        for (Kit.Board board : Kit.Board.values()) {
            pictures.add(paint(BoardPainter.forScreen(), new Kit(board, Kit.Seed.COWRIE, Optional.empty())));
        }
        for (Kit.Seed seed : Kit.Seed.values()) {
            if (seed != Kit.Seed.COWRIE) {
                pictures.add(paint(BoardPainter.forScreen(), new Kit(Kit.Board.CARVED, seed, Optional.empty())));
            }
        }
        for (int one = 0; one < pictures.size(); one++) {
            for (int other = 0; other < one; other++) {
                assertThat(difference(pictures.get(one), pictures.get(other)).isEmpty())
                        .as(one + " and " + other)
                        .isFalse();
            }
        }
    }

    @Test
    void onePainterDrawsOneBoardAfterAnother() {
        BoardPainter painter = BoardPainter.forScreen();
        BufferedImage first = paint(painter, Kit.USUAL);
        paint(painter, new Kit(Kit.Board.BLOCK, Kit.Seed.SAGA, Optional.empty()));
        BufferedImage again = paint(painter, Kit.USUAL);
        assertThat(difference(first, again).isEmpty()).isTrue();
    }

    private static BufferedImage edge(BufferedImage image, Rectangle area) {
        return image.getSubimage(area.x, area.y, area.width, area.height);
    }

    private BufferedImage paint(Viewpoint viewpoint) {
        BufferedImage image = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        BoardGeometry seen = BoardGeometry.fit(new Layout(7), viewpoint, WIDTH, HEIGHT);
        BoardScene empty = BoardScene.still(Samples.position(7, new int[16]), viewpoint);
        BoardPainter.forScreen().paint(g, empty, seen, Palettes.DAY);
        g.dispose();
        return image;
    }

    @Test
    void aLidChangesOnlyItsHouse() {
        Rectangle changed = difference(paint(still()), paint(still(BURNT)));
        assertThat(changed.isEmpty()).isFalse();
        assertThat(geometry.cell(BURNT).contains(changed)).isTrue();
    }

    @Test
    void aMovingSeedChangesOnlyWhatTheSceneSaysHasChanged() {
        Timeline turn = Samples.turn(7, 7, 3);
        for (int cursor = 0; cursor < Math.min(turn.size(), 30); cursor++) {
            BoardScene old = BoardScene.of(turn, cursor, 0.30, VIEW, Marks.PLAIN);
            BoardScene now = BoardScene.of(turn, cursor, 0.85, VIEW, Marks.PLAIN);
            assertRepaintSuffices(old, now);
            assertRepaintSuffices(now, BoardScene.of(turn, cursor + 1, 0, VIEW, Marks.PLAIN));
        }
    }

    @Test
    void aJumpChangesOnlyWhatTheSceneSaysHasChanged() {
        Timeline turns = Samples.turns(7, 7, 4);
        Random dice = new Random(3);
        for (int jump = 0; jump < 40; jump++) {
            int from = dice.nextInt(turns.size() + 1);
            int to = dice.nextInt(turns.size() + 1);
            assertRepaintSuffices(
                    BoardScene.of(turns, from, 0, VIEW, Marks.PLAIN), BoardScene.of(turns, to, 0, VIEW, Marks.PLAIN));
        }
    }

    @Test
    void anotherWayChangesOnlyWhatTheSceneSaysHasChanged() {
        BoardScene some = with(List.of(), trail(3, 2, 1));
        BoardScene others = with(List.of(), trail(6, 5, 4));
        assertRepaintSuffices(some, others);
        assertRepaintSuffices(others, still());
    }

    @Test
    void aLidThatComesDownChangesOnlyWhatTheSceneSaysHasChanged() {
        BoardScene comes = with(List.of(new Lid(BURNT, 0.5)), List.of());
        assertRepaintSuffices(still(), comes);
        assertRepaintSuffices(comes, with(List.of(new Lid(BURNT, 1)), List.of()));
    }

    private static List<Trail> trail(int... houses) {
        return List.of(new Trail(
                Side.SOUTH,
                1,
                Arrays.stream(houses)
                        .<Place>mapToObj(house -> new House(Side.SOUTH, house))
                        .toList()));
    }

    private static BoardScene with(List<Lid> lids, List<Trail> trails) {
        return new BoardScene(
                still().position(), VIEW, List.of(), List.of(), lids, Set.of(), trails, false, Marks.PLAIN);
    }

    /** Paints the second scene over the first in the areas that changed, and compares with painting it whole. */
    private void assertRepaintSuffices(BoardScene old, BoardScene now) {
        BoardPalette palette = Palettes.DAY;
        BufferedImage whole = paint(painter, now, 1, palette);
        BufferedImage patched = paint(painter, old, 1, palette);
        for (Rectangle2D area : SceneChange.between(old, now, geometry)) {
            Graphics2D g = patched.createGraphics();
            Rectangle pixels = area.getBounds();
            g.clipRect(pixels.x - 1, pixels.y - 1, pixels.width + 2, pixels.height + 2);
            painter.paint(g, now, geometry, palette);
            g.dispose();
        }
        assertThat(difference(patched, whole)).as("%s", now).isEqualTo(new Rectangle(-1, -1));
    }

    @ParameterizedTest
    @EnumSource(BoardHighlight.Role.class)
    void aHighlightChangesOnlyItsPlace(BoardHighlight.Role role) {
        Store store = new Store(Side.SOUTH);
        BoardScene marked = still().withMarks(Marks.PLAIN.withHighlights(List.of(new BoardHighlight(store, role))));
        Rectangle changed = difference(paint(still()), paint(marked));
        assertThat(changed.isEmpty()).isFalse();
        assertThat(geometry.cell(store).contains(changed)).isTrue();
    }

    @Test
    void noTwoRolesLookAlikeEvenWithoutColour() {
        House house = new House(Side.SOUTH, 2);
        BoardPalette grey = Palettes.DAY;
        for (BoardColour colour : List.of(BoardColour.LIGHT, BoardColour.TAKE, BoardColour.WARN)) {
            grey = grey.with(colour, Color.LIGHT_GRAY);
        }
        List<BufferedImage> images = new ArrayList<>();
        for (BoardHighlight.Role role : BoardHighlight.Role.values()) {
            BoardScene marked = still().withMarks(Marks.PLAIN.withHighlights(List.of(new BoardHighlight(house, role))));
            images.add(paint(BoardPainter.forScreen(), marked, 1, grey));
        }
        for (int i = 0; i < images.size(); i++) {
            for (int j = 0; j < i; j++) {
                assertThat(difference(images.get(i), images.get(j)).isEmpty()).isFalse();
            }
        }
    }

    @Test
    void aHiddenNumberLeavesNoTrace() {
        House house = new House(Side.SOUTH, 4);
        Marks hidden = Marks.PLAIN.withLabels(new Labels(true, true, Set.of(house)));
        Marks none = Marks.PLAIN.withLabels(new Labels(false, true, Set.of()));
        Rectangle pill = geometry.cell(house).getBounds();
        BufferedImage one = paint(still().withMarks(hidden)).getSubimage(pill.x, pill.y, pill.width, pill.height);
        BufferedImage other = paint(still().withMarks(none)).getSubimage(pill.x, pill.y, pill.width, pill.height);
        assertThat(difference(one, other)).isEqualTo(new Rectangle(-1, -1));
    }

    /** Parts are painted anew from another origin than the whole, and must fit it to the last pixel. */
    @ParameterizedTest
    @CsvSource({"264,1", "264,162", "285,162", "285,1443"})
    void theSamePixelsArePaintedWhereverTheBoardLies(int height, int shift) {
        BoardGeometry fitted = BoardGeometry.fit(new Layout(7), VIEW, 826, height);
        BoardScene scene = BoardScene.of(Samples.turn(7, 7, 3), 9, 0.30, VIEW, Marks.PLAIN);
        assertThat(difference(shifted(scene, fitted, height, 0), shifted(scene, fitted, height, shift)))
                .isEqualTo(new Rectangle(-1, -1));
    }

    private static BufferedImage shifted(BoardScene scene, BoardGeometry fitted, int height, int shift) {
        BufferedImage image = new BufferedImage(826 + shift, height, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        g.translate(shift, 0);
        BoardPainter.forScreen().paint(g, scene, fitted, Palettes.DAY);
        g.dispose();
        return image.getSubimage(shift, 0, 826, height);
    }

    @Test
    void aPainterForFilesDrawsShapesOnAnyDevice() {
        BufferedImage image = new BufferedImage(/* width= */ HEIGHT, /* height= */ WIDTH, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = image.createGraphics();
        g.transform(new AffineTransform(0, 1, -1, 0, HEIGHT, 0));
        AffineTransform before = g.getTransform();
        BoardPainter.forExport().paint(g, still(BURNT), geometry, Palettes.DAY);
        assertThat(g.getTransform()).isEqualTo(before);
        g.dispose();
        assertThat(new Color(image.getRGB(HEIGHT / 2, WIDTH / 2)))
                .isNotEqualTo(Palettes.DAY.colour(BoardColour.SURFACE));
    }

    @Test
    void boardsOfEverySizeCanBePainted() {
        for (int houses = 1; houses <= Layout.MAX_HOUSES; houses++) {
            Position start = Samples.start(houses, 4);
            BoardGeometry fitted = BoardGeometry.fit(new Layout(houses), VIEW, WIDTH, HEIGHT);
            BufferedImage image = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_RGB);
            Graphics2D g = image.createGraphics();
            BoardPainter.forScreen().paint(g, BoardScene.still(start, VIEW), fitted, Palettes.DAY);
            g.dispose();
            int wood = image.getRGB((int) fitted.centre().x, (int) fitted.centre().y);
            assertThat(new Color(wood).getRed()).as("%d houses", houses).isLessThan(0xb0);
        }
    }
}
