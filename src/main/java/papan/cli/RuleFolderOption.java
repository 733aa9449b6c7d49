package papan.cli;

import java.io.IOException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import papan.format.FormatException;
import papan.json.rules.RuleBooks;
import papan.json.rules.RuleFolder;
import papan.rules.RuleBook;
import picocli.CommandLine.Option;

/** {@code --rules DIR}: rule sets of one's own, which stand before installed ones of the same id. */
final class RuleFolderOption {
    @Option(names = "--rules", paramLabel = "DIR", description = "a folder with rule sets of your own")
    private @Nullable String folder;

    /** The installed rule sets, with those of a folder if one is named. */
    RuleBook book() {
        if (folder == null) {
            return RuleBooks.shipped();
        }
        try {
            return RuleFolder.read(Path.of(folder), RuleBooks.shipped());
        } catch (FormatException e) {
            throw CallException.wrong(e.problems().get(0).line());
        } catch (IOException e) {
            throw CallException.file("The folder " + folder + " does not exist or cannot be read.");
        }
    }
}
