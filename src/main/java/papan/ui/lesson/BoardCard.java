package papan.ui.lesson;

import java.awt.Cursor;
import java.awt.Font;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.awt.event.KeyEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.swing.JButton;
import javax.swing.JPanel;
import javax.swing.KeyStroke;
import org.jspecify.annotations.Nullable;
import papan.ui.board.BoardThumbnail;
import papan.ui.common.FlatButton;
import papan.ui.common.Icons;
import papan.ui.common.Paints;
import papan.ui.common.Px;
import papan.ui.common.TextWrap;

/** A card in the library that is one large button: a title, a small board with words beside it, a line at the foot. */
abstract class BoardCard extends JPanel implements CardGrid.Cell {
    /** What is free around what stands on it. */
    static final int PAD = 16;

    private static final int BESIDE = 10;
    private static final int BOARD = 148;
    private static final int TOOL = 36;

    private final transient Optional<BoardThumbnail> board;
    private final Open open = new Open();
    private final List<FlatButton> tools = new ArrayList<>();

    BoardCard(Optional<BoardThumbnail> board) {
        super(null);
        this.board = board;
        setOpaque(false);
    }

    /** What stands at its top. */
    abstract String title();

    /** What stands beside the board. */
    abstract String about();

    /** What stands at its foot. */
    abstract String foot();

    abstract String footColour();

    /** Draws a sign before the title. */
    abstract void sign(Graphics2D g);

    /** How wide the sign is, of scale 1. */
    abstract int signWidth();

    /** Says what a press on the card does and how it is called. */
    void opens(String name, String called, String described, Runnable chosen) {
        open.setName(name);
        open.addActionListener(event -> chosen.run());
        open.getAccessibleContext().setAccessibleName(called);
        open.getAccessibleContext().setAccessibleDescription(described);
        add(open);
    }

    /** Gives it the focus. */
    void enter() {
        open.requestFocusInWindow();
    }

    /** Adds a small button at its upper right. */
    void tool(Icons symbol, String name, String what, Runnable pressed) {
        FlatButton tool = new FlatButton(symbol, TOOL, TOOL / 2);
        tool.setName(name);
        tool.addActionListener(event -> pressed.run());
        tool.setToolTipText(what);
        tool.getAccessibleContext().setAccessibleName(what);
        add(tool, tools.size()); // before what opens the card, so that it lies on top
        tools.add(tool);
    }

    /** Whether its pieces lie upon one another. */
    @Override
    public boolean isOptimizedDrawingEnabled() {
        return false;
    }

    @Override
    public void doLayout() {
        open.setBounds(0, 0, getWidth(), getHeight());
        int right = getWidth() - Px.of(6);
        for (int i = tools.size() - 1; i >= 0; i--) {
            int side = tools.get(i).getPreferredSize().width;
            right -= side;
            tools.get(i).setBounds(right, Px.of(6), side, side);
        }
    }

    @Override
    public int heightFor(int width) {
        return draw(null, width) + Px.of(PAD);
    }

    /** Draws what it is about from the top and its foot at the bottom, or only measures how high that is. */
    private int draw(@Nullable Graphics2D g, int width) {
        int left = Px.of(PAD + (signWidth() > 0 ? signWidth() + BESIDE : 0));
        int room = width - left - Px.of(PAD);
        int narrow = room - (tools.isEmpty() ? 0 : Px.of(TOOL * tools.size() - 8));
        int y = line(g, "Papan.strong.font", "Papan.text", title(), left, Px.of(PAD - 2), narrow);
        y = beside(g, width, y + Px.of(8)) + Px.of(8);
        int foot = line(null, "Papan.smallStrong.font", footColour(), foot(), left, 0, room);
        if (g != null) {
            line(g, "Papan.smallStrong.font", footColour(), foot(), left, getHeight() - Px.of(PAD) - foot, room);
        }
        return y + foot;
    }

    /** Its board at the left, and what it is about beside it. */
    private int beside(@Nullable Graphics2D g, int width, int top) {
        int picture = board.isPresent() ? Math.min(Px.of(BOARD), width * 2 / 5) : 0;
        if (g != null) {
            board.ifPresent(each -> each.paint(g, Px.of(PAD), top, picture));
        }
        int left = Px.of(PAD) + picture + Px.of(picture > 0 ? BESIDE : 0);
        int room = width - left - Px.of(PAD);
        int said = line(g, "Papan.small.font", "Papan.secondary", about(), left, top, room);
        return Math.max(said, top + board.map(each -> each.heightFor(picture)).orElse(0));
    }

    private int line(@Nullable Graphics2D g, String type, String colour, String text, int left, int y, int room) {
        if (text.isEmpty()) {
            return y;
        }
        Font font = Paints.font(type);
        int height = TextWrap.lines(text, getFontMetrics(font), room).size()
                * getFontMetrics(font).getHeight();
        if (g != null) {
            g.setColor(Paints.colour(colour));
            g.translate(0, y);
            TextWrap.draw(g, this, font, text, left, room, height);
            g.translate(0, -y);
        }
        return y + height;
    }

    /** The whole card is the button. */
    private final class Open extends JButton {
        Open() {
            setContentAreaFilled(false);
            setBorderPainted(false);
            setFocusPainted(false);
            setOpaque(false);
            setCursor(Cursor.getPredefinedCursor(Cursor.HAND_CURSOR));
            getInputMap().put(KeyStroke.getKeyStroke(KeyEvent.VK_ENTER, 0, false), "pressed");
            getInputMap().put(KeyStroke.getKeyStroke(KeyEvent.VK_ENTER, 0, true), "released");
            addFocusListener(new FocusAdapter() {
                @Override
                public void focusGained(FocusEvent event) {
                    scrollRectToVisible(new Rectangle(0, -Px.of(12), getWidth(), getHeight() + Px.of(24)));
                }
            });
        }

        @Override
        protected void paintComponent(Graphics g) {
            Graphics2D g2 = Paints.smooth(g);
            float line = Px.exactly(1);
            int high = getHeight();
            Paints.fill(g2, 0, 0, getWidth(), high, Px.exactly(20), Paints.colour("Papan.border"));
            String surface = getModel().isRollover() ? "Papan.selection" : "Papan.card";
            Paints.fill(g2, line, line, getWidth() - 2 * line, high - 2 * line, Px.exactly(19), Paints.colour(surface));
            sign(g2);
            draw(g2, getWidth());
            if (isFocusOwner()) {
                Paints.focusRing(g2, 0, 0, getWidth(), high, Px.exactly(20));
            }
            g2.dispose();
        }
    }
}
