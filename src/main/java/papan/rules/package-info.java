/**
 * What a rule set is: its parts as closed choices that carry their own parameters, and its clauses, each with the
 * documents that say so and those that say otherwise.
 *
 * <p>Start reading at {@link papan.rules.RuleSet}. This package knows no moves and no events: it says what holds, and
 * {@code papan.engine} does it. No code outside a rule set's own file may ask which rule set it is running.
 */
@NullMarked
package papan.rules;

import org.jspecify.annotations.NullMarked;
