package papan.rules;

/**
 * How a round comes to its end.
 *
 * @param noMove what a player does who cannot move
 * @param roundEnd when the round is over
 * @param leftovers whose the seeds are that are left
 */
public record Ending(NoMove noMove, RoundEnd roundEnd, Leftovers leftovers) {
    Ending withNoMove(NoMove other) {
        return new Ending(other, roundEnd, leftovers);
    }

    Ending withRoundEnd(RoundEnd other) {
        return new Ending(noMove, other, leftovers);
    }

    Ending withLeftovers(Leftovers other) {
        return new Ending(noMove, roundEnd, other);
    }
}
