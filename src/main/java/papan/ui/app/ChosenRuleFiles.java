package papan.ui.app;

import java.awt.Component;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import papan.json.FormatException;
import papan.json.Problem;
import papan.json.RuleBooks;
import papan.rules.RuleSet;
import papan.ui.atlas.RuleFiles;
import papan.ui.common.WindowText;

/** Rule sets from files that the user chooses. */
final class ChosenRuleFiles implements RuleFiles {
    private final WindowText words;
    private final ChosenFile chosen = new ChosenFile("rule-file");

    ChosenRuleFiles(WindowText words) {
        this.words = words;
    }

    @Override
    public Optional<Path> choose(Component parent) {
        return chosen.choose(parent, words.text("rule-file.kind"));
    }

    @Override
    public Outcome read(Path file) {
        try {
            RuleSet rules = RuleBooks.read(file);
            return new Outcome(file, Optional.of(rules), faults(RuleBooks.check(file)));
        } catch (FormatException e) {
            return new Outcome(file, Optional.empty(), faults(e.problems()));
        } catch (IOException e) {
            return new Outcome(file, Optional.empty(), List.of(new Fault(0, 0, "", "", "")));
        }
    }

    private static List<Fault> faults(List<Problem> problems) {
        return problems.stream()
                .map(p -> new Fault(p.spot().line(), p.spot().column(), p.path(), p.message(), p.fix()))
                .toList();
    }
}
