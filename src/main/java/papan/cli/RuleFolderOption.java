package papan.cli;

import java.nio.file.Path;
import java.util.Optional;
import papan.json.rules.RuleBooks;
import papan.json.rules.RuleFolder;
import papan.rules.RuleBook;
import picocli.CommandLine.Option;

/** {@code --rules DIR}: rule sets of one's own, which stand before installed ones of the same id. */
final class RuleFolderOption {
    @Option(names = "--rules", paramLabel = "DIR", description = "a folder with rule sets of your own")
    private Optional<Path> folder = Optional.empty();

    /** The installed rule sets, with those of a folder if one is named. */
    RuleBook book() {
        return folder.isEmpty()
                ? RuleBooks.shipped()
                : UnreadFile.read(
                        Exit.WRONG_CALL,
                        "The folder " + folder.get() + " does not exist or",
                        () -> RuleFolder.read(folder.get(), RuleBooks.shipped()));
    }
}
