package papan.structure;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Prints how the source is built, as a table for a document. {@code docs/tests.md} says what each figure means.
 *
 * <pre>mvn -q -Pstructure test-compile exec:java -Dbeside=../before/src/main/java</pre>
 */
public final class Structure {
    /** What tells kinds apart without the compiler's help. */
    private static final Pattern TOLD_APART = Pattern.compile("instanceof \\(?(Question|Step)\\.[A-Z]"
            + "|\\(\\(?(Question|Step)\\.[A-Z]\\w*\\) ?\\(?[a-z]|\\b(Question|Step)\\.[A-Z]\\w*\\.class\\b");

    private final List<SourceTree> trees;

    private Structure(List<SourceTree> trees) {
        this.trees = trees;
    }

    /** Prints the table of one or more folders of source, side by side. */
    public static void main(String... folders) {
        List<Path> given = Stream.of(folders)
                .filter(folder -> folder != null && !folder.isBlank())
                .map(Path::of)
                .toList();
        Structure structure = new Structure(given.stream().map(SourceTree::read).toList());
        structure.row("", given.stream().map(Path::toString));
        System.out.println("|---" + "|---".repeat(given.size()) + "|");
        structure
                .figures()
                .forEach((what, figure) ->
                        structure.row(what, structure.trees.stream().map(figure)));
    }

    private void row(String what, Stream<String> cells) {
        System.out.println("| " + what + " | " + String.join(" | ", cells.toList()) + " |");
    }

    private Map<String, Function<SourceTree, String>> figures() {
        Map<String, Function<SourceTree, String>> figures = new LinkedHashMap<>();
        figures.put("files", tree -> number(tree.files().size()));
        figures.put("lines", tree -> number(lines(tree.files())));
        figures.put(
                "kinds told apart by their class",
                tree -> number(tree.files().stream()
                        .mapToLong(file ->
                                TOLD_APART.matcher(file.text()).results().count())
                        .sum()));
        figures.put("classes in knots", tree -> number(knots(tree).sum()));
        figures.put(
                "classes in the largest knot", tree -> number(knots(tree).max().orElse(0)));
        figures.put("files that name a kind of question", tree -> spread(tree.naming(nested(tree, "Question"))));
        figures.put("files that name a kind of step", tree -> spread(tree.naming(nested(tree, "Step"))));
        figures.put(
                "files that name a kind of event",
                tree -> spread(tree.naming(Stream.concat(nested(tree, "SowingEvent"), nested(tree, "RoundEvent")))));
        figures.put(
                "files that name an axis",
                tree -> spread(tree.naming(tree.enumsOf("rules").map(axis -> Pattern.compile("\\b" + axis + "\\b")))));
        Set<String> packages = new TreeSet<>();
        trees.forEach(tree -> packages.addAll(tree.packages().keySet()));
        for (String name : packages) {
            figures.put("`" + name + "`", tree -> {
                List<SourceTree.Source> files = tree.packages().getOrDefault(name, List.of());
                return files.isEmpty() ? "–" : files.size() + " files, " + number(lines(files)) + " lines";
            });
        }
        return figures;
    }

    private static Stream<Pattern> nested(SourceTree tree, String owner) {
        return tree.recordsIn(owner).map(kind -> Pattern.compile("\\b" + owner + "\\." + kind + "\\b"));
    }

    private static IntStream knots(SourceTree tree) {
        return tree.knots().values().stream().mapToInt(Set::size);
    }

    private static long lines(List<SourceTree.Source> files) {
        return files.stream().mapToLong(SourceTree.Source::lines).sum();
    }

    /** The middle one of some counts, the least and the greatest. */
    private static String spread(List<Integer> counts) {
        List<Integer> sorted = counts.stream().sorted().toList();
        return sorted.isEmpty()
                ? "–"
                : sorted.get(sorted.size() / 2) + " (" + sorted.get(0) + " to " + sorted.get(sorted.size() - 1)
                        + ", of " + sorted.size() + " kinds)";
    }

    private static String number(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }
}
