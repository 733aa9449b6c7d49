package papan.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A lesson is packed into one file, which every command that reads lessons takes. */
class LessonPackCommandTest {
    private static final String LESSON = "src/test/lessons/first-turn.lesson.json";

    @TempDir
    private Path folder;

    @Test
    void aPackageIsTakenWhereverALessonIs() {
        String out = folder.resolve("turn.papan").toString();
        Cli.Result made = Cli.run("lesson", "pack", LESSON, "-o", out);
        assertThat(made.err()).isEmpty();
        assertThat(made.status()).isZero();
        assertThat(Cli.run("lesson", "check", out).out()).isEqualTo("turn.papan: in order" + System.lineSeparator());
        for (String[] call : new String[][] {
            {"lesson", "play", "%s"}, {"lesson", "play", "%s", "--lang", "ms"}, {"export", "%s", "--to", "gift"}, {"%s"}
        }) {
            assertThat(run(call, out).out())
                    .isNotEmpty()
                    .isEqualTo(run(call, LESSON).out());
        }
    }

    private static Cli.Result run(String[] call, String lesson) {
        return Cli.run(java.util.Arrays.stream(call)
                .map(word -> word.replace("%s", lesson))
                .toArray(String[]::new));
    }

    @Test
    void whatCannotBePackedIsToldInASentence() throws Exception {
        String out = folder.resolve("a.papan").toString();
        assertThat(Cli.run("lesson", "pack", "examples", "-o", out).err()).contains("E464 A package has one lesson");
        assertThat(Cli.run("lesson", "pack", "examples/first.lesson.jso", "-o", out)
                        .err())
                .contains("does not exist");
        assertThat(Cli.run("lesson", "pack", LESSON, "-o", "a.zip").err()).contains("the name must end with .papan.");
        Path broken = Files.writeString(folder.resolve("b.lesson.json"), "{ \"format\": \"lesson/1\" }");
        Cli.Result told = Cli.run("lesson", "pack", broken.toString(), "-o", out);
        assertThat(told.status()).isEqualTo(1);
        assertThat(told.err()).contains("b.lesson.json:1:");
        assertThat(folder.resolve("a.papan")).doesNotExist();
        Path zip = Files.write(folder.resolve("c.papan"), new byte[] {'P', 'K', 3, 4, 0});
        assertThat(Cli.run(zip.toString()).err()).contains("E461 The package is damaged or not whole.");
    }
}
