package papan.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.KeyEvent;
import java.nio.file.Path;
import javax.swing.AbstractButton;
import javax.swing.JLabel;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papan.event.SowingEvent;
import papan.ui.app.Options;

/** A lesson waits at each ruling until its learner goes on, unless that is not wanted. */
@Windowed
class OwnPaceWindowTest {
    private static final String TURN = """
            {"id": "look", "kind": "show", "say": "Now the seeds go.", "position": {
                "south": [3,0,0,1,0,0,0], "north": [0,2,0,0,0,0,0],
                "stores": {"south": 0, "north": 0}, "mover": "south", "partial": true}},
            {"id": "turn", "kind": "play", "from": {
                "south": [3,0,0,1,0,0,0], "north": [0,2,0,0,0,0,0],
                "stores": {"south": 0, "north": 0}, "mover": "south", "partial": true}, "moves": ["S1"]}
            """;

    @TempDir
    private Path folder;

    private Opened window;

    @BeforeEach
    void open() throws Exception {
        window = new Opened(Options.NONE, folder);
    }

    @AfterEach
    void close() {
        window.close();
    }

    private void begin() throws Exception {
        window.open(Opened.lesson(TURN));
        window.show(1);
    }

    private String status() {
        return window.ask(() -> ((JLabel) window.named("status")).getText());
    }

    private boolean waitsAtARuling() {
        return window.ask(() ->
                window.playback().isWaiting() && window.playback().latest().orElseThrow() instanceof SowingEvent.Ruled);
    }

    @Test
    void itWaitsAtTheRulingUntilAKeyOrAClick() throws Exception {
        begin();
        window.press(KeyEvent.VK_SPACE);
        window.playOut();
        assertThat(waitsAtARuling()).isTrue();
        assertThat(status()).as("the first time it is said how to go on").contains("Space");
        int first = window.ask(() -> window.playback().cursor());
        window.press(KeyEvent.VK_SPACE);
        assertThat(window.<Boolean>ask(() -> window.playback().isPlaying())).isTrue();
        window.playOut();
        assertThat(window.<Integer>ask(() -> window.playback().cursor())).isGreaterThan(first);
        window.show(1);
        window.press(KeyEvent.VK_SPACE);
        window.playOut();
        assertThat(waitsAtARuling()).isTrue();
        assertThat(status()).as("and once only").isEmpty();
        window.clickPlace("N3");
        assertThat(window.<Boolean>ask(() -> window.playback().isPlaying())).isTrue();
    }

    @Test
    void itGoesOnByItselfOnceThatIsSwitchedOffAndStaysSo() throws Exception {
        window.click("settings");
        window.run(() -> ((AbstractButton) window.robot().finder().findByName("own-pace")).doClick());
        begin();
        window.press(KeyEvent.VK_SPACE);
        window.playOut();
        assertThat(window.<Boolean>ask(() -> window.playback().atLimit())).isTrue();
        window.leave();
        window = new Opened(Options.NONE, folder);
        begin();
        window.run(() -> window.playback().play());
        window.playOut();
        assertThat(window.<Boolean>ask(() -> window.playback().atLimit())).isTrue();
    }
}
