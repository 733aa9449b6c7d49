package papan.ui.board;

import java.awt.Container;
import java.awt.geom.Rectangle2D;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Supplier;
import papan.model.Layout;
import papan.model.Place;

/** The components over all places of a board. */
final class PlaceButtons {
    private final Container board;
    private final Supplier<Rings> rings;
    private final Consumer<Place> chosen;
    private final Map<Place, PlaceButton> buttons = new LinkedHashMap<>();

    PlaceButtons(Container board, Supplier<Rings> rings, Consumer<Place> chosen) {
        this.board = board;
        this.rings = rings;
        this.chosen = chosen;
    }

    /** Makes them anew for a board of another size, or seen from elsewhere: the order of the tab key follows the eye. */
    void populate(Layout layout, Viewpoint viewpoint) {
        board.removeAll();
        buttons.clear();
        for (Place place : BoardKeys.order(layout, viewpoint)) {
            PlaceButton button = new PlaceButton(rings);
            button.setName(place.name());
            button.addActionListener(event -> chosen.accept(place));
            buttons.put(place, button);
            board.add(button);
        }
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
