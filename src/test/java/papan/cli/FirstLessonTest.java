package papan.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papan.testing.Document;

/** Whoever follows the guide's first lesson step by step sees at every step what the guide says. */
final class FirstLessonTest {
    @TempDir
    private Path folder;

    @Test
    void theFirstLessonOfTheGuideGrowsStepByStep() throws IOException {
        Document guide = Document.read(Path.of("docs/lesson-authors.md"));
        List<String> blocks = guide.blocks("json").stream()
                .map(lines -> String.join("\n", lines))
                .toList();
        String first = blocks.get(0);
        String asked = first.replace(
                "    {\n      \"id\": \"watch\"", within(blocks.get(1)) + ",\n    {\n      \"id\": \"watch\"");
        String head = asked.substring(0, asked.indexOf("    {\n      \"id\": \"watch\""));
        String said = head + within(blocks.get(2)) + "\n  ]\n}";
        String expected =
                head + within(blocks.get(2).replaceFirst("]\n}$", "],\n  " + blocks.get(3) + "\n}")) + "\n  ]\n}";
        String wrong = expected.replace("\"captured\": 9", "\"captured\": 8");
        assertThat(List.of(first, asked, said, expected, wrong)).doesNotHaveDuplicates();
        List<List<String>> checks = guide.blocks("text").stream()
                .filter(lines -> lines.get(0).endsWith("lesson check --strict first.lesson.json"))
                .toList();
        assertThat(checks).hasSize(2);
        for (String lesson : List.of(first, asked, said, expected)) {
            assertThat(checked(lesson)).isEqualTo(checks.get(0).get(1));
        }
        assertThat(checked(wrong)).isEqualTo(checks.get(1).get(1));
    }

    /** A step of the guide where it stands in the list of steps. */
    private static String within(String step) {
        return step.indent(4).stripTrailing();
    }

    /** What the strict check says of the lesson that the reader of the guide has written. */
    private String checked(String lesson) throws IOException {
        Path file = folder.resolve("first.lesson.json");
        Files.writeString(file, lesson);
        Cli.Result result = Cli.run("lesson", "check", "--strict", file.toString());
        return (result.out() + result.err()).strip();
    }
}
