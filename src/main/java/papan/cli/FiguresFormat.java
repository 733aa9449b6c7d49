package papan.cli;

import picocli.CommandLine.Option;

/** {@code --format}, for every command that prints figures. */
final class FiguresFormat {
    @Option(
            names = "--format",
            paramLabel = "table|csv|json",
            defaultValue = "table",
            description = "how to print the figures")
    private Format format;

    enum Format {
        TABLE,
        CSV,
        JSON
    }

    Format asked() {
        return format;
    }
}
