package papan.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import papan.format.FormatException;
import papan.format.JsonTree;
import papan.format.JsonValue;
import papan.format.JsonValue.JsonArray;
import papan.format.JsonValue.JsonNumber;
import papan.format.JsonValue.JsonObject;
import papan.format.JsonValue.JsonText;

/** What build servers and code hosts are told of lessons that are not in order. */
class LessonReportsTest {
    private static final String FIRST = "lessons/cousins-with-relays.lesson.json";

    @TempDir
    private Path folder;

    private Path broken() throws IOException {
        String text = Files.readString(Path.of(FIRST))
                .replace("\"answer\": \"N2\"", "\"answer\": \"N5\"")
                .replaceFirst("\"minutes\": \\d+", "\"minutes\": 90");
        return Files.writeString(folder.resolve("a <b> & ö.lesson.json"), text);
    }

    private static Document xml(String text) throws Exception {
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
    }

    private static JsonValue json(String text) throws FormatException {
        return JsonTree.read(text, "report");
    }

    private static JsonValue at(JsonValue value, Object... path) {
        JsonValue at = value;
        for (Object part : path) {
            at = part instanceof Integer i
                    ? ((JsonArray) at).values().get(i)
                    : ((JsonObject) at).fields().get((String) part).value();
        }
        return at;
    }

    private static String text(JsonValue value, Object... path) {
        return ((JsonText) at(value, path)).text();
    }

    private static int number(JsonValue value, Object... path) {
        return (int) ((JsonNumber) at(value, path)).number();
    }

    @Test
    void junitHasACaseForEachProblem() throws Exception {
        Path broken = broken();
        Cli.Result result = Cli.run("lesson", "check", "--format", "junit", FIRST, broken.toString());
        assertThat(result.status()).isEqualTo(1);
        Element root = xml(result.out()).getDocumentElement();
        assertThat(root.getAttribute("failures")).isEqualTo("1");
        assertThat(root.getElementsByTagName("testsuite").getLength()).isEqualTo(2);
        Element fine = (Element) root.getElementsByTagName("testcase").item(0);
        assertThat(fine.getAttribute("name")).isEqualTo("in order");
        Element failure = (Element) root.getElementsByTagName("failure").item(0);
        Element test = (Element) failure.getParentNode();
        assertThat(test.getAttribute("file")).isEqualTo(broken.toString());
        assertThat(failure.getAttribute("type")).isEqualTo("X401");
        assertThat(test.getAttribute("name")).startsWith("X401 " + test.getAttribute("line") + ":");
        assertThat(failure.getTextContent())
                .startsWith(broken + ":" + test.getAttribute("line"))
                .contains("N5", "N2", "Correct the expectation or the step.");
        assertThat(root.getElementsByTagName("system-out").getLength()).isPositive();

        Element strict = xml(Cli.run("lesson", "check", "--strict", "--format", "junit", broken.toString())
                        .out())
                .getDocumentElement();
        assertThat(strict.getElementsByTagName("system-out").getLength()).isZero();
        assertThat(Integer.parseInt(strict.getAttribute("failures"))).isGreaterThan(1);
    }

    @Test
    void sarifNamesRulePlaceAndCure() throws Exception {
        Path broken = broken();
        Cli.Result result = Cli.run("lesson", "check", "--format", "sarif", FIRST, broken.toString());
        assertThat(result.status()).isEqualTo(1);
        JsonValue log = json(result.out());
        assertThat(text(log, "version")).isEqualTo("2.1.0");
        JsonValue run = at(log, "runs", 0);
        assertThat(text(run, "tool", "driver", "name")).isEqualTo("papan");
        assertThat(text(run, "artifacts", 0, "location", "uri")).isEqualTo(FIRST);
        JsonValue last = ((JsonArray) at(run, "results"))
                .values().stream()
                        .filter(found -> text(found, "ruleId").equals("X401"))
                        .findFirst()
                        .orElseThrow();
        assertThat(text(run, "tool", "driver", "rules", number(last, "ruleIndex"), "id"))
                .isEqualTo("X401");
        assertThat(text(last, "level")).isEqualTo("error");
        assertThat(text(last, "message", "text")).contains("N5", "N2", "Correct the expectation or the step.");
        assertThat(text(last, "properties", "fix")).isEqualTo("Correct the expectation or the step.");
        JsonValue place = at(last, "locations", 0, "physicalLocation");
        assertThat(text(place, "artifactLocation", "uri"))
                .isEqualTo(broken.toUri().toString())
                .doesNotContain(" ", "<");
        assertThat(number(place, "artifactLocation", "index")).isEqualTo(1);
        String line = Files.readAllLines(broken).get(number(place, "region", "startLine") - 1);
        assertThat(line.substring(number(place, "region", "startColumn") - 1)).startsWith("\"N5\"");
    }

    @Test
    void nothingIsReportedOfLessonsInOrder() throws Exception {
        assertThat(((JsonArray) at(
                                json(Cli.run("lesson", "check", "--format", "sarif", FIRST)
                                        .out()),
                                "runs",
                                0,
                                "results"))
                        .values())
                .isEmpty();
        Cli.Result unknown = Cli.run("lesson", "check", "--format", "sariff", FIRST);
        assertThat(unknown.status()).isEqualTo(2);
        assertThat(unknown.err()).contains("Did you mean \"sarif\"?");
    }

    @Test
    void aLessonCanBePlayedByARuleSetOfYourOwn() throws IOException {
        Path rules = Files.createDirectory(folder.resolve("rules"));
        Files.copy(Path.of("examples/congkak-by-seed.json"), rules.resolve("congkak-by-seed.json"));
        Path lesson = Files.writeString(
                folder.resolve("own.lesson.json"),
                Files.readString(Path.of("examples/first.lesson.json")).replace("congklak-classic", "congkak-by-seed"));
        assertThat(Cli.run("lesson", "check", lesson.toString()).out()).contains("E201");
        assertThat(Cli.run("lesson", "check", "--rules", rules.toString(), lesson.toString())
                        .out())
                .doesNotContain("E201");
        Cli.Result none = Cli.run("lesson", "check", "--rules", rules + "x", lesson.toString());
        assertThat(none.status()).isEqualTo(3);
        assertThat(none.err()).contains("does not exist or cannot be read");
    }
}
