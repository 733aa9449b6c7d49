package papan.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import papan.event.RoundEvent.Passed;
import papan.model.House;
import papan.model.Move;
import papan.model.Position;
import papan.model.Side;
import papan.rules.RuleSet;
import papan.testing.Boards;
import papan.testing.RuleFiles;

/** A capture that earns one more move, once, and what becomes of it where there is nothing to sow. */
class EarnedMoveTest {
    /** A last seed in an empty house of one's own is taken, even if nothing lies opposite. */
    private static final RuleSet RULES = RuleFiles.changed("congklak-classic", """
            "playable": {"afterCapture": "oneMoreMove"},
            "opposition": {"capturingSeed": "taken", "loneSeed": "taken"}""");

    private final Engine engine = new Engine(RULES);
    private final Arena arena = new Arena(RULES);

    private static Move move(Side side, int house) {
        return new Move(new House(side, house));
    }

    /** The same move in the engine and in the arena, which stand alike after it. */
    private Turn play(Position position, Side side, int house) {
        Turn turn = engine.play(position, move(side, house));
        arena.play(arena.numberOf(move(side, house)));
        assertThat(arena.position()).isEqualTo(turn.after());
        return turn;
    }

    @Test
    void aCaptureEarnsOneMoveAndTheCaptureOfThatMoveNone() {
        Position position = Boards.south("""
                1 0 0 0 1 0 0 | 0
                0 1 0 1 0 0 1 | 0""");
        arena.set(position);
        Turn first = play(position, Side.SOUTH, 2);
        assertThat(first.after().toMove()).isEqualTo(Side.SOUTH);
        assertThat(first.after().isBonus()).isTrue();
        Turn second = play(first.after(), Side.SOUTH, 4);
        assertThat(second.after().inStore(Side.SOUTH)).isEqualTo(3);
        assertThat(second.after().toMove()).isEqualTo(Side.NORTH);
        assertThat(second.after().isBonus()).isFalse();
    }

    @Test
    void whoCannotMakeTheEarnedMovePassesAndTheOtherPlayersCaptureEarnsOneAllTheSame() {
        Position position = Boards.south("""
                1 0 0 0 0 1 0 | 0
                0 1 0 0 0 0 0 | 0""");
        arena.set(position);
        Turn capture = play(position, Side.SOUTH, 2);
        assertThat(capture.events()).last().isInstanceOf(Passed.class);
        assertThat(capture.after().toMove()).isEqualTo(Side.NORTH);
        assertThat(capture.after().isBonus()).isFalse();
        Turn reply = play(capture.after(), Side.NORTH, 2);
        assertThat(reply.after().toMove()).isEqualTo(Side.NORTH);
        assertThat(reply.after().isBonus()).isTrue();
    }
}
