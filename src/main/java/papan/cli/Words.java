package papan.cli;

import java.util.List;
import java.util.regex.Pattern;
import papan.format.Nearest;
import papan.narration.Language;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;

/** The words that an option takes: its label names them, as in {@code text|json}. */
final class Words {
    private static final Pattern LABEL = Pattern.compile("[a-z0-9]+(?:\\|[a-z0-9]+)+");

    private Words() {}

    /** None if it takes anything else. */
    static List<String> of(OptionSpec option) {
        return LABEL.matcher(option.paramLabel()).matches()
                ? List.of(option.paramLabel().split("\\|", -1))
                : option.longestName().equals("--lang") ? Language.tags() : List.of();
    }

    /** Refuses a word that an option does not take; other languages than ours are refused where they are read. */
    static void check(ParseResult called) {
        for (CommandLine command : called.asCommandLineList()) {
            for (OptionSpec option : command.getParseResult().matchedOptions()) {
                if (LABEL.matcher(option.paramLabel()).matches()) {
                    Object given = option.getValue();
                    oneOf(option.longestName(), String.valueOf(given), of(option));
                }
            }
        }
    }

    static String oneOf(String option, String given, List<String> allowed) {
        if (!allowed.contains(given)) {
            throw CallException.wrong(option + " \"" + given + "\" is unknown. " + Nearest.suggestion(given, allowed));
        }
        return given;
    }

    /** Lets a shell know them, in a command and those below it of which nobody asks for help any more. */
    static void tell(CommandLine line) {
        for (OptionSpec option : List.copyOf(line.getCommandSpec().options())) {
            if (!of(option).isEmpty()) {
                line.getCommandSpec().remove(option);
                line.getCommandSpec()
                        .addOption(OptionSpec.builder(option)
                                .completionCandidates(of(option))
                                .build());
            }
        }
        line.getSubcommands().values().forEach(Words::tell);
    }
}
