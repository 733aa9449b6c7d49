package papan.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papan.json.lesson.LessonShelf;

class LessonTableCommandTest {
    @TempDir
    private Path folder;

    @Test
    void aLessonIsALineBelowItsHeadings() {
        Cli.Result result = Cli.run("lesson", "table", "examples/ways.lesson.json");

        assertThat(result.err()).isEmpty();
        assertThat(result.status()).isZero();
        assertThat(result.out().lines())
                .containsExactly(
                        "lesson  strand  level     min  steps  questions  kept  own moves  first act  first move  looks on  screen"
                                + "  sentence  new words  sources",
                        "ways    other   beginner    4      4          1     0          1      1 (0)       3 (2)         1      20"
                                + "        19          4        0");
    }

    @Test
    void asCsvAFieldIsEmptyWhereThereIsNothing() {
        Cli.Result result = Cli.run("lesson", "table", "examples/own-store.lesson.json", "--format", "csv");

        assertThat(result.out().lines())
                .containsExactly(
                        "lesson,strand,level,minutes,steps,questions,kept,own_moves,first_act_step,first_act_minute,"
                                + "first_move_step,first_move_minute,looking_on,longest_screen,longest_sentence,"
                                + "new_words,sources",
                        "own-store-example,other,beginner,5,6,3,0,0,1,0,,,1,30,16,9,\"Congkak, with five diagrams\"");
    }

    @Test
    void asJsonTheNewWordsAndTheDocumentsAreNamed() {
        Cli.Result result = Cli.run("lesson", "table", "examples/ways.lesson.json", "--format", "json");

        assertThat(result.out())
                .contains(
                        "\"firstMove\" : {\n    \"number\" : 3,\n    \"step\" : \"goal\",\n    \"minute\" : 2.0\n  }",
                        "\"newWords\" : [ \"house\", \"seed\", \"turn\", \"extra turn\" ]",
                        "\"sources\" : [ ]");
    }

    @Test
    void withoutANameItIsTheShippedCourse() {
        List<String> lines =
                Cli.run("lesson", "table", "--format", "csv").out().lines().toList();

        assertThat(lines.stream().skip(1).map(line -> line.substring(0, line.indexOf(','))))
                .containsExactlyElementsOf(LessonShelf.ids());
    }

    @Test
    void aFolderStandsForItsLessons() throws IOException {
        Files.copy(Path.of("examples/first.lesson.json"), folder.resolve("b.lesson.json"));
        Files.copy(Path.of("examples/ways.lesson.json"), folder.resolve("a.lesson.json"));
        Files.writeString(folder.resolve("other.json"), "{}");

        assertThat(Cli.run("lesson", "table", folder.toString()).out().lines().skip(1))
                .satisfiesExactly(
                        one -> assertThat(one).startsWith("ways "),
                        other -> assertThat(other).startsWith("first "));
    }

    @Test
    void aFolderWithoutLessonsIsToldOf() {
        Cli.Result result = Cli.run("lesson", "table", folder.toString());

        assertThat(result.status()).isEqualTo(3);
        assertThat(result.err().strip())
                .isEqualTo("The folder " + folder + " has no files whose names end with .lesson.json.");
    }

    @Test
    void aLessonThatCannotBePlayedEndsIt() throws IOException {
        String text = Files.readString(Path.of("examples/first.lesson.json")).replace("\"S6\"", "\"N6\"");
        Path wrong = Files.writeString(folder.resolve("wrong.lesson.json"), text);

        Cli.Result result = Cli.run("lesson", "table", wrong.toString());

        assertThat(result.status()).isEqualTo(1);
        assertThat(result.err()).contains("E502");
    }
}
