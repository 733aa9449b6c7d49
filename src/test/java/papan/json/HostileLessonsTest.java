package papan.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import papan.format.Problem;
import papan.json.lesson.LessonReader;
import papan.json.rules.RuleBooks;
import papan.lesson.play.LessonText;

/** Lessons that are made to cost much, and things that are no files: each is refused with a sentence, and soon. */
@Timeout(20)
final class HostileLessonsTest {
    private static final String TRY =
            "{ 'id': 't', 'kind': 'try', 'position': 'start', 'opponent': 'none', 'moves': 50,"
                    + " 'goal': { 'event': 'sow', 'count': { 'gte': 900 } } }";

    @TempDir
    private Path folder;

    private static List<String> codes(String steps) {
        return LessonReader.check(LessonText.around(steps), "x.lesson.json", RuleBooks.shipped()).stream()
                .map(problem -> problem.code() + " " + problem.path())
                .toList();
    }

    private static String say(int texts, String text) {
        return IntStream.range(0, texts)
                .mapToObj(i -> "{ 'on': { 'event': 'lift' }, 'text': '" + text + "' }")
                .collect(Collectors.joining(",", "{ 'id': 'p', 'kind': 'play', 'moves': ['S3'], 'say': [", "] }"));
    }

    @Test
    void atMostSixtyTextsAreSaidInAStep() {
        assertThat(codes(say(61, "Up."))).containsExactly("E521 steps[0].say");
        assertThat(codes(say(60, "Up."))).hasSize(59).containsOnlyOnce("E520 steps[0].say[59].on");
    }

    @Test
    void aWrongNumberIsToldOnceAndNoMoreThanFiveOfAStep() {
        String step = "{ 'id': 'p', 'kind': 'play', 'moves': ['S3'],"
                + " 'say': [{ 'on': { 'event': 'sow' }, 'text': 'NUMBERS' }] }";
        assertThat(codes(step.replace("NUMBERS", "901"))).containsExactly("W535 steps[0].say[0]");
        assertThat(codes(step.replace("NUMBERS", "901 902 903 904 905 906 907")))
                .hasSize(5);
    }

    @Test
    void aLessonThatCostsTooMuchIsToldSoAtItsStep() {
        assertThat(codes(TRY)).containsExactly("E522 steps[0]");
    }

    /** Each of them is found late, after thousands of tries. */
    @Test
    void positionsOfChanceArePaidFor() {
        String steps = IntStream.range(0, 200)
                .mapToObj(i -> "{ 'id': 's" + i + "', 'kind': 'show', 'position': { 'generate': { 'seed': " + i
                        + ", 'where': { 'at': 'S.store', 'gte': 70 } } } }")
                .collect(Collectors.joining(","));
        assertThat(codes(steps))
                .hasSize(1)
                .allMatch(told -> told.matches("E522 steps\\[[0-9]+]\\.position\\.generate"));
        assertThat(codes(steps.replace("'gte': 70", "'gte': 30"))).noneMatch(told -> told.startsWith("E"));
    }

    /** What is never the first of the lesson is looked for in all of it, once for each step that asks. */
    @Test
    void lookingForTheFirstOfALessonIsPaidFor() {
        String say = IntStream.rangeClosed(1, 60)
                .mapToObj(i -> "{ 'on': { 'event': 'lift', 'first': true, 'lap': LAP }, 'text': 'x' }")
                .collect(Collectors.joining(","));
        String steps = IntStream.range(0, 180)
                .mapToObj(i -> {
                    String[] parts = say.split("LAP", -1);
                    StringBuilder own = new StringBuilder(parts[0]);
                    for (int k = 1; k < parts.length; k++) {
                        own.append(100 + (i * 60 + k) % 890).append(parts[k]);
                    }
                    return "{ 'id': 's" + i
                            + "', 'kind': 'play', 'from': 'start', 'moves': ['S6', 'N6', 'S2'], 'say': [" + own + "] }";
                })
                .collect(Collectors.joining(","));
        assertThat(codes(steps)).contains("E522 steps[179]");
    }

    @Test
    void halfACharacterIsRefused() {
        assertThat(codes("{ 'id': 's', 'kind': 'show', 'say': '\\ud800' }")).containsExactly("E008 ");
    }

    @Test
    void controlCharactersAreNotPrinted() {
        String lesson = LessonText.around("{ 'id': 's', 'kind': 'show', 'a\\u001bb\\nc': 1 }");
        assertThat(LessonReader.check(lesson, "x.lesson.json", RuleBooks.shipped()))
                .isNotEmpty()
                .allSatisfy(problem -> assertThat(problem.line()).doesNotContain("\u001b", "\n"));
    }

    @Test
    void whatIsNoFileIsNotOpened() throws IOException {
        Path device = Files.createSymbolicLink(folder.resolve("zero.lesson.json"), Path.of("/dev/zero"));
        Path inside = Files.createDirectory(folder.resolve("folder.lesson.json"));
        for (Path path : List.of(device, inside)) {
            assertThat(LessonReader.check(path, RuleBooks.shipped()))
                    .extracting(Problem::code)
                    .containsExactly("E007");
        }
    }
}
