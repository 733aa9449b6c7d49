package papan.ui.board;

import java.awt.geom.Rectangle2D;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javax.swing.JComponent;
import papan.model.Layout;
import papan.model.Place;
import papan.ui.common.KeptFocus;

/** The components over all places of a board. */
final class PlaceButtons {
    private final JComponent board;
    private final Supplier<Rings> rings;
    private final Consumer<Place> chosen;
    private final Runnable noticed;
    private final Runnable asked;
    private final Map<Place, PlaceButton> buttons = new LinkedHashMap<>();

    PlaceButtons(JComponent board, Supplier<Rings> rings, Consumer<Place> chosen, Runnable noticed, Runnable asked) {
        this.board = board;
        this.rings = rings;
        this.chosen = chosen;
        this.noticed = noticed;
        this.asked = asked;
    }

    /**
     * Makes them for a board of another size, or puts them into the order in which the eye meets them from elsewhere. A
     * board that is only seen from elsewhere keeps its components, and so the focus.
     */
    void populate(Layout layout, Viewpoint viewpoint) {
        List<Place> order = BoardKeys.order(layout, viewpoint);
        if (!buttons.keySet().equals(Set.copyOf(order))) {
            KeptFocus focus = KeptFocus.on(board);
            buttons.values().forEach(board::remove);
            buttons.clear();
            order.forEach(this::add);
            focus.restore(() -> of(order.get(0)));
        }
        for (int i = 0; i < order.size(); i++) {
            board.setComponentZOrder(of(order.get(i)), i);
        }
    }

    private void add(Place place) {
        PlaceButton button = new PlaceButton(rings, noticed, asked);
        button.setName(place.name());
        button.addActionListener(event -> chosen.accept(place));
        buttons.put(place, button);
        board.add(button);
    }

    /** The place on which the pointer is, or else the focus. */
    Optional<Place> noticed() {
        return buttons.entrySet().stream()
                .filter(each -> each.getValue().isNoticed())
                .min(Comparator.comparing(each -> each.getValue().isFocusOwner()))
                .map(Map.Entry::getKey);
    }

    Optional<Place> focused() {
        return buttons.entrySet().stream()
                .filter(each -> each.getValue().isFocusOwner())
                .map(Map.Entry::getKey)
                .findFirst();
    }

    void arrange(BoardGeometry geometry, double reach) {
        buttons.forEach((place, button) -> {
            Rectangle2D bowl = geometry.bowl(place);
            button.setBounds(new Rectangle2D.Double(
                            bowl.getX() - reach,
                            bowl.getY() - reach,
                            bowl.getWidth() + 2 * reach,
                            bowl.getHeight() + 2 * reach)
                    .getBounds());
        });
    }

    void describe(BoardSpeech speech) {
        buttons.forEach((place, button) -> {
            button.describe(speech.name(place), speech.description(place), speech.answers(place));
        });
    }

    PlaceButton of(Place place) {
        PlaceButton button = buttons.get(place);
        if (button == null) {
            throw new IllegalArgumentException("place " + place + " is not on this board");
        }
        return button;
    }
}
