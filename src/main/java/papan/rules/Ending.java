package papan.rules;

/**
 * How a round comes to its end.
 *
 * @param noMove what a player does who cannot move
 * @param roundEnd when the round is over
 * @param leftovers whose the seeds are that are left
 */
public record Ending(NoMove noMove, RoundEnd roundEnd, Leftovers leftovers) {}
