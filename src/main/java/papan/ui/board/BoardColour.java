package papan.ui.board;

/**
 * Every colour of the board: its key in the look and feel's defaults, and what it is when the look and feel says nothing.
 */
public enum BoardColour {
    /** Behind the board. */
    SURFACE("surface", 0xfff7f3ee, 0xff1d1b19),
    /** The shadow that the board casts. */
    SHADOW("shadow", 0xff38200f, 0xff000000),
    /** The wood where light falls on it. */
    WOOD_LIGHT("woodLight", 0xff96623a, 0xff7d4e2c),
    /** The wood at its darkest. */
    WOOD_DARK("woodDark", 0xff5a361e, 0xff452716),
    /** The lines of the grain. */
    GRAIN("grain", 0xff2c170a, 0xff1e0f06),
    /** The edge that catches the light. */
    GLEAM("gleam", 0xffe3b585, 0xffc0905f),
    /** The hollow where light does not reach. */
    BOWL_DARK("bowlDark", 0xff24130a, 0xff1a0d06),
    /** The hollow where light reaches. */
    BOWL_LIGHT("bowlLight", 0xff6b4426, 0xff57351d),
    /** Short names on the wood. */
    NAME("name", 0xffecd9bf, 0xffe2ccb0),
    /** The pill behind a number. */
    PILL("pill", 0xfffbf2e4, 0xfff6ecdc),
    /** A number in its pill. */
    NUMBER("number", 0xff2a1a10, 0xff2a1a10),
    /** A number in a coloured pill. */
    NUMBER_ON_COLOUR("numberOnColour", 0xffffffff, 0xffffffff),
    /** South's pill. */
    SOUTH("south", 0xff0072b2, 0xff0072b2),
    /** South's inlay in the wood. */
    SOUTH_INLAY("southInlay", 0xff6cc0ee, 0xff62b4e2),
    /** North's pill. */
    NORTH("north", 0xffb74a00, 0xffb74a00),
    /** North's inlay in the wood. */
    NORTH_INLAY("northInlay", 0xfff0a83a, 0xffe39c30),
    /** The place in play, and the way of the hand. */
    LIGHT("light", 0xfff5e642, 0xfff5e642),
    /** The light in the hollow of the place in play. */
    GLOW("glow", 0xffffbf47, 0xffffb93a),
    /** Seeds to be taken. */
    TAKE("take", 0xff2fd6a4, 0xff2fd6a4),
    /** A mistake or danger. */
    WARN("warn", 0xffff8a4c, 0xffff8a4c),
    /** The ring around the place that has the focus. */
    FOCUS("focus", 0xffffffff, 0xffffffff),
    /** A shell where light falls on it. */
    SHELL("shell", 0xfffff8ea, 0xfffff4e2),
    /** A shell at its rounding. */
    SHELL_EDGE("shellEdge", 0xffd9b98a, 0xffcfae7e),
    /** The slit and the outline of a shell. */
    SHELL_LINE("shellLine", 0xff55341a, 0xff4c2d15),
    /** A hand where light falls on it. */
    HAND("hand", 0xffe8b48c, 0xffd9a37a),
    /** The hollow and the outline of a hand. */
    HAND_LINE("handLine", 0xff8a5232, 0xff75432a);

    private final String key;
    private final int light;
    private final int dark;

    BoardColour(String name, int light, int dark) {
        this.key = "Papan.board." + name;
        this.light = light;
        this.dark = dark;
    }

    /** The key in the look and feel's defaults, such as {@code Papan.board.woodLight}. */
    public String key() {
        return key;
    }

    /** What it is on a light or dark theme, as ARGB. */
    public int standard(boolean darkTheme) {
        return darkTheme ? dark : light;
    }
}
