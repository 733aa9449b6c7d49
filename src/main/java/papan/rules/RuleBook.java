package papan.rules;

import java.util.Collection;
import java.util.Optional;
import java.util.Set;

/** The installed rule sets, in the order in which they are shown. Any thread may look something up. */
public interface RuleBook {
    /** Their ids in order. */
    Set<String> ids();

    /** The rule set with an id, if it is installed. */
    Optional<RuleSet> find(String id);

    /** The same book as it is installed, where this one has a rule set altered to see what comes of it. */
    default RuleBook installed() {
        return this;
    }

    /** All rule sets in order. */
    default Collection<RuleSet> all() {
        return ids().stream().map(id -> find(id).orElseThrow()).toList();
    }
}
