package papan.ui.app;

import java.awt.Component;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import papan.format.FormatException;
import papan.json.rules.RuleBooks;
import papan.rules.RuleSet;
import papan.ui.atlas.RuleFiles;
import papan.ui.common.Fault;

/** Rule sets from files that the user chooses; they are remembered until they are taken off the list. */
final class ChosenRuleFiles implements RuleFiles {
    private final Opener opener;
    private final Supplier<Optional<OwnShelf>> shelf;

    ChosenRuleFiles(Opener opener, Supplier<Optional<OwnShelf>> shelf) {
        this.opener = opener;
        this.shelf = shelf;
    }

    @Override
    public List<Path> remembered() {
        return shelf.get().map(OwnShelf::rules).orElse(List.of());
    }

    @Override
    public void remember(Path file) {
        shelf.get().ifPresent(own -> own.addRules(file));
    }

    @Override
    public void forget(Path file) {
        shelf.get().ifPresent(own -> own.removeRules(file));
    }

    @Override
    public void choose(Component parent) {
        opener.choose(parent);
    }

    @Override
    public Outcome read(Path file) {
        return outcome(file);
    }

    /** Reads a file. */
    static Outcome outcome(Path file) {
        try {
            RuleSet rules = RuleBooks.read(file);
            return new Outcome(file, Optional.of(rules), Faults.of(RuleBooks.check(file)));
        } catch (FormatException e) {
            return new Outcome(file, Optional.empty(), Faults.of(e.problems()));
        } catch (IOException e) {
            return new Outcome(file, Optional.empty(), List.of(Fault.UNREAD));
        }
    }
}
