package papan.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.KeyEvent;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papan.lesson.play.Stage;
import papan.lesson.script.Lesson;
import papan.ui.app.Options;

/** Whoever presses Enter and nothing else has answered nothing. */
@Windowed
class BareEnterWindowTest {
    @TempDir
    private Path settings;

    private Opened window;
    private final List<String> answered = new ArrayList<>();
    private int asked;

    @BeforeEach
    void open() throws Exception {
        window = new Opened(Options.NONE, settings, CourseLessons.shipped());
    }

    @AfterEach
    void close() {
        window.close();
    }

    @Test
    void enterAloneAnswersNoQuestionOfAnyLesson() {
        for (Lesson lesson : window.ask(() -> window.frame().contents().learn().lessons())) {
            window.run(() -> window.frame().contents().learn().open(lesson));
            for (Stage stage : window.ask(() -> window.session().lesson().stages())) {
                if (stage.step().asks()) {
                    press(stage, lesson.id());
                }
            }
        }
        assertThat(asked).as("questions").isGreaterThan(100);
        assertThat(answered).isEmpty();
    }

    private void press(Stage stage, String lesson) {
        window.show(stage.index());
        window.until("the focus", () -> window.frame().getFocusOwner() != null);
        asked++;
        window.press(KeyEvent.VK_ENTER);
        window.press(KeyEvent.VK_ENTER);
        boolean open = window.ask(() -> window.session().index() == stage.index()
                && window.session().isOpenQuestion()
                && window.session().state().reply().attempts() == 0);
        if (!open) {
            answered.add(lesson + " " + stage.step().head().id());
        }
    }
}
