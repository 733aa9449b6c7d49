package papan.ui.common;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.InvocationTargetException;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.Test;
import papan.narration.Language;

/** Text in the window is wrapped, whatever it is. */
final class ReadOnlyTextTest {
    private static final int WIDTH = 300;

    @Test
    void aWordWiderThanItsLineIsBroken() throws InterruptedException, InvocationTargetException {
        SwingUtilities.invokeAndWait(() -> {
            Theme.LIGHT.install(Language.ENGLISH);
            int one = heightOf("W");
            assertThat(heightOf("W".repeat(400))).isGreaterThan(10 * one);
            assertThat(heightOf("seeds and houses")).isEqualTo(one);
        });
    }

    @Test
    void whatItIsMadeOfIsNotReadOutWithIt() throws InterruptedException, InvocationTargetException {
        SwingUtilities.invokeAndWait(() -> {
            Theme.LIGHT.install(Language.ENGLISH);
            ReadOnlyText text = new ReadOnlyText("Papan.body.font", "Papan.text");
            text.setText("Aina lifts seven seeds.");
            assertThat(text.getAccessibleContext().getAccessibleDescription()).isEmpty();
        });
    }

    private static int heightOf(String written) {
        ReadOnlyText text = new ReadOnlyText("Papan.body.font", "Papan.text");
        text.setText(written);
        text.setSize(WIDTH, Short.MAX_VALUE);
        return text.getPreferredSize().height;
    }
}
