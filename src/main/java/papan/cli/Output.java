package papan.cli;

import java.io.PrintWriter;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Where a command prints; mixed into it. It has no options of its own. */
@Command
final class Output {
    @Spec(Spec.Target.MIXEE)
    private @Nullable CommandSpec command;

    /** Results. */
    PrintWriter out() {
        return Objects.requireNonNull(command).commandLine().getOut();
    }

    /** Whatever is no result: progress and complaints. */
    PrintWriter err() {
        return Objects.requireNonNull(command).commandLine().getErr();
    }
}
