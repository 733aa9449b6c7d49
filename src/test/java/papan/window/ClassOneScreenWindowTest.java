package papan.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Frame;
import java.awt.event.KeyEvent;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javax.swing.AbstractButton;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papan.json.rules.RuleBooks;
import papan.ui.app.Contents;
import papan.ui.common.SpeakingWindow;
import papan.ui.explore.ExploreWorkspace;

/** A class at the only screen: what the teacher goes to is what it sees, and what can be chosen is chosen there. */
@Windowed
class ClassOneScreenWindowTest {
    @TempDir
    private Path settings;

    private Opened window;
    private ClassScreen screen;

    @BeforeEach
    void open() throws Exception {
        window = new Opened(Opened.on("capture"), settings);
        window.show(window.first(stage -> stage.step().head().id().equals("which")));
        screen = new ClassScreen(window);
    }

    @AfterEach
    void close() {
        window.run(() -> ClassScreen.all().forEach(Frame::dispose));
        window.close();
    }

    private Contents contents() {
        return window.frame().contents();
    }

    private ExploreWorkspace explore() {
        return contents().workspaces().bench(ExploreWorkspace.class).orElseThrow();
    }

    private boolean seesWorkspace() {
        return window.ask(() -> ClassScreen.shows("audience.workspace"));
    }

    private void game(String rules) {
        window.pressWithCtrl(KeyEvent.VK_2);
        window.run(() -> explore().play(RuleBooks.shipped().find(rules).orElseThrow(), Optional.empty()));
        window.press(KeyEvent.VK_F5);
        window.until("the class has the keys", () -> ClassScreen.all().anyMatch(Frame::isFocused));
    }

    private static Component focused() {
        return ClassScreen.frame().getFocusOwner();
    }

    private int moves() {
        return window.ask(() -> explore().session().line().size());
    }

    @Test
    void housesAreChosenByTheirNumbers() {
        game("congklak-classic");
        window.until("the board to have the keys", () -> focused() != null);
        window.press(KeyEvent.VK_3);
        assertThat(moves()).isEqualTo(1);
    }

    @Test
    void aDirectionIsChosenBelowTheSentence() {
        game("chonka");
        window.until("the board to have the keys", () -> focused() != null);
        window.press(KeyEvent.VK_3);
        assertThat(screen.words("audience.sentence")).contains("S3");
        window.until(
                "the first way to have the keys",
                () -> focused() instanceof AbstractButton way && way.getText().equals("Clockwise"));
        window.press(KeyEvent.VK_SPACE);
        assertThat(moves()).isEqualTo(1);
        assertThat(window.ask(() -> ClassScreen.shows("audience.ways"))).isFalse();
    }

    /** Orca hears nothing but the names of windows that can be called otherwise. */
    @Test
    void theClassesWindowSpeaksAndSaysWhatItHoldsBack() {
        List<String> spoken = window.spoken();
        screen.begin();
        assertThat(ClassScreen.frame()).isInstanceOf(SpeakingWindow.class);
        window.press(KeyEvent.VK_B);
        assertThat(spoken).last().isEqualTo("The class sees an empty screen.");
        window.press(KeyEvent.VK_B);
        assertThat(spoken).last().isEqualTo("The class sees everything again.");
    }

    @Test
    void whereverTheTeacherGoesTheClassGoesToo() {
        screen.begin();
        window.press(KeyEvent.VK_P, KeyEvent.VK_CONTROL, KeyEvent.VK_SHIFT);
        assertThat(seesWorkspace()).as("play this").isTrue();
        window.pressWithCtrl(KeyEvent.VK_1);
        assertThat(seesWorkspace()).isFalse();
        window.pressWithCtrl(KeyEvent.VK_O);
        assertThat(window.ask(() -> ClassScreen.frame().isFocused()))
                .as("no file is chosen before the class")
                .isTrue();
    }

    @Test
    void aHintInAGameIsNotOneOfTheLesson() {
        screen.begin();
        window.pressWithCtrl(KeyEvent.VK_2);
        window.press(KeyEvent.VK_H);
        window.until("a move is recommended", () -> !explore().isBusy());
        assertThat(window.<Integer>ask(() -> window.session().attempt().hints()))
                .isZero();
        window.press(KeyEvent.VK_ESCAPE);
        assertThat(seesWorkspace()).as("one key leads back").isFalse();
    }

    @Test
    void withoutALessonThereIsNoneToGoTo() {
        window.run(() -> window.session().close());
        window.pressWithCtrl(KeyEvent.VK_2);
        window.press(KeyEvent.VK_F5);
        window.until("the class has the keys", () -> ClassScreen.all().anyMatch(Frame::isFocused));
        window.press(KeyEvent.VK_H);
        window.pressWithCtrl(KeyEvent.VK_1);
        assertThat(seesWorkspace()).isTrue();
        window.press(KeyEvent.VK_PAGE_DOWN);
        window.press(KeyEvent.VK_PAGE_UP);
        window.press(KeyEvent.VK_ESCAPE);
        window.until("the class is over", () -> ClassScreen.all().findAny().isEmpty());
    }
}
