package papan.cli;

import picocli.CommandLine.Option;

/** {@code --format}, for every command that prints text for people or JSON for programs. */
final class FormatOption {
    @Option(names = "--format", paramLabel = "text|json", defaultValue = "text", description = "how to print it")
    private Format format;

    private enum Format {
        TEXT,
        JSON
    }

    /** Whether JSON was asked for. */
    boolean isJson() {
        return format == Format.JSON;
    }
}
