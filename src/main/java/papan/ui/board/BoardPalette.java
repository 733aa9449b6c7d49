package papan.ui.board;

import java.awt.Color;
import java.awt.Font;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import javax.swing.UIDefaults;
import javax.swing.UIManager;
import papan.model.Side;
import papan.rules.Kit;

/** The colours and the type of a board. Immutable; equality is by content, so that pictures can be kept for it. */
public final class BoardPalette {
    private final Map<BoardColour, Color> colours;
    private final Map<String, Color> stuffs;
    private final Font font;

    private BoardPalette(Map<BoardColour, Color> colours, Map<String, Color> stuffs, Font font) {
        this.colours = new EnumMap<>(colours);
        this.stuffs = stuffs;
        this.font = font;
    }

    /** The colours and the type of the theme that is worn. */
    public static BoardPalette current() {
        return of(UIManager.getDefaults());
    }

    static BoardPalette of(UIDefaults theme) {
        Map<BoardColour, Color> colours = new EnumMap<>(BoardColour.class);
        for (BoardColour colour : BoardColour.values()) {
            Color named = theme.getColor(colour.key());
            colours.put(colour, named == null ? Color.BLACK : new Color(named.getRGB(), true));
        }
        Map<String, Color> stuffs = new HashMap<>();
        Stream.of(Kit.Board.values(), Kit.Seed.values())
                .filter(any -> !theme.getBoolean("Papan.board.alike"))
                .flatMap(Stream::of)
                .flatMap(stuff -> Stream.of(BoardColour.values()).map(colour -> colour.key(stuff)))
                .forEach(key -> Optional.ofNullable(theme.getColor(key)).ifPresent(c -> stuffs.put(key, c)));
        Font font = theme.getFont("Label.font");
        return new BoardPalette(
                colours, stuffs, font == null ? new Font(Font.SANS_SERIF, Font.BOLD, 12) : font.deriveFont(Font.BOLD));
    }

    public BoardPalette with(BoardColour colour, Color value) {
        BoardPalette next = new BoardPalette(colours, stuffs, font);
        next.colours.put(colour, value);
        return next;
    }

    /** The same for a board and for seeds of some stuff, as far as the theme has colours of its own for them. */
    public BoardPalette of(Kit kit) {
        BoardPalette next = this;
        for (Enum<?> stuff : List.of(kit.board(), kit.seeds())) {
            for (BoardColour colour : BoardColour.values()) {
                Color own = stuffs.get(colour.key(stuff));
                next = own == null ? next : next.with(colour, own);
            }
        }
        return next;
    }

    public Color colour(BoardColour colour) {
        return Objects.requireNonNull(colours.get(colour));
    }

    /** A colour, less than opaque. */
    Color colour(BoardColour colour, double alpha) {
        Color c = colour(colour);
        return new Color(c.getRed(), c.getGreen(), c.getBlue(), (int) Math.round(alpha * c.getAlpha()));
    }

    /** A colour on its way to another: 0 is the first, 1 the second. */
    Color mix(BoardColour from, BoardColour to, double share) {
        Color a = colour(from);
        Color b = colour(to);
        return new Color(
                blend(a.getRed(), b.getRed(), share),
                blend(a.getGreen(), b.getGreen(), share),
                blend(a.getBlue(), b.getBlue(), share));
    }

    private static int blend(int a, int b, double share) {
        return (int) Math.round(a + (b - a) * share);
    }

    /** A side's colour behind white numbers. */
    Color side(Side side) {
        return colour(side == Side.SOUTH ? BoardColour.SOUTH : BoardColour.NORTH);
    }

    /** A side's colour on wood. */
    Color inlay(Side side) {
        return colour(side == Side.SOUTH ? BoardColour.SOUTH_INLAY : BoardColour.NORTH_INLAY);
    }

    /** Bold type of a size in user space units. */
    Font font(double size) {
        return font.deriveFont((float) size);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof BoardPalette p && colours.equals(p.colours) && font.equals(p.font);
    }

    @Override
    public int hashCode() {
        return colours.hashCode() * 31 + font.hashCode();
    }
}
