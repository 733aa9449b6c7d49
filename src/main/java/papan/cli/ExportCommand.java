package papan.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import papan.export.Gift;
import papan.export.Handout;
import papan.export.HandoutHtml;
import papan.export.LessonPdf;
import papan.export.Paper;
import papan.export.Transcript;
import papan.json.lesson.PageWriter;
import papan.lesson.page.Page;
import papan.lesson.page.Standing;
import papan.lesson.play.LessonRun;
import papan.lesson.play.LessonState;
import papan.lesson.play.Stage;
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
        footer = "  papan export keep-going --to pdf --sheet key --out key.pdf")
final class ExportCommand extends SpeakingCommand {
    @Parameters(paramLabel = "FILE|ID", description = "a lesson file, or the id of a shipped lesson")
    private String file;

    @Option(
            names = "--to",
            required = true,
            paramLabel = "transcript|html|pdf|gift|pages",
            description =
                    "text with the answers at its end; one page for a browser, or sheets of paper; questions for Moodle;"
                            + " or what is shown at each moment, one JSON object a line")
    private Kind kind;

    private enum Kind {
        TRANSCRIPT,
        HTML,
        PDF,
        GIFT,
        PAGES
    }

    @Option(
            names = "--out",
            paramLabel = "FILE",
            defaultValue = "-",
            description = "where to write it (default: -, standard output)")
    private String out;

    @Option(
            names = "--sheet",
            paramLabel = "worksheet|key|story",
            defaultValue = "worksheet",
            description =
                    "which paper a pdf is: questions to write on, their answers with reasons, or the lesson board by"
                            + " board (default: worksheet)")
    private Paper sheet;

    @Option(
            names = "--size",
            paramLabel = "a4|letter",
            defaultValue = "a4",
            description = "the sheets of a pdf (default: a4)")
    private LessonPdf.Size size;

    @Mixin
    private RuleFolderOption rules;

    @Override
    public Integer call() throws IOException {
        Language language = language();
        RuleBook book = rules.book();
        Lesson lesson = LessonArgument.find(file, book);
        LessonRun run = LessonArgument.run(file, lesson, book);
        if (!out.equals("-") && isSame(Path.of(out), Path.of(file))) {
            throw CallException.wrong("--out " + out + " is the lesson itself, which would be lost.");
        }
        refuseOtherEnding();
        if (kind != Kind.PDF) {
            refuse("only --to pdf has sheets of paper.", "--sheet", "--size");
        } else if (out.equals("-")) {
            throw CallException.wrong("--to pdf needs a file to write: add --out " + lesson.id() + ".pdf.");
        }
        LessonRun said = run.in(LessonArgument.translation(file, lesson, language));
        switch (kind) {
            case HTML -> write(HandoutHtml.of(Handout.of(said, language)));
            case GIFT -> write(Gift.of(said, said.captions(language)));
            case PAGES -> write(pages(said, said.captions(language)));
            case TRANSCRIPT -> write(Transcript.of(Handout.of(said, language)));
            case PDF -> {
                String page = sheet.page(said, language);
                OutFile.write(Path.of(out), stream -> LessonPdf.write(page, language, size, stream));
            }
        }
        return Exit.DONE;
    }

    private void write(String text) {
        if (out.equals("-")) {
            out().print(text);
            out().flush();
        } else {
            OutFile.write(Path.of(out), text.getBytes(StandardCharsets.UTF_8));
        }
    }

    /** A name that ends as files of another kind do would be opened by a program that cannot read it. */
    private void refuseOtherEnding() {
        for (Kind each : List.of(Kind.HTML, Kind.PDF)) {
            String other = each.name().toLowerCase(Locale.ROOT);
            if (kind != each && out.toLowerCase(Locale.ROOT).endsWith("." + other)) {
                throw CallException.wrong("--out " + out + " would not be what its name says: write --to " + other
                        + ", or end it otherwise.");
            }
        }
    }

    private static boolean isSame(Path one, Path other) throws IOException {
        return Files.exists(one) && Files.exists(other) && Files.isSameFile(one, other);
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
}
