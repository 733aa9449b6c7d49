package papan.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import papan.format.FormatException;
import papan.format.Problem;
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
    @Override
    public Integer call() {
        throw CallException.wrong("papan lesson strings needs a command: " + commands() + ".");
    }

    private static Lesson lesson(String file, RuleFolderOption rules) {
        Arguments.file("lesson file", file);
        return LessonArgument.find(file, rules.book());
    }

    private static Optional<LessonCatalogue> catalogue(Path file) {
        if (!Files.isRegularFile(file)) {
            return Optional.empty();
        }
        try {
            return Optional.of(LessonCatalogueReader.read(file));
        } catch (FormatException e) {
            throw CallException.no(e.problems().get(0).line());
        } catch (IOException e) {
            throw CallException.file("The file " + file + " cannot be read.");
        }
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

    private static Language other(String tag, Lesson lesson) {
        Language language = LanguageOption.parse(tag);
        if (Language.parse(lesson.language()).equals(Optional.of(language))) {
            throw CallException.wrong(
                    "--lang \"" + tag + "\" is the language in which the lesson is written. Name another one.");
        }
        return language;
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
        private String file = "";

        @Option(names = "--lang", required = true, paramLabel = "TAG", description = "language of the translation")
        private String tag = "";

        @Mixin
        private RuleFolderOption rules = new RuleFolderOption();

        @Override
        public Integer call() {
            Lesson lesson = lesson(file, rules);
            Language language = other(tag, lesson);
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
        private String file = "";

        @Parameters(index = "1", paramLabel = "FILLED", description = "the file that was filled in")
        private String filled = "";

        @Mixin
        private RuleFolderOption rules = new RuleFolderOption();

        @Override
        public Integer call() {
            PrintWriter out = out();
            Lesson lesson = lesson(file, rules);
            LessonCatalogue theirs = catalogue(Path.of(filled))
                    .orElseThrow(() -> CallException.file("The file " + filled + " does not exist."));
            if (!theirs.lesson().equals(lesson.id())) {
                throw CallException.no(Arguments.nameOf(filled) + " has the texts of \"" + theirs.lesson()
                        + "\", not of \"" + lesson.id() + "\".");
            }
            Language language = other(theirs.language().tag(), lesson);
            Path beside = LessonCatalogues.file(Path.of(file), language);
            LessonCatalogue merged = kept(file, lesson, language).merged(theirs, lesson);
            String name = String.valueOf(beside.getFileName());
            List<Problem> wrong =
                    LessonCatalogueReader.check(LessonCatalogueWriter.write(merged, lesson), name, lesson).stream()
                            .filter(p -> p.severity() == Problem.Severity.ERROR)
                            .toList();
            if (!wrong.isEmpty()) {
                wrong.forEach(p -> out.println(Arguments.nameOf(filled) + "  " + p.code() + " " + p.path() + ": "
                        + p.message() + " " + p.fix()));
                return Exit.NO;
            }
            write(beside, merged, lesson, text(), out);
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
        private List<String> files = new ArrayList<>();

        @Option(names = "--strict", description = "ends with 1 if a text is stale or missing")
        private boolean strict;

        @Mixin
        private FormatOption format = new FormatOption();

        @Mixin
        private RuleFolderOption rules = new RuleFolderOption();

        /** One line of the table. */
        private record Row(String lesson, Language language, LessonCatalogue.Status status) {
            String text(CliText words) {
                return String.format(
                        Locale.ROOT,
                        "%-28s %-4s %5d %s %5d %s %5d %s",
                        lesson,
                        language.tag(),
                        status.translated(),
                        words.text("strings.column.translated"),
                        status.stale().size(),
                        words.text("strings.column.stale"),
                        status.missing().size(),
                        words.text("strings.column.missing"));
            }

            String json() {
                return String.format(
                        Locale.ROOT,
                        "{\"lesson\":\"%s\",\"language\":\"%s\",\"translated\":%d,\"stale\":%d,\"missing\":%d}",
                        lesson,
                        language.tag(),
                        status.translated(),
                        status.stale().size(),
                        status.missing().size());
            }
        }

        @Override
        public Integer call() {
            boolean json = format.isJson();
            CliText told = text();
            PrintWriter out = out();
            List<Row> rows = files.stream().flatMap(f -> rows(f).stream()).toList();
            if (json) {
                out.println(rows.stream().map(Row::json).collect(Collectors.joining(",\n", "[\n", "\n]")));
            } else {
                rows.forEach(row -> out.println(row.text(told)));
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
