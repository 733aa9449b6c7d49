package papan.ui.common;

import com.formdev.flatlaf.util.UIScale;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.geom.RoundRectangle2D;
import java.util.Collection;
import java.util.List;
import java.util.function.Supplier;
import javax.swing.Icon;

/**
 * A small tile in a colour and with a pattern of its own for each rule set, beside its name wherever one could be taken for
 * another. Both follow from its place in the rule book, so neighbours with names alike look unlike. It never has the colour
 * and shape of a side of the board.
 *
 * @param number how many rule sets stand before it
 */
public record RulesMark(int number) implements Icon {
    /** In squares of 24; as many as have nothing in common with the number of colours, so that pairs do not come again. */
    private static final List<String> PATTERNS = List.of(
            "M0 12H24",
            "M12 0V24",
            "M0 0L24 24",
            "M0 24L24 0",
            "M0 12H24 M12 0V24",
            "M0 0L24 24 M0 24L24 0",
            "M0 17L12 7L24 17",
            "M0 8H24 M0 16H24",
            "M7 7H17V17H7Z");

    private static final List<Color> COLOURS = List.of(
            new Color(0x8a4fa3),
            new Color(0x00735a),
            new Color(0xa8324a),
            new Color(0x5b6470),
            new Color(0x7a5c00),
            new Color(0x2b5fc4),
            new Color(0x3f7d20),
            new Color(0x9a3e8e));

    private static final int SIZE = 16;

    private static Supplier<? extends Collection<String>> book = List::of;

    /** Says in which order rule sets stand in the book; asked as soon as one is to be drawn. */
    public static void inOrder(Supplier<? extends Collection<String>> ids) {
        book = ids;
    }

    /** The mark of a rule set; one that is not in the book has a mark that follows from its id. */
    public static RulesMark of(String id) {
        int place = List.copyOf(book.get()).indexOf(id);
        return new RulesMark(place >= 0 ? place : Math.floorMod(id.hashCode(), PATTERNS.size() * COLOURS.size()));
    }

    Color colour() {
        return COLOURS.get(number % COLOURS.size());
    }

    String pattern() {
        return PATTERNS.get(number % PATTERNS.size());
    }

    @Override
    public void paintIcon(Component c, Graphics g, int x, int y) {
        Graphics2D tile = Paints.smooth(g);
        tile.translate(x, y);
        tile.scale(getIconWidth() / 24.0, getIconHeight() / 24.0);
        RoundRectangle2D edge = new RoundRectangle2D.Double(0, 0, 24, 24, 7, 7);
        tile.setColor(colour());
        tile.fill(edge);
        tile.clip(edge);
        tile.setColor(Color.WHITE);
        tile.setStroke(new BasicStroke(3.6f, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER));
        tile.draw(PathData.of(pattern()));
        tile.dispose();
    }

    @Override
    public int getIconWidth() {
        return UIScale.scale(SIZE);
    }

    @Override
    public int getIconHeight() {
        return UIScale.scale(SIZE);
    }
}
