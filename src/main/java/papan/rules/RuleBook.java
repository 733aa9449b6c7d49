package papan.rules;

import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The installed rule sets, in the order in which they are shown. */
public final class RuleBook {
    private final Map<String, RuleSet> byId;

    /** A book of the given rule sets; a later one with the same id replaces an earlier one. */
    public RuleBook(Collection<RuleSet> ruleSets) {
        Map<String, RuleSet> map = new LinkedHashMap<>();
        ruleSets.forEach(r -> map.put(r.id(), r));
        byId = Collections.unmodifiableMap(map);
    }

    /** All rule sets in order. */
    public Collection<RuleSet> all() {
        return byId.values();
    }

    /** Their ids in order. */
    public Set<String> ids() {
        return byId.keySet();
    }

    /** The rule set with an id, if it is installed. */
    public Optional<RuleSet> find(String id) {
        return Optional.ofNullable(byId.get(id));
    }
}
