package papan.ui.playback;

import java.util.Random;
import papan.engine.Engine;
import papan.engine.Turn;
import papan.json.rules.RuleBooks;
import papan.model.Layout;
import papan.model.Move;
import papan.model.Position;
import papan.model.Side;
import papan.replay.Timeline;

/** A turn that is much longer than any one taught in a lesson. */
public final class LongTurn {
    /** How many events such a turn has at least. */
    static final int EVENTS = 262;

    private static final int TRIES = 20_000;

    private LongTurn() {}

    /** The first long turn that a seeded search finds. */
    public static Timeline find(long seed) {
        Engine engine = new Engine(RuleBooks.shipped().find("congklak-classic").orElseThrow());
        Random random = new Random(seed);
        Layout layout = engine.rules().layout();
        for (int i = 0; i < TRIES; i++) {
            Position position = Position.of(layout, scattered(layout, random), 0, Side.SOUTH, 1);
            for (Move move : engine.legalMoves(position)) {
                Turn turn = engine.play(position, move);
                if (turn.events().size() >= EVENTS) {
                    return Timeline.of(position, turn.events());
                }
            }
        }
        throw new AssertionError("no turn of " + EVENTS + " events with seed " + seed);
    }

    private static int[] scattered(Layout layout, Random random) {
        int[] cells = new int[layout.places()];
        for (int seed = 0; seed < 98; seed++) {
            cells[random.nextInt(2 * layout.houses())]++;
        }
        return cells;
    }
}
