package papan.cli;

import papan.model.House;
import papan.model.Position;
import papan.model.Side;

/** A position in two lines of text, as one sees the board from south. */
final class PlainBoard {
    private PlainBoard() {}

    /** North's row above south's, burnt houses as x, the stores behind. */
    static String of(Position p) {
        StringBuilder north = new StringBuilder();
        StringBuilder south = new StringBuilder();
        for (House house : p.layout().row(Side.SOUTH)) {
            House facing = p.layout().opposite(house);
            north.append(cell(p, facing));
            south.append(cell(p, house));
        }
        return "    N " + north + "   store " + p.inStore(Side.NORTH) + "\n    S " + south + "   store "
                + p.inStore(Side.SOUTH);
    }

    private static String cell(Position p, House house) {
        return p.isBurnt(house) ? "   x" : String.format("%4d", p.seedsIn(house));
    }
}
