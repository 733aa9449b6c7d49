package papan.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.swing.JComponent;
import javax.swing.text.JTextComponent;
import org.assertj.swing.finder.JFileChooserFinder;
import org.assertj.swing.fixture.JFileChooserFixture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papan.json.lesson.LessonWatch;
import papan.narration.Language;
import papan.ui.app.Options;
import papan.ui.common.TextLabel;
import papan.ui.lesson.LearnSession;

/** Lessons of one's own: folders that are remembered and watched, and what changes in them is shown. */
@Windowed
class MyLessonsWindowTest {
    private static final String CARD = "open.own-store-example";

    @TempDir
    private Path settings;

    @TempDir
    private Path folder;

    private Path lesson;
    private Opened window;

    @BeforeEach
    void open() throws Exception {
        lesson = folder.resolve("own.lesson.json");
        Files.copy(Path.of("examples/own-store.lesson.json"), lesson);
        Files.copy(Path.of("examples/congklak-five.json"), folder.resolve("congklak-five.json"));
        window = new Opened(Options.NONE, settings);
    }

    @AfterEach
    void close() {
        window.close();
    }

    private LearnSession session() {
        return window.frame().contents().session();
    }

    private boolean shows(String name) {
        return Parts.of(window.frame(), JComponent.class).stream().anyMatch(part -> name.equals(part.getName()));
    }

    private String text(String name) {
        return ((JTextComponent) window.named(name)).getText();
    }

    private void addFolder() {
        window.run(() -> window.frame().contents().opener().open(folder));
        window.until("its lesson", () -> shows(CARD));
        window.until("the focus is there", () -> window.owner().equals("mine.add"));
    }

    private void rewrite(String from, String to) throws IOException {
        String text = Files.readString(lesson);
        assertThat(text).contains(from);
        Files.writeString(lesson, text.replace(from, to));
    }

    private void untilTitle(String title) {
        window.until(
                title,
                () -> session()
                        .run()
                        .filter(run -> run.lesson().title().equals(title))
                        .isPresent());
    }

    private void reopen() throws Exception {
        window.leave();
        window = new Opened(Options.NONE, settings);
    }

    @Test
    void aFolderIsListedRememberedAndTakenOffTheList() throws Exception {
        addFolder();
        reopen();
        window.run(() -> window.frame().contents().learn().showMine());
        window.until("its lesson", () -> shows(CARD));
        window.click("mine.remove." + folder.getFileName());
        window.until("no lesson", () -> !shows(CARD));
        assertThat(lesson).exists();
    }

    @Test
    void aLessonIsSavedAsOneFileThatOpensElsewhere() throws Exception {
        addFolder();
        Path given = settings.resolve("given.papan");
        window.click("mine.pack.own.lesson.json");
        JFileChooserFixture chooser =
                JFileChooserFinder.findFileChooser("lesson-package").using(window.robot());
        window.run(() -> {
            assertThat(chooser.target().getSelectedFile().getName()).isEqualTo("own.papan");
            chooser.target().setSelectedFile(given.toFile());
        });
        chooser.approve();
        window.until("what came of it", () -> window.named("file-notice").isShowing());
        assertThat(window.text("file-notice.text")).startsWith("“given.papan” is saved.");
        Files.delete(lesson);
        window.until("no lesson", () -> !shows(CARD));
        window.run(() -> window.frame().contents().opener().open(given));
        untilTitle("Three seeds: what do you get?");
        reopen();
        untilTitle("Three seeds: what do you get?");
    }

    @Test
    void theLessonThatWasOpenIsOpenTheNextTime() throws Exception {
        addFolder();
        window.click(CARD);
        untilTitle("Three seeds: what do you get?");
        reopen();
        untilTitle("Three seeds: what do you get?");
    }

    @Test
    void itIsSaidHowManyFilesAreLeftOut() throws Exception {
        for (int i = 0; i <= LessonWatch.MOST; i++) {
            Files.writeString(folder.resolve("z" + i + ".json"), "{}");
        }
        addFolder();
        window.until("what is left out", () -> shows("mine.left"));
        assertThat(window.text("mine.left")).isEqualTo("This folder has 3 more files. Papan looks at the first 300.");
    }

    @Test
    void aNewLessonComesByItselfAndABrokenOneStandsThereWithItsFaults() throws Exception {
        addFolder();
        String text = Files.readString(lesson);
        Files.writeString(folder.resolve("second.lesson.json"), text.replace("own-store-example", "second"));
        window.until("the second lesson", () -> shows("open.second"));
        rewrite("\"title\": \"Three seeds: what", "\"titel\": \"Three seeds: what");
        window.until("what is wrong", () -> shows("mine.broken.own.lesson.json"));
        assertThat(window.ask(() -> text("mine.broken.own.lesson.json")))
                .contains("own.lesson.json", "things are wrong");
        window.click("mine.faults.own.lesson.json");
        window.until("all of it", () -> shows("lesson.fault"));
        rewrite("\"titel\"", "\"title\"");
        untilTitle("Three seeds: what do you get?");
    }

    @Test
    void twoLessonsWithOneIdAreTold() throws Exception {
        Files.copy(lesson, folder.resolve("twin.lesson.json"));
        addFolder();
        window.until("the twin", () -> shows("mine.broken.twin.lesson.json"));
        assertThat(window.ask(() -> text("mine.fault"))).contains("own.lesson.json", "an id of its own");
    }

    @Test
    void aLessonThatChangesIsShownAnewAtTheStepWhereItStood() throws Exception {
        addFolder();
        window.click(CARD);
        window.run(() -> session().show(2));
        String step = window.ask(() -> session().stage().step().head().id());
        rewrite("\"Three seeds: what do you get?\"", "\"Changed\"");
        untilTitle("Changed");
        assertThat(window.ask(() -> session().stage().step().head().id())).isEqualTo(step);
        assertThat(window.ask(() -> window.frame().contents().learn().showsLesson()))
                .isTrue();

        rewrite("\"Changed\"", "\"Changed");
        window.until("why", () -> ((TextLabel) window.named("status")).getText().contains("own.lesson.json"));
        assertThat(window.ask(() -> session().lesson().lesson().title())).isEqualTo("Changed");
        rewrite("\"Changed", "\"Mended\"");
        untilTitle("Mended");
        assertThat(window.ask(() -> session().stage().step().head().id())).isEqualTo(step);
    }

    @Test
    void textsInAnotherLanguageBesideTheLessonAreFound() throws Exception {
        Files.copy(Path.of("src/test/lessons/relay.lesson.json"), folder.resolve("relay.lesson.json"));
        Files.copy(Path.of("src/test/lessons/relay.ms.strings.json"), folder.resolve("relay.ms.strings.json"));
        String id = "open.own-relay";
        Path relay = folder.resolve("relay.lesson.json");
        Files.writeString(relay, Files.readString(relay).replaceFirst("\"id\": \"relay\"", "\"id\": \"own-relay\""));
        Path strings = folder.resolve("relay.ms.strings.json");
        String malay = Files.readString(strings).replace("\"lesson\": \"relay\"", "\"lesson\": \"own-relay\"");
        Files.writeString(strings, malay);
        addFolder();
        window.until("the relay", () -> shows(id));
        window.run(() -> window.frame().inside().setLanguage(Language.MALAY));
        window.click(id);
        window.until(
                "the lesson",
                () -> session().run().isPresent()
                        && session().lesson().lesson().id().equals("own-relay"));
        // The English title stands in the file too, beside its translation.
        String title = window.ask(() -> session().lesson().lesson().title());
        assertThat(malay).contains(title);
        assertThat(Files.readString(relay)).doesNotContain("\"title\": \"" + title);
    }
}
