package papan.lesson.compare;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import papan.event.RoundEvent;
import papan.format.FormatException;
import papan.json.lesson.LessonReader;
import papan.json.rules.RuleBooks;
import papan.lesson.check.LessonCheck;
import papan.lesson.play.LessonRun;
import papan.lesson.play.LessonText;
import papan.lesson.scene.Finding;
import papan.lesson.script.Lesson;

/** Passes, refills and common openings on boards that are compared. */
final class ComparedMovesTest {
    private static final String LAST = "{ 'south': [1,0,0,0,0,0,0], 'north': [0,0,0,0,0,0,0],"
            + " 'stores': { 'south': 71, 'north': 26 }, 'mover': 'south' }";
    /** The classic rules take all that is left; the simple ones leave a seed. */
    private static final String TAKEN = "{ 'south': [0,1,0,0,0,0,0], 'north': [0,0,0,0,0,0,2],"
            + " 'stores': { 'south': 71, 'north': 24 }, 'mover': 'south' }";

    private static final String STUCK = "{ 'south': [0,0,0,0,1,0,2], 'north': [0,0,0,0,0,0,0],"
            + " 'stores': { 'south': 0, 'north': 0 }, 'mover': 'south', 'partial': true }";

    private static String step(String one, String other, String position, String moves) {
        return "{ 'id': 'c', 'kind': 'compare', 'boards': [{ 'id': 'A', 'rules': '%s', 'position': %s, 'moves': [%s] }, { 'id': 'B', 'rules': '%s' }] }"
                .formatted(one, position, moves, other);
    }

    private static Lesson lesson(String step) throws FormatException {
        return LessonReader.read(LessonText.around(step), "small.lesson.json", RuleBooks.shipped());
    }

    private static ComparedBoards compared(String step) throws FormatException {
        LessonRun run = LessonRun.of(lesson(step), RuleBooks.shipped());
        return run.compared(run.stages().get(0)).orElseThrow();
    }

    private static List<String> findings(String step) throws FormatException {
        return LessonCheck.check(lesson(step), RuleBooks.shipped()).stream()
                .filter(Finding::isError)
                .map(each -> each.code() + " " + each.path())
                .toList();
    }

    @Test
    void aRefillAtTheEndIsShown() throws FormatException {
        String refill = "{ 'action': 'refill', 'burn': ['N4', 'N5', 'N6', 'N7'] }";
        ComparedBoards without = compared(step("congklak-classic", "congklak-simple", TAKEN, "'S2'"));
        ComparedBoards with = compared(step("congklak-classic", "congklak-simple", TAKEN, "'S2', " + refill));

        assertThat(begunAgain(without)).containsExactly(false, false);
        assertThat(begunAgain(with)).as("where the round is over").containsExactly(true, false);
        assertThat(with.boards().get(0).end().burnt()).hasSize(4);
    }

    private static List<Boolean> begunAgain(ComparedBoards boards) {
        return boards.boards().stream()
                .map(board -> board.played().events().stream()
                        .dropWhile(event -> !(event instanceof RoundEvent.RoundEnded))
                        .anyMatch(RoundEvent.RoundStarted.class::isInstance))
                .toList();
    }

    @Test
    void aCommonOpeningIsWrittenOutInTheOrderOfItsChoices() throws FormatException {
        String together = "{ 'together': ['S7', 'N6'], 'then': { 'south': ['S4'] } }, 'N1'";
        ComparedBoards boards = compared(step("congkak", "congkak-forfeit", "'start'", together));
        ComparedBoards single = compared(step("congkak", "congkak-forfeit", "'start'", "'S7', 'N6', 'S4', 'N1'"));

        assertThat(boards.boards().get(0).played())
                .isEqualTo(single.boards().get(0).played());
        assertThat(boards.boards().get(1).played())
                .isEqualTo(single.boards().get(1).played());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            congklak-classic | 'start' | 'S3', { 'action': 'pass' }                  | E511 steps[0].boards[0].moves[1]
            congklak-classic | 'start' | 'S3', { 'action': 'refill' }                | E515 steps[0].boards[0].moves[1]
            congklak-classic | LAST    | 'S1', { 'action': 'refill', 'burn': ['N7'] } | X402 steps[0].boards[0].moves[1].burn
            congklak-classic | 'start' | { 'together': ['S3', 'N5'] }                | E512 steps[0].boards[0].moves[0]
            congkak          | 'start' | 'S3', { 'together': ['S3', 'N5'] }          | E512 steps[0].boards[0].moves[1]
            congkak          | STUCK   | { 'together': ['S7', 'N6'] }                | E512 steps[0].boards[0].moves[0]
            congkak          | 'start' | { 'together': ['S7', 'N6'] }                | E513 steps[0].boards[0].moves[0]
            congkak          | 'start' | { 'together': ['S3', 'N5'], 'then': { 'south': ['S4'] } } | E514 steps[0].boards[0].moves[0]
            """)
    void whatIsNotSoIsTold(String rules, String position, String moves, String finding) throws FormatException {
        String from = position.equals("LAST") ? LAST : position.equals("STUCK") ? STUCK : position;
        assertThat(findings(step(rules, rules, from, moves))).containsExactly(finding);
    }

    @Test
    void aPassThatHappensMayBeNamed() throws FormatException {
        String pass = "{ 'action': 'pass' }";
        String named = step("congklak-classic", "congklak-classic", STUCK, "'S5', " + pass + ", 'S7', " + pass);
        String first = step(
                "congklak-classic",
                "congklak-classic",
                STUCK.replace("'mover': 'south'", "'mover': 'north'"),
                pass + ", 'S7'");
        assertThat(findings(named)).isEmpty();
        assertThat(findings(first)).isEmpty();
    }
}
