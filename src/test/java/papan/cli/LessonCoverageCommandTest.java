package papan.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papan.testing.Slow;

class LessonCoverageCommandTest {
    @TempDir
    private Path folder;

    @Test
    @Slow
    void aClauseIsTaughtWhereItsAlterationIsNoticed() {
        Cli.Result result = Cli.run("lesson", "coverage", "examples/own-store.lesson.json");
        assertThat(result.err()).isEmpty();
        assertThat(result.status()).isZero();
        assertThat(result.out())
                .containsSubsequence(
                        "congklak-classic, played by own-store-example",
                        "taught:",
                        "direction: own-store-example",
                        "untaught:",
                        "cannot be altered alone:",
                        "winner",
                        "Clauses: ");
    }

    @Test
    @Slow
    void shippedLessonsAreLookedAt() {
        // All rule sets of the documents are asked for in lesson.check.ShippedLessonsTest.
        Cli.Result result = Cli.run("lesson", "coverage", "--rules", "kalah", "--format", "json");
        assertThat(result.err()).isEmpty();
        assertThat(result.out()).contains("\"complete\" : true", "\"state\" : \"untaught\"");
    }

    @Test
    void aLessonThatFailsAnywayTeachesNothing() throws IOException {
        String text = Files.readString(Path.of("examples/own-store.lesson.json"))
                .replace("\"expect\": { \"answer\": \"S.store\" }", "\"expect\": { \"answer\": \"N7\" }");
        Path wrong = Files.writeString(folder.resolve("wrong.lesson.json"), text);
        Cli.Result result = Cli.run("lesson", "coverage", wrong.toString());
        assertThat(result.status()).isEqualTo(1);
        assertThat(result.err()).startsWith("A lesson fails as it is, at steps[0].expect.answer: ");
        Cli.Result other = Cli.run("lesson", "coverage", "--rules", "kalah", "relay");
        assertThat(other.status()).isEqualTo(2);
        assertThat(other.err()).contains("none of the lessons is played by it");
    }
}
