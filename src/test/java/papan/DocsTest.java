package papan;

import static java.util.stream.Collectors.toCollection;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import papan.format.FormatException;
import papan.json.lesson.LessonReader;
import papan.json.rules.RuleBooks;
import papan.testing.Document;
import papan.testing.LessonPieces;

/** What the documents promise is true, and what the program can say is in the documents. */
class DocsTest {
    private static final Path EXAMPLES = Path.of("examples");
    private static final Pattern CODE = Pattern.compile("\"([EWXR][0-9]{3})\"");
    private static final Pattern DOCUMENTED_CODE = Pattern.compile("(?m)^\\| ([EWXR][0-9]{3}) \\|");

    /** What stands around the examples of the reference: a board with few seeds, a goal, and a turn that was played. */
    private static final List<String> AROUND = List.of("""
            "positions": { "few": { "south": [0, 0, 3, 0, 0, 0, 2], "north": [0, 0, 2, 0, 0, 1, 0],
              "stores": { "south": 0, "north": 0 }, "mover": "south", "partial": true } }""", """
            "meta": { "minutes": 5, "goals": [{ "id": "G1", "text": "Count." }],
              "sources": [{ "id": "classic", "cite": "Congkak, with five diagrams" }] }""", """
            { "id": "goal", "kind": "ask", "position": "few",
              "question": { "type": "landing", "goal": "G1", "move": "S3", "until": "firstLap" } }""", """
            { "id": "watch", "kind": "play", "from": "few", "moves": ["S7"] }""");

    /** What the examples of one part need beside that. */
    private static final Map<String, List<String>> BESIDE = Map.of(
            "#### A simultaneous opening", List.of(congkak()),
            "## Charts of your own", List.of("{ \"id\": \"see\", \"kind\": \"chart\", \"chart\": \"in-hand\" }"));

    @TempDir
    private Path folder;

    @Test
    void thereAreAsManyExamplesAsThisTestKnows() {
        assertThat(rules()).hasSize(3);
        assertThat(lessons()).hasSize(5);
        assertThat(files(EXAMPLES))
                .as("with answers, a position, a batch and a match")
                .hasSize(12);
    }

    @Test
    void everyExampleRuleSetIsInOrder() throws IOException, FormatException {
        for (Path file : rules()) {
            assertThat(file).hasFileName(RuleBooks.read(file).id() + ".json");
        }
    }

    @Test
    void everyExampleLessonIsInOrderEvenStrictly() throws IOException {
        for (Path file : lessons()) {
            assertThat(LessonReader.check(file, RuleBooks.shipped()))
                    .as("%s", file)
                    .isEmpty();
        }
    }

    static Stream<Arguments> partsOfTheReference() {
        return Document.read(Path.of("docs/lesson-reference.md")).sections().stream()
                .filter(section -> !section.blocks("json").isEmpty())
                .map(section -> arguments(section.lines().get(0), section));
    }

    /** What is no step and no field of the head is part of an example, which is in order. */
    @ParameterizedTest(name = "{0}")
    @MethodSource("partsOfTheReference")
    void theExamplesOfTheReferenceAreInOrder(String heading, Document part) throws IOException {
        List<String> pieces = new ArrayList<>(AROUND);
        pieces.addAll(BESIDE.getOrDefault(heading, List.of()));
        part.blocks("json").stream()
                .map(lines -> String.join("\n", lines))
                .filter(json -> !isInAnExample(json))
                .forEach(pieces::add);
        Path lesson = folder.resolve("pieces.lesson.json");
        Files.writeString(lesson, new LessonPieces(pieces).lesson());
        ImageIO.write(
                new BufferedImage(2, 2, BufferedImage.TYPE_INT_RGB),
                "png",
                folder.resolve("board.png").toFile());

        assertThat(LessonReader.check(lesson, RuleBooks.shipped())).isEmpty();
    }

    private static String congkak() {
        return "\"rules\": { \"id\": \"congkak\", \"revision\": "
                + RuleBooks.shipped().find("congkak").orElseThrow().about().revision() + " }";
    }

    private static boolean isInAnExample(String json) {
        String found = json.replaceAll("\\s+", "");
        return lessons().stream()
                .anyMatch(file -> text(file).replaceAll("\\s+", "").contains(found));
    }

    @Test
    void theRuleBookListsEveryRuleSetOnceWithItsName() {
        String listed = text(Path.of("docs/rule-book.md"));
        assertThat(RuleBooks.shipped().all())
                .allSatisfy(rules -> assertThat(listed)
                        .containsOnlyOnce(
                                "| `" + rules.id() + "` | " + rules.about().name("en")));
    }

    @Test
    void everyWholeFileInADocumentIsOneOfTheExamples() {
        Set<String> examples =
                files(EXAMPLES).stream().map(DocsTest::text).map(String::strip).collect(toCollection(TreeSet::new));
        List<String> whole = Document.all().stream()
                .flatMap(document -> document.blocks("json").stream())
                .map(lines -> String.join("\n", lines))
                .filter(json -> json.contains("\"format\""))
                .toList();
        assertThat(whole).hasSizeGreaterThanOrEqualTo(2).isSubsetOf(examples);
    }

    @Test
    void everyErrorCodeIsExplainedAndEveryExplainedCodeExists() {
        Set<String> explained = Stream.of("lesson-reference.md", "rule-sets.md", "exploring.md")
                .map(name -> Document.read(Path.of("docs", name)).text())
                .flatMap(text -> codes(DOCUMENTED_CODE, text))
                .collect(toCollection(TreeSet::new));
        Set<String> used = files(Path.of("src/main/java")).stream()
                .flatMap(file -> codes(CODE, text(file)))
                .collect(toCollection(TreeSet::new));
        assertThat(used).hasSizeGreaterThan(70);
        assertThat(explained).containsExactlyElementsOf(used);
    }

    @Test
    void everyLinkLeadsSomewhere() {
        int links = 0;
        for (Document document : Document.all()) {
            for (String link : document.links()) {
                String[] parts = link.split("#", 2);
                Path target = parts[0].isEmpty()
                        ? document.file()
                        : document.file().resolveSibling(parts[0]).normalize();
                assertThat(target).as("%s links to %s", document.file(), link).exists();
                if (parts.length == 2) {
                    assertThat(Document.read(target).anchors())
                            .as("%s links to %s", document.file(), link)
                            .contains(parts[1]);
                }
                links++;
            }
        }
        assertThat(links).isGreaterThan(20);
    }

    private static Stream<String> codes(Pattern pattern, String text) {
        return pattern.matcher(text).results().map((MatchResult match) -> match.group(1));
    }

    private static List<Path> lessons() {
        return files(EXAMPLES).stream()
                .filter(file -> file.toString().endsWith(".lesson.json"))
                .toList();
    }

    private static List<Path> rules() {
        return files(EXAMPLES).stream()
                .filter(file -> file.toString().matches(".*/[a-z0-9-]+\\.json"))
                .toList();
    }

    private static List<Path> files(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile).sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
