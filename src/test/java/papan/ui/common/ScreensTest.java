package papan.ui.common;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Rectangle;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Windows on screens that come and go. */
class ScreensTest {
    private static final Rectangle LAPTOP = new Rectangle(0, 0, 1366, 768);
    private static final Rectangle PROJECTOR = new Rectangle(1366, 0, 1920, 1080);
    private static final Screens BOTH = () -> List.of(LAPTOP, PROJECTOR);
    private static final Screens ONE = () -> List.of(LAPTOP);

    @Test
    void theScreenOnWhichMostOfAWindowLies() {
        assertThat(BOTH.holding(new Rectangle(1000, 0, 1000, 500))).isEqualTo(PROJECTOR);
        assertThat(BOTH.holding(new Rectangle(600, 0, 1000, 500))).isEqualTo(LAPTOP);
        assertThat(BOTH.holding(new Rectangle(-5000, 0, 1000, 500))).isEqualTo(LAPTOP);
    }

    @Test
    void theOtherScreen() {
        assertThat(BOTH.besides(new Rectangle(10, 10, 800, 600))).contains(PROJECTOR);
        assertThat(BOTH.besides(new Rectangle(1400, 10, 800, 600))).contains(LAPTOP);
        assertThat(ONE.besides(new Rectangle(10, 10, 800, 600))).isEmpty();
    }

    @Test
    void screensThatShowTheSameAreOne() {
        Screens mirrored = () -> List.of(LAPTOP, new Rectangle(0, 0, 1280, 720));
        assertThat(mirrored.besides(new Rectangle(10, 10, 800, 600))).isEmpty();
    }

    @Test
    void aWindowThatCannotBeTakenHoldOf() {
        assertThat(ONE.show(new Rectangle(100, 100, 800, 600))).isTrue();
        assertThat(ONE.show(new Rectangle(1400, 100, 800, 600))).isFalse();
        assertThat(ONE.show(new Rectangle(1300, 100, 800, 600))).isFalse();
    }

    @Test
    void aWindowIsNoLargerThanItsScreen() {
        assertThat(ONE.fit(new Rectangle(0, 0, 1920, 1080))).isEqualTo(LAPTOP);
        assertThat(ONE.fit(new Rectangle(700, 300, 800, 600))).isEqualTo(new Rectangle(566, 168, 800, 600));
        assertThat(BOTH.fit(new Rectangle(1400, 10, 800, 600))).isEqualTo(new Rectangle(1400, 10, 800, 600));
    }
}
