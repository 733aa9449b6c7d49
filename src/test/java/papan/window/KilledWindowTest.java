package papan.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papan.testing.Attacks;

/** A window is killed in the midst of a lesson, a few times; {@link KilledWindow} alone does it as often as one likes. */
@Windowed
class KilledWindowTest {
    private static final int KILLS = 5;

    @Test
    void aWindowThatIsKilledLosesNothingButTheAnswerInHand(@TempDir Path folder) throws Exception {
        assertThat(new KilledWindow(folder, 1).kill(Attacks.rounds(KILLS)))
                .as("answers kept")
                .isPositive();
    }
}
