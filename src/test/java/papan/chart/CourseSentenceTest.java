package papan.chart;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import papan.analysis.ChartKind;
import papan.analysis.ChartPlan;
import papan.analysis.Course;
import papan.analysis.Courses;
import papan.analysis.Series;
import papan.analysis.Spacing;
import papan.model.House;
import papan.model.Move;
import papan.model.Position;
import papan.model.Side;
import papan.narration.CaptionText;
import papan.narration.Language;
import papan.narration.Wording;
import papan.rules.RuleSet;
import papan.testing.Boards;
import papan.testing.RuleFiles;

/**
 * What a chart's sentence says along two turns: S3, which relays and captures nine seeds with event 22, and N3, which ends
 * in an empty house with event 34.
 */
class CourseSentenceTest {
    private static final RuleSet RULES = RuleFiles.shipped("congklak-classic");
    private static final Course COURSE = Courses.play(
                    RULES,
                    Optional.empty(),
                    List.of(Move.parse("S3").orElseThrow(), Move.parse("N3").orElseThrow()))
            .course();

    private static String told(Chart chart, int cursor) {
        return new ChartText(new CaptionText(Wording.of(Language.ENGLISH))).sentence(chart, cursor);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            SEEDS    | 4  | Turn 1: South’s store 0, South’s row 44, in hand 5, North’s row 49, North’s store 0.
            SEEDS    | 34 | Turn 2: South’s store 10, South’s row 53, in hand 0, North’s row 34, North’s store 1.
            HOUSES   | 0  | Before the first turn: S1 is the fullest house, with 7 seeds; none is empty, none is burnt.
            HOUSES   | 22 | Turn 1: S1 is the fullest house, with 8 seeds; 3 are empty, none is burnt.
            HOUSES   | 34 | Turn 2: S4 is the fullest house, with 9 seeds; 3 are empty, none is burnt.
            STORES   | 34 | Turn 2: South’s store 10, North’s store 1.
            MOBILITY | 34 | Turn 2: South can play 7 houses, North 4.
            EMPTY    | 22 | Turn 1: South has 1 empty house, North 2.
            EVENNESS | 0  | Before the first turn: South 1.00, North 1.00. 1 means the same in each house, 0 means all in one.
            EVENNESS | 22 | Turn 1: South 0.92, North 0.83. 1 means the same in each house, 0 means all in one.
            ROUNDS   | 22 | Round 1: South captured 9, North 0; left over 0 and 0; burnt 0 and 0. Rounds won so far: South 0, North 0.
            """)
    void theNumbersAreThoseAtTheCursor(ChartKind kind, int cursor, String sentence) {
        assertThat(told(Chart.of(kind, Spacing.TURN, List.of(COURSE)), cursor)).isEqualTo(sentence);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            0  | Before the first turn: nobody is ahead.
            4  | Turn 1: nobody is ahead.
            9  | Turn 1: South is 1 seed ahead. Largest change so far: South’s store gets one: 1 now, 4 in hand.
            22 | Turn 1: South is 10 seeds ahead. Largest change so far: South captures 9 seeds from S3 and N5.
            34 | Turn 2: South is 9 seeds ahead. Largest change so far: South captures 9 seeds from S3 and N5.
            """)
    void whoIsAheadIsToldWithTheLargestChangeIfThereWasOne(int cursor, String sentence) {
        assertThat(told(Chart.of(ChartKind.LEAD, Spacing.TURN, List.of(COURSE)), cursor))
                .isEqualTo(sentence);
    }

    @Test
    void northCanBeAheadToo() {
        Course course = Course.of(RULES, Boards.south("""
                1 0 0 0 0 0 0 | 5
                1 0 0 0 0 0 0 | 2"""), List.of());
        assertThat(told(Chart.of(ChartKind.LEAD, Spacing.TURN, List.of(course)), 0))
                .isEqualTo("Before the first turn: North is 3 seeds ahead.");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            LAPS     | 22 | No turn has ended yet.
            LAPS     | 23 | 1 turn: 2.0 laps each on average, the longest 2 laps, by South.
            LAPS     | 34 | 2 turns: 1.5 laps each on average, the longest 2 laps, by South.
            CAPTURES | 21 | Nothing has been captured yet.
            CAPTURES | 34 | 1 capture: 9.0 seeds each on average, the largest 9 seeds, by South.
            """)
    void whatHasBeenCountedIsToldWithItsMeanAndItsLargest(ChartKind kind, int cursor, String sentence) {
        assertThat(told(Chart.of(kind, Spacing.TURN, List.of(COURSE)), cursor)).isEqualTo(sentence);
    }

    @Test
    void ofTwoThatAreEquallyLargeTheFirstIsNamed() {
        List<Move> moves =
                List.of(Move.parse("S4").orElseThrow(), Move.parse("N4").orElseThrow());
        Course course = Courses.play(RuleFiles.shipped("kalah"), Optional.empty(), moves)
                .course();
        assertThat(told(Chart.of(ChartKind.LAPS, Spacing.TURN, List.of(course)), course.size()))
                .isEqualTo("2 turns: 1.0 laps each on average, the longest 1 lap, by South.");
    }

    @Test
    void emptyAndBurntHousesOfBothRowsAreCounted() {
        Position position = Boards.south("""
                x 0 0 0 0 0 4 | 0
                x x 0 0 0 0 0 | 0""");
        Course course = Course.of(RULES, position, List.of());
        assertThat(told(Chart.of(ChartKind.HOUSES, Spacing.TURN, List.of(course)), 0))
                .isEqualTo("Before the first turn: N1 is the fullest house, with 4 seeds; 10 are empty, 3 are burnt.");
        Course bare = Course.of(RULES, Boards.south("""
                0 0 0 0 0 0 0 | 9
                0 0 0 0 0 0 0 | 9"""), List.of());
        assertThat(told(Chart.of(ChartKind.HOUSES, Spacing.TURN, List.of(bare)), 0))
                .isEqualTo("Before the first turn: every house is empty.");
    }

    @Test
    void eachChosenLineIsToldWithItsNumber() {
        ChartPlan plan = new ChartPlan(
                ChartKind.SERIES,
                Spacing.TURN,
                List.of(
                        new Series(Series.Of.STORE, Optional.of(Side.SOUTH), Optional.empty()),
                        new Series(Series.Of.HOUSE, Optional.empty(), Optional.of(new House(Side.NORTH, 2)))));
        assertThat(told(Chart.of(plan, "", List.of(COURSE)), 34)).isEqualTo("Turn 2: South’s store 10, N2 9.");
    }
}
