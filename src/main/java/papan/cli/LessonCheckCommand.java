package papan.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import papan.format.CheckedFile;
import papan.format.FormatException;
import papan.format.Problem;
import papan.format.ProblemWriter;
import papan.json.lesson.LessonCatalogues;
import papan.json.lesson.LessonReader;
import papan.json.lesson.LessonShelf;
import papan.json.lesson.LessonsTogether;
import papan.lesson.script.Lesson;
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
        footer = "  papan lesson check mine.lesson.json --strict")
final class LessonCheckCommand extends SpeakingCommand {
    @Parameters(arity = "1..*", paramLabel = "FILE|ID", description = "lesson files, or ids of shipped lessons")
    private List<String> files;

    @Option(names = "--strict", description = "warnings count as errors")
    private boolean strict;

    @Mixin
    private RuleFolderOption rules;

    @Option(
            names = "--langs",
            split = ",",
            paramLabel = "TAG",
            description = "only translations into these languages: en, ms, id, fil, zh, sv (default: all there are)")
    private List<String> langs = new ArrayList<>();

    @Mixin
    private FormatOption format;

    @Override
    public Integer call() throws IOException {
        Set<Language> languages = languages();
        RuleBook book = rules.book();
        FileChecks checks = new FileChecks("lesson file", this, text());
        // Alone a lesson is read only once.
        LessonsTogether together = files.size() == 1
                ? LessonsTogether.NONE
                : LessonsTogether.of(
                        files.stream().map(Path::of).filter(Files::exists).toList(), book);
        for (String file : files) {
            Optional<CheckedFile> found = shipped(file, book)
                    .map(checks::checked)
                    .orElseGet(() -> checks.check(file, path -> check(path, together, book, languages)));
            if (!format.isJson() && found.isPresent()) {
                checks.print(found.get());
                alterations(file, book).ifPresent(out()::println);
            }
        }
        if (format.isJson()) {
            ProblemWriter.write(checks.problems(), out());
        }
        out().flush();
        return checks.status(strict);
    }

    /** What is wrong with a shipped lesson; empty where a file is meant. */
    private static Optional<CheckedFile> shipped(String name, RuleBook book) {
        return Files.exists(Path.of(name))
                ? Optional.empty()
                : LessonShelf.check(name, book).map(problems -> new CheckedFile(name, problems));
    }

    private static List<Problem> check(Path file, LessonsTogether together, RuleBook book, Set<Language> languages)
            throws IOException {
        List<Problem> all = new ArrayList<>(LessonReader.check(file, together, book));
        all.addAll(LessonCatalogues.check(file, book, languages));
        return all;
    }

    private Set<Language> languages() {
        Set<Language> languages = EnumSet.noneOf(Language.class);
        langs.forEach(tag -> languages.add(Arguments.language("--langs", tag.strip())));
        return languages;
    }

    /** That a lesson is not played by the rules of the documents, which is no mistake but must be known. */
    private Optional<String> alterations(String file, RuleBook book) {
        return lesson(file, book)
                .map(Lesson::rules)
                .filter(rules -> !rules.set().isNone())
                .map(rules -> text().text(
                                "check.altered",
                                Map.of(
                                        "file", Arguments.nameOf(file),
                                        "rules", rules.id(),
                                        "set", rules.set().toString())));
    }

    private static Optional<Lesson> lesson(String file, RuleBook book) {
        try {
            return Optional.of(LessonReader.read(Path.of(file), book));
        } catch (FormatException | IOException e) {
            return Optional.empty(); // said when it is checked
        }
    }
}
