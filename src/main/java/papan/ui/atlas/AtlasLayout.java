package papan.ui.atlas;

import java.awt.Container;
import javax.swing.JComponent;
import papan.ui.common.Arrangement;
import papan.ui.common.Px;
import papan.ui.common.TextColumn;
import papan.ui.map.LandCanvas;

/**
 * Where things lie in the atlas: list, card and example side by side, or under one another where there is less room. What does
 * not fit is scrolled to.
 */
final class AtlasLayout extends Arrangement {
    private static final int WIDE = 980;
    private static final int NARROW = 620;
    private static final int MARGIN = 20;
    private static final int TOP = 16;
    private static final int LEFT = 252;
    /** The least height of the list, and of the card. */
    private static final int LISTED = 420;

    private static final int READ = 340;
    /** The width below which the map would have to be higher. */
    private static final int LEAST_MAP = LandCanvas.LEAST_WIDTH;

    private final RuleList list;
    private final FaultPanel faults;
    private final RuleCardPage card;
    private final ExamplePanel example;
    private final TextColumn outcome;
    private final JComponent scrolledOutcome;

    /**
     * A layout.
     *
     * @param outcome what becomes of an altered rule, for its height
     * @param scrolledOutcome the same in what scrolls it; while it is visible it stands where the example does
     */
    AtlasLayout(
            RuleList list,
            FaultPanel faults,
            RuleCardPage card,
            ExamplePanel example,
            TextColumn outcome,
            JComponent scrolledOutcome) {
        this.list = list;
        this.faults = faults;
        this.card = card;
        this.example = example;
        this.outcome = outcome;
        this.scrolledOutcome = scrolledOutcome;
    }

    private JComponent side() {
        return scrolledOutcome.isVisible() ? scrolledOutcome : example;
    }

    private int sideHeight(int width) {
        return (scrolledOutcome.isVisible() ? outcome : example).heightFor(width);
    }

    @Override
    public void layoutContainer(Container parent) {
        int edge = Px.of(MARGIN);
        int top = Px.of(TOP);
        int width = parent.getWidth() - 2 * edge;
        int height = parent.getHeight() - 2 * top;
        if (list.isMapped()) {
            mapped(parent, edge, top, width, height);
            return;
        }
        if (parent.getWidth() >= Px.of(WIDE)) {
            int left = Math.max(Px.of(268), Math.min(width * 22 / 100, Px.of(340)));
            int right = Math.max(Px.of(330), Math.min(width * 34 / 100, Px.of(560)));
            list.setBounds(edge, top, left, height);
            middle(edge + left + edge, top, width - left - right - 2 * edge, height);
            side().setBounds(edge + width - right, top, right, height);
        } else if (parent.getWidth() >= Px.of(NARROW)) {
            int left = Px.of(LEFT);
            int x = edge + left + edge;
            int upper = height * 50 / 100;
            list.setBounds(edge, top, left, height);
            middle(x, top, width - left - edge, upper);
            side().setBounds(x, top + upper + edge, width - left - edge, height - upper - edge);
        } else {
            int listed = Px.of(LISTED) + list.moreBelow(width);
            int shown = sideHeight(width);
            int read = height - listed - shown - 2 * edge;
            list.setBounds(edge, top, width, listed);
            middle(edge, top + listed + edge, width, read);
            side().setBounds(edge, top + listed + read + 2 * edge, width, shown);
        }
    }

    /** The map needs the width that the list and the example share otherwise; the example waits until it is put away. */
    private void mapped(Container parent, int edge, int top, int width, int height) {
        example.setBounds(0, 0, 0, 0);
        if (parent.getWidth() >= Px.of(WIDE)) {
            int left = mapWidth(width);
            list.setBounds(edge, top, left, height);
            middle(edge + left + edge, top, width - left - edge, height);
        } else {
            int upper = list.heightWithMap(width);
            list.setBounds(edge, top, width, upper);
            middle(edge, top + upper + edge, width, height - upper - edge);
        }
    }

    /** As much as leaves the card what it has without the map, or more where there is much. */
    private static int mapWidth(int width) {
        return Math.max(width * 64 / 100, Math.min(width - Px.of(READ + MARGIN), Px.of(LEAST_MAP)));
    }

    @Override
    public int leastHeight(int width, int seen) {
        int across = width - 2 * Px.of(MARGIN);
        if (list.isMapped()) {
            return width >= Px.of(WIDE)
                    ? list.heightWithMap(mapWidth(across)) + Px.of(2 * TOP)
                    : list.heightWithMap(across) + Px.of(READ + MARGIN + 2 * TOP);
        }
        if (width >= Px.of(WIDE)) {
            return Px.of(LISTED) + list.moreBelow(Px.of(LEFT));
        }
        if (width >= Px.of(NARROW)) {
            int rest = across - Px.of(LEFT + MARGIN);
            return 2 * Math.max(Px.of(READ), sideHeight(rest)) + Px.of(2 * MARGIN + 2 * TOP);
        }
        return Px.of(LISTED + READ + 2 * MARGIN + 2 * TOP) + list.moreBelow(across) + sideHeight(across);
    }

    private void middle(int x, int y, int width, int height) {
        int gap = Px.of(12);
        int fault = faults.isVisible() ? Math.min(faults.heightFor(width), height * 55 / 100) + gap : 0;
        faults.setBounds(x, y, width, Math.max(0, fault - gap));
        card.setBounds(x, y + fault, width, height - fault);
    }
}
