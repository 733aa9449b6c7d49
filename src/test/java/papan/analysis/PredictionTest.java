package papan.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import papan.event.SowingEvent.Captured;
import papan.model.House;
import papan.model.Move;
import papan.model.Side;

class PredictionTest {
    private static final Course COURSE = Courses.play(
                    ClassicRules.ENGINE.rules(), Optional.empty(), List.of(new Move(new House(Side.SOUTH, 3))))
            .course();
    private static final CourseChart STORES = new CourseChart(ChartKind.STORES, COURSE, Spacing.LAP);

    @Test
    void aStrokeIsAStraightLine() {
        Prediction drawn = Prediction.blank(5).with(1, 2, 4, 8);
        assertThat(drawn.values()).containsExactly(Double.NaN, 2.0, 4.0, 6.0, 8.0);
        assertThat(drawn.with(4, 8, 2, 0).values()).containsExactly(Double.NaN, 2.0, 0.0, 4.0, 8.0);
        assertThat(Prediction.blank(3).values()).allMatch(value -> value.isNaN());
    }

    @Test
    void theWidestGapIsExplainedByTheEventThatOpenedItMost() {
        Prediction flat = Prediction.blank(3).with(0, 0, 2, 0);
        Prediction.Gap gap = flat.largestGap(STORES, 0, COURSE.size()).orElseThrow();
        assertThat(gap.row()).isEqualTo(2);
        assertThat(gap.actual()).isEqualTo(COURSE.inStore(Side.SOUTH, COURSE.size()));
        assertThat(COURSE.events().get(gap.cursor() - 1)).isInstanceOf(Captured.class);
    }

    @Test
    void whatHasNotBeenDrawnIsNotCompared() {
        assertThat(Prediction.blank(3).largestGap(STORES, 0, COURSE.size())).isEmpty();
        Prediction.Gap gap = Prediction.blank(3)
                .with(1, 40)
                .largestGap(STORES, 0, COURSE.size())
                .orElseThrow();
        assertThat(gap.row()).isEqualTo(1);
    }
}
