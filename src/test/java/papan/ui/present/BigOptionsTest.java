package papan.ui.present;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.Test;
import papan.narration.Language;
import papan.ui.common.Theme;

class BigOptionsTest {
    private static BigOptions.Line line(Optional<Integer> second) {
        return new BigOptions.Line("A", "Yes", 12, second, Optional.empty());
    }

    @Test
    void twoVotesHaveRoomForANumberEach() throws Exception {
        SwingUtilities.invokeAndWait(() -> {
            Theme.LIGHT.install(Language.ENGLISH);
            BigOptions options = new BigOptions();
            options.setSize(40f);
            options.show(List.of(line(Optional.empty())), 20, false);
            int one = options.heightFor(1800);
            options.show(List.of(line(Optional.of(20))), 20, false);
            int letters = options.getFontMetrics(options.getFont()).getHeight();
            assertThat(options.heightFor(1800)).isGreaterThan(one).isGreaterThanOrEqualTo(2 * letters);
        });
    }

    @Test
    void aHouseThatIsCalledByItsNameAloneHasALineOfItsOwn() throws Exception {
        SwingUtilities.invokeAndWait(() -> {
            Theme.PROJECTOR.install(Language.ENGLISH);
            BigOptions options = new BigOptions();
            options.setSize(28f);
            BigOptions.Line house = new BigOptions.Line("N4", "", 0, Optional.empty(), Optional.of(true));
            options.show(List.of(house, house), 0, false);
            int line = options.getFontMetrics(options.getFont()).getHeight();
            assertThat(options.heightFor(800)).isGreaterThanOrEqualTo(2 * line);
        });
    }
}
