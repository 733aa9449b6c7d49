package papan.event;

import papan.rules.ClauseId;

/**
 * A rule that was considered for a last seed and did not apply.
 *
 * @param clause the rule
 * @param because the fact that ruled it out
 */
public record Rejection(ClauseId clause, Fact because) {}
