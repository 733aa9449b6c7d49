package papan.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import papan.format.FormatException;
import papan.json.lesson.LessonReader;
import papan.json.rules.RuleBooks;
import papan.lesson.play.LessonRun;
import papan.lesson.play.LessonText;
import papan.narration.Language;

/** The board as text, and the moves of boards that are compared. */
final class PlainBoardTest {

    private static String told(String steps, String rules, String view) throws IOException, FormatException {
        return told(steps, rules, view, "");
    }

    private static String told(String steps, String rules, String view, String typed)
            throws IOException, FormatException {
        String text = LessonText.around(steps)
                .replace("congklak-classic", rules)
                .replace("\"steps\"", "\"view\": " + view + ", \"steps\"");
        LessonRun run =
                LessonRun.of(LessonReader.read(text, "x.lesson.json", RuleBooks.shipped()), RuleBooks.shipped());
        StringWriter out = new StringWriter();
        new PlainLesson(
                        run,
                        Language.ENGLISH,
                        new Lines(new BufferedReader(new StringReader(typed)), "answers"),
                        new PrintWriter(out))
                .play();
        return out.toString();
    }

    @Test
    void whoSitsAtTheBottomReadsTheOwnRowFromTheLeft() throws IOException, FormatException {
        String step =
                "{ 'id': 's', 'kind': 'show', 'position': { 'south': [1,2,3,4,5,6,7], 'north': [8,9,10,11,12,13,14],"
                        + " 'stores': { 'south': 20, 'north': 30 }, 'mover': 'north', 'partial': true } }";
        assertThat(told(step, "congklak-classic", "{ \"orientation\": \"north\" }"))
                .contains("""
                    S    7   6   5   4   3   2   1   store 20
                    N    8   9  10  11  12  13  14   store 30
                """.indent(0));
        assertThat(told(step, "congklak-classic", "{}")).contains("""
                    N   14  13  12  11  10   9   8   store 30
                    S    1   2   3   4   5   6   7   store 20
                """.indent(0));
    }

    @Test
    void aCommonOpeningIsNamedAsOneMove() throws IOException, FormatException {
        String step = "{ 'id': 'c', 'kind': 'compare', 'boards': [{ 'id': 'A', 'rules': 'congkak', 'label': 'A',"
                + " 'moves': [{ 'together': ['S7', 'N6'], 'then': { 'south': ['S4'] } }, 'N1'] },"
                + " { 'id': 'B', 'rules': 'congkak-forfeit', 'label': 'B' }] }";
        assertThat(told(step, "congkak", "{}")).contains("A: S7 S4 + N6, N1");
    }

    @Test
    void betweenTwoRoundsOfAGameItIsToldWhichHousesAreBurnt() throws IOException, FormatException {
        String game = """
                { 'id': 'g', 'kind': 'game', 'opponent': 'big-sister', 'rounds': 2,
                  'position': { 'south': [1, 0, 0, 0, 0, 0, 0], 'north': [0, 0, 0, 0, 0, 0, 0],
                    'stores': { 'south': 40, 'north': 57 }, 'mover': 'south' } }""";
        assertThat(told(game, "congklak-classic", "{}", "S1\n").lines().map(String::strip))
                .containsSubsequence(
                        "Big Sister wins round 1, 57 to 41. Now fill up for the next one.",
                        "Aina can’t fill S6, so it’s burnt for this round.",
                        "Aina can’t fill S7, so it’s burnt for this round.",
                        "Round 2 begins with 98 seeds.",
                        "Ben picks up all 7 seeds from N1.")
                .anyMatch(line -> line.startsWith("? Your turn. Round 2 of 2, against Big Sister."));
    }
}
