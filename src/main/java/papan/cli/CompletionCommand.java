package papan.cli;

import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** {@code papan generate-completion}: what lets the Tab key complete commands, options and their words. */
@Command(
        name = "generate-completion",
        description = {
            "Prints what lets the Tab key complete commands and options in bash and zsh:",
            "source <(papan generate-completion)"
        },
        footer = "  papan generate-completion")
final class CompletionCommand extends AnyCommand {
    @Override
    public Integer call() {
        CommandLine all = PapanCommand.tree(around());
        Words.tell(all);
        out().print(AutoComplete.bash("papan", all));
        return Exit.DONE;
    }
}
