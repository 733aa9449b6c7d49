package papan.lesson.play;

import java.util.function.BooleanSupplier;
import papan.lesson.scene.Effort;
import papan.lesson.script.ManyRounds;
import papan.search.Watch;

/**
 * Limits how many turns are played in rounds: each lap costs a unit of effort.
 *
 * @param effort from which they are paid
 * @param rounds those that are played: players who look ahead cost more
 * @param over whether nobody waits for them any more
 */
public record PaidTurns(Effort effort, ManyRounds rounds, BooleanSupplier over) implements Watch {
    /** What a turn of players who look ahead costs more than one by dice. */
    private static final int LOOKING_AHEAD = 20;

    @Override
    public boolean isOver() {
        return effort.isSpent() || over.getAsBoolean();
    }

    @Override
    public void progress(long done) {}

    @Override
    public void turn(int laps) {
        effort.spend((long) laps * (rounds.players().startsWith("search") ? LOOKING_AHEAD : 1));
    }
}
