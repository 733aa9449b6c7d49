package papan.cli;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import papan.export.Gift;
import papan.export.Handout;
import papan.export.HandoutHtml;
import papan.export.LessonPdf;
import papan.export.Transcript;
import papan.json.lesson.PageWriter;
import papan.json.progress.ActivityWriter;
import papan.lesson.page.Page;
import papan.lesson.page.Standing;
import papan.lesson.play.LessonRun;
import papan.lesson.play.LessonState;
import papan.lesson.play.Stage;
import papan.lesson.play.Translation;
import papan.lesson.script.Lesson;
import papan.narration.CaptionText;
import papan.narration.Language;
import papan.rules.RuleBook;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code papan export}: a lesson for other places. */
@Command(
        name = "export",
        description =
                "Writes a lesson for other places: as a page, as text to read aloud, or its questions for a course"
                        + " system.",
        mixinStandardHelpOptions = true,
        sortOptions = false)
final class ExportCommand implements Callable<Integer> {
    private static final List<String> KINDS = List.of("transcript", "html", "pdf", "gift", "pages", "xapi");

    @Mixin
    private Output output = new Output();

    @Parameters(paramLabel = "FILE|ID", description = "a lesson file, or the id of a shipped lesson")
    private String file = "";

    @Option(
            names = "--to",
            required = true,
            paramLabel = "transcript|html|pdf|gift|pages|xapi",
            description =
                    "text with the answers at its end; one page for a browser, or sheets of paper; questions for Moodle;"
                            + " what is shown at each moment, one JSON object a line; or what is asked, one xAPI activity a"
                            + " line")
    private String kind = "";

    @Option(names = "--out", paramLabel = "FILE", description = "where to write it (default: -, standard output)")
    private String out = "-";

    @Mixin
    private RuleFolderOption rules = new RuleFolderOption();

    @Option(
            names = "--lang",
            paramLabel = "TAG",
            description = "language of the words: en, ms, id, fil, zh or sv (default: en; xapi: all that there are)")
    private @Nullable String tag;

    @Override
    public Integer call() throws IOException {
        Arguments.oneOf("--to", kind, KINDS);
        Optional<Language> language = Optional.ofNullable(tag).map(LanguageOption::parse);
        RuleBook book = rules.book();
        Lesson lesson = LessonArgument.find(file, book);
        LessonRun run = LessonArgument.run(file, lesson, book);
        if (!out.equals("-") && isSame(Path.of(out), Path.of(file))) {
            throw CallException.wrong("--out " + out + " is the lesson itself, which would be lost.");
        }
        refuseOtherEnding();
        if (kind.equals("pdf")) {
            Language spoken = language.orElse(Language.ENGLISH);
            Handout handout = Handout.of(said(lesson, run, spoken), spoken);
            if (out.equals("-")) {
                throw CallException.wrong("--to pdf needs a file to write: add --out " + lesson.id() + ".pdf.");
            }
            OutFile.write(Path.of(out), stream -> LessonPdf.write(handout, stream));
            return Exit.DONE;
        }
        String text = kind.equals("xapi")
                ? activities(lesson, run, language)
                : told(lesson, run, language.orElse(Language.ENGLISH));
        if (out.equals("-")) {
            output.out().print(text);
            output.out().flush();
        } else {
            OutFile.write(Path.of(out), text.getBytes(StandardCharsets.UTF_8));
        }
        return Exit.DONE;
    }

    /** A name that ends as files of another kind do would be opened by a program that cannot read it. */
    private void refuseOtherEnding() {
        for (String other : List.of("html", "pdf")) {
            if (!kind.equals(other) && out.toLowerCase(Locale.ROOT).endsWith("." + other)) {
                throw CallException.wrong("--out " + out + " would not be what its name says: write --to " + other
                        + ", or end it otherwise.");
            }
        }
    }

    private static boolean isSame(Path one, Path other) throws IOException {
        return Files.exists(one) && Files.exists(other) && Files.isSameFile(one, other);
    }

    private LessonRun said(Lesson lesson, LessonRun run, Language language) {
        return run.in(LessonArgument.translation(file, lesson, language));
    }

    private String told(Lesson lesson, LessonRun run, Language language) {
        LessonRun said = said(lesson, run, language);
        return switch (kind) {
            case "html" -> HandoutHtml.of(Handout.of(said, language));
            case "gift" -> Gift.of(said, said.captions(language));
            case "pages" -> pages(said, said.captions(language));
            default -> Transcript.of(Handout.of(said, language));
        };
    }

    /** Every moment of every step, as it is for whoever has done nothing in it yet; then how it stands after each thing. */
    private static String pages(LessonRun run, CaptionText words) {
        StringBuilder lines = new StringBuilder();
        for (Stage stage : run.stages()) {
            LessonState state = LessonState.of(run, stage.index());
            for (int cursor = stage.start(); cursor <= stage.end(); cursor++) {
                lines.append(PageWriter.line(run.lesson(), cursor, Page.of(state, cursor, words)));
                lines.append('\n');
            }
            for (Standing after : Standing.all(state)) {
                lines.append(PageWriter.line(after, words)).append('\n');
            }
        }
        return lines.toString();
    }

    /** In the language that was asked for, or in each that the lesson has been translated into whole. */
    private String activities(Lesson lesson, LessonRun run, Optional<Language> only) throws IOException {
        Map<Language, LessonRun> runs = new LinkedHashMap<>();
        for (Language language : only.map(List::of).orElseGet(() -> Arrays.asList(Language.values()))) {
            Translation translation = LessonArgument.translation(file, lesson, language);
            boolean own = Language.parse(translation.lesson().language())
                    .filter(language::equals)
                    .isPresent();
            if (only.isPresent() || (own && translation.status().missing().isEmpty())) {
                runs.put(language, run.in(translation));
            }
        }
        if (runs.isEmpty()) {
            runs.put(Language.ENGLISH, run);
        }
        StringWriter text = new StringWriter();
        new ActivityWriter(text).write(runs);
        return text.toString();
    }
}
