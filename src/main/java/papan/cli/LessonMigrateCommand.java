package papan.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import papan.format.FormatException;
import papan.json.lesson.LessonReader;
import papan.json.rules.RuleBooks;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code papan lesson migrate}. There is one version of the format so far, so all it can do is to say so. */
@Command(
        name = "migrate",
        description = "Brings lessons to the newest version of the format; so far there is only one.",
        mixinStandardHelpOptions = true,
        sortOptions = false)
final class LessonMigrateCommand implements Callable<Integer> {
    @Mixin
    private Output output = new Output();

    @Parameters(arity = "1..*", paramLabel = "FILE", description = "lesson files")
    private List<String> files = new ArrayList<>();

    @Mixin
    private LanguageOption language = new LanguageOption();

    @Override
    public Integer call() {
        PrintWriter out = output.out();
        CliText words = new CliText(language.language());
        for (String file : files) {
            Arguments.file("lesson file", file);
            try {
                LessonReader.read(Path.of(file), RuleBooks.shipped());
            } catch (FormatException e) {
                throw CallException.no(e.problems().get(0).line());
            } catch (IOException e) {
                throw CallException.file("The lesson file " + file + " cannot be read.");
            }
            out.println(
                    words.text("migrate.only", Map.of("file", Arguments.nameOf(file), "format", LessonReader.FORMAT)));
        }
        return Exit.DONE;
    }
}
