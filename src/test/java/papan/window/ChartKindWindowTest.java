package papan.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.KeyEvent;
import java.nio.file.Path;
import java.util.Optional;
import javax.swing.JComboBox;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papan.ui.app.Options;

/** The list of questions above a lesson's chart, by letters. */
@Windowed
class ChartKindWindowTest {
    @TempDir
    private Path folder;

    /** "Who is ahead" has another name in the program's source, which begins with another letter. */
    @Test
    void aQuestionIsFoundByTheLettersThatAreShown() throws Exception {
        Options first = new Options(
                Optional.of("congkak-against-sungka"),
                Optional.of("lead"),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
        Opened window = new Opened(first, folder);
        try {
            JComboBox<?> kinds = (JComboBox<?>) window.named("chart-kind");
            window.focus(kinds);
            window.type("who");
            window.press(KeyEvent.VK_ENTER);
            assertThat(window.ask(() -> kinds.getAccessibleContext().getAccessibleDescription()))
                    .startsWith("Who is ahead");
            assertThat(window.ask(() -> kinds.getSelectedItem())).hasToString("LEAD");
        } finally {
            window.close();
        }
    }
}
