package papan.cli;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Which options a call has, whatever they say; mixed into a command in which not all go together. */
@Command
final class GivenOptions {
    @Spec(Spec.Target.MIXEE)
    private @Nullable CommandSpec command;

    /**
     * Refuses options that would be passed over in silence.
     *
     * @param why a sentence
     */
    void refuse(String why, String... options) {
        for (String option : options) {
            if (has(option)) {
                throw CallException.wrong(option + " changes nothing here: " + why);
            }
        }
    }

    /** Whether the call has an option. */
    boolean has(String option) {
        return Objects.requireNonNull(command).commandLine().getParseResult().hasMatchedOption(option);
    }
}
