package papan.ui.atlas;

import java.nio.file.Path;
import java.util.Optional;
import papan.rules.RuleSet;

/**
 * A rule set in the list.
 *
 * @param file where it comes from, if it is a teacher's own
 */
record Entry(RuleSet rules, Optional<Path> file) {}
