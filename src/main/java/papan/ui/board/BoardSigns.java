package papan.ui.board;

import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.swing.Icon;
import papan.model.Direction;
import papan.model.House;
import papan.model.Layout;
import papan.model.Place;
import papan.model.Position;
import papan.model.Side;
import papan.replay.Trail;
import papan.ui.board.BoardScene.Marks;
import papan.ui.common.Px;

/**
 * Small pictures of a piece of a board, one for each sign, drawn by the painter of all boards: a legend cannot differ from
 * what is seen.
 */
public final class BoardSigns {
    private static final Layout LAYOUT = new Layout(3);
    private static final Viewpoint VIEW = Viewpoint.south(Direction.CLOCKWISE);
    private static final House MIDDLE = new House(Side.SOUTH, 2);
    private static final House BEFORE = new House(Side.SOUTH, 3);
    private static final House AFTER = new House(Side.SOUTH, 1);
    private static final int SEEDS = 3;

    /** How large a house is seen, in heights of the picture: alone, or with what is around it. */
    private static final double NEAR = 0.84;

    private static final double FAR = 0.60;

    /** One for each size: a painter keeps pictures of the size that it drew last. */
    private final Map<Double, BoardPainter> painters = new HashMap<>();

    /** A sign at a size of scale 1, wider than high. */
    public Icon of(BoardSign sign, int width, int height) {
        return new Sample(sign, width, height);
    }

    private static BoardScene scene(BoardSign sign) {
        return switch (sign) {
            case COUNT, CHOSEN, SOUTH, NORTH, ARROWS -> plain(Marks.PLAIN);
            case IN_PLAY -> scene(position(0), List.of(), Set.of(MIDDLE), List.of(), false, Marks.PLAIN);
            case MAY_CHOOSE -> plain(Marks.PLAIN.withLegal(Set.of(MIDDLE)));
            case FOCUS -> plain(lit(BoardHighlight.Role.FOCUS));
            case PATH -> plain(lit(BoardHighlight.Role.PATH));
            case COMPARE -> plain(lit(BoardHighlight.Role.COMPARE));
            case TAKE -> plain(lit(BoardHighlight.Role.TAKE));
            case WARN -> plain(lit(BoardHighlight.Role.WARN));
            case LID ->
                scene(
                        position(1 << LAYOUT.indexOf(MIDDLE)),
                        List.of(new Lid(MIDDLE, 1)),
                        Set.of(),
                        List.of(),
                        false,
                        Marks.PLAIN);
            case TRAIL -> scene(position(0), List.of(), Set.of(), way(), false, Marks.PLAIN);
            case NUMBERS -> scene(position(0), List.of(), Set.of(), way(), true, Marks.PLAIN);
        };
    }

    private static Marks lit(BoardHighlight.Role role) {
        return Marks.PLAIN.withHighlights(List.of(new BoardHighlight(MIDDLE, role)));
    }

    private static List<Trail> way() {
        return List.of(new Trail(Side.SOUTH, 1, List.of(BEFORE, MIDDLE, AFTER)));
    }

    private static BoardScene plain(Marks marks) {
        return scene(position(0), List.of(), Set.of(), List.of(), false, marks);
    }

    private static BoardScene scene(
            Position position, List<Lid> lids, Set<Place> lit, List<Trail> trails, boolean numbered, Marks marks) {
        return new BoardScene(position, VIEW, List.of(), List.of(), lids, lit, trails, numbered, marks);
    }

    /** A few seeds everywhere, but none under a lid. */
    private static Position position(int burnt) {
        int[] cells = new int[LAYOUT.places()];
        for (int at = 0; at < cells.length; at++) {
            cells[at] = (burnt & 1 << at) == 0 ? SEEDS : 0;
        }
        return Position.of(LAYOUT, cells, burnt, Side.SOUTH, 1);
    }

    /** What part of the board a picture shows. */
    private static double pitch(BoardSign sign, double height) {
        return height
                * switch (sign) {
                    case SOUTH, NORTH, TRAIL, NUMBERS -> FAR;
                    default -> NEAR;
                };
    }

    /** The middle of the picture, on a board around the origin. */
    private static Point2D middle(BoardSign sign, BoardGeometry board) {
        Point2D house = board.centreOf(MIDDLE);
        Point2D pill = board.pill(MIDDLE);
        double p = board.pitch();
        return switch (sign) {
            case COUNT -> new Point2D.Double(pill.getX(), pill.getY() - 0.15 * p);
            case SOUTH -> new Point2D.Double(house.getX(), house.getY() + 0.12 * p);
            case NORTH -> new Point2D.Double(house.getX(), -house.getY() - 0.12 * p);
            case ARROWS ->
                new Point2D.Double(LAYOUT.houses() * p / 4, board.board().getMaxY() - 0.2 * p);
            case NUMBERS -> new Point2D.Double(house.getX() + 0.3 * p, house.getY());
            default -> house;
        };
    }

    /** One sign. */
    private final class Sample implements Icon {
        private final BoardSign sign;
        private final int width;
        private final int height;

        Sample(BoardSign sign, int width, int height) {
            this.sign = sign;
            this.width = width;
            this.height = height;
        }

        @Override
        public void paintIcon(Component c, Graphics g, int x, int y) {
            Graphics2D own = (Graphics2D) g.create(x, y, getIconWidth(), getIconHeight());
            double pitch = pitch(sign, getIconHeight());
            Point2D shown = middle(sign, new BoardGeometry(LAYOUT, VIEW, new Point2D.Double(), pitch, 1));
            Point2D.Double centre = new Point2D.Double(
                    Math.floor(getIconWidth() / 2.0 - shown.getX()), Math.floor(getIconHeight() / 2.0 - shown.getY()));
            BoardGeometry geometry = new BoardGeometry(LAYOUT, VIEW, centre, pitch, 1);
            BoardPalette palette = BoardPalette.current();
            painters.computeIfAbsent(pitch, size -> BoardPainter.forScreen())
                    .paint(own, scene(sign), geometry, palette);
            if (sign == BoardSign.CHOSEN) {
                Rectangle2D bowl = geometry.bowl(MIDDLE);
                Sprites.Hints.set(own);
                new Rings(geometry, palette).focus(own, bowl);
            }
            own.dispose();
        }

        @Override
        public int getIconWidth() {
            return Px.of(width);
        }

        @Override
        public int getIconHeight() {
            return Px.of(height);
        }
    }
}
