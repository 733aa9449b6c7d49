/**
 * The readers and writers of rule sets, of the documents behind them, and of what was compared with them.
 *
 * <p>Start reading at {@link papan.json.rules.RulesShape} and {@link papan.json.rules.RuleBooks}.
 */
@NullMarked
package papan.json.rules;

import org.jspecify.annotations.NullMarked;
