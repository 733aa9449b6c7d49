package papan.export;

import java.util.Map;
import java.util.stream.Collectors;
import papan.lesson.page.Block;
import papan.model.Direction;
import papan.model.House;
import papan.model.Position;
import papan.model.Side;
import papan.narration.CaptionText;

/**
 * A board as lines and numbers for a page: it prints in black and takes the colour of the text around it on a dark
 * screen.
 */
final class BoardSvg {
    private static final int CELL = 64;
    private static final int RADIUS = 26;
    private static final int STORE = 88;
    private static final int EDGE = 8;
    private static final int NAME = 24;
    /** Longer names of players would run into the names of houses; the label of the picture has them whole. */
    private static final int LONG = 8;

    private static final int HEIGHT = 2 * (CELL + NAME) + 2 * EDGE;

    private final Position position;
    private final Side bottom;
    /** Whose store lies at the left end: the store comes after the house numbered 1 of a row that is sown clockwise. */
    private final Side left;

    /** Whether seeds always go one way, so that arrows can say it. */
    private final boolean oneWay;

    private final Worksheet.Drawn drawn;
    private final CaptionText words;
    private final Html svg = new Html();

    private BoardSvg(Worksheet.Drawn drawn, Side bottom, CaptionText words) {
        Block.Board board = drawn.board();
        this.drawn = drawn;
        this.position = board.position();
        this.left = board.sowing().direction() == Direction.CLOCKWISE ? bottom : bottom.opponent();
        this.bottom = bottom;
        this.oneWay = board.oneWay().isPresent();
        this.words = words;
    }

    /** An element of HTML; whoever hears it is told all counts. */
    static String of(Worksheet.Drawn drawn, Side bottom, CaptionText words) {
        return new BoardSvg(drawn, bottom, words).drawn();
    }

    /** All counts in words, row by row as they are seen from the bottom. */
    static String spoken(Position position, Side bottom, CaptionText words) {
        return row(position, bottom.opponent(), words) + " " + row(position, bottom, words);
    }

    private static String row(Position position, Side side, CaptionText words) {
        String seeds = position.layout().row(side).stream()
                .map(house -> house.name() + " "
                        + (position.isBurnt(house) ? "x" : Integer.toString(position.seedsIn(house))))
                .collect(Collectors.joining(words.text("list.comma")));
        return words.text("handout.row", Map.of("player", side, "seeds", seeds, "stored", position.inStore(side)));
    }

    private String told() {
        String seeds = drawn.empty() ? words.text("sheet.empty") : spoken(position, bottom, words);
        return drawn.lift()
                .map(house -> seeds + " " + words.text("sheet.lift", Map.of("house", house)))
                .orElse(seeds);
    }

    private String drawn() {
        int houses = position.houses();
        int width = houses * CELL + 2 * STORE + 2 * EDGE;
        svg.begin(
                        "svg",
                        "class",
                        "board",
                        "role",
                        "img",
                        "viewBox",
                        "0 0 " + width + " " + HEIGHT,
                        "style",
                        "max-width:" + width + "px",
                        "aria-label",
                        told())
                .single("rect", "class", "line", "x", 1, "y", 1, "width", width - 2, "height", HEIGHT - 2, "rx", 16);
        int x = EDGE + STORE + CELL / 2;
        for (House near : position.layout().row(bottom)) {
            int nearY = EDGE + NAME + CELL + CELL / 2;
            house(position.layout().opposite(near), x, EDGE + NAME + CELL / 2, EDGE + NAME - 4);
            house(near, x, nearY, nearY + CELL / 2 + NAME - 8);
            x += CELL;
        }
        if (oneWay) {
            arrow(Math.max(1, houses / 4));
            arrow(houses - Math.max(1, houses / 4));
        }
        store(left, EDGE);
        store(left.opponent(), width - EDGE - STORE);
        return svg.end("svg").toString();
    }

    /** Which way seeds go, between the names of two houses in each row. */
    private void arrow(int after) {
        int x = EDGE + STORE + after * CELL;
        text("name", x, EDGE + NAME - 4, left == bottom ? "→" : "←");
        text("name", x, HEIGHT - EDGE - 8, left == bottom ? "←" : "→");
    }

    private void house(House house, int x, int y, int nameY) {
        boolean burnt = position.isBurnt(house);
        svg.single("circle", "class", burnt ? "line burnt" : "line", "cx", x, "cy", y, "r", RADIUS);
        if (drawn.lift().filter(house::equals).isPresent()) {
            svg.single("circle", "class", "lift", "cx", x, "cy", y, "r", RADIUS - 2);
        }
        count(x, y + 8, burnt ? "×" : Integer.toString(position.seedsIn(house)));
        text("name", x, nameY, house.name());
    }

    private void store(Side side, int x) {
        int middle = x + STORE / 2;
        int y = EDGE + NAME;
        svg.single("rect", "class", "line", "x", x + 10, "y", y, "width", STORE - 20, "height", 2 * CELL, "rx", 30);
        count(middle, HEIGHT / 2 + 8, Integer.toString(position.inStore(side)));
        String name = words.player(side);
        text("name", middle, y - 4, name.length() > LONG ? name.substring(0, LONG) + "…" : name);
    }

    private void count(int x, int y, String count) {
        if (!drawn.empty()) {
            text("count", x, y, count);
        }
    }

    private void text(String kind, int x, int y, String text) {
        svg.element("text", text, "class", kind, "x", x, "y", y);
    }
}
