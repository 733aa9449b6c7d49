package papan.ui.app;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import papan.rules.RuleBook;
import papan.rules.RuleSet;

/**
 * The rule sets among which a workspace lets choose: one's own that have been opened, the latest first, then those that are
 * installed. Lives on the event dispatch thread.
 */
final class OfferedRules implements RuleBook {
    private final RuleBook installed;
    private final Runnable changed;
    private List<RuleSet> own = List.of();

    /**
     * What is installed, and nothing else yet.
     *
     * @param changed is called when there is more to choose from, or less
     */
    OfferedRules(RuleBook installed, Runnable changed) {
        this.installed = installed;
        this.changed = changed;
    }

    /** Takes a rule set that has been opened; it takes the place of one with the same id that was opened before. */
    void take(RuleSet rules) {
        boolean known = own.contains(rules) || installed.find(rules.id()).equals(Optional.of(rules));
        if (known) {
            return;
        }
        List<RuleSet> more = new ArrayList<>(own);
        more.removeIf(each -> each.id().equals(rules.id()));
        more.add(0, rules);
        own = List.copyOf(more);
        changed.run();
    }

    /** Offers a rule set of one's own no longer. */
    void drop(RuleSet rules) {
        if (own.contains(rules)) {
            own = own.stream().filter(each -> !each.equals(rules)).toList();
            changed.run();
        }
    }

    @Override
    public Set<String> ids() {
        Set<String> ids = new LinkedHashSet<>(own.stream().map(RuleSet::id).toList());
        ids.addAll(installed.ids());
        return ids;
    }

    @Override
    public Optional<RuleSet> find(String id) {
        return own.stream().filter(each -> each.id().equals(id)).findFirst().or(() -> installed.find(id));
    }

    /** All of them; one's own that has the id of an installed one stands beside it. */
    @Override
    public Collection<RuleSet> all() {
        return Stream.concat(own.stream(), installed.all().stream()).toList();
    }
}
