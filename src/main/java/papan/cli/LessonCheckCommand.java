package papan.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import papan.json.CheckedFile;
import papan.json.FormatException;
import papan.json.LessonCatalogues;
import papan.json.LessonReader;
import papan.json.LessonsTogether;
import papan.json.Problem;
import papan.json.ProblemWriter;
import papan.json.RuleBooks;
import papan.json.RuleFolder;
import papan.json.SarifWriter;
import papan.lesson.Lesson;
import papan.narration.Language;
import papan.rules.RuleBook;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code papan lesson check}. */
@Command(
        name = "check",
        description = "Tells everything that is wrong with lessons.",
        mixinStandardHelpOptions = true,
        sortOptions = false)
final class LessonCheckCommand implements Callable<Integer> {
    private static final List<String> FORMATS = List.of("text", "json", "junit", "sarif");
    private static final String WHAT = "lesson file";

    @Mixin
    private Output output = new Output();

    @Parameters(arity = "1..*", paramLabel = "FILE", description = "lesson files")
    private List<String> files = new ArrayList<>();

    @Option(names = "--strict", description = "warnings count as errors")
    private boolean strict;

    @Option(names = "--rules", paramLabel = "DIR", description = "a folder with rule sets of your own")
    private @Nullable String folder;

    @Option(
            names = "--langs",
            split = ",",
            paramLabel = "TAG",
            description = "only translations into these languages: en, ms, id, fil, zh, sv (default: all there are)")
    private List<String> langs = new ArrayList<>();

    @Option(
            names = "--format",
            paramLabel = "text|json|junit|sarif",
            defaultValue = "text",
            description = "how to print them")
    private String format = "text";

    /** Files that are not there or cannot be read. */
    private final Set<String> unread = new HashSet<>();

    @Override
    public Integer call() throws IOException {
        Arguments.oneOf("--format", format, FORMATS);
        Set<Language> languages = languages();
        RuleBook book = book(folder);
        PrintWriter out = output.out();
        List<CheckedFile> checked = new ArrayList<>();
        // Alone a lesson is read only once.
        LessonsTogether together = files.size() == 1
                ? LessonsTogether.NONE
                : LessonsTogether.of(files.stream().map(Path::of).toList(), book);
        for (String file : files) {
            CheckedFile found = new CheckedFile(file, check(file, together, book, languages));
            checked.add(found);
            if (format.equals("text") && !unread.contains(file)) {
                print(found, out);
                alterations(file, book).ifPresent(out::println);
            }
        }
        List<Problem> all =
                checked.stream().flatMap(file -> file.problems().stream()).toList();
        switch (format) {
            case "json" -> ProblemWriter.write(all, out);
            case "junit" -> new JunitReport(out, strict).print(checked);
            case "sarif" -> SarifWriter.write(checked, out);
            default -> out.flush();
        }
        boolean bad = all.stream().anyMatch(p -> strict || p.severity() == Problem.Severity.ERROR);
        return !unread.isEmpty() ? Exit.FILE : bad ? Exit.NO : Exit.DONE;
    }

    private Set<Language> languages() {
        Set<Language> languages = EnumSet.noneOf(Language.class);
        langs.forEach(tag -> languages.add(LanguageOption.parse("--langs", tag.strip())));
        return languages;
    }

    private static void print(CheckedFile file, PrintWriter out) {
        file.problems().forEach(problem -> out.println(problem.line()));
        if (file.problems().isEmpty()) {
            out.println(Arguments.nameOf(file.path()) + ": in order");
        }
    }

    /** That a lesson is not played by the rules of the documents, which is no mistake but must be known. */
    private static Optional<String> alterations(String file, RuleBook book) {
        return lesson(file, book)
                .map(Lesson::rules)
                .filter(rules -> !rules.set().isNone())
                .map(rules -> Arguments.nameOf(file) + ": " + rules.id() + " is altered by this lesson: " + rules.set()
                        + ".");
    }

    private static Optional<Lesson> lesson(String file, RuleBook book) {
        try {
            return Optional.of(LessonReader.read(Path.of(file), book));
        } catch (FormatException | IOException e) {
            return Optional.empty(); // said when it is checked
        }
    }

    /** What is wrong with a file; that it cannot be read is told at once and takes no other file with it. */
    private List<Problem> check(String file, LessonsTogether together, RuleBook book, Set<Language> languages) {
        Optional<Problem> problem = UnreadFile.of(WHAT, file);
        if (problem.isEmpty()) {
            try {
                List<Problem> all = new ArrayList<>(LessonReader.check(Path.of(file), together, book));
                all.addAll(LessonCatalogues.check(Path.of(file), book, languages));
                return all;
            } catch (IOException e) {
                problem = Optional.of(UnreadFile.closed(WHAT, file));
            }
        }
        unread.add(file);
        output.out().flush(); // on a terminal it stands below what came before
        output.err().println(UnreadFile.said(problem.get()));
        return List.of(problem.get());
    }

    /** The installed rule sets, with those of a folder if one is named. */
    static RuleBook book(@Nullable String folder) {
        if (folder == null) {
            return RuleBooks.shipped();
        }
        try {
            return RuleFolder.read(Path.of(folder), RuleBooks.shipped());
        } catch (FormatException e) {
            throw CallException.wrong(e.problems().get(0).line());
        } catch (IOException e) {
            throw CallException.file("The folder " + folder + " does not exist or cannot be read.");
        }
    }
}
