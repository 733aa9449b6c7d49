package papan.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A rule set and a lesson share a folder: the lesson names it, and nothing else needs to be said. */
class RulesBesideLessonTest {
    private static final String USUAL = "\"rules\": { \"id\": \"congklak-classic\", \"revision\": 1 }";

    @TempDir
    private Path folder;

    @BeforeEach
    void kampung() throws IOException {
        Files.writeString(
                folder.resolve("kampung.json"),
                Files.readString(Path.of("examples/congklak-no-relay.json")).replace("congklak-no-relay", "kampung"));
    }

    private String lesson(String name, String rules) throws IOException {
        String text = Files.readString(Path.of("examples/first.lesson.json"));
        assertThat(text).contains(USUAL);
        return Files.writeString(folder.resolve(name), text.replace(USUAL, "\"rules\": " + rules))
                .toString();
    }

    private String fault(String rules) throws IOException {
        Cli.Result result = Cli.run("lesson", "check", lesson("own.lesson.json", rules));
        assertThat(result.status()).isEqualTo(1);
        assertThat(result.out().lines()).hasSize(1);
        return result.out();
    }

    @Test
    void aLessonIsPlayedByTheRuleSetBesideIt() throws IOException {
        String usual = Cli.run("lesson", "play", lesson("a.lesson.json", USUAL.substring(9)))
                .out();
        String own = lesson("b.lesson.json", "{ \"file\": \"kampung.json\" }");
        assertThat(Cli.run("lesson", "play", own).out()).isNotEmpty().isNotEqualTo(usual);
        assertThat(Cli.run("lesson", "record", own).status()).isZero();
    }

    @Test
    void onlyARuleSetInsideTheLessonsFolderIsRead() throws IOException {
        assertThat(fault("{ \"file\": \"../kampung.json\" }")).contains("E203");
        assertThat(fault("{ \"file\": \"/etc/passwd\" }")).contains("E203");
        assertThat(fault("{ \"file\": \"kampong.json\" }")).contains("E204", "kampong.json");
        assertThat(fault("{ \"file\": \"own.lesson.json\" }")).contains("E205", "is not a rule set");
        assertThat(fault("{ \"file\": \"kampung.json\", \"id\": \"kampung\" }")).contains("E202");
        Path outside = Files.createTempFile("elsewhere", ".json");
        Files.copy(folder.resolve("kampung.json"), outside, java.nio.file.StandardCopyOption.REPLACE_EXISTING);
        Files.createSymbolicLink(folder.resolve("link.json"), outside);
        assertThat(fault("{ \"file\": \"link.json\" }")).contains("E203");
        Files.delete(outside);
    }

    @Test
    void aFaultInTheRuleSetIsToldWithItsPlace() throws IOException {
        Files.writeString(
                folder.resolve("kampung.json"), "{ \"format\": \"rules/1\",\n \"extends\": \"congklak-clasic\" }");
        assertThat(fault("{ \"file\": \"kampung.json\" }")).contains("E205", "kampung.json:2:13", "congklak-classic");
    }

    @Test
    void whatIsNoRuleSetInAFolderOfRuleSetsIsPassedOver() throws IOException {
        String lesson = lesson("own.lesson.json", "{ \"id\": \"kampung\", \"revision\": 1 }");
        Cli.Result result = Cli.run("lesson", "play", lesson, "--rules", folder.toString());
        assertThat(result.err()).isEmpty();
        assertThat(result.out()).isNotEmpty();
    }

    @Test
    void aLessonThatIsCheckedAsARuleSetIsToldInOneLine() throws IOException {
        Cli.Result result = Cli.run("rules", "check", lesson("own.lesson.json", "{ \"file\": \"kampung.json\" }"));
        assertThat(result.status()).isEqualTo(1);
        assertThat(result.out().lines())
                .singleElement()
                .asString()
                .contains("R101", "that of a lesson, not of a rule set");
    }
}
