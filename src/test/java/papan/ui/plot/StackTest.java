package papan.ui.plot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.junit.jupiter.api.Test;

class StackTest {
    @Test
    void rowsThatAreFarApartStayWhereTheyWantToBe() {
        assertThat(Stack.spread(new double[] {20, 60, 90}, 20, 0, 100)).containsExactly(20, 60, 90);
    }

    @Test
    void rowsThatWantTheSamePlaceStandOneBelowTheOther() {
        assertThat(Stack.spread(new double[] {100, 100, 100}, 20, 0, 100)).containsExactly(50, 70, 90);
    }

    @Test
    void noTwoRowsOverlapAndNoneLeavesTheBounds() {
        Random random = new Random(1);
        for (int i = 0; i < 1000; i++) {
            double[] wanted = random.doubles(5, 0, 150).sorted().toArray();
            double[] at = Stack.spread(wanted, 20, 0, 150);
            assertThat(at[0]).isGreaterThanOrEqualTo(10);
            assertThat(at[4]).isLessThanOrEqualTo(140);
            for (int k = 1; k < at.length; k++) {
                assertThat(at[k] - at[k - 1]).as("run %d, row %d", i, k).isGreaterThanOrEqualTo(20 - 1e-9);
            }
        }
    }

    @Test
    void tooManyRowsSharePlaceEvenly() {
        assertThat(Stack.room(20, 0, 50)).isEqualTo(2);
        assertThat(Stack.spread(new double[] {0, 0, 0}, 20, 0, 30)[2]).isCloseTo(25, within(1e-9));
    }
}
