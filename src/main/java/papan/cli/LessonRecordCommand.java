package papan.cli;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import papan.format.Visible;
import papan.json.lesson.LessonReader;
import papan.json.lesson.LessonRecorder;
import papan.lesson.play.LessonException;
import papan.lesson.script.Lesson;
import papan.rules.RuleBook;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code papan lesson record}. */
@Command(
        name = "record",
        description = "Fills empty \"expect\" blocks of a lesson with what the rules give, and shows what changes.",
        footer = "  papan lesson record mine.lesson.json --write")
final class LessonRecordCommand extends SpeakingCommand {
    @Parameters(paramLabel = "FILE", description = "a lesson file")
    private String file;

    @Option(names = "--step", paramLabel = "ID", description = "replace what this step expects, empty or not")
    private Optional<String> step = Optional.empty();

    @Option(names = "--write", description = "write the file; without it nothing is changed")
    private boolean write;

    @Mixin
    private RuleFolderOption rules;

    @Override
    public Integer call() {
        PrintWriter out = out();
        RuleBook book = rules.book();
        LessonRecorder.Recorded recorded = recorded(book);
        if (recorded.changes().isEmpty()) {
            out.println(text().text(
                            step.isEmpty() ? "record.none" : "record.same", Map.of("file", Arguments.nameOf(file))));
            return Exit.DONE;
        }
        print(recorded.changes(), out);
        if (write) {
            OutFile.write(Path.of(file), recorded.bytes());
        }
        return Exit.DONE;
    }

    private LessonRecorder.Recorded recorded(RuleBook book) {
        Path path = Path.of(file);
        Arguments.file("lesson file", file);
        return UnreadFile.read(Exit.NO, "The lesson file " + file, () -> {
            Lesson lesson = LessonReader.read(path, book);
            step.ifPresent(id -> needExpectation(id, lesson));
            // The mark at the beginning of some files has to stay, so the bytes are read once more as they are.
            String text = Files.readString(path, StandardCharsets.UTF_8);
            try {
                return LessonRecorder.record(lesson, text, Arguments.nameOf(file), book, step);
            } catch (LessonException e) {
                throw LessonArgument.refused(file, e);
            }
        });
    }

    private static void needExpectation(String id, Lesson lesson) {
        if (LessonArgument.step(id, lesson).head().expect().isEmpty()) {
            throw CallException.no("The step \"" + id + "\" expects nothing; write \"expect\": {} into it first.");
        }
    }

    /** As a patch without lines around it. */
    private void print(List<LessonRecorder.Change> changes, PrintWriter out) {
        String name = Visible.line(Path.of(file).toString()).replace('\\', '/');
        out.println("--- " + name);
        out.println("+++ " + name);
        int shift = 0;
        for (LessonRecorder.Change change : changes) {
            out.println("@@ -" + change.line() + "," + change.before().size() + " +" + (change.line() + shift) + ","
                    + change.after().size() + " @@ step " + change.step());
            change.before().forEach(line -> out.println("-" + line));
            change.after().forEach(line -> out.println("+" + line));
            shift += change.after().size() - change.before().size();
        }
        out.flush();
    }
}
