package papan.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import papan.model.Side;

/**
 * Whose hand acts next in a simultaneous opening, act by act. An order fits every opening: where the hand that it names has
 * finished, the other one acts instead, and when the order is used up the hands alternate.
 *
 * @param sides whose hand is to act; may be empty
 */
public record OpeningOrder(List<Side> sides) {
    public OpeningOrder {
        sides = List.copyOf(sides);
    }

    /** An order by the letters of the sides, such as {@code SNSN}; empty if the text has others. */
    public static Optional<OpeningOrder> parse(String text) {
        List<Side> sides = new ArrayList<>();
        for (int i = 0; i < text.length(); i++) {
            char letter = text.charAt(i);
            if (letter != Side.SOUTH.letter() && letter != Side.NORTH.letter()) {
                return Optional.empty();
            }
            sides.add(letter == Side.SOUTH.letter() ? Side.SOUTH : Side.NORTH);
        }
        return Optional.of(new OpeningOrder(sides));
    }

    /** Who is to act, when so many acts have been. */
    public Side at(int acts) {
        return acts < sides.size() ? sides.get(acts) : Side.of((acts - sides.size()) % 2);
    }

    /**
     * This order with two neighbouring acts exchanged.
     *
     * @param act number of the first of them
     */
    public OpeningOrder exchanged(int act) {
        List<Side> changed = new ArrayList<>(sides);
        changed.set(act, sides.get(act + 1));
        changed.set(act + 1, sides.get(act));
        return new OpeningOrder(changed);
    }

    /** The letters of the sides, as {@link #parse} reads them. */
    @Override
    public String toString() {
        StringBuilder letters = new StringBuilder();
        sides.forEach(side -> letters.append(side.letter()));
        return letters.toString();
    }
}
