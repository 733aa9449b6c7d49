package papan.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import papan.format.FormatException;
import papan.format.Nearest;
import papan.json.rules.RuleBooks;
import papan.rules.RuleSet;
import picocli.CommandLine.Option;

/** {@code --rules}, for every command that plays one rule set; and how all find one by its id or in a file. */
final class RuleSetOption {
    @Option(names = "--rules", required = true, paramLabel = "ID|FILE", description = "the rule set")
    private String name = "";

    /** The rule set that was asked for. */
    RuleSet rules() {
        return find(name);
    }

    /** Several rule sets, each once. */
    static List<RuleSet> findAll(List<String> idsOrFiles, int most) {
        if (idsOrFiles.size() > most) {
            throw CallException.wrong(
                    "--rules names " + idsOrFiles.size() + " rule sets; at most " + most + " can be compared.");
        }
        List<RuleSet> found = new ArrayList<>();
        for (String name : idsOrFiles) {
            RuleSet rules = find(name.strip());
            if (found.stream().anyMatch(other -> other.id().equals(rules.id()))) {
                throw CallException.wrong("--rules names " + rules.id() + " twice.");
            }
            found.add(rules);
        }
        return found;
    }

    /** The rule set that was named. */
    static RuleSet find(String idOrFile) {
        Optional<RuleSet> installed = RuleBooks.shipped().find(idOrFile);
        if (installed.isPresent()) {
            return installed.get();
        }
        Path file = Path.of(idOrFile);
        if (Files.isRegularFile(file)) {
            return read(file);
        }
        if (idOrFile.endsWith(".json") || Files.exists(file)) {
            Arguments.file("rule-set file", idOrFile);
        }
        throw CallException.wrong("The rule set \"" + idOrFile + "\" is unknown. "
                + Nearest.to(idOrFile, RuleBooks.shipped().ids())
                        .map(near -> "Did you mean \"" + near + "\"?")
                        .orElse("papan rules list names all that are installed."));
    }

    private static RuleSet read(Path file) {
        try {
            return RuleBooks.read(file);
        } catch (FormatException e) {
            int more = e.problems().size() - 1;
            throw CallException.wrong(e.problems().get(0).line()
                    + (more == 0 ? "" : " (and " + more + " more: papan rules check " + file + ")"));
        } catch (IOException e) {
            throw CallException.file("The file " + file + " cannot be read.");
        }
    }
}
