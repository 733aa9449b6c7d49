package papan.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import papan.format.JsonPrinter;
import papan.format.Shapes;
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

    /**
     * Prints what things are called.
     *
     * @param called the name of that field
     * @param names by ids
     */
    void list(String called, Map<String, String> names, PrintWriter out) {
        if (isJson()) {
            out.println(names.entrySet().stream()
                    .map(each -> JsonPrinter.line(Shapes.keywords("id", each.getKey(), called, each.getValue())))
                    .collect(Collectors.joining(",\n", "[\n", "]")));
        } else {
            List<List<String>> rows = names.entrySet().stream()
                    .map(each -> List.of(each.getKey(), each.getValue()))
                    .toList();
            TerminalColumn.table(rows, 2).forEach(out::println);
        }
    }
}
