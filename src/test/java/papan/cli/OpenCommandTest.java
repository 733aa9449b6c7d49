package papan.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A file named alone is shown as what it says it is; without a display, by the command for such files. */
class OpenCommandTest {
    @TempDir
    private Path folder;

    @Test
    void aFileAloneIsShownAsWhatItSaysItIs() {
        assertThat(Cli.run("src/test/lessons/first-turn.lesson.json").out()).contains("Your first turn");
        assertThat(Cli.run("src/test/lessons/first-turn.ms.strings.json").out()).contains("Your first turn");
        assertThat(Cli.run("examples/congklak-five.json").out()).startsWith("Congklak with five houses");
        assertThat(Cli.run("examples/two-captures.match.json").out()).contains("10 moves");
        assertThat(Cli.run("examples/two-captures.match.json", "--lang", "sv").out())
                .contains("10 drag");
    }

    @Test
    void whatCannotBeShownIsToldInOneSentence() throws Exception {
        Path other = Files.writeString(folder.resolve("shopping.json"), "{\"eggs\": 12}");
        Cli.Result result = Cli.run(other.toString());
        assertThat(result.status()).isEqualTo(2);
        assertThat(result.err().lines()).singleElement().asString().contains("is not one of Papan's");
        assertThat(Cli.run("examples/near-the-end.position.json").err()).contains("is a position");
        assertThat(Cli.run("lessons/course.json").err()).contains("in which order lessons come");
        assertThat(Cli.run("examples/congklak-fiv.json").err())
                .contains("does not exist")
                .contains("congklak-five.json");
    }

    @Test
    void aPositionAndAPlaceInALessonAreShownByTheirLine() {
        assertThat(Cli.run("congklak-classic 7,7,7,7,7,7,7/3 7,7,7,7,7,7,4/0 n").out())
                .contains("Congklak, classic")
                .contains("south 3, north 0")
                .contains("North chooses next");
        assertThat(Cli.run("congkak start").out()).contains("Congkak: 0 moves");
        assertThat(Cli.run("lesson:keep-going/watch-it").out()).contains("How far can one turn go?");
        assertThat(Cli.run("lesson:keep-going", "--lang", "sv").status()).isZero();
    }

    @Test
    void aLineThatIsWrongIsToldInOneSentence() {
        assertThat(Cli.run("congkak 7,7/0").err()).startsWith("line:1:14  E219 The line ends too soon. Write it like");
        assertThat(Cli.run("congkk start").err()).contains("Did you mean \"congkak\"?");
        assertThat(Cli.run("lesson:keep-goin").err()).contains("Did you mean \"keep-going\"?");
        assertThat(Cli.run("lesson:keep-going/watchit").err()).contains("Did you mean \"watch-it\"?");
        assertThat(Cli.run("lesson:").err()).contains("is not a place in a lesson. Write it like lesson:sit-down.");
    }

    @Test
    void aWordThatIsNeitherFileNorCommandIsStillTakenForACommand() {
        assertThat(Cli.run("lesosn").err()).contains("Did you mean \"lesson\"?");
    }
}
