package papan.ui.board;

import papan.rules.Key;

/**
 * Every colour of the board: its key in the look and feel's defaults, and what it is when the look and feel says nothing.
 */
public enum BoardColour {
    /** Behind the board. */
    SURFACE("surface"),
    /** The shadow that the board casts. */
    SHADOW("shadow"),
    /** The wood where light falls on it. */
    WOOD_LIGHT("woodLight"),
    /** The wood at its darkest. */
    WOOD_DARK("woodDark"),
    /** The lines of the grain. */
    GRAIN("grain"),
    /** The edge that catches the light. */
    GLEAM("gleam"),
    /** The hollow where light does not reach. */
    BOWL_DARK("bowlDark"),
    /** The hollow where light reaches. */
    BOWL_LIGHT("bowlLight"),
    /** Short names on the wood. */
    NAME("name"),
    /** The pill behind a number. */
    PILL("pill"),
    /** A number in its pill. */
    NUMBER("number"),
    /** A number in a coloured pill. */
    NUMBER_ON_COLOUR("numberOnColour"),
    /** South's pill. */
    SOUTH("south"),
    /** South's inlay in the wood. */
    SOUTH_INLAY("southInlay"),
    /** North's pill. */
    NORTH("north"),
    /** North's inlay in the wood. */
    NORTH_INLAY("northInlay"),
    /** The place in play, and the way of the hand. */
    LIGHT("light"),
    /** The light in the hollow of the place in play. */
    GLOW("glow"),
    /** Seeds to be taken. */
    TAKE("take"),
    /** A mistake or danger. */
    WARN("warn"),
    /** The ring around the place that has the focus. */
    FOCUS("focus"),
    /** A shell where light falls on it. */
    SHELL("shell"),
    /** A shell at its rounding. */
    SHELL_EDGE("shellEdge"),
    /** The slit and the outline of a shell. */
    SHELL_LINE("shellLine"),
    /** A hand where light falls on it. */
    HAND("hand"),
    /** The hollow and the outline of a hand. */
    HAND_LINE("handLine");

    private static final String PREFIX = "Papan.board.";

    private final String name;

    BoardColour(String name) {
        this.name = name;
    }

    /** The same for a stuff of which a board or seeds are, such as {@code Papan.board.ground.woodLight}. */
    String key(Enum<?> stuff) {
        return PREFIX + Key.of(stuff) + "." + name;
    }

    /** The key in the look and feel's defaults, such as {@code Papan.board.woodLight}. */
    public String key() {
        return PREFIX + name;
    }
}
