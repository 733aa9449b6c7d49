package papan.ui.atlas;

import java.util.Optional;
import papan.rules.ClauseAnswer;
import papan.rules.ClauseId;
import papan.rules.RuleSet;
import papan.ui.common.Listeners;

/** What the atlas shows: a rule set, one of its clauses, and the rule set that it is compared with. */
final class Selection {
    private final Listeners<Runnable> listeners = new Listeners<>();
    private Optional<RuleSet> rules = Optional.empty();
    private Optional<ClauseId> clause = Optional.empty();
    private Optional<RuleSet> other = Optional.empty();
    private boolean comparing;
    private Page page = Page.RULES;

    /** What the card shows. */
    enum Page {
        RULES,
        DOCUMENTS,
        ABOUT,
        ALTER
    }

    /** What is read. */
    Page page() {
        return page;
    }

    /** Turns to another page; a comparison ends, because it is one of the rules. */
    void turnTo(Page next) {
        page = next;
        comparing = comparing && next == Page.RULES;
        other = Optional.empty();
        tell();
    }

    Listeners.Handle addListener(Runnable listener) {
        return listeners.add(listener);
    }

    /** The rule set that is shown; empty only while there is none. */
    Optional<RuleSet> rules() {
        return rules;
    }

    Optional<ClauseId> clause() {
        return clause;
    }

    /** What it is compared with. */
    Optional<RuleSet> other() {
        return comparing ? other : Optional.empty();
    }

    /** Whether two rule sets are compared, or the second is still to be chosen. */
    boolean isComparing() {
        return comparing;
    }

    /** Takes a rule set from the list: the one to show, or the one to compare with. */
    void choose(RuleSet chosen) {
        if (comparing) {
            other = Optional.of(chosen).filter(o -> !Optional.of(o).equals(rules));
        } else if (!Optional.of(chosen).equals(rules)) {
            rules = Optional.of(chosen);
            clause = clause.filter(c -> ClauseAnswer.arises(c, chosen)).or(() -> Optional.of(ClauseId.SEEDS));
        } else {
            return;
        }
        tell();
    }

    /** Puts a clause into focus. */
    void choose(ClauseId chosen) {
        if (clause.isEmpty() || clause.get() != chosen) {
            clause = Optional.of(chosen);
            tell();
        }
    }

    /** Begins or ends a comparison. */
    void setComparing(boolean on) {
        comparing = on;
        other = Optional.empty();
        tell();
    }

    private void tell() {
        listeners.tell(Runnable::run);
    }
}
