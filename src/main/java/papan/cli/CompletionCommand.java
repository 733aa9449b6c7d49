package papan.cli;

import java.util.List;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

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
        tellWords(all);
        out().print(AutoComplete.bash("papan", all));
        return Exit.DONE;
    }

    /** Words are written in small letters. Nobody asks this tree for help, in which options would stand in another order. */
    private static void tellWords(CommandLine line) {
        CommandSpec spec = line.getCommandSpec();
        for (OptionSpec option : List.copyOf(spec.options())) {
            List<String> words = Arguments.words(option);
            if (!words.isEmpty()) {
                spec.remove(option);
                spec.addOption(
                        OptionSpec.builder(option).completionCandidates(words).build());
            }
        }
        line.getSubcommands().values().forEach(CompletionCommand::tellWords);
    }
}
