package papan.ui.people;

import java.awt.Component;
import java.awt.Graphics;
import java.util.Optional;
import papan.ui.common.Px;
import papan.ui.common.TextColumn;

/** Words with the face of whom they are about at their left, where there is room for both. */
public final class FaceAndWords extends TextColumn {
    /** How large a face is of whom one plays against. */
    public static final int LARGE = 44;
    /** How large one is that takes no more than a line. */
    public static final int SMALL = 32;

    private static final int GAP = 10;
    /** A narrower column has only the words. */
    private static final int ROOM = 300;

    private final Component words;
    private final int most;
    private transient Optional<Portrait> face = Optional.empty();

    /** Words without a face. */
    public FaceAndWords(Component words, int most) {
        this.words = words;
        this.most = most;
        put(words, 0);
    }

    /** Shows somebody's face from now on, or nobody's. */
    public void show(Optional<Person> person, Mood mood) {
        Optional<Portrait> next = person.map(who -> new Portrait(who, mood, most));
        if (!next.equals(face)) {
            face = next;
            revalidate();
            repaint();
        }
    }

    /** How large the face is in a column; 0 where there is none. A small one takes no line from the words. */
    private int size(int width) {
        int size = width < Px.of(ROOM) ? 0 : face.map(Portrait::getIconWidth).orElse(0);
        boolean fits = most > SMALL || heightOf(words, width - size - Px.of(GAP)) <= heightOf(words, width);
        return fits ? size : 0;
    }

    @Override
    protected int lay(int width, boolean really) {
        int size = size(width);
        int aside = size > 0 ? size + Px.of(GAP) : 0;
        int text = heightOf(words, width - aside);
        int high = Math.max(text, size);
        if (really) {
            lay(words, aside, (high - text) / 2, width - aside, text);
        }
        return high;
    }

    @Override
    protected void paintComponent(Graphics g) {
        super.paintComponent(g);
        if (words.getX() > 0) {
            // Beside the first line of words that may need more of them; else in the middle.
            face.ifPresent(shown ->
                    shown.paintIcon(this, g, 0, words.getY() == 0 ? 0 : (getHeight() - shown.getIconHeight()) / 2));
        }
    }
}
