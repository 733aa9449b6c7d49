/**
 * The Rules workspace: all rule sets, the card of one with its clauses and their documents, the smallest example of a
 * clause on a small board, and what tells two rule sets apart.
 *
 * <p>Start reading at {@link papan.ui.atlas.AtlasWorkspace}; what is shown is {@link papan.ui.atlas.Selection}'s to say.
 * This package reads no files: {@link papan.ui.atlas.RuleFiles} does that for it. Everything here runs on the event
 * dispatch thread, but for the search for examples.
 */
@NullMarked
package papan.ui.atlas;

import org.jspecify.annotations.NullMarked;
