package papan.cli;

import picocli.CommandLine.Option;

/** {@code --format}, for every command that prints text for people or JSON for programs. */
final class FormatOption {
    @Option(names = "--format", paramLabel = "text|json", defaultValue = "text", description = "how to print it")
    private String format = "text";

    /** Whether JSON was asked for. */
    boolean isJson() {
        return format.equals("json");
    }
}
