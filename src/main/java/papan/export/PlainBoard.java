package papan.export;

import java.util.Locale;
import papan.model.House;
import papan.model.Position;
import papan.model.Side;

/** A position in two lines of text. */
public final class PlainBoard {
    private PlainBoard() {}

    /** As one sees the board from south: north's row above south's, burnt houses as x, the stores behind. */
    public static String of(Position p) {
        return of(p, Side.SOUTH);
    }

    /** As a player sees the board: the other player's row above the own one, which reads from its left to its right. */
    public static String of(Position p, Side bottom) {
        return of(p, bottom, "store");
    }

    /**
     * The same in another language.
     *
     * @param store what a store is called
     */
    static String of(Position p, Side bottom, String store) {
        StringBuilder far = new StringBuilder();
        StringBuilder near = new StringBuilder();
        for (House house : p.layout().row(bottom)) {
            far.append(cell(p, p.layout().opposite(house)));
            near.append(cell(p, house));
        }
        return line(p, bottom.opponent(), far, store) + "\n" + line(p, bottom, near, store);
    }

    /** The same, with the name of each house above the other player's row and below the own one. */
    static String named(Position p, Side bottom, String store) {
        StringBuilder far = new StringBuilder("      ");
        StringBuilder near = new StringBuilder("      ");
        for (House house : p.layout().row(bottom)) {
            far.append(
                    String.format(Locale.ROOT, "%4s", p.layout().opposite(house).name()));
            near.append(String.format(Locale.ROOT, "%4s", house.name()));
        }
        return far + "\n" + of(p, bottom, store) + "\n" + near;
    }

    private static String line(Position p, Side side, StringBuilder row, String store) {
        return "    " + (side == Side.NORTH ? "N " : "S ") + row + "   " + store + " " + p.inStore(side);
    }

    private static String cell(Position p, House house) {
        return p.isBurnt(house) ? "   x" : String.format(Locale.ROOT, "%4d", p.seedsIn(house));
    }
}
