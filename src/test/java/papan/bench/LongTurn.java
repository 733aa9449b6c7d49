package papan.bench;

import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import papan.engine.Engine;
import papan.engine.Turn;
import papan.format.FormatException;
import papan.json.lesson.LessonReader;
import papan.json.rules.RuleBooks;
import papan.lesson.script.Lesson;
import papan.model.Layout;
import papan.model.Move;
import papan.model.Position;
import papan.model.Side;
import papan.rules.RuleSet;

/**
 * A turn much longer than any that is taught, found by a seeded search.
 *
 * @param before the position
 * @param turn what one move brings about in it
 */
record LongTurn(Position before, Turn turn) {
    /** How many events it has. */
    static final int EVENTS = 262;

    private static final int SEEDS = 98;

    static RuleSet rules() {
        return RuleBooks.shipped().find("congklak-classic").orElseThrow();
    }

    /** The first turn of exactly {@link #EVENTS} events. */
    static LongTurn find() {
        Engine engine = new Engine(rules());
        Layout layout = engine.rules().layout();
        Random random = new Random(1);
        while (true) {
            int[] cells = new int[layout.places()];
            for (int seed = 0; seed < SEEDS; seed++) {
                cells[random.nextInt(2 * layout.houses())]++;
            }
            Position position = Position.of(layout, cells, 0, Side.SOUTH, 1);
            for (Move move : engine.legalMoves(position)) {
                Turn turn = engine.play(position, move);
                if (turn.events().size() == EVENTS) {
                    return new LongTurn(position, turn);
                }
            }
        }
    }

    /** A lesson whose step {@code turn} plays it. */
    Lesson lesson() throws FormatException {
        String text = """
                {"format": "lesson/1", "id": "long", "revision": 1, "language": "en", "title": "A long turn",
                 "meta": {"minutes": 1}, "rules": {"id": "congklak-classic", "revision": 1},
                 "positions": {"long": {"south": %s, "north": %s, "stores": {"south": 0, "north": 0}, "mover": "south"}},
                 "steps": [{"id": "look", "kind": "show", "position": "long", "say": "Before the turn."},
                           {"id": "turn", "kind": "play", "moves": ["%s"]}]}
                """.formatted(
                        row(Side.SOUTH), row(Side.NORTH), turn.move().from().name());
        return LessonReader.read(text, "long.lesson.json", RuleBooks.shipped());
    }

    private String row(Side side) {
        return IntStream.range(0, before.layout().houses())
                .mapToObj(i -> Integer.toString(
                        before.seedsIn(before.layout().row(side).get(i))))
                .collect(Collectors.joining(", ", "[", "]"));
    }
}
