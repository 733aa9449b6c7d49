package papan.json.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import papan.format.Problem;
import papan.json.rules.RuleBooks;
import papan.lesson.play.LessonText;

/** What is wrong with the rounds of a chart is told where it stands, with what could stand there. */
class RoundsShapeTest {
    private static final String STEP = "{ 'id': 'fair', 'kind': 'chart', 'chart': 'CHART', 'rounds': { ROUNDS } }";

    private static final String TALLY =
            "{ 'id': 'games', 'kind': 'ask', 'question': { 'type': 'tally', 'text': 'Who won?', 'options': ["
                    + "{ 'id': 'first', 'text': 'First' }, { 'id': 'OTHER', 'text': 'Other' }] } }, ";

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            first | 'boards': [{ 'rules': 'congkak' }] |
            margins | 'boards': [{ 'rules': 'congkak', 'switch': { 'clause': 'first-move', 'as': 'congklak-classic' }, 'label': 'By turns' }], 'players': 'search:2', 'count': 100 |
            stores | 'boards': [{ 'rules': 'congkak' }] | E906 steps[0].chart
            first | 'boards': [{ 'rules': 'congkack' }] | E201 steps[0].rounds.boards[0].rules
            first | 'boards': [{ 'rules': 'congkak' }], 'players': 'serch:2' | E907 steps[0].rounds.players
            first | 'boards': [{ 'rules': 'congkak' }], 'players': 'search:3' | E907 steps[0].rounds.players
            first | 'boards': [{ 'rules': 'congkak' }], 'players': 'search:1', 'count': 101 | E907 steps[0].rounds.count
            first | 'boards': [{ 'rules': 'congkak' }], 'count': 20001 | E013 steps[0].rounds.count
            first | 'boards': [] | E907 steps[0].rounds.boards
            first | 'boards': [{ 'rules': 'congkak' }, { 'rules': 'congkak' }, { 'rules': 'congkak' }, { 'rules': 'congkak' }, { 'rules': 'congkak' }] | E542 steps[0].rounds.boards
            first | 'count': 100 | E010 steps[0].rounds
            first | 'boards': [{ 'rules': 'congkak', 'schedule': 'bySeed' }] |
            first | 'boards': [{ 'rules': 'congklak-classic', 'switch': { 'clause': 'first-move', 'as': 'congkak' }, 'schedule': 'byLap' }] |
            first | 'boards': [{ 'rules': 'congklak-classic', 'schedule': 'bySeed' }] | E907 steps[0].rounds.boards[0].schedule
            """)
    void whatIsWrongIsTold(String chart, String rounds, String expected) {
        assertThat(errors(STEP.replace("CHART", chart).replace("ROUNDS", rounds)))
                .isEqualTo(Stream.ofNullable(expected).toList());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            second | first | games |
            other | first | games | E910 steps[1].tally
            second | first | gamse | E910 steps[1].tally
            second | margins | games | E910 steps[1].tally
            """)
    void aTallyOfGamesStandsBesideTheRoundsOfTheChartOfWhoeverMovesFirst(
            String option, String chart, String named, String expected) {
        String step = STEP.replace("CHART", chart)
                .replace("ROUNDS", "'boards': [{ 'rules': 'congkak' }]")
                .replace("'kind'", "'tally': '" + named + "', 'kind'");
        assertThat(errors(TALLY.replace("OTHER", option) + step))
                .isEqualTo(Stream.ofNullable(expected).toList());
    }

    @Test
    void withFourBoardsThereIsNoPlaceForATally() {
        String board = "{ 'rules': 'congkak' }";
        String step = STEP.replace("CHART", "first")
                .replace("ROUNDS", "'boards': [" + String.join(", ", Collections.nCopies(4, board)) + "]")
                .replace("'kind'", "'tally': 'games', 'kind'");
        assertThat(errors(TALLY.replace("OTHER", "second") + step)).containsExactly("E910 steps[1].tally");
    }

    private static List<String> errors(String steps) {
        return LessonReader.check(LessonText.around(steps), "x.lesson.json", RuleBooks.shipped()).stream()
                .filter(problem -> problem.severity() == Problem.Severity.ERROR)
                .map(problem -> problem.code() + " " + problem.path())
                .toList();
    }
}
