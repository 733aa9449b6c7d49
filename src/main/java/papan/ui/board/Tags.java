package papan.ui.board;

import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Where the words beside highlights stand: beyond the numbers, next to their places, and not on one another. */
final class Tags {
    /** A tag may be as wide as so many houses; a longer word is written in smaller letters. */
    private static final double WIDEST = 3;

    private static final double HEIGHT = 1.6;

    private Tags() {}

    /**
     * One tag.
     *
     * @param text what stands on it
     * @param area where it lies
     * @param tip where it points to
     * @param type the size of its letters
     */
    record Tag(String text, Rectangle2D area, Point2D tip, double type) {}

    static List<Tag> of(BoardScene scene, BoardGeometry geometry, Letters letters) {
        List<Tag> tags = new ArrayList<>();
        for (boolean above : new boolean[] {true, false}) {
            List<BoardHighlight> labelled = scene.marks().highlights().stream()
                    .filter(highlight -> !highlight.label().isBlank())
                    .filter(highlight -> isAbove(highlight, geometry) == above)
                    .sorted(Comparator.comparingDouble(highlight -> geometry.pill(highlight.place()).x))
                    .toList();
            row(labelled, above, geometry, letters, tags);
        }
        return tags;
    }

    private static boolean isAbove(BoardHighlight highlight, BoardGeometry geometry) {
        return geometry.pill(highlight.place()).y < geometry.centre().y;
    }

    /** From left to right, each beside the one before it; what would stand out on the right is pushed back. */
    private static void row(
            List<BoardHighlight> labelled, boolean above, BoardGeometry geometry, Letters letters, List<Tag> tags) {
        Rectangle2D room = geometry.bounds();
        double free = room.getMinX();
        List<Tag> row = new ArrayList<>();
        for (BoardHighlight highlight : labelled) {
            double widest = Math.min(geometry.x(WIDEST), room.getWidth() / labelled.size());
            Tag tag = tag(highlight, above, geometry, letters, widest);
            double left = Math.max(free, tag.area().getX());
            row.add(moved(tag, left));
            free = left + tag.area().getWidth();
        }
        double limit = room.getMaxX();
        for (int i = row.size() - 1; i >= 0; i--) {
            Tag tag = row.get(i);
            double left = Math.min(tag.area().getX(), limit - tag.area().getWidth());
            row.set(i, moved(tag, left));
            limit = left;
        }
        tags.addAll(row);
    }

    private static Tag moved(Tag tag, double left) {
        Rectangle2D area = tag.area();
        return new Tag(
                tag.text(),
                new Rectangle2D.Double(left, area.getY(), area.getWidth(), area.getHeight()),
                tag.tip(),
                tag.type());
    }

    private static Tag tag(
            BoardHighlight highlight, boolean above, BoardGeometry geometry, Letters letters, double widest) {
        double usual = Math.min(geometry.nameSize() * 1.15, geometry.tagHeight() / HEIGHT);
        double padding = usual * 0.6;
        double written = letters.writtenWords(highlight.label(), usual);
        double type = usual * Math.min(1, (widest - 2 * padding) / written);
        double width = Math.min(written, widest - 2 * padding) + 2 * padding;
        Point2D pill = geometry.pill(highlight.place());
        double y = geometry.tagLine(above);
        double height = usual * HEIGHT;
        double tip = above ? y + height * 0.75 : y - height * 0.75;
        return new Tag(
                highlight.label(),
                new Rectangle2D.Double(pill.getX() - width / 2, y - height / 2, width, height),
                new Point2D.Double(pill.getX(), tip),
                type);
    }
}
