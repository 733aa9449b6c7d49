package papan.ui.atlas;

import java.awt.Component;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.event.KeyEvent;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.Icon;
import javax.swing.KeyStroke;
import papan.rules.RuleSet;
import papan.ui.common.FlatButton;
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
        super("place", null, HEIGHT, TILE);
        this.mark = mark;
        this.words = words;
        this.choose = choose;
        setName("atlas.map." + mark.id());
        int count = mark.rules().size();
        setText(mark.name(words) + (count > 1 ? " " + count : ""));
        setIcon(new Tiles());
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
        setStyle(isLit() ? "place lit" : "place");
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
    public Dimension getPreferredSize() {
        int text = getFontMetrics(getFont()).stringWidth(getText());
        return new Dimension(3 * Px.of(PAD) + getIcon().getIconWidth() + text, Px.of(HEIGHT));
    }

    /** The first tiles, one behind the other. */
    private final class Tiles implements Icon {
        private int count() {
            return Math.min(mark.rules().size(), TILES);
        }

        @Override
        public void paintIcon(Component on, Graphics g, int x, int y) {
            for (int i = count() - 1; i >= 0; i--) {
                RulesMark.of(mark.rules().get(i).id()).paintIcon(on, g, x + i * Px.of(BEHIND), y);
            }
        }

        @Override
        public int getIconWidth() {
            return Px.of(TILE) + (count() - 1) * Px.of(BEHIND);
        }

        @Override
        public int getIconHeight() {
            return Px.of(TILE);
        }
    }
}
