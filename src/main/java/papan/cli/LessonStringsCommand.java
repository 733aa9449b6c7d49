package papan.cli;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import papan.format.JsonPrinter;
import papan.format.Problem;
import papan.format.Shapes;
import papan.json.lesson.LessonCatalogueReader;
import papan.json.lesson.LessonCatalogueWriter;
import papan.json.lesson.LessonCatalogues;
import papan.lesson.script.Lesson;
import papan.lesson.text.LessonCatalogue;
import papan.narration.Language;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code papan lesson strings}: the texts of a lesson in other languages. */
@Command(
        name = "strings",
        description = "Writes out a lesson's texts for translation, takes them back, and says how far they are.",
        footer = "  papan lesson strings status mine.lesson.json",
        subcommands = {
            LessonStringsCommand.Extract.class,
            LessonStringsCommand.Merge.class,
            LessonStringsCommand.Status.class,
            HelpCommand.class
        })
final class LessonStringsCommand extends AnyCommand {
    private static Lesson lesson(String file, RuleFolderOption rules) {
        Arguments.file("lesson file", file);
        return LessonArgument.find(file, rules.book());
    }

    private static Optional<LessonCatalogue> catalogue(Path file) {
        return Files.isRegularFile(file)
                ? Optional.of(UnreadFile.read(Exit.NO, "The file " + file, () -> LessonCatalogueReader.read(file)))
                : Optional.empty();
    }

    private static void write(Path file, LessonCatalogue catalogue, Lesson lesson, CliText words, PrintWriter out) {
        OutFile.write(file, LessonCatalogueWriter.write(catalogue, lesson).getBytes(StandardCharsets.UTF_8));
        LessonCatalogue.Status status = catalogue.status(lesson);
        out.println(words.text(
                "strings.written",
                Map.of(
                        "file", Arguments.nameOf(file.toString()),
                        "translated", status.translated(),
                        "stale", status.stale().size(),
                        "missing", status.missing().size(),
                        "aside", catalogue.obsolete().size())));
    }

    private static void needOther(Language language, Lesson lesson) {
        if (Language.parse(lesson.language()).equals(Optional.of(language))) {
            throw CallException.wrong("--lang \"" + language.tag()
                    + "\" is the language in which the lesson is written. Name another one.");
        }
    }

    /** The catalogue that is kept beside a lesson; an empty one if there is none. */
    private static LessonCatalogue kept(String file, Lesson lesson, Language language) {
        return catalogue(LessonCatalogues.file(Path.of(file), language))
                .orElseGet(() -> LessonCatalogue.empty(lesson, language));
    }

    /** {@code papan lesson strings extract}. */
    @Command(
            name = "extract",
            description = "Makes the file for a language beside a lesson, or brings it up to date.",
            footer = "  papan lesson strings extract mine.lesson.json --lang ms")
    static final class Extract extends AnyCommand {
        @Parameters(paramLabel = "FILE", description = "a lesson file")
        private String file;

        @Option(
                names = "--lang",
                required = true,
                paramLabel = "TAG",
                completionCandidates = SpeakingCommand.Tags.class,
                description = "language of the translation")
        private Language language;

        @Mixin
        private RuleFolderOption rules;

        @Override
        public Integer call() {
            Lesson lesson = lesson(file, rules);
            needOther(language, lesson);
            Path beside = LessonCatalogues.file(Path.of(file), language);
            write(beside, kept(file, lesson, language).updated(lesson), lesson, new CliText(Language.ENGLISH), out());
            return Exit.DONE;
        }
    }

    /** {@code papan lesson strings merge}. */
    @Command(
            name = "merge",
            description = "Takes the texts of a file that somebody has filled in.",
            footer = "  papan lesson strings merge mine.lesson.json filled-in.json")
    static final class Merge extends SpeakingCommand {
        @Parameters(index = "0", paramLabel = "FILE", description = "a lesson file")
        private String file;

        @Parameters(index = "1", paramLabel = "FILLED", description = "the file that was filled in")
        private String filled;

        @Mixin
        private RuleFolderOption rules;

        @Override
        public Integer call() {
            Lesson lesson = lesson(file, rules);
            LessonCatalogue theirs = catalogue(Path.of(filled))
                    .orElseThrow(() -> CallException.file("The file " + filled + " does not exist."));
            if (!theirs.lesson().equals(lesson.id())) {
                throw CallException.no(Arguments.nameOf(filled) + " has the texts of \"" + theirs.lesson()
                        + "\", not of \"" + lesson.id() + "\".");
            }
            Language language = theirs.language();
            needOther(language, lesson);
            Path beside = LessonCatalogues.file(Path.of(file), language);
            LessonCatalogue merged = kept(file, lesson, language).merged(theirs, lesson);
            String name = String.valueOf(beside.getFileName());
            List<Problem> wrong =
                    LessonCatalogueReader.check(LessonCatalogueWriter.write(merged, lesson), name, lesson).stream()
                            .filter(p -> p.severity() == Problem.Severity.ERROR)
                            .toList();
            if (!wrong.isEmpty()) {
                wrong.forEach(p -> out().println(Arguments.nameOf(filled) + "  " + p.code() + " " + p.path() + ": "
                        + p.message() + " " + p.fix()));
                return Exit.NO;
            }
            write(beside, merged, lesson, text(), out());
            return Exit.DONE;
        }
    }

    /** {@code papan lesson strings status}. */
    @Command(
            name = "status",
            description = "Says how far the translations of lessons are.",
            footer = "  papan lesson strings status mine.lesson.json --strict")
    static final class Status extends SpeakingCommand {
        @Parameters(arity = "1..*", paramLabel = "FILE", description = "lesson files")
        private List<String> files;

        @Option(names = "--strict", description = "ends with 1 if a text is stale or missing")
        private boolean strict;

        @Mixin
        private FormatOption format;

        @Mixin
        private RuleFolderOption rules;

        /** One line of the table. */
        private record Row(String lesson, Language language, LessonCatalogue.Status status) {
            List<String> text(CliText words) {
                return List.of(
                        lesson,
                        language.tag(),
                        String.valueOf(status.translated()),
                        words.text("strings.column.translated"),
                        String.valueOf(status.stale().size()),
                        words.text("strings.column.stale"),
                        String.valueOf(status.missing().size()),
                        words.text("strings.column.missing"));
            }

            String json() {
                return JsonPrinter.line(Shapes.keywords(
                        "lesson", lesson,
                        "language", language.tag(),
                        "translated", status.translated(),
                        "stale", status.stale().size(),
                        "missing", status.missing().size()));
            }
        }

        @Override
        public Integer call() {
            CliText told = text();
            List<Row> rows = files.stream().flatMap(f -> rows(f).stream()).toList();
            if (format.isJson()) {
                out().println(rows.stream().map(Row::json).collect(Collectors.joining(",\n", "[\n", "\n]")));
            } else {
                TerminalColumn.table(rows.stream().map(row -> row.text(told)).toList(), 2)
                        .forEach(out()::println);
            }
            return strict && !rows.stream().allMatch(row -> row.status().isComplete()) ? Exit.NO : Exit.DONE;
        }

        private List<Row> rows(String file) {
            Lesson lesson = lesson(file, rules);
            List<Row> rows = new ArrayList<>();
            for (Language language : Language.values()) {
                if (!Language.parse(lesson.language()).equals(Optional.of(language))) {
                    rows.add(new Row(
                            lesson.id(), language, kept(file, lesson, language).status(lesson)));
                }
            }
            return rows;
        }
    }
}
