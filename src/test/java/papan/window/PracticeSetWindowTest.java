package papan.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.Dimension;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.Window;
import java.awt.event.KeyEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import javax.swing.AbstractButton;
import javax.swing.JComponent;
import javax.swing.JList;
import javax.swing.RootPaneContainer;
import javax.swing.text.JTextComponent;
import org.assertj.swing.finder.JFileChooserFinder;
import org.assertj.swing.fixture.JFileChooserFixture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import papan.lesson.play.LessonRun;
import papan.lesson.script.Lesson;
import papan.narration.Language;
import papan.ui.app.Preferences;
import papan.ui.common.Choice;
import papan.ui.common.Theme;
import papan.ui.settings.Settings;

/**
 * A teacher puts a practice set together, pupils practise it and hand in, and she reads what came of it. With
 * {@code -Dpapan.pictures=FOLDER} it keeps pictures.
 */
@Windowed
class PracticeSetWindowTest {
    private static final String PICTURES = System.getProperty("papan.pictures", "");

    @TempDir
    private Path teacher;

    @TempDir
    private Path pupil;

    @TempDir
    private Path given;

    private Opened window;

    @BeforeEach
    void open() throws Exception {
        window = Opened.atHome(teacher);
    }

    @AfterEach
    void close() {
        sheet().ifPresent(open -> window.run(open::dispose));
        window.close();
    }

    private Optional<Window> sheet() {
        return Stream.of(window.frame().getOwnedWindows())
                .filter(each -> each.isShowing() && "set".equals(each.getName()))
                .findFirst();
    }

    private <T extends Component> T part(Class<T> kind, String name) {
        return window.ask(() -> kind.cast(Parts.named((Container) sheet().orElseThrow(), name)));
    }

    private JList<?> list(String name) {
        return part(JList.class, name);
    }

    private String told() {
        return window.ask(() -> part(JTextComponent.class, "set.told").getText());
    }

    private void press(String name) {
        window.click(part(AbstractButton.class, name));
    }

    private boolean isAlive(String button) {
        return window.ask(() -> part(AbstractButton.class, button).isEnabled());
    }

    private void putTogether() {
        window.choose("teachers", "set.new");
        untilOpen();
    }

    private void untilOpen() {
        window.until("the sheet", () -> sheet().filter(Window::isFocused).isPresent());
    }

    private void putAway() {
        window.press(KeyEvent.VK_ESCAPE);
        window.until("the sheet is gone", () -> sheet().isEmpty());
        window.until("the window has the keys", () -> window.frame().isFocused());
    }

    private void lesson(String title) {
        window.run(() -> {
            Choice<?> choice = part(Choice.class, "set.lesson");
            for (int i = 0; i < choice.getItemCount(); i++) {
                if (((Lesson) choice.getItemAt(i)).title().equals(title)) {
                    choice.setSelectedIndex(i);
                }
            }
        });
    }

    private void tick(int row) {
        JList<?> list = list("set.questions");
        window.run(() -> list.ensureIndexIsVisible(row));
        Rectangle at = window.ask(() -> list.getCellBounds(row, row));
        window.click(list, new Point(at.x + 16, at.y + at.height / 2));
    }

    private int size(String list) {
        return window.ask(() -> list(list).getModel().getSize());
    }

    private void name(String text) {
        Component field = part(JComponent.class, "set.name");
        window.run(field::requestFocusInWindow);
        window.until("keys for the name", field::isFocusOwner);
        window.type(text);
    }

    private Path save(String file) {
        Path to = given.resolve(file);
        choose(to).approve();
        window.until("what came of it", () -> told().contains(file));
        return to;
    }

    private JFileChooserFixture choose(Path to) {
        press("set.save");
        JFileChooserFixture chooser =
                JFileChooserFinder.findFileChooser("lesson-package").using(window.robot());
        window.run(() -> chooser.target().setSelectedFile(to.toFile()));
        return chooser;
    }

    private Path monday() {
        putTogether();
        lesson("How far can one turn go?");
        tick(1); // Where will it stop?
        tick(7); // A seed meets seeds
        name("Monday");
        return save("Monday.papan");
    }

    @Test
    void aSetGoesFromTheTeacherToThePupilAndBackAsResults() throws Exception {
        Path file = monday();
        assertThat(told()).startsWith("“Monday.papan” is saved.");
        putAway();
        window.leave();

        Path folder = Files.createDirectory(given.resolve("results"));
        new Preferences(pupil).save(Settings.DEFAULT.with(Settings.HAND_IN, Optional.of(folder.toString())));
        window = Opened.atHome(pupil);
        window.run(() -> window.frame().contents().opener().open(file));
        window.until("the set", () -> window.session().run().isPresent());
        picture(window.frame().getRootPane(), "pupil");
        LessonRun run = window.ask(() -> window.session().lesson());
        assertThat(run.lesson().title()).isEqualTo("Monday");
        Listener listener = new Listener(window);
        listener.answer(run, run.stages().get(0));
        listener.goOn();
        window.until("the second question", () -> window.session().index() == 1);
        listener.waitFor("the question", heard -> window.owner().equals("question.text"));
        listener.walk(KeyEvent.VK_DOWN, "a wrong answer", "None, my turn ends"::equals);
        window.press(KeyEvent.VK_ENTER);
        window.until("the verdict", () -> window.owner().equals("verdict"));
        window.click("lessons");
        window.takeName("Mei");
        window.click("learner.adopt");
        window.click("hand-in");
        window.until("it is handed in", () -> window.has("hand-in.told"));
        window.leave();

        window = Opened.atHome(teacher);
        window.run(() -> window.frame().contents().learn().desk().classResults(folder));
        window.until("the results", () -> window.has("class.names"));
        assertThat(texts()).contains("Monday", "1 of 1 right on the first try", "0 of 1 right on the first try");
        window.click("class.names");
        assertThat(texts()).anyMatch(text -> text.contains("None, my turn ends") && text.contains("Mei"));
        picture(window.frame().getRootPane(), "results");
    }

    private List<String> texts() {
        return window.ask(() -> Parts.of(window.frame(), JComponent.class).stream()
                .filter(Component::isShowing)
                .map(JComponent::getAccessibleContext)
                .filter(Objects::nonNull)
                .flatMap(said -> Stream.of(said.getAccessibleName(), said.getAccessibleDescription()))
                .filter(Objects::nonNull)
                .toList());
    }

    @Test
    void aSetIsPutTogetherByKeysAlone() {
        List<String> spoken = window.spoken();
        window.run(() -> window.frame().contents().learn().desk().putTogether(Optional.empty()));
        untilOpen();
        window.until(
                "keys for the name", () -> part(JComponent.class, "set.name").isFocusOwner());
        window.type("By keys");
        walkTo("set.questions");
        window.press(KeyEvent.VK_SPACE);
        assertThat(spoken).last().asString().endsWith("is in the set now.");
        window.press(KeyEvent.VK_DOWN);
        window.press(KeyEvent.VK_SPACE);
        assertThat(size("set.chosen")).isEqualTo(2);
        walkTo("set.chosen");
        window.press(KeyEvent.VK_UP);
        window.press(KeyEvent.VK_DOWN, KeyEvent.VK_ALT);
        assertThat(spoken).last().asString().endsWith("is number 2 now.");
        window.press(KeyEvent.VK_DOWN, KeyEvent.VK_ALT);
        assertThat(spoken).last().isEqualTo("It can’t go any further.");
        window.press(KeyEvent.VK_DELETE);
        assertThat(size("set.chosen")).isEqualTo(1);
    }

    private void walkTo(String name) {
        JComponent wanted = part(JComponent.class, name);
        for (int i = 0; i < 20 && !window.ask(wanted::isFocusOwner); i++) {
            window.press(KeyEvent.VK_TAB);
        }
        assertThat(window.ask(wanted::isFocusOwner)).as(name).isTrue();
    }

    @Test
    void whatIsMissingIsToldAndWhatWasTickedIsThereTheNextTime() {
        putTogether();
        assertThat(isAlive("set.out")).as("of nothing").isFalse();
        press("set.save");
        assertThat(told()).isEqualTo("Tick a question first.");
        tick(0);
        assertThat(isAlive("set.out")).isTrue();
        press("set.save");
        assertThat(told()).startsWith("Give the set a name first.");
        lesson("Manners at the board");
        assertThat(told()).startsWith("This lesson has other rules");
        tick(0);
        assertThat(size("set.chosen")).isEqualTo(1);
        putAway();
        putTogether();
        assertThat(size("set.chosen")).isEqualTo(1);
    }

    @Test
    void aFolderInWhichNothingCanBeWrittenIsTold() throws IOException {
        putTogether();
        tick(0);
        name("Monday");
        Path folder = Files.createDirectory(given.resolve("share"));
        JFileChooserFixture chooser = choose(folder.resolve("Monday.papan"));
        Files.delete(folder);
        chooser.approve();
        window.until("what came of it", () -> told().startsWith("“Monday.papan” can’t be saved."));
        assertThat(size("set.chosen")).as("nothing is lost").isEqualTo(1);
    }

    @Test
    void aLessonThatIsNoLongerThereIsTold() throws IOException {
        Path lesson = given.resolve("own.lesson.json");
        Files.copy(Path.of("examples/own-store.lesson.json"), lesson);
        window.run(() -> window.frame().contents().opener().open(given));
        window.until("its lesson", () -> window.has("open.own-store-example"));
        putTogether();
        lesson("Three seeds: what do you get?");
        tick(0);
        name("Monday");
        Files.delete(lesson);
        press("set.save");
        assertThat(told()).startsWith("The lesson “Three seeds: what do you get?” isn’t there any more.");
    }

    @Test
    void aSetThatWasGivenIsChangedAndGivenAgain() {
        Path file = monday();
        putAway();
        window.until("the set among my lessons", () -> window.has("set.change.Monday.papan"));
        window.click("set.change.Monday.papan");
        untilOpen();
        picture(window.frame().getRootPane(), "mine");
        assertThat(size("set.chosen")).isEqualTo(2);
        assertThat(window.ask(() -> part(JTextComponent.class, "set.name").getText()))
                .isEqualTo("Monday");
        tick(2);
        assertThat(size("set.chosen")).isEqualTo(3);
        assertThat(file).exists();
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void nothingOnTheSheetIsCutOff(Language language) {
        window.resize(1366, 768);
        for (Theme theme : PICTURES.isEmpty() ? List.of(Theme.LIGHT) : List.of(Theme.LIGHT, Theme.DARK)) {
            window.run(() -> {
                window.frame().inside().setTheme(theme);
                window.frame().inside().setLanguage(language);
            });
            putTogether();
            if (size("set.chosen") == 0) {
                tick(0);
                tick(2);
            }
            JComponent shown = window.ask(() -> ((RootPaneContainer) sheet().orElseThrow()).getRootPane());
            picture(shown, language.tag() + "." + theme.id());
            assertThat(window.ask(() -> CutText.in(shown))).isEmpty();
            putAway();
        }
    }

    private void picture(JComponent shown, String name) {
        if (!PICTURES.isEmpty()) {
            window.run(() -> {
                Dimension size = shown.getSize();
                Screenshots.write(
                        Screenshots.paint(shown, size, 1),
                        Path.of(PICTURES, "set." + name + ".png").toFile());
            });
        }
    }
}
