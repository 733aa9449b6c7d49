package papan.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Dimension;
import java.awt.Frame;
import java.awt.Rectangle;
import java.awt.event.KeyEvent;
import java.nio.file.Path;
import java.util.List;
import javax.swing.AbstractButton;
import javax.swing.JTextField;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papan.narration.Language;
import papan.ui.board.BoardView;

/** What a teacher with one screen has at hand, over the lower edge of what the class sees, and only while it is wanted. */
@Windowed
class TeacherStripWindowTest {
    private static final int HIGHEST = 140;

    @TempDir
    private Path settings;

    private Opened window;
    private ClassScreen screen;

    @BeforeEach
    void begin() throws Exception {
        window = new Opened(Opened.on("capture"), settings);
        screen = new ClassScreen(window);
        window.show(window.first(stage -> stage.step().head().id().equals("which")));
        screen.begin();
    }

    @AfterEach
    void close() {
        window.run(() -> ClassScreen.all().forEach(Frame::dispose));
        window.close();
    }

    private static <T extends Component> T part(String name, Class<T> kind) {
        return kind.cast(Parts.named(ClassScreen.frame().getLayeredPane(), name));
    }

    private boolean isThere() {
        return window.ask(() -> part("strip", Component.class).isShowing());
    }

    private void open() {
        window.press(KeyEvent.VK_TAB);
        window.until("the strip to be there", this::isThere);
        window.until(
                "the field to have the keys",
                () -> window.ask(() -> part("strip.tally", JTextField.class).isFocusOwner()));
    }

    @Test
    void itComesWithTabAndCoversNothing() {
        assertThat(isThere()).isFalse();
        screen.resize(new Dimension(1024, 768));
        Rectangle before = window.ask(() -> board().getBounds());
        open();
        window.run(() -> ClassScreen.frame().validate());
        int top = window.ask(() -> part("strip", Component.class).getLocationOnScreen().y);
        for (String name : List.of("audience.sentence", "audience.options")) {
            assertThat(window.ask(() -> foot(part(name, Component.class))))
                    .as(name)
                    .isLessThanOrEqualTo(top);
        }
        assertThat(window.ask(() -> foot(board()))).isLessThanOrEqualTo(top);
        window.press(KeyEvent.VK_ESCAPE);
        assertThat(isThere()).isFalse();
        window.run(() -> ClassScreen.frame().validate());
        assertThat(window.ask(() -> board().getBounds())).isEqualTo(before);
        assertThat(window.ask(() -> ClassScreen.all().findAny()))
                .as("the class goes on")
                .isPresent();
    }

    private static int foot(Component part) {
        return part.getLocationOnScreen().y + part.getHeight();
    }

    private static BoardView board() {
        return Parts.of(ClassScreen.frame().getContentPane(), BoardView.class).stream()
                .filter(Component::isShowing)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void handsAreTypedAndNoLetterOfThemDoesAnythingElse() {
        open();
        window.type("A 12 B 9");
        window.press(KeyEvent.VK_ENTER);
        assertThat(screen.words("audience.options")).contains("12").contains("9");
        assertThat(window.ask(() -> ClassScreen.shows("audience.page")))
                .as("B blanks nothing")
                .isTrue();
        window.type("Q 3");
        window.press(KeyEvent.VK_ENTER);
        assertThat(window.ask(() -> part("strip.counted", Component.class)
                        .getAccessibleContext()
                        .getAccessibleName()))
                .contains("Q")
                .contains("A B");
        assertThat(screen.words("audience.options")).doesNotContain(" 3");
    }

    @Test
    void theAnswerIsThereForAsLongAsItIsHeld() {
        AbstractButton held = window.ask(() -> {
            part("strip", Component.class);
            return part("strip.answer", AbstractButton.class);
        });
        open();
        String caption = window.ask(held::getText);
        window.run(() -> {
            held.getModel().setArmed(true);
            held.getModel().setPressed(true);
        });
        assertThat(window.ask(held::getText)).isNotEqualTo(caption).contains("S");
        assertThat(window.ask(() -> window.session().isOpenQuestion())).isTrue();
        window.run(() -> held.getModel().setPressed(false));
        assertThat(window.ask(held::getText)).isEqualTo(caption);
    }

    @Test
    void aClickerGoesOnFromWithinTheField() {
        open();
        window.press(KeyEvent.VK_PAGE_DOWN);
        assertThat(window.ask(() -> window.session().isOpenQuestion())).isFalse();
    }

    @Test
    void itIsSlimOnAnOldProjectorInTheLongestLanguages() {
        open();
        window.type("A 12 B 9");
        window.press(KeyEvent.VK_ENTER);
        for (Language language : Language.values()) {
            window.run(() -> window.frame().inside().setLanguage(language));
            screen.resize(new Dimension(1024, 768));
            assertThat(window.ask(() -> part("strip", Component.class).getHeight()))
                    .as(language.tag())
                    .isLessThanOrEqualTo(HIGHEST);
        }
    }
}
