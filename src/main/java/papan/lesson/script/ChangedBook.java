package papan.lesson.script;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import papan.rules.RuleBook;
import papan.rules.RuleSet;

/**
 * A book with a rule set of its own, in place of the book's of the same id if there is one.
 *
 * @param altered whether that is only to see what comes of it: as it is installed, and as lessons borrow from it, the book is
 *     as it was
 */
public record ChangedBook(RuleSet own, RuleBook book, boolean altered) implements RuleBook {
    /** A book with a lesson's own rule set. One that has it already stays as it is: it may have it altered. */
    public static RuleBook with(RuleSet own, RuleBook book) {
        boolean there = book.installed().find(own.id()).filter(own::equals).isPresent();
        return there ? book : new ChangedBook(own, book, false);
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

    @Override
    public RuleBook installed() {
        return altered ? book : this;
    }
}
