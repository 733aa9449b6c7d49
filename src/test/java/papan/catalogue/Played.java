package papan.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import papan.engine.Engine;
import papan.engine.Refusal;
import papan.engine.Turn;
import papan.event.RoundEvent.RoundEnded;
import papan.event.SowingEvent.Ruled;
import papan.event.SowingEvent.TurnEnded;
import papan.event.TurnEndReason;
import papan.model.Move;
import papan.model.Position;
import papan.model.Side;
import papan.rules.ClauseId;
import papan.testing.Boards;

/** A rule set on a position drawn by hand, and what was played from it. */
final class Played {
    private final String id;
    private final Engine engine;
    private Position position;
    private List<? extends Object> events = List.of();

    private Played(String id, Position position) {
        this.id = id;
        this.engine = new Engine(Relatives.rules(id));
        this.position = position;
    }

    /** A rule set with south to move; the picture is that of {@link Boards}. */
    static Played south(String id, String picture) {
        return new Played(id, Boards.south(picture));
    }

    /** A rule set with north to move. */
    static Played north(String id, String picture) {
        return new Played(id, Boards.north(picture));
    }

    /** A rule set at its own start. */
    static Played start(String id) {
        return new Played(id, new Engine(Relatives.rules(id)).start());
    }

    /** Makes a move, written as {@code S3} or {@code S3:cw}. */
    Played move(String move) {
        Turn turn = engine.play(position, Move.parse(move).orElseThrow());
        position = turn.after();
        events = turn.events();
        return this;
    }

    /** What must lie on the board now. */
    Played leaves(String picture) {
        assertThat(Boards.picture(position)).as(id).isEqualTo(Boards.trimmed(picture));
        return this;
    }

    /** Which clause must have decided over the last seed of the turn, and why the turn must have been over. */
    Played by(ClauseId clause, TurnEndReason reason) {
        List<Ruled> rulings = all(Ruled.class);
        assertThat(rulings.get(rulings.size() - 1).clause()).as(id).isEqualTo(clause);
        assertThat(all(TurnEnded.class)).as(id).extracting(TurnEnded::reason).containsExactly(reason);
        return this;
    }

    /** Who must choose next. */
    Played next(Side side) {
        assertThat(all(RoundEnded.class)).as(id).isEmpty();
        assertThat(position.toMove()).as(id).isEqualTo(side);
        return this;
    }

    /** Whether the round must be over. */
    Played roundOver() {
        assertThat(all(RoundEnded.class)).as(id).hasSize(1);
        return this;
    }

    /** Which moves must be open to the player who chooses next. */
    Played open(String... moves) {
        assertThat(engine.legalMoves(position))
                .as(id)
                .extracting(Move::toString)
                .containsExactly(moves);
        return this;
    }

    /** Why a move must be refused. */
    Played refused(String move, Refusal.Reason reason) {
        assertThat(engine.refuse(position, Move.parse(move).orElseThrow()))
                .as(id)
                .map(Refusal::reason)
                .contains(reason);
        return this;
    }

    private <T> List<T> all(Class<T> kind) {
        return events.stream().filter(kind::isInstance).map(kind::cast).toList();
    }
}
