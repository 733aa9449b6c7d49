package papan.json;

import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;
import papan.format.FormatException;
import papan.format.Problem;
import papan.json.lesson.LessonCatalogueReader;
import papan.json.lesson.LessonCatalogues;
import papan.json.lesson.LessonReader;
import papan.json.match.MatchReader;
import papan.json.match.PositionReader;
import papan.json.progress.ProgressFiles;
import papan.json.rules.RuleBooks;
import papan.lesson.script.Lesson;
import papan.rules.RuleBook;
import papan.testing.Mutant;

/**
 * What the readers say of each of our files and of its mutants, as a hash a file. Started as a program it records the
 * hashes; with the name of a file it prints the messages behind its hash, and with a number as well the mutant itself.
 *
 * <pre>mvn -q -Pcorpus test-compile exec:java -Dexec.args="examples/first.lesson.json 3"</pre>
 */
public final class Corpus {
    /** So many mutants of each file in every build, and so many in an attack; each has a hash of its own. */
    static final int FEW = 5;

    static final int MANY = 50;

    /** Of each file its hash with few mutants, the one with many, and its path. */
    static final Path RECORDED = Path.of("src/test/resources/papan/corpus/messages.txt");

    private static final List<String> FOLDERS = List.of(
            "docs/results",
            "examples",
            "lessons",
            "src/main/resources/papan/rules",
            "src/test/lessons",
            "src/test/resources/papan/corpus");

    /** Lessons that are not only read, but also played: that takes ten times longer. */
    private static final List<String> PLAYED = List.of("examples", "src/test/lessons");

    private static final RuleBook BOOK = RuleBooks.shipped();

    private final Map<Path, Lesson> lessons = new HashMap<>();
    private final Path scratch;

    /** Writes what has to be a file into a folder. */
    Corpus(Path scratch) {
        this.scratch = scratch;
    }

    /** Records all hashes, or prints what is behind one of them. */
    public static void main(String... args) throws IOException {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        Corpus corpus = new Corpus(Files.createTempDirectory("corpus"));
        if (args.length == 2) {
            out.println(mutants(Path.of(args[0]), Integer.parseInt(args[1])).get(Integer.parseInt(args[1])));
        } else if (args.length == 1) {
            corpus.messages(Path.of(args[0]), MANY).forEach(out::println);
        } else {
            List<String> lines = new ArrayList<>();
            for (Path file : files()) {
                lines.add(corpus.hash(file, FEW) + " " + corpus.hash(file, MANY) + " " + name(file));
            }
            Files.write(RECORDED, lines);
        }
    }

    /** The files, sorted by their names. */
    static List<Path> files() throws IOException {
        Map<String, Path> files = new TreeMap<>();
        for (String folder : FOLDERS) {
            try (Stream<Path> all = Files.walk(Path.of(folder))) {
                all.filter(file -> file.toString().endsWith(".json"))
                        .filter(Corpus::isRead)
                        .forEach(file -> files.put(name(file), file));
            }
        }
        return List.copyOf(files.values());
    }

    private static boolean isRead(Path file) {
        try {
            FileShape shape = FileShape.of(file);
            return ProgressFiles.isKept(file.toString()) || (shape != FileShape.OTHER && shape != FileShape.COURSE);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A file's name, the same on every system. */
    static String name(Path file) {
        return file.toString().replace('\\', '/');
    }

    /** The hash of all that is said of a file and of so many mutants of it. */
    String hash(Path file, int mutants) throws IOException {
        try {
            byte[] said = String.join("\n", messages(file, mutants)).getBytes(StandardCharsets.UTF_8);
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(said), 0, 6);
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError(e);
        }
    }

    /** All that is said of a file, which has the number 0, and of so many mutants of it. */
    private List<String> messages(Path file, int mutants) throws IOException {
        List<String> messages = new ArrayList<>();
        List<String> texts = mutants(file, mutants);
        for (int number = 0; number < texts.size(); number++) {
            for (String line : said(file, texts.get(number))) {
                messages.add(number + "  " + line);
            }
        }
        return messages;
    }

    /** The text of a file and its mutants; the first few of many are the few. */
    private static List<String> mutants(Path file, int mutants) throws IOException {
        String text = Files.readString(file).replace("\r\n", "\n");
        List<String> texts = new ArrayList<>(List.of(text));
        texts.addAll(Mutant.all(text, new Random(name(file).hashCode()).longs(mutants)));
        return texts;
    }

    private List<String> said(Path file, String text) throws IOException {
        String name = String.valueOf(file.getFileName());
        if (ProgressFiles.isKept(name)) {
            return ProgressFiles.said(text, name);
        }
        try {
            return problems(file, text, name).stream().map(Problem::line).toList();
        } catch (FormatException e) {
            return e.problems().stream().map(Problem::line).toList();
        }
    }

    private List<Problem> problems(Path file, String text, String name) throws IOException, FormatException {
        switch (FileShape.of(file)) {
            case LESSON -> {
                if (PLAYED.stream().anyMatch(name(file)::startsWith)) {
                    return LessonReader.check(text, name, BOOK);
                }
                LessonReader.read(text, name, BOOK);
            }
            case STRINGS -> {
                return LessonCatalogueReader.check(text, name, lesson(file));
            }
            case RULES -> {
                return RuleBooks.check(Files.writeString(scratch.resolve(name), text));
            }
            case MATCH -> MatchReader.read(text, name, BOOK);
            case POSITION ->
                PositionReader.read(text, name, BOOK.find("congklak-classic").orElseThrow());
            default -> throw new IllegalStateException(name);
        }
        return List.of();
    }

    /** The lesson beside which a catalogue lies. */
    private Lesson lesson(Path catalogue) throws IOException, FormatException {
        Path file = LessonCatalogues.lessonOf(catalogue).orElseThrow();
        Lesson known = lessons.get(file);
        if (known == null) {
            known = LessonReader.read(file, BOOK);
            lessons.put(file, known);
        }
        return known;
    }
}
