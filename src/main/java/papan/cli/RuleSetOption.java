package papan.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import papan.format.Nearest;
import papan.json.rules.RuleBooks;
import papan.rules.RuleSet;
import picocli.CommandLine.Option;

/** {@code --rules}, for every command that plays one rule set; and how all find one by its id or in a file. */
final class RuleSetOption {
    @Option(names = "--rules", required = true, paramLabel = "ID|FILE", description = "the rule set")
    private RuleSet rules;

    /** The rule set that was asked for. */
    RuleSet rules() {
        return rules;
    }

    /** Refuses too many rule sets, and one that is named twice. */
    static void checkAll(List<RuleSet> rules, int most) {
        if (rules.size() > most) {
            throw CallException.wrong(
                    "--rules names " + rules.size() + " rule sets; at most " + most + " can be compared.");
        }
        Set<String> ids = new HashSet<>();
        for (RuleSet each : rules) {
            if (!ids.add(each.id())) {
                throw CallException.wrong("--rules names " + each.id() + " twice.");
            }
        }
    }

    /** The rule set that was named. */
    static RuleSet find(String idOrFile) {
        Optional<RuleSet> installed = RuleBooks.shipped().find(idOrFile);
        if (installed.isPresent()) {
            return installed.get();
        }
        Path file = Path.of(idOrFile);
        if (Files.isRegularFile(file)) {
            return UnreadFile.read(
                    Exit.WRONG_CALL, "The file " + file, "papan rules check " + file, () -> RuleBooks.read(file));
        }
        if (idOrFile.endsWith(".json") || Files.exists(file)) {
            Arguments.file("rule-set file", idOrFile);
        }
        throw CallException.wrong("The rule set \"" + idOrFile + "\" is unknown. "
                + Nearest.to(idOrFile, RuleBooks.shipped().ids())
                        .map(near -> "Did you mean \"" + near + "\"?")
                        .orElse("papan rules list names all that are installed."));
    }
}
