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
    private final StringBuilder svg = new StringBuilder();

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
        svg.append("<svg class=\"board\" role=\"img\" viewBox=\"0 0 ")
                .append(width)
                .append(' ')
                .append(HEIGHT)
                .append("\" style=\"max-width:")
                .append(width)
                .append("px\" aria-label=\"")
                .append(Html.escape(told()))
                .append("\">\n");
        svg.append("<rect class=\"line\" x=\"1\" y=\"1\" width=\"")
                .append(width - 2)
                .append("\" height=\"")
                .append(HEIGHT - 2)
                .append("\" rx=\"16\"/>\n");
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
        return svg.append("</svg>").toString();
    }

    /** Which way seeds go, between the names of two houses in each row. */
    private void arrow(int after) {
        int x = EDGE + STORE + after * CELL;
        text("name", x, EDGE + NAME - 4, left == bottom ? "→" : "←");
        text("name", x, HEIGHT - EDGE - 8, left == bottom ? "←" : "→");
        svg.append('\n');
    }

    private void house(House house, int x, int y, int nameY) {
        boolean burnt = position.isBurnt(house);
        svg.append("<circle class=\"line")
                .append(burnt ? " burnt" : "")
                .append("\" cx=\"")
                .append(x);
        svg.append("\" cy=\"").append(y).append("\" r=\"").append(RADIUS).append("\"/>");
        if (drawn.lift().filter(house::equals).isPresent()) {
            svg.append("<circle class=\"lift\" cx=\"")
                    .append(x)
                    .append("\" cy=\"")
                    .append(y);
            svg.append("\" r=\"").append(RADIUS - 2).append("\"/>");
        }
        count(x, y + 8, burnt ? "×" : Integer.toString(position.seedsIn(house)));
        text("name", x, nameY, house.name());
        svg.append('\n');
    }

    private void store(Side side, int x) {
        int middle = x + STORE / 2;
        svg.append("<rect class=\"line\" x=\"").append(x + 10).append("\" y=\"").append(EDGE + NAME);
        svg.append("\" width=\"").append(STORE - 20).append("\" height=\"").append(2 * CELL);
        svg.append("\" rx=\"30\"/>");
        count(middle, HEIGHT / 2 + 8, Integer.toString(position.inStore(side)));
        String name = words.player(side);
        text("name", middle, EDGE + NAME - 4, name.length() > LONG ? name.substring(0, LONG) + "…" : name);
        svg.append('\n');
    }

    private void count(int x, int y, String count) {
        if (!drawn.empty()) {
            text("count", x, y, count);
        }
    }

    private void text(String kind, int x, int y, String text) {
        svg.append("<text class=\"")
                .append(kind)
                .append("\" x=\"")
                .append(x)
                .append("\" y=\"")
                .append(y);
        svg.append("\">").append(Html.escape(text)).append("</text>");
    }
}
