package papan.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import papan.ui.common.SeedMotion;
import papan.ui.common.SystemWish;
import papan.ui.common.Theme;

/** Who is heard first: whoever sits here, then the system, then the lesson. */
class ResolvedPreferencesTest {
    private static final Optional<SeedMotion> NOBODY = Optional.empty();
    private static final SystemWish STILL = new SystemWish(Optional.of(Theme.DARK), Optional.of(SeedMotion.OFF));

    private static SeedMotion motion(Optional<SeedMotion> own, SystemWish system, Optional<SeedMotion> lesson) {
        return new ResolvedPreferences(own, system, lesson).motion();
    }

    @Test
    void aLessonsWishHoldsAsLongAsNobodyHasChosen() {
        assertThat(motion(NOBODY, SystemWish.NONE, NOBODY)).isEqualTo(SeedMotion.FULL);
        assertThat(motion(NOBODY, SystemWish.NONE, Optional.of(SeedMotion.SHORT)))
                .isEqualTo(SeedMotion.SHORT);
        assertThat(motion(Optional.of(SeedMotion.FULL), SystemWish.NONE, Optional.of(SeedMotion.SHORT)))
                .isEqualTo(SeedMotion.FULL);
    }

    @Test
    void aSystemThatHoldsStillSpeaksForWhoeverSitsHere() {
        assertThat(motion(NOBODY, STILL, Optional.of(SeedMotion.FULL))).isEqualTo(SeedMotion.OFF);
        assertThat(motion(Optional.of(SeedMotion.FULL), STILL, NOBODY)).isEqualTo(SeedMotion.FULL);
    }

    @Test
    void theThemeIsLightWhereTheSystemDoesNotSay() {
        assertThat(new ResolvedPreferences(NOBODY, SystemWish.NONE, NOBODY).theme())
                .isEqualTo(Theme.LIGHT);
        assertThat(new ResolvedPreferences(NOBODY, STILL, NOBODY).theme()).isEqualTo(Theme.DARK);
    }
}
