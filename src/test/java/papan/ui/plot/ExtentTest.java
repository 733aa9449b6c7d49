package papan.ui.plot;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import papan.analysis.Spacing;

/** How far an axis reaches. */
class ExtentTest {
    @ParameterizedTest
    @CsvSource({
        "0, 5",
        "5, 5",
        "5.5, 10",
        "10, 10",
        "11, 20",
        "20, 20",
        "21, 50",
        "50, 50",
        "51, 100",
        "101, 200",
        "201, 500",
        "501, 1000"
    })
    void anAxisEndsAtOneTwoOrFiveTimesAPowerOfTen(double number, int end) {
        assertThat(Extent.nice(number)).isEqualTo(end);
    }

    @ParameterizedTest
    @CsvSource({"TURN, 0, 6", "TURN, 6, 6", "TURN, 7, 9", "TURN, 9, 9", "TURN, 10, 14", "SEED, 24, 24", "SEED, 25, 36"})
    void anAxisGrowsByHalfAsSoonAsMoreHasBeenSeen(Spacing spacing, int seen, int end) {
        assertThat(Extent.of(spacing, seen)).isEqualTo(end);
    }
}
