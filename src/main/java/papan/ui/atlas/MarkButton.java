package papan.ui.atlas;

import java.awt.Color;
import java.awt.Dimension;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.event.KeyEvent;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.KeyStroke;
import papan.rules.RuleSet;
import papan.ui.common.FlatButton;
import papan.ui.common.Paints;
import papan.ui.common.Px;
import papan.ui.common.RulesMark;
import papan.ui.common.SpokenMenu;
import papan.ui.common.WindowText;

/**
 * A place on the map: the tiles of its rule sets, its name and how many they are. It chooses its rule set, or opens a menu of
 * them where there are several.
 */
final class MarkButton extends FlatButton {
    private static final int HEIGHT = 26;
    private static final int PAD = 6;
    private static final int TILE = 16;
    /** How much of a tile looks out behind another. */
    private static final int BEHIND = 5;

    private static final int TILES = 3;

    private final transient MapMark mark;
    private final transient WindowText words;
    private final transient Consumer<RuleSet> choose;
    private transient Optional<RuleSet> shown = Optional.empty();

    MarkButton(MapMark mark, WindowText words, Consumer<RuleSet> choose) {
        super(null, HEIGHT, TILE);
        setBorderPainted(false);
        this.mark = mark;
        this.words = words;
        this.choose = choose;
        setName("atlas.map." + mark.id());
        setText(mark.name(words));
        setToolTipText(mark.told(words));
        getAccessibleContext().setAccessibleName(mark.told(words));
        getInputMap().put(KeyStroke.getKeyStroke(KeyEvent.VK_ENTER, 0, false), "pressed");
        getInputMap().put(KeyStroke.getKeyStroke(KeyEvent.VK_ENTER, 0, true), "released");
        addActionListener(event -> open());
    }

    MapMark mark() {
        return mark;
    }

    /** Shows whether the rule set that is read is one of its own. */
    void show(Optional<RuleSet> rules) {
        shown = rules;
        repaint();
    }

    boolean isLit() {
        return mark.has(shown);
    }

    private void open() {
        if (mark.rules().size() == 1) {
            choose.accept(mark.rules().get(0));
            return;
        }
        SpokenMenu menu = new SpokenMenu();
        for (RuleSet each : mark.rules()) {
            boolean chosen = Optional.of(each).equals(shown);
            String name = new RuleWords(words, each).name();
            menu.choice("atlas.map.rules." + each.id(), name, chosen, () -> choose.accept(each))
                    .setIcon(RulesMark.of(each.id()));
        }
        menu.show(this, 0, getHeight());
    }

    @Override
    public void updateUI() {
        super.updateUI();
        setFont(Paints.font("Papan.small.font"));
    }

    @Override
    protected void paintComponent(Graphics g) {
        Graphics2D g2 = Paints.smooth(g);
        boolean lit = isLit();
        Color surface = Paints.colour(lit ? "Papan.selection" : getModel().isRollover() ? "Papan.hover" : "Papan.card");
        float arc = Px.exactly(12);
        float line = Px.exactly(lit ? 2 : 1);
        Paints.fill(g2, 0, 0, getWidth(), getHeight(), arc, Paints.colour(lit ? "Papan.accent" : "Papan.edge"));
        Paints.fill(g2, line, line, getWidth() - 2 * line, getHeight() - 2 * line, arc - 2 * line, surface);
        int x = tiles(g2);
        FontMetrics metrics = getFontMetrics(getFont());
        int y = (getHeight() + metrics.getAscent() - metrics.getDescent()) / 2;
        g2.setFont(getFont());
        g2.setColor(Paints.colour("Papan.text"));
        g2.drawString(getText(), x, y);
        if (mark.rules().size() > 1) {
            g2.setFont(Paints.font("Papan.smallStrong.font"));
            g2.drawString(count(), x + metrics.stringWidth(getText()) + Px.of(PAD), y);
        }
        if (isFocusOwner()) {
            Paints.focusRing(g2, 0, 0, getWidth(), getHeight(), arc);
        }
        g2.dispose();
    }

    /** Draws the first tiles, one behind the other, and says where they end. */
    private int tiles(Graphics2D g2) {
        int y = (getHeight() - Px.of(TILE)) / 2;
        for (int i = tileCount() - 1; i >= 0; i--) {
            RulesMark.of(mark.rules().get(i).id()).paintIcon(this, g2, Px.of(PAD) + i * Px.of(BEHIND), y);
        }
        return Px.of(PAD) + tilesWidth() + Px.of(PAD) - 1;
    }

    private int tileCount() {
        return Math.min(mark.rules().size(), TILES);
    }

    private int tilesWidth() {
        return Px.of(TILE) + (tileCount() - 1) * Px.of(BEHIND);
    }

    private String count() {
        return Integer.toString(mark.rules().size());
    }

    @Override
    public Dimension getPreferredSize() {
        int text = getFontMetrics(getFont()).stringWidth(getText());
        int number = mark.rules().size() > 1
                ? getFontMetrics(Paints.font("Papan.smallStrong.font")).stringWidth(count()) + Px.of(PAD)
                : 0;
        return new Dimension(3 * Px.of(PAD) + tilesWidth() + text + number, Px.of(HEIGHT));
    }
}
