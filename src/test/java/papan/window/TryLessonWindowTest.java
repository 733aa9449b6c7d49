package papan.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.KeyEvent;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papan.json.lesson.LessonReader;
import papan.json.rules.RuleBooks;
import papan.lesson.play.LessonRun;
import papan.lesson.play.Trial;
import papan.lesson.script.Lesson;
import papan.ui.app.Lessons;
import papan.ui.app.Options;

/** A lesson that branches and lets try, in the Learn window. */
@Windowed
class TryLessonWindowTest {
    @TempDir
    private Path settings;

    private Opened window;

    /** The example alone. */
    private record Ways(Lesson lesson) implements Lessons {
        @Override
        public List<Lesson> all() {
            return List.of(lesson);
        }

        @Override
        public Optional<LessonRun> ready(Lesson each) {
            return Optional.of(LessonRun.of(each, RuleBooks.shipped()));
        }
    }

    @BeforeEach
    void open() throws Exception {
        Lesson lesson = LessonReader.read(Path.of("examples/ways.lesson.json"), RuleBooks.shipped());
        window = new Opened(Options.NONE, settings, new Ways(lesson));
        window.open(LessonRun.of(lesson, RuleBooks.shipped()));
    }

    @AfterEach
    void close() {
        window.close();
    }

    private String step() {
        return window.ask(() -> window.session().stage().step().head().id());
    }

    private Trial trial() {
        return window.ask(() -> window.session().trial().orElseThrow());
    }

    @Test
    void aSecondWrongAnswerLeadsRoundByTheHelpAndBack() {
        window.run(() -> window.session().answer("N5"));
        window.run(() -> window.session().tryAgain());
        assertThat(step()).isEqualTo("where");
        window.run(() -> window.session().answer("N5"));
        window.run(() -> window.session().tryAgain());
        assertThat(step()).isEqualTo("help");
        window.run(() -> window.session().next());
        assertThat(step()).isEqualTo("where");
        assertThat(window.ask(() -> window.session().isOpenQuestion())).isTrue();
        window.run(() -> window.session().answer("N4"));
        window.run(() -> window.session().next());
        assertThat(step()).isEqualTo("watch");
        window.run(() -> window.session().previous());
        assertThat(step()).isEqualTo("where");
    }

    @Test
    void aTryIsPlayedOnTheBoardWithUndoAndRestart() {
        window.run(() -> window.session().answer("N4"));
        window.run(() -> window.session().next());
        assertThat(step()).isEqualTo("goal");
        window.clickPlace("N2");
        assertThat(trial().moves()).isEmpty();
        assertThat(window.hands().textBox("try.refused").text()).startsWith("N2 isn’t");

        window.clickPlace("S7");
        assertThat(trial().moves()).hasSize(1);
        window.playOut();
        assertThat(window.ask(() -> window.playback().atLimit())).isTrue();
        window.click("try.undo");
        assertThat(trial().moves()).isEmpty();
        window.clickPlace("S3");
        window.playOut();
        assertThat(trial().outcome()).isEqualTo(Trial.Outcome.OVER);
        window.click("try.restart");
        assertThat(trial().moves()).isEmpty();
        window.click("reveal");
        window.until("a way is found", () -> !window.session().isThinking());
        window.playOut();
        assertThat(trial().outcome()).isEqualTo(Trial.Outcome.REACHED);
        window.click("next-step");
        assertThat(window.ask(() -> window.session().isFinished())).isTrue();
    }

    private void sow(String house) {
        window.walkTo(house, KeyEvent.VK_TAB);
        window.press(KeyEvent.VK_ENTER);
        window.playOut();
    }

    @Test
    void aTryIsDoneWithTheKeyboardAloneAndSpaceDoesNotPassItBy() {
        window.run(() -> window.session().answer("N4"));
        window.run(() -> window.session().next());
        window.until("a house has the focus", () -> window.owner().equals("S1"));
        window.focus(window.ask(
                () -> window.named("try.task").isShowing() ? window.named("try.task") : window.named("try.standing")));
        window.press(KeyEvent.VK_SPACE);
        assertThat(step()).isEqualTo("goal");
        assertThat(window.hands().label("status").text()).contains("Page Down");
        sow("S3");
        window.until("what can be done next", () -> window.owner().equals("try.undo"));
        window.press(KeyEvent.VK_ENTER);
        window.until("the board again", () -> window.owner().equals("S1"));
        sow("S7");
        String second = window.ask(() -> trialOnEdt().legalMoves().stream()
                .filter(move -> trialOnEdt().play(move).outcome() == Trial.Outcome.REACHED)
                .findFirst()
                .orElseThrow()
                .toString());
        sow(second);
        window.until("the way on", () -> window.owner().equals("next-step"));
        window.press(KeyEvent.VK_ENTER);
        assertThat(window.ask(() -> window.session().isFinished())).isTrue();
    }

    private Trial trialOnEdt() {
        return window.session().trial().orElseThrow();
    }
}
