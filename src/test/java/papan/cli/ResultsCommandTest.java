package papan.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import papan.json.progress.ProgressFolder;
import papan.lesson.kept.Answered;
import papan.lesson.kept.Bookmark;

class ResultsCommandTest {
    private static final Instant NOW = Instant.parse("2026-03-01T09:00:00Z");

    @TempDir
    private Path folder;

    @BeforeEach
    void threeLearners() {
        answered("Ana", List.of(), "S1", "N4");
        answered("=cmd, \"x\"", List.of("counts-start"), "S1");
        answered("小明", List.of(), "N4");
    }

    private void answered(String learner, List<String> misconceptions, String... given) {
        Answered answer = new Answered(
                "ask-lap",
                "0123456789ab",
                "landing",
                "",
                "en",
                Arrays.stream(given)
                        .map(each -> new Answered.Attempt(each, each.equals("N4"), NOW))
                        .toList(),
                2,
                false,
                17,
                misconceptions,
                0,
                NOW,
                false);
        new ProgressFolder(folder)
                .change(
                        learner,
                        before -> before.begun("first-turn", 3, new Bookmark("ask-lap", 0, false), NOW)
                                .answered("first-turn", answer));
    }

    @Test
    void aTableHasALineForEachQuestionOfEachLearner() {
        Cli.Result result = Cli.run("results", folder.toString());
        assertThat(result.status()).isZero();
        assertThat(result.out().lines())
                .hasSize(4)
                .startsWith("learner,lesson,revision,step,question_type,goal,first_answer,final_answer,correct_first,"
                        + "attempts,hints,misconceptions,confidence,seconds,language,time_utc")
                .contains(
                        "Ana,first-turn,3,ask-lap,landing,,S1,N4,false,2,2,,,17,en,2026-03-01T09:00:00Z",
                        "\"'=cmd, \"\"x\"\"\",first-turn,3,ask-lap,landing,,S1,S1,false,1,2,counts-start,,17,en,"
                                + "2026-03-01T09:00:00Z");
    }

    @Test
    void aClassIsSeenWithoutNames() {
        Cli.Result result = Cli.run("results", folder.toString(), "--class");
        assertThat(result.out().lines())
                .containsExactly(
                        "first-turn, ask-lap (landing): 3 learners, 1 right on the first try",
                        "    S1 ########################## 2",
                        "  * N4 ############# 1",
                        "  What wrong answers point to:",
                        "    Starts counting in the house the seeds came from ############# 1");
        assertThat(Cli.run("results", folder.toString(), "--class", "--names").out())
                .contains("N4 ############# 1  小明");
    }

    @ParameterizedTest
    @ValueSource(strings = {"ms", "id", "fil", "zh", "sv"})
    void aClassIsToldOfInEveryLanguage(String language) {
        Cli.Result result = Cli.run("results", folder.toString(), "--class", "--lang", language);
        assertThat(result.out().lines()).hasSize(5);
        assertThat(result.out()).doesNotContain("learners").doesNotContain("{");
    }

    @Test
    void aFileThatCannotBeReadTakesNoOtherWithIt() throws IOException {
        Files.writeString(folder.resolve("broken.progress.json"), "{");
        Files.writeString(folder.resolve("later.progress.json"), "{\"format\": \"progress/9\"}");
        Cli.Result result = Cli.run("results", folder.toString());
        assertThat(result.status()).isEqualTo(1);
        assertThat(result.out().lines()).hasSize(4);
        assertThat(result.err())
                .contains("broken.progress.json:1:")
                .contains("later.progress.json:1:12  E014 format: The file was written by a later version of Papan."
                        + " This one reads \"progress/3\".");
        assertThat(folder.resolve("broken.progress.json")).hasContent("{");
    }

    @Test
    void aWrongFileAndOneThatIsThereTwiceAreTold() throws IOException {
        Path ana = new ProgressFolder(folder).fileOf("Ana");
        Files.copy(ana, folder.resolve("ana (1).json"));
        Cli.Result twice = Cli.run("results", folder.toString());
        assertThat(twice.status()).as("nothing is missing").isZero();
        assertThat(twice.out().lines()).hasSize(4);
        assertThat(twice.err().strip()).endsWith("ana (1).json. It counts once.");
        Files.writeString(folder.resolve("relay.lesson.json"), "{\"format\": \"lesson/1\"}");
        Cli.Result wrong = Cli.run("results", folder.toString());
        assertThat(wrong.status()).isEqualTo(1);
        assertThat(wrong.out().lines()).hasSize(4);
        assertThat(wrong.err()).contains("relay.lesson.json isn't a progress file, so it doesn't count.");
    }

    @Test
    void ofALearnerWithTwoFilesTheNewestCounts() throws IOException {
        Path other = Files.createDirectory(folder.resolve("other"));
        new ProgressFolder(other)
                .change("Ana", before -> before.begun("relay", 1, new Bookmark("x", 0, false), NOW.plusSeconds(9)));
        Cli.Result result = Cli.run("results", folder.toString());
        assertThat(result.status()).isZero();
        assertThat(result.out()).doesNotContain("Ana");
        assertThat(result.err())
                .contains("Ana is in ", " It leaves out answers of the others: if these are two learners");
    }

    @Test
    void aGridHasALineForEachLearner() {
        assertThat(Cli.run("results", folder.toString(), "--grid").out().lines())
                .containsExactly(
                        "first-turn",
                        "     1",
                        "  1  x",
                        "  2  h",
                        "  3  h",
                        "  1: step ask-lap. 1 learner misled",
                        "",
                        "1 first try, 2 a later try, h with a hint, ? shown, x never right, . no answer");
        assertThat(Cli.run("results", folder.toString(), "--grid", "--names", "--format", "csv")
                        .out())
                .isEqualTo("""
                        lesson,first-turn
                        goal,
                        misconceptions,1
                        learner,ask-lap
                        "'=cmd, ""x\""",wrong
                        Ana,hint
                        小明,hint
                        """);
        assertThat(Cli.run("results", folder.toString(), "--grid", "--format", "json")
                        .err()
                        .strip())
                .isEqualTo("--format json: a grid can be csv only.");
        assertThat(Cli.run("results", folder.toString(), "--grid", "--class").status())
                .isEqualTo(2);
    }

    @Test
    void theTableCanBeJson() {
        Cli.Result result = Cli.run("results", folder.toString(), "--format", "json");
        assertThat(result.status()).isZero();
        assertThat(result.out().lines())
                .hasSize(4)
                .anyMatch(line -> line.contains("{\"learner\":\"Ana\",\"lesson\":\"first-turn\",\"revision\":3,"
                        + "\"step\":\"ask-lap\",\"question_type\":\"landing\",\"goal\":null,\"first_answer\":\"S1\","
                        + "\"final_answer\":\"N4\",\"correct_first\":false,\"attempts\":2,\"hints\":2,"
                        + "\"misconceptions\":[],\"confidence\":null,\"seconds\":17,\"language\":\"en\","
                        + "\"time_utc\":\"2026-03-01T09:00:00Z\"}"));
        Cli.Result bars = Cli.run("results", folder.toString(), "--format", "json", "--class");
        assertThat(bars.status()).isEqualTo(2);
        assertThat(bars.err().strip()).isEqualTo("--format changes nothing here: --class draws bars.");
    }

    @Test
    void wrongCallsAreToldInOneSentence() throws IOException {
        assertThat(Cli.run("results", "nowhere").err().strip()).isEqualTo("The progress file nowhere does not exist.");
        Path empty = Files.createDirectory(folder.resolve("empty"));
        assertThat(Cli.run("results", empty.toString()).status()).isEqualTo(3);
        assertThat(Cli.run("results", folder.toString(), "--names").err().strip())
                .isEqualTo("--names needs --class or --grid.");
        assertThat(Cli.run("results", folder.toString(), "--format", "xml").status())
                .isEqualTo(2);
    }
}
