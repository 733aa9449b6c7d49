package papan.ui.app;

import java.awt.Component;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import papan.format.FormatException;
import papan.json.rules.RuleBooks;
import papan.rules.RuleSet;
import papan.ui.atlas.RuleFiles;
import papan.ui.common.Fault;

/** Rule sets from files that the user chooses. */
final class ChosenRuleFiles implements RuleFiles {
    private final Opener opener;

    ChosenRuleFiles(Opener opener) {
        this.opener = opener;
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
