package papan.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** What every command has: {@code --help}, the meaning of its exit status, where it prints, and how it was called. */
@Command(
        mixinStandardHelpOptions = true,
        sortOptions = false,
        exitCodeListHeading = "%nExit status:%n",
        exitCodeList = {
            "0:It is done.",
            "1:The answer is no: a lesson with errors, a refused move, a goal not reached.",
            "2:The call is wrong.",
            "3:A file cannot be read or written."
        },
        footerHeading = "%nExample:%n")
abstract class AnyCommand implements Callable<Integer> {
    @Spec
    private @Nullable CommandSpec spec;

    /** How it was called. */
    final CommandLine line() {
        return Objects.requireNonNull(spec).commandLine();
    }

    /** What it finds around it, as the root of all commands knows it. */
    Surroundings around() {
        return ((AnyCommand) line().getCommandSpec().root().userObject()).around();
    }

    /** Results. */
    final PrintWriter out() {
        return line().getOut();
    }

    /** Whatever is no result: progress and complaints. */
    final PrintWriter err() {
        return line().getErr();
    }

    /** Whether the call has an option, whatever it says. */
    final boolean has(String option) {
        return line().getParseResult().hasMatchedOption(option);
    }

    /**
     * Refuses options that would be passed over in silence.
     *
     * @param why a sentence
     */
    final void refuse(String why, String... options) {
        for (String option : options) {
            if (has(option)) {
                throw CallException.wrong(option + " changes nothing here: " + why);
            }
        }
    }

    /** What it does; where it is only the root of others, nothing. */
    @Override
    public Integer call() throws Exception {
        throw CallException.wrong(line().getCommandSpec().qualifiedName() + " needs a command: " + commands() + ".");
    }

    /** The names of the commands below this one, as a sentence lists them. */
    final String commands() {
        List<String> names = line().getSubcommands().keySet().stream()
                .filter(name -> !name.equals("help"))
                .toList();
        int last = names.size() - 1;
        return String.join(", ", names.subList(0, last)) + " or " + names.get(last);
    }
}
