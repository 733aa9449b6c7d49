package papan.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import papan.json.lesson.LessonPackage;
import papan.json.lesson.LessonPacker;
import papan.json.rules.RuleBooks;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code papan lesson pack}: a lesson with all that belongs to it in one file, to be given on. */
@Command(
        name = "pack",
        description = "Puts a lesson with its pictures, translations and rule set into one file to give on.",
        footer = "  papan lesson pack mine.lesson.json --out mine.papan")
final class LessonPackCommand extends AnyCommand {
    @Parameters(paramLabel = "FILE|FOLDER", description = "a lesson file, or a folder with one lesson")
    private Path lesson;

    @Option(
            names = {"-o", "--out"},
            required = true,
            paramLabel = "FILE.papan",
            description = "where to write")
    private Path out;

    @Override
    public Integer call() {
        if (!String.valueOf(out.getFileName()).endsWith(".papan")) {
            throw CallException.wrong("--out " + out + ": the name must end with .papan.");
        }
        if (!Files.isDirectory(lesson)) {
            Arguments.file("lesson file", lesson.toString());
        }
        byte[] packed = UnreadFile.read(Exit.NO, "The lesson " + lesson, () -> {
            Path file = LessonPackage.lessonOf(lesson);
            LessonArgument.find(file.toString(), RuleBooks.shipped()); // one that cannot be read is given to nobody
            return LessonPacker.pack(file);
        });
        OutFile.write(out, packed);
        return Exit.DONE;
    }
}
