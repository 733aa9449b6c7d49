package papan.cli;

import java.io.IOException;
import java.util.List;
import papan.format.ProblemWriter;
import papan.json.rules.RuleBooks;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code papan rules check}. */
@Command(
        name = "check",
        description = "Tells everything that is wrong with rule-set files.",
        footer = "  papan rules check mine.json")
final class RulesCheckCommand extends SpeakingCommand {
    @Parameters(arity = "1..*", paramLabel = "FILE", description = "rule-set files")
    private List<String> files;

    @Mixin
    private FormatOption format;

    @Override
    public Integer call() throws IOException {
        boolean json = format.isJson();
        FileChecks checks = new FileChecks("rule-set file", this, text());
        for (String file : files) {
            checks.check(file, RuleBooks::check).filter(found -> !json).ifPresent(checks::print);
        }
        if (json) {
            ProblemWriter.write(checks.problems(), out());
        }
        return checks.status(false);
    }
}
