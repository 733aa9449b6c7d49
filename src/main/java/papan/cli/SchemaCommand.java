package papan.cli;

import papan.format.Nearest;
import papan.format.Visible;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code papan schema}: what a kind of file looks like, for editors and other programs. */
@Command(
        name = "schema",
        description = "The JSON Schema of a kind of file, for editors that complete and check while one writes.",
        footer = "  papan schema lesson")
final class SchemaCommand extends AnyCommand {
    @Parameters(
            paramLabel = "KIND",
            description = "course, hands, lesson, lesson-strings, match, page, plans, progress or rules")
    private String kind;

    @Override
    public Integer call() {
        out().print(Schemas.text(kind)
                .orElseThrow(() -> CallException.wrong("There is no schema of \"" + Visible.shortened(kind) + "\". "
                        + Nearest.suggestion(kind, Schemas.names()))));
        return Exit.DONE;
    }
}
