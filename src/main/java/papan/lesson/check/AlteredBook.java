package papan.lesson.check;

import java.util.Optional;
import java.util.Set;
import papan.rules.RuleBook;
import papan.rules.RuleSet;

/**
 * A book with one rule set altered; the others in it are as they were, and so are those from which lessons borrow.
 *
 * @param rules the altered one, under the id that it had
 */
record AlteredBook(RuleBook book, RuleSet rules) implements RuleBook {
    @Override
    public Set<String> ids() {
        return book.ids();
    }

    @Override
    public Optional<RuleSet> find(String id) {
        return id.equals(rules.id()) ? Optional.of(rules) : book.find(id);
    }

    @Override
    public RuleBook installed() {
        return book;
    }
}
