package papan.structure;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import papan.testing.Knots;

/** The files of a folder of source, read as text: which class is in which package, and which names stand in it. */
final class SourceTree {
    /** As many classes as may lead to one another. */
    private static final int SMALL = 3;

    private static final Pattern SILENT = Pattern.compile(
            "\"\"\".*?\"\"\"|\"(?:\\\\.|[^\"\\\\\n])*\"|'(?:\\\\.|[^'\\\\\n])+'|//[^\n]*|/\\*.*?\\*/", Pattern.DOTALL);
    private static final Pattern NAME = Pattern.compile("(?<![\\w.])[A-Z]\\w*");

    /**
     * One file.
     *
     * @param where its package without {@code papan.}
     * @param text without comments and literals
     */
    record Source(String where, String name, int lines, String text) {
        /** The names of types that stand in it by themselves: what follows a dot belongs to what is before it. */
        Set<String> names() {
            return NAME.matcher(text).results().map(MatchResult::group).collect(Collectors.toCollection(TreeSet::new));
        }

        boolean has(Pattern pattern) {
            return pattern.matcher(text).find();
        }
    }

    private final List<Source> files;

    private SourceTree(List<Source> files) {
        this.files = List.copyOf(files);
    }

    /** Reads a folder such as {@code src/main/java}. */
    static SourceTree read(Path folder) {
        try (Stream<Path> all = Files.walk(folder)) {
            return new SourceTree(all.filter(file -> file.toString().endsWith(".java"))
                    .filter(file -> !file.endsWith("package-info.java"))
                    .sorted()
                    .map(file -> source(folder, file))
                    .toList());
        } catch (IOException e) {
            throw new UncheckedIOException(folder + " cannot be read", e);
        }
    }

    private static Source source(Path folder, Path file) {
        try {
            String text = Files.readString(file);
            String path = folder.relativize(file).getParent().toString().replace('\\', '/');
            String where = path.equals("papan")
                    ? path
                    : path.replaceFirst("papan/", "").replace('/', '.');
            String name = file.getFileName().toString().replace(".java", "");
            return new Source(
                    where,
                    name,
                    (int) text.lines().count(),
                    SILENT.matcher(text).replaceAll(" "));
        } catch (IOException e) {
            throw new UncheckedIOException(file + " cannot be read", e);
        }
    }

    List<Source> files() {
        return files;
    }

    Map<String, List<Source>> packages() {
        return files.stream().collect(Collectors.groupingBy(Source::where, TreeMap::new, Collectors.toList()));
    }

    /** Each class of a package → those of the package that its file names. */
    private static Map<String, Set<String>> uses(List<Source> sources) {
        Set<String> all = sources.stream().map(Source::name).collect(Collectors.toSet());
        Map<String, Set<String>> uses = new TreeMap<>();
        for (Source source : sources) {
            Set<String> names = source.names();
            names.retainAll(all);
            names.remove(source.name());
            uses.put(source.name(), names);
        }
        return uses;
    }

    /** The knots: classes of a package that lead to one another, more than three, by package and first class. */
    Map<String, Set<String>> knots() {
        Map<String, Set<String>> knots = new TreeMap<>();
        packages()
                .forEach((where, sources) -> Knots.of(uses(sources)).stream()
                        .filter(knot -> knot.size() > SMALL)
                        .forEach(knot -> knots.put(where + "." + knot.iterator().next(), knot)));
        return knots;
    }

    /** How many files name something, in the order of the patterns. */
    List<Integer> naming(Stream<Pattern> patterns) {
        return patterns.map(pattern ->
                        (int) files.stream().filter(file -> file.has(pattern)).count())
                .toList();
    }

    /** The records that are nested in a type. */
    Stream<String> recordsIn(String type) {
        Pattern record = Pattern.compile("\n    (?:public )?record ([A-Z]\\w*)[^{]*\\bimplements\\s+" + type + "\\b");
        return files.stream()
                .filter(file -> file.name().equals(type))
                .flatMap(file -> record.matcher(file.text()).results())
                .map(found -> found.group(1));
    }

    /** The enums of a package that have a file of their own. */
    Stream<String> enumsOf(String where) {
        return files.stream()
                .filter(file -> file.where().equals(where))
                .filter(file -> file.has(Pattern.compile("(?m)^public enum " + file.name() + "\\b")))
                .map(Source::name);
    }
}
