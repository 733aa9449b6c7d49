package papan;

import static java.util.stream.Collectors.toCollection;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import papan.format.FormatException;
import papan.json.lesson.LessonReader;
import papan.json.rules.RuleBooks;
import papan.testing.Document;

/** What the documents promise is true, and what the program can say is in the documents. */
class DocsTest {
    private static final Path EXAMPLES = Path.of("examples");
    private static final Pattern CODE = Pattern.compile("\"([EWXR][0-9]{3})\"");
    private static final Pattern DOCUMENTED_CODE = Pattern.compile("(?m)^\\| ([EWXR][0-9]{3}) \\|");

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

    @Test
    void theGuidesExamplesOfBoardsChartsAndQuestionsAreInOrder() {
        List<String> blocks = Document.read(Path.of("docs/lesson-reference.md")).blocks("json").stream()
                .map(lines -> String.join("\n", lines))
                .toList();
        String positions = blocks.stream()
                .filter(json -> json.startsWith("\"positions\""))
                .findFirst()
                .orElseThrow();
        List<String> steps = blocks.stream()
                .filter(json -> json.contains("\"kind\": \"compare\"") || json.contains("\"kind\": \"chart\""))
                .toList();
        assertThat(steps).hasSize(5);
        String view = blocks.stream()
                .filter(json -> json.startsWith("\"view\": { \"orientation\""))
                .findFirst()
                .orElseThrow();
        List<String> questions =
                blocks.stream().filter(json -> json.contains("\"id\": \"ask-")).toList();
        assertThat(questions).hasSize(12);
        String lesson = """
                { "format": "lesson/1", "id": "guide", "revision": 1, "language": "en", "title": "Guide",
                  "meta": { "minutes": 10 }, "rules": { "id": "congklak-classic", "revision": 1 }, %s, %s,
                  "steps": [%s, { "id": "before", "kind": "play", "moves": ["S3"] }, %s,
                    %s, %s, %s, { "id": "again", "kind": "play", "moves": ["S3"] }, %s] }
                """.formatted(
                        positions,
                        view,
                        steps.get(3),
                        steps.get(0),
                        String.join(",", questions.subList(0, 6)),
                        steps.get(4),
                        String.join(",", questions.subList(6, questions.size())),
                        String.join(",", steps.subList(1, 3)));
        assertThat(LessonReader.check(lesson, "guide.lesson.json", RuleBooks.shipped()))
                .isEmpty();
    }

    @Test
    void theGuidesOwnChartsWordsAndQuestionsForLaterAreInOrder() {
        List<String> beside = Document.read(Path.of("docs/lesson-reference.md")).blocks("json").stream()
                .map(lines -> String.join("\n", lines))
                .filter(json ->
                        json.startsWith("\"charts\"") || json.startsWith("\"glossary\"") || json.startsWith("\"bank\""))
                .toList();
        assertThat(beside).hasSize(3);
        String lesson = """
                { "format": "lesson/1", "id": "guide", "revision": 1, "language": "en", "title": "Guide",
                  "meta": { "minutes": 2, "goals": [{ "id": "G1", "text": "Count." }] },
                  "rules": { "id": "congklak-classic", "revision": 1 }, %s,
                  "steps": [{ "id": "watch", "kind": "play", "moves": ["S6"] },
                    { "id": "see", "kind": "chart", "chart": "in-hand" }] }
                """.formatted(String.join(",", beside));
        assertThat(LessonReader.check(lesson, "guide.lesson.json", RuleBooks.shipped()))
                .isEmpty();
    }

    @Test
    void theGuidesTryIsInOrderAndItsWaysAreThoseOfTheExample() {
        List<String> blocks = Document.read(Path.of("docs/lesson-reference.md")).blocks("json").stream()
                .map(lines -> String.join("\n", lines))
                .toList();
        String step = blocks.stream()
                .filter(json -> json.contains("\"kind\": \"try\""))
                .findFirst()
                .orElseThrow();
        String lesson = """
                { "format": "lesson/1", "id": "guide", "revision": 1, "language": "en", "title": "Guide",
                  "meta": { "minutes": 2 }, "rules": { "id": "congklak-classic", "revision": 1 }, "steps": [%s] }
                """.formatted(step);
        assertThat(LessonReader.check(lesson, "guide.lesson.json", RuleBooks.shipped()))
                .isEmpty();
        String example = text(EXAMPLES.resolve("ways.lesson.json")).replaceAll("\\s+", "");
        assertThat(blocks.stream().filter(json -> json.startsWith("\"next\"") || json.startsWith("\"tests\"")))
                .hasSize(2)
                .allSatisfy(json -> assertThat(example).contains(json.replaceAll("\\s+", "")));
    }

    /** What the guide says of altered rules, motion, rules and firsts is what the example has, which is in order. */
    @Test
    void theGuidesAlteredRulesAreThoseOfTheExample() {
        String example = text(EXAMPLES.resolve("altered.lesson.json")).replaceAll("\\s+", "");
        List<String> blocks = Document.read(Path.of("docs/lesson-reference.md")).blocks("json").stream()
                .map(lines -> String.join("", lines).replaceAll("\\s+", ""))
                .filter(json -> json.startsWith("\"rules\":{")
                        || json.startsWith("\"view\":{\"motion\"")
                        || (json.startsWith("\"hints\":") && json.contains("\"after\":{"))
                        || json.contains("\"set\":")
                        || json.contains("\"first\":"))
                .toList();
        assertThat(blocks).hasSize(5).allSatisfy(json -> assertThat(example).contains(json));
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
