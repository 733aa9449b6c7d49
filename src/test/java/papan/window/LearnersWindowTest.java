package papan.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import javax.swing.AbstractButton;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papan.json.ProgressFolder;
import papan.lesson.Answered;
import papan.lesson.LessonProgress;
import papan.lesson.Step;
import papan.ui.app.PapanApp;
import papan.ui.lesson.LearnSession;

@Windowed
class LearnersWindowTest {
    @TempDir
    private Path settings;

    private Opened window;

    @BeforeEach
    void open() throws Exception {
        window = new Opened(PapanApp.Options.NONE, settings);
    }

    @AfterEach
    void close() {
        window.close();
    }

    private LearnSession session() {
        return window.frame().session();
    }

    private void reopen() throws Exception {
        window.run(() -> window.frame()
                .dispatchEvent(
                        new java.awt.event.WindowEvent(window.frame(), java.awt.event.WindowEvent.WINDOW_CLOSING)));
        window.close();
        window = new Opened(PapanApp.Options.NONE, settings);
    }

    private void addAna() {
        window.click("lessons");
        window.click("learner.name");
        window.type("Ana");
        window.click("learner.add");
    }

    private LessonProgress kept(String lesson) {
        return new ProgressFolder(settings.resolve("learners"))
                .load("Ana")
                .in(lesson)
                .orElseThrow();
    }

    @Test
    void nothingIsWrittenWhileNobodyHasANameAndEverythingBeforeItIsShownOnceSomebodyHas() {
        window.run(() -> session().answer("S1"));
        assertThat(settings.resolve("learners").resolve("x").getParent())
                .satisfies(folder -> assertThat(ProgressFolder.files(folder)).isEmpty());
        addAna();
        window.click("open.first-turn");
        window.run(() -> session()
                .addListener(() -> assertThat(kept("first-turn").answers())
                        .as("written before it is shown")
                        .isNotEmpty()));
        window.run(() -> session().answer("S1"));
        assertThat(kept("first-turn").answers())
                .flatExtracting(Answered::attempts)
                .extracting(Answered.Attempt::given)
                .containsExactly("S1");
    }

    @Test
    void aLearnerGoesOnAtTheVerySeed() throws Exception {
        addAna();
        window.click("open.first-turn");
        window.run(() -> session().reveal());
        int play = window.ask(() -> session().lesson().stages().stream()
                .filter(stage -> stage.step() instanceof Step.Play)
                .findFirst()
                .orElseThrow()
                .index());
        window.run(() -> session().show(play));
        int cursor = window.ask(() -> session().stage().start() + 3);
        window.run(() -> session().playback().seek(cursor));
        reopen();
        assertThat(window.frame().settings().learner()).isEqualTo("Ana");
        assertThat(window.ask(() -> session().index())).isEqualTo(play);
        assertThat(window.ask(() -> session().playback().cursor())).isEqualTo(cursor);
        window.run(() -> session().show(0));
        assertThat(window.ask(() -> session().attempt().revealed())).isTrue();
    }

    @Test
    void theListShowsHowFarALearnerIsAndForgetsWhenAskedTwice() {
        addAna();
        window.click("open.relay");
        window.click("lessons");
        assertThat(window.ask(
                        () -> window.named("open.relay").getAccessibleContext().getAccessibleDescription()))
                .contains("begun");
        window.click("forget.relay");
        assertThat(window.ask(() -> ((AbstractButton) window.named("forget.relay")).getText()))
                .startsWith("Press again");
        window.click("forget.relay");
        assertThat(new ProgressFolder(settings.resolve("learners")).load("Ana").in("relay"))
                .isEmpty();
        assertThat(window.ask(
                        () -> window.named("open.relay").getAccessibleContext().getAccessibleDescription()))
                .doesNotContain("begun");
    }
}
