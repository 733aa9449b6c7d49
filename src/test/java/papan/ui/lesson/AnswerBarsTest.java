package papan.ui.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.Test;
import papan.narration.Language;
import papan.ui.common.Theme;

class AnswerBarsTest {
    private static AnswerBars.Line line(Integer... hands) {
        return new AnswerBars.Line("A", "Yes", List.of(hands), Optional.empty());
    }

    @Test
    void twoVotesHaveRoomForANumberEach() throws Exception {
        SwingUtilities.invokeAndWait(() -> {
            Theme.LIGHT.install(Language.ENGLISH);
            AnswerBars bars = new AnswerBars();
            bars.setLetters(40f);
            bars.show(List.of(line(12)));
            int one = bars.heightFor(1800);
            bars.show(List.of(line(12, 20)));
            int letters = bars.getFontMetrics(bars.getFont()).getHeight();
            assertThat(bars.heightFor(1800)).isGreaterThan(one).isGreaterThanOrEqualTo(2 * letters);
        });
    }

    @Test
    void aHouseThatIsCalledByItsNameAloneHasALineOfItsOwn() throws Exception {
        SwingUtilities.invokeAndWait(() -> {
            Theme.PROJECTOR.install(Language.ENGLISH);
            AnswerBars bars = new AnswerBars();
            bars.setLetters(28f);
            AnswerBars.Line house = new AnswerBars.Line("N4", "", List.of(), Optional.of(true));
            bars.show(List.of(house, house));
            int line = bars.getFontMetrics(bars.getFont()).getHeight();
            assertThat(bars.heightFor(800)).isGreaterThanOrEqualTo(2 * line);
        });
    }
}
