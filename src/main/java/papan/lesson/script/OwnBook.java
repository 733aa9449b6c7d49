package papan.lesson.script;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import papan.rules.RuleBook;
import papan.rules.RuleSet;

/**
 * A book with a lesson's own rule set before the others.
 *
 * @param own stands for the book's rule set of the same id, if there is one
 */
record OwnBook(RuleSet own, RuleBook book) implements RuleBook {
    /** A book that has a rule set already stays as it is: it may have it altered, to see what comes of it. */
    static RuleBook of(RuleSet own, RuleBook book) {
        boolean there = book.installed().find(own.id()).filter(own::equals).isPresent();
        return there ? book : new OwnBook(own, book);
    }

    @Override
    public Set<String> ids() {
        Set<String> ids = new LinkedHashSet<>(book.ids());
        ids.add(own.id());
        return Collections.unmodifiableSet(ids);
    }

    @Override
    public Optional<RuleSet> find(String id) {
        return id.equals(own.id()) ? Optional.of(own) : book.find(id);
    }
}
