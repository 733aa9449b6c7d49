package papan.ui.board;

import java.awt.event.ActionEvent;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.swing.AbstractAction;
import javax.swing.InputMap;
import javax.swing.JComponent;
import javax.swing.KeyStroke;
import papan.model.House;
import papan.model.Layout;
import papan.model.Place;
import papan.model.Side;
import papan.model.Store;

/**
 * The keys of a board that has the focus: arrows go from place to place, 1 to 9 choose a house of whoever moves, with Shift 0 to 2
 * the houses 10 to 12.
 */
final class BoardKeys {
    private final BoardView board;

    /** Where an arrow points on the screen. */
    enum Arrow {
        LEFT(KeyEvent.VK_LEFT),
        RIGHT(KeyEvent.VK_RIGHT),
        UP(KeyEvent.VK_UP),
        DOWN(KeyEvent.VK_DOWN);

        private final int key;

        Arrow(int key) {
            this.key = key;
        }
    }

    BoardKeys(BoardView board) {
        this.board = board;
    }

    void install() {
        for (Arrow arrow : Arrow.values()) {
            bind(KeyStroke.getKeyStroke(arrow.key, 0), "papan.board." + arrow, () -> move(arrow));
        }
        for (int number = 1; number <= Layout.MAX_HOUSES; number++) {
            int chosen = number;
            int modifiers = number < 10 ? 0 : InputEvent.SHIFT_DOWN_MASK;
            for (int zero : new int[] {KeyEvent.VK_0, KeyEvent.VK_NUMPAD0}) {
                KeyStroke stroke = KeyStroke.getKeyStroke(zero + number % 10, modifiers);
                bind(stroke, "papan.board." + number, () -> number(chosen));
            }
        }
    }

    private void bind(KeyStroke stroke, String name, Runnable action) {
        InputMap inputs = board.getInputMap(JComponent.WHEN_ANCESTOR_OF_FOCUSED_COMPONENT);
        inputs.put(stroke, name);
        board.getActionMap().put(name, new AbstractAction() {
            @Override
            public void actionPerformed(ActionEvent event) {
                action.run();
            }
        });
    }

    private void number(int number) {
        if (number <= board.scene().layout().houses()) {
            House house = new House(chooser(), number);
            board.componentOf(house).requestFocusInWindow();
            board.choose(house);
        }
    }

    /** Whose houses the digits mean: whose may be chosen, or else whoever moves. */
    private Side chooser() {
        return board.choices().stream()
                .findFirst()
                .map(House::side)
                .orElse(board.scene().position().toMove());
    }

    private void move(Arrow arrow) {
        Layout layout = board.scene().layout();
        for (int i = 0; i < layout.places(); i++) {
            Place place = layout.placeAt(i);
            if (board.componentOf(place).isFocusOwner()) {
                neighbour(layout, board.scene().viewpoint(), place, arrow)
                        .ifPresent(next -> board.componentOf(next).requestFocusInWindow());
                return;
            }
        }
    }

    /** The place that lies in a direction on the screen: the next in the row, the house opposite, a store at the ends. */
    static Optional<Place> neighbour(Layout layout, Viewpoint viewpoint, Place from, Arrow arrow) {
        boolean sideways = arrow == Arrow.LEFT || arrow == Arrow.RIGHT;
        if (from instanceof House house) {
            boolean atBottom = house.side() == viewpoint.bottom();
            if (!sideways) {
                return atBottom == (arrow == Arrow.UP) ? Optional.of(layout.opposite(house)) : Optional.empty();
            }
            int number = house.number() + (atBottom == (arrow == Arrow.RIGHT) ? 1 : -1);
            return number >= 1 && number <= layout.houses()
                    ? Optional.of(new House(house.side(), number))
                    : Optional.of(storeAt(viewpoint, arrow == Arrow.LEFT));
        }
        boolean left = viewpoint.storeIsLeft(from.side());
        if (sideways && left == (arrow == Arrow.LEFT)) {
            return Optional.empty();
        }
        House lowest = new House(viewpoint.bottom(), left ? 1 : layout.houses());
        return Optional.of(arrow == Arrow.UP ? layout.opposite(lowest) : lowest);
    }

    private static Store storeAt(Viewpoint viewpoint, boolean left) {
        Side bottom = viewpoint.bottom();
        return new Store(viewpoint.storeIsLeft(bottom) == left ? bottom : bottom.opponent());
    }

    /** The order in which the tab key visits: the row at the bottom, the right store, the row at the top, the left store. */
    static List<Place> order(Layout layout, Viewpoint viewpoint) {
        List<Place> order = new ArrayList<>(layout.row(viewpoint.bottom()));
        order.add(storeAt(viewpoint, false));
        order.addAll(layout.row(viewpoint.bottom().opponent()));
        order.add(storeAt(viewpoint, true));
        return List.copyOf(order);
    }
}
