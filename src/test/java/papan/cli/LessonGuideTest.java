package papan.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import papan.testing.Document;
import papan.testing.LessonPieces;

/** Whoever follows the guide for authors sees what it says: its first lesson grows, and each of its recipes works. */
final class LessonGuideTest {
    private static final Document GUIDE = Document.read(Path.of("docs/lesson-authors.md"));
    private static final String WATCH = "    {\n      \"id\": \"watch\"";
    private static final String END = "\n  ]\n}";
    private static final String TITLE = "\"title\": \"One turn of congklak\"";
    private static final String ALL_RIGHT = "\"tests\": [{ \"name\": \"all right\" }]";
    private static final Pattern BESIDE = Pattern.compile("\"file\": \"([a-z-]+\\.json)\"");

    @TempDir
    private Path folder;

    @Test
    void theFirstLessonOfTheGuideGrowsToSevenStepsAndIsInOrderAtEachStage() throws IOException {
        List<String> blocks = blocks(GUIDE);
        String first = blocks.get(0);
        String asked = first.replace(WATCH, blocks.get(1) + "\n" + WATCH);
        String stopped = asked.substring(0, asked.indexOf(WATCH)) + blocks.get(2) + END;
        String compared = stopped.replace(END, ",\n" + blocks.get(3) + END);
        String tried = compared.replace(END, ",\n" + blocks.get(4) + END);
        assertThat(tried.split("\"kind\"", -1)).hasSize(7 + 1);
        List<String> said = GUIDE.blocks("console").stream()
                .filter(lines -> lines.get(0).endsWith("lesson check --strict first.lesson.json"))
                .map(lines -> lines.get(1))
                .toList();
        assertThat(said).hasSize(1);
        for (String lesson : List.of(first, asked, stopped, compared, tried)) {
            assertThat(checked(lesson)).isEqualTo(said.get(0));
            goesItsWayToTheEnd(lesson);
        }
    }

    static Stream<Arguments> recipes() {
        return GUIDE.sections().stream()
                .dropWhile(section -> !heading(section).equals("## Recipes"))
                .filter(section -> !blocks(section).isEmpty())
                .map(section -> arguments(heading(section), section));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("recipes")
    void everyRecipeOfTheGuideIsInOrderAndGoesItsWayToTheEnd(String heading, Document recipe) throws IOException {
        String few = blocks(section("### Begin with only a few seeds")).get(0);
        List<String> pieces = new ArrayList<>(List.of(few, TITLE, ALL_RIGHT));
        for (String block : blocks(recipe)) {
            if (block.startsWith("\"strings\":")) {
                Files.writeString(folder.resolve("first.ms.strings.json"), """
                        { "format": "lesson-strings/1", "lesson": "pieces", "language": "ms", %s }
                        """.formatted(block));
            } else {
                pieces.add(block);
            }
        }
        String lesson = new LessonPieces(pieces).lesson();
        putBeside(lesson);

        assertThat(checked(lesson)).as(heading).startsWith("first.lesson.json: in order");
        goesItsWayToTheEnd(lesson);
    }

    @Test
    void theGuideHasTwelveRecipesAtLeastAndIsReadInAnEvening() {
        assertThat(recipes()).hasSizeGreaterThanOrEqualTo(12);
        assertThat(GUIDE.text().split("\\s+", -1)).hasSizeLessThan(3500);
    }

    @Test
    void whatIsSaidOfAWrongExpectationIsWhatTheGuideSays() throws IOException {
        Document recipe = section("### Check it before the class");

        String said = checked(new LessonPieces(blocks(recipe)).lesson().replace("\"captured\": 9", "\"captured\": 8"));

        String message = recipe.blocks("text").get(0).get(0);
        assertThat(said.substring(said.indexOf("X401"))).isEqualTo(message.substring(message.indexOf("X401")));
    }

    private static Document section(String heading) {
        return GUIDE.sections().stream()
                .filter(section -> heading(section).equals(heading))
                .findFirst()
                .orElseThrow();
    }

    private static String heading(Document section) {
        return section.lines().get(0);
    }

    private static List<String> blocks(Document document) {
        return document.blocks("json").stream()
                .map(lines -> String.join("\n", lines))
                .toList();
    }

    /** The files that a lesson names. */
    private void putBeside(String lesson) throws IOException {
        if (lesson.contains("\"board.png\"")) {
            BufferedImage picture = new BufferedImage(2, 2, BufferedImage.TYPE_INT_RGB);
            ImageIO.write(picture, "png", folder.resolve("board.png").toFile());
        }
        for (String rules :
                BESIDE.matcher(lesson).results().map(file -> file.group(1)).toList()) {
            Files.copy(Path.of("examples", rules), folder.resolve(rules), StandardCopyOption.REPLACE_EXISTING);
        }
    }

    /** What the strict check says of the lesson that the reader of the guide has written. */
    private String checked(String lesson) throws IOException {
        Cli.Result result = Cli.run("lesson", "check", "--strict", saved(lesson));
        return (result.out() + result.err()).strip();
    }

    private void goesItsWayToTheEnd(String lesson) throws IOException {
        Path answers = Files.writeString(folder.resolve("answers.txt"), "");
        Cli.Result result = Cli.run("lesson", "play", saved(lesson), "--answers", answers.toString());
        assertThat(result.status()).as(lesson).isZero();
        assertThat(result.out().strip()).as(lesson).endsWith("That’s the end of the lesson.");
    }

    private String saved(String lesson) throws IOException {
        return Files.writeString(folder.resolve("first.lesson.json"), lesson).toString();
    }
}
