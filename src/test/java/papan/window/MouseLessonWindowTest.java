package papan.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papan.lesson.play.Stage;
import papan.lesson.script.Question;
import papan.lesson.script.Step;
import papan.ui.app.Options;

/** The lesson with which the program begins, from its first question to the next lesson, with the mouse alone. */
@Windowed
class MouseLessonWindowTest {
    private Opened window;

    @Test
    void theDefaultLessonIsFinishedWithTheMouseAlone(@TempDir Path settings) throws Exception {
        window = new Opened(Options.NONE, settings);
        try {
            int steps = window.ask(() -> window.session().size());
            for (int step = 0; step < steps; step++) {
                assertThat(window.ask(() -> window.session().index())).isEqualTo(step);
                Stage stage = window.ask(() -> window.session().stage());
                if (stage.step() instanceof Step.Ask asks) {
                    answer(asks.question());
                } else {
                    watch();
                }
            }
            assertThat(window.ask(() -> window.session().isFinished())).isTrue();
            window.click("open.relay");
            assertThat(window.ask(() -> window.session().lesson().lesson().id()))
                    .isEqualTo("relay");
        } finally {
            window.close();
        }
    }

    private void answer(Question question) {
        if (question instanceof Question.Landing) {
            window.clickPlace(window.right());
        } else {
            window.click("answer." + window.right());
        }
        assertThat(window.ask(
                        () -> window.session().attempt().verdict().orElseThrow().correct()))
                .isTrue();
        window.click("next-step");
    }

    /** At one's own pace playing waits at each ruling until it is played on. */
    private void watch() {
        while (!window.ask(() -> window.playback().atLimit())) {
            window.click("play");
            window.playOut();
        }
        window.click("next-step");
    }
}
