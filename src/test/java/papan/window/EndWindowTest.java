package papan.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import javax.swing.JComponent;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papan.json.lesson.LessonShelf;
import papan.json.rules.RuleBooks;
import papan.lesson.play.Ending;
import papan.lesson.play.LessonRun;
import papan.lesson.play.Stage;
import papan.ui.app.Options;
import papan.ui.board.BoardView;
import papan.ui.common.ReadOnlyText;
import papan.ui.lesson.LearnSession;

/** The end of a lesson: what was shown has a tick, what was not can be come back to, and the best moment is on the board. */
@Windowed
class EndWindowTest {
    private Opened window;

    @BeforeEach
    void open(@TempDir Path settings) throws Exception {
        window = new Opened(Options.NONE, settings);
    }

    @AfterEach
    void close() {
        window.close();
    }

    /** Answers rightly, and passes the question of one step by. */
    private void finish(String skipped) {
        window.run(() -> {
            LearnSession session = window.session();
            LessonRun run = session.lesson();
            for (Stage stage : run.stages()) {
                if (stage.step().asks() && !stage.step().head().id().equals(skipped)) {
                    session.answer(run.rightAnswer(stage).written());
                }
                session.next();
            }
        });
        assertThat(window.ask(() -> window.session().isFinished())).isTrue();
    }

    @Test
    void whatWasSkippedIsTheNextThingToDo() {
        finish("what-now");
        assertThat(window.hands().button("end.next").text()).isEqualTo("Come back to “What does it decide this time?”");
        assertThat(window.<Boolean>ask(() -> window.has("end.back.what-now"))).isTrue();
        assertThat(window.<Boolean>ask(() -> window.has("end.back.where"))).isFalse();
        window.click("end.back.what-now");
        assertThat(window.ask(() -> window.session().stage().step().head().id()))
                .isEqualTo("what-now");
        assertThat(window.ask(() -> window.session().isOpenQuestion())).isTrue();
    }

    @Test
    void afterAWholeLessonTheNextOneOfTheCourseIs() {
        finish("");
        assertThat(window.<Boolean>ask(() -> window.has("end.next"))).isFalse();
        int goals = window.ask(() -> ((JComponent) window.named("end.goals")).getComponentCount());
        assertThat(goals).as("ticks and nothing to come back to").isEqualTo(3);
        window.until("the focus on the next lesson", () -> window.owner().equals("open.relay"));
    }

    @Test
    void nothingIsSaidInLettersThatNoTypefaceHas() {
        LessonRun thai =
                LessonRun.of(LessonShelf.find("both-hands", RuleBooks.shipped()).orElseThrow(), RuleBooks.shipped());
        window.run(() -> window.session().open(thai, 0));
        finish("");
        assertThat(window.all(ReadOnlyText.class))
                .isNotEmpty()
                .allSatisfy(text -> assertThat(text.getFont().canDisplayUpTo(text.getText()))
                        .as(text.getText())
                        .isNegative());
    }

    @Test
    void theBoardShowsTheBestMoment() {
        finish("");
        Ending ending = window.ask(() -> Ending.of(window.session().state()));
        assertThat(window.ask(() -> window.playback().position()))
                .isEqualTo(ending.best().timeline().positionAt(ending.cursor()));
        List<BoardView> boards = window.ask(() -> Parts.of(window.frame(), BoardView.class));
        assertThat(boards).as("the board").anyMatch(BoardView::isShowing);
        window.run(() -> window.session().previous());
        assertThat(window.ask(() -> window.playback().timeline()))
                .isSameAs(window.ask(() -> window.session().stage().timeline()));
    }
}
