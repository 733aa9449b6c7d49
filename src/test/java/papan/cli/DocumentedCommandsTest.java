package papan.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import papan.testing.Document;
import papan.testing.Slow;

/**
 * Every command in a document prints what the document says. Such a command stands in a {@code console} block after
 * {@code $}; a line that is only {@code …} stands for any number of lines, a line that ends with it for any ending.
 */
class DocumentedCommandsTest {
    private static final String PROMPT = "$ java -jar target/papan.jar ";
    private static final String LEFT_OUT = "…";
    private static final Pattern WORD = Pattern.compile("\"[^\"]*\"|\\S+");
    private static final Pattern OPTION = Pattern.compile("--[a-z]+");

    private static final List<String> COMMANDS = List.of(
            "lesson",
            "lesson check",
            "lesson play",
            "lesson list",
            "lesson record",
            "lesson strings extract",
            "lesson strings merge",
            "lesson strings status",
            "rules list",
            "rules show",
            "rules diff",
            "rules matrix",
            "rules documents",
            "rules about",
            "rules evidence",
            "rules check",
            "trace",
            "simulate",
            "search",
            "chart",
            "render",
            "compare",
            "opening",
            "match",
            "results",
            "export",
            "schema");

    /** A command and the lines that follow it. */
    private record Example(Path document, String command, List<String> expected) {}

    private final InputStream keyboard = System.in;

    @BeforeEach
    void nobodyTypes() {
        System.setIn(InputStream.nullInputStream());
    }

    @AfterEach
    void theKeyboardIsBack() {
        System.setIn(keyboard);
    }

    @Test
    @Slow
    void everyCommandPrintsWhatItsDocumentSays() {
        List<Example> examples = Document.all().stream()
                .flatMap(document -> examples(document).stream())
                .toList();
        assertThat(examples).hasSizeGreaterThanOrEqualTo(20);
        assertThat(examples).allSatisfy(DocumentedCommandsTest::prints);
    }

    @Test
    void everyOptionIsDescribed() {
        String description = Document.read(Path.of("docs", "command-line.md")).text();
        for (String command : COMMANDS) {
            String help = Cli.run((command + " --help").split(" ", -1)).out();
            List<String> options =
                    OPTION.matcher(help).results().map(MatchResult::group).toList();
            assertThat(options).as(command).isNotEmpty().allMatch(description::contains);
        }
    }

    private static List<Example> examples(Document document) {
        List<Example> examples = new ArrayList<>();
        for (List<String> block : document.blocks("console")) {
            for (String line : block) {
                if (line.startsWith(PROMPT)) {
                    examples.add(new Example(document.file(), line.substring(PROMPT.length()), new ArrayList<>()));
                } else {
                    examples.get(examples.size() - 1).expected().add(line);
                }
            }
        }
        return examples;
    }

    private static void prints(Example example) {
        Cli.Result result = Cli.run(words(asSaved(example.command())));
        List<String> printed = (result.out() + result.err()).lines().toList();
        int at = 0;
        boolean gap = false;
        for (String line : example.expected()) {
            if (line.equals(LEFT_OUT)) {
                gap = true;
                continue;
            }
            while (gap && at < printed.size() && !fits(line, printed.get(at))) {
                at++;
            }
            assertThat(at).as("%s: no line like: %s", example, line).isLessThan(printed.size());
            assertThat(printed.get(at)).as("%s", example).matches(found -> fits(line, found), line);
            at++;
            gap = false;
        }
        assertThat(gap ? List.of() : printed.subList(at, printed.size()))
                .as("%s prints more", example)
                .isEmpty();
    }

    /** As a terminal parts them: what stands in quotes is one word. */
    private static String[] words(String command) {
        return WORD.matcher(command)
                .results()
                .map(word -> word.group().replace("\"", ""))
                .toArray(String[]::new);
    }

    /** A command on the file that the reader of the guide has saved, which is one of the examples. */
    private static String asSaved(String command) {
        return command.replace(" first.lesson.json", " examples/first.lesson.json");
    }

    private static boolean fits(String expected, String printed) {
        return expected.endsWith(LEFT_OUT)
                ? printed.startsWith(expected.substring(0, expected.length() - LEFT_OUT.length()))
                : printed.equals(expected);
    }
}
