package papan.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.KeyEvent;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;
import javax.swing.JButton;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papan.json.progress.ProgressFolder;
import papan.lesson.kept.Bookmark;
import papan.lesson.learner.Progress;
import papan.ui.app.Options;
import papan.ui.board.BoardView;

/** The map of dated sightings: it fills as one learns, by keys, by mouse, in a lesson and before a class. */
@Windowed
class SightingsWindowTest {
    @TempDir
    private Path settings;

    private Opened window;

    @AfterEach
    void close() {
        window.close();
    }

    private void finish(String lesson) throws Exception {
        new ProgressFolder(settings.resolve("learners"))
                .change(
                        Progress.NAMELESS,
                        before -> before.at(lesson, 1, new Bookmark("x", 0, true), 9, Instant.EPOCH));
    }

    private String line() {
        return window.ask(() -> ((JButton) window.named("home.map")).getText());
    }

    private String told() {
        return window.hands().textBox("sightings.told").text();
    }

    private void openLesson(String step) throws Exception {
        window = new Opened(
                new Options(
                        Optional.of("who-brought-it"),
                        Optional.of(step),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty()),
                settings,
                CourseLessons.shipped());
        window.until("the map", () -> window.isShowing("sightings"));
    }

    @Test
    void theLineOnTheHomeGrowsWithEachLessonAndTheMapIsReadWithKeysInTheOrderOfTime() throws Exception {
        finish("on-the-table");
        window = Opened.atHome(settings);
        assertThat(line()).isEqualTo("Your map: 4 of 12 sightings");
        window.leave();
        finish("never-dying");
        window = Opened.atHome(settings);
        assertThat(line()).isEqualTo("Your map: 5 of 12 sightings");
        window.walkTo("home.map", KeyEvent.VK_TAB);
        window.press(KeyEvent.VK_ENTER);
        window.until("the map", () -> window.isShowing("sightings"));
        window.walkTo("sighting.1692.visayas", KeyEvent.VK_TAB);
        window.press(KeyEvent.VK_RIGHT);
        window.press(KeyEvent.VK_RIGHT);
        window.press(KeyEvent.VK_DOWN);
        assertThat(window.owner()).isEqualTo("sighting.1900.malay-peninsula");
        assertThat(told()).startsWith("1900, Malay Peninsula: ").contains("Skeat");
        assertThat(window.ask(() -> window.named("sighting.1900.malay-peninsula")
                        .getAccessibleContext()
                        .getAccessibleName()))
                .as("by ear all of it")
                .isEqualTo(told());
        window.press(KeyEvent.VK_LEFT);
        assertThat(told()).isEqualTo("1859, Makassar: you’ll read about it in “Who brought it?”.");
        window.press(KeyEvent.VK_TAB);
        assertThat(window.owner()).as("one stop for all of them").doesNotStartWith("sighting.");
    }

    @Test
    void aYearIsChosenWithTheMouseAndFillsWithTheAnswer() throws Exception {
        openLesson("makassar");
        assertThat(window.all(BoardView.class)).as("in the place of the board").isEmpty();
        window.click("sighting.1859.makassar");
        assertThat(told()).isEqualTo("1859, Makassar");
        window.run(() -> window.session().answer(window.right()));
        assertThat(told()).as("of the one that was chosen").contains("anrong", "Matthes");
    }

    @Test
    void theMapIsReachedFromTheQuestionAndAClassSeesIt() throws Exception {
        openLesson("older");
        for (int i = 0; i < 9 && !window.ask(window::owner).startsWith("sighting."); i++) {
            window.press(KeyEvent.VK_F6);
        }
        assertThat(window.owner()).isEqualTo("sighting.1692.visayas");
        ClassScreen screen = new ClassScreen(window);
        screen.begin();
        window.until("the map before the class", () -> ClassScreen.shows("sightings"));
        assertThat(screen.readable()).contains("1692, Visayas", "anrong").doesNotContain("José Sánchez");
    }
}
