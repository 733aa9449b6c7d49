package papan.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** One check tells everything, and takes whatever names a lesson elsewhere. */
class LessonCheckAllTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\"congkalk\"",
                "{ \"id\": \"congkalk\", \"revision\": 1 }",
                "{ \"id\": \"congkak\" }",
                "{ \"id\": \"congkak\", \"revision\": 1 }"
            })
    void wrongRulesHideNothingElse(String rules) throws IOException {
        Path file = Files.writeString(
                folder.resolve("a.lesson.json"),
                "{ \"format\": \"lesson/1\", \"id\": \"Bad Id\", \"titel\": \"A\", \"rules\": " + rules + " }");
        Cli.Result result = Cli.run("lesson", "check", file.toString());
        assertThat(result.status()).isEqualTo(1);
        assertThat(result.out())
                .contains(
                        "\"Bad Id\"",
                        "\"titel\"",
                        "\"title\" is missing",
                        "\"steps\" is missing",
                        "\"meta\" is missing");
    }

    @Test
    void aShippedLessonIsCheckedByItsId() {
        Cli.Result result = Cli.run("lesson", "check", "first-turn");
        assertThat(result.err()).isEmpty();
        assertThat(result.status()).isZero();
        assertThat(Cli.run("lesson", "check", "first-turm").status()).isEqualTo(3);
    }
}
