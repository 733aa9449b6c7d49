package papan.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.Dimension;
import java.awt.Frame;
import java.awt.Window;
import java.awt.event.KeyEvent;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JList;
import javax.swing.RootPaneContainer;
import javax.swing.text.JTextComponent;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import papan.lesson.play.LessonText;
import papan.narration.Language;
import papan.ui.app.Options;
import papan.ui.common.Theme;

/**
 * A lesson is planned for one class: steps left out or moved, notes of one's own, less time. The class is led along the
 * plan, a learner alone along the lesson, whose file nobody touches. With {@code -Dpapan.pictures=FOLDER} it keeps pictures.
 */
@Windowed
class TodaysPlanWindowTest {
    /** The step “asked” goes on from the board of “few”. */
    private static final String STEPS = """
            { 'id': 'hello', 'title': 'Hello', 'kind': 'play', 'from': 'start', 'moves': ['S3'], 'minutes': 2, 'teacher': 'Let them guess.' },
            { 'id': 'few', 'title': 'A few seeds', 'kind': 'play', 'from': 'few', 'moves': ['S2'], 'minutes': 6 },
            { 'id': 'asked', 'title': 'A question', 'kind': 'ask', 'question': { 'type': 'choice', 'text': 'Whose turn?', 'options': [{ 'id': 'a', 'text': 'Hers', 'correct': true, 'feedback': 'Yes.' }, { 'id': 'b', 'text': 'His', 'feedback': 'No.' }] }, 'minutes': 3 },
            { 'id': 'other', 'title': 'The other way', 'kind': 'play', 'from': 'start', 'moves': ['S6'], 'minutes': 4 },
            { 'id': 'bye', 'title': 'Goodbye', 'kind': 'play', 'from': 'start', 'moves': ['S1'], 'minutes': 1 }""";

    private static final String NOTE = "Ask Ben first";
    private static final String PICTURES = System.getProperty("papan.pictures", "");

    @TempDir
    private Path settings;

    @TempDir
    private Path folder;

    private Path lesson;
    private Opened window;
    private ClassScreen screen;

    @BeforeEach
    void open() throws Exception {
        lesson = folder.resolve("small.lesson.json");
        Files.writeString(lesson, LessonText.around(STEPS));
        begin();
    }

    private void open(String id) {
        window.run(() -> window.frame().contents().opener().open(folder.resolve(id + ".lesson.json")));
        window.until(
                "the lesson",
                () -> window.session()
                        .run()
                        .filter(run -> run.lesson().id().equals(id))
                        .isPresent());
    }

    private void begin() throws Exception {
        window = new Opened(Options.NONE, settings);
        screen = new ClassScreen(window);
        open("small");
        window.show(0);
    }

    @AfterEach
    void close() {
        window.run(() -> ClassScreen.all().forEach(Frame::dispose));
        window.close();
    }

    private Optional<Window> found() {
        return Stream.of(window.frame().getOwnedWindows())
                .filter(each -> each.isShowing() && "plan".equals(each.getName()))
                .findFirst();
    }

    private void plan() {
        window.press(KeyEvent.VK_F4);
        window.until("the plan", () -> found().filter(Window::isFocused).isPresent());
        window.until("its steps have the keys", () -> part("plan.steps").isFocusOwner());
    }

    private void putAway() {
        window.press(KeyEvent.VK_ESCAPE);
        window.until("the plan is gone", () -> found().isEmpty());
        window.until("the window has the keys", () -> window.frame().isFocused());
    }

    private Component part(String name) {
        return Parts.named((Container) found().orElseThrow(), name);
    }

    private String said(String name) {
        return window.ask(() -> part(name).getAccessibleContext().getAccessibleName());
    }

    private void choose(int place) {
        window.run(() -> ((JList<?>) part("plan.steps")).setSelectedIndex(place));
    }

    /** The steps of the plan in order, by their 0-based numbers. */
    private List<Integer> order() {
        return window.ask(() -> {
            JList<?> list = (JList<?>) part("plan.steps");
            List<Integer> all = new ArrayList<>();
            for (int i = 0; i < list.getModel().getSize(); i++) {
                all.add((Integer) list.getModel().getElementAt(i));
            }
            return all;
        });
    }

    private void leaveOut(int place) {
        choose(place);
        window.press(KeyEvent.VK_SPACE);
    }

    private void type(String name, String text) {
        window.run(() -> part(name).requestFocusInWindow());
        window.until("keys for " + name, () -> part(name).isFocusOwner());
        window.type(text);
    }

    private String step() {
        return window.ask(() -> window.session().isFinished()
                ? "the end"
                : window.session().stage().step().head().id());
    }

    /** Presses Page Down until another step is shown, as a teacher with a clicker does. */
    private String pageDown() {
        String before = step();
        for (int presses = 0; presses < 9 && step().equals(before); presses++) {
            window.press(KeyEvent.VK_PAGE_DOWN);
            screen.settle();
        }
        return step();
    }

    private String kept() {
        try {
            Path plans = settings.resolve("plans.json");
            return Files.exists(plans) ? Files.readString(plans) : "";
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void present() {
        window.press(KeyEvent.VK_F5);
        window.until(
                "the audience's window has the keys", () -> ClassScreen.all().anyMatch(Window::isFocused));
    }

    @Test
    void theClassIsLedAlongThePlanAndBackAgain() throws IOException {
        byte[] written = Files.readAllBytes(lesson);
        plan();
        leaveOut(0);
        leaveOut(4);
        choose(3);
        window.press(KeyEvent.VK_UP, KeyEvent.VK_ALT);
        assertThat(order()).as("a question stays behind its board").containsExactly(0, 3, 1, 2, 4);
        assertThat(said("plan.total"))
                .startsWith("3 of 5 steps today")
                .contains("13 minutes")
                .contains("16 for");
        putAway();
        present();
        assertThat(step()).isEqualTo("other");
        assertThat(window.text("presenter.next")).isEqualTo("A few seeds");
        assertThat(said(window.named("presenter.plan")))
                .startsWith("1 of 3 today")
                .contains("plan 4:00 of 13:00");
        assertThat(pageDown()).isEqualTo("few");
        assertThat(pageDown()).isEqualTo("asked");
        assertThat(window.text("presenter.next")).isEqualTo("This is the last step.");
        assertThat(pageDown()).as("a last step that is left out").isEqualTo("the end");
        List<String> back = new ArrayList<>();
        for (int presses = 0; presses < 20 && !(back.contains("other") && isAtStart()); presses++) {
            window.press(KeyEvent.VK_PAGE_UP);
            screen.settle();
            if (back.isEmpty() || !back.get(back.size() - 1).equals(step())) {
                back.add(step());
            }
        }
        assertThat(back).containsExactly("asked", "few", "other");
        assertThat(Files.readAllBytes(lesson)).isEqualTo(written);
    }

    private String said(Component of) {
        return window.ask(() -> of.getAccessibleContext().getAccessibleName());
    }

    private boolean isAtStart() {
        return window.ask(
                () -> window.playback().cursor() == window.session().stage().start());
    }

    @Test
    void aJumpIsFollowedByThePlanAndALearnerAloneByTheLesson() {
        plan();
        leaveOut(1);
        leaveOut(2);
        putAway();
        window.run(() -> {
            window.session().next();
        });
        assertThat(step()).as("alone").isEqualTo("few");
        window.show(0);
        screen.begin();
        assertThat(said(window.named("presenter.step.2"))).contains("left out today");
        window.run(() -> window.session().show(1));
        assertThat(pageDown()).as("after a step that is left out").isEqualTo("other");
        window.run(() -> window.session().previous());
        assertThat(step()).isEqualTo("hello");
        window.run(() -> window.session().next());
        assertThat(step()).as("the button goes along the plan, too").isEqualTo("other");
    }

    @Test
    void anOwnNoteIsSeenByTheTeacherAlone() {
        plan();
        assertThat(said("plan.authors")).isEqualTo("Let them guess.");
        type("plan.mine", NOTE);
        window.until("the note is kept", () -> kept().contains(NOTE));
        putAway();
        screen.begin();
        assertThat(window.text("presenter.mine")).isEqualTo(NOTE);
        assertThat(window.text("presenter.notes")).contains("Let them guess.");
        assertThat(screen.readable()).doesNotContain(NOTE);
        window.press(KeyEvent.VK_TAB);
        window.until("the strip", () -> strip("strip.mine").isShowing());
        assertThat(screen.readable()).doesNotContain(NOTE);
        javax.swing.AbstractButton held = (javax.swing.AbstractButton) window.ask(() -> strip("strip.mine"));
        window.run(() -> {
            held.getModel().setArmed(true);
            held.getModel().setPressed(true);
        });
        assertThat(((JTextComponent) window.ask(() -> strip("strip.notes"))).getText())
                .isEqualTo(NOTE);
        window.run(() -> held.getModel().setPressed(false));
        assertThat(screen.readable()).doesNotContain(NOTE);
    }

    private static Component strip(String name) {
        return Parts.named(ClassScreen.frame().getLayeredPane(), name);
    }

    @Test
    void whatIsPlannedIsThereTheNextTimeForThisClass() throws Exception {
        plan();
        leaveOut(1);
        type("plan.class.typed", "7b\n");
        assertThat(said("plan.told")).isEqualTo("7b begins with the plan as it stands.");
        window.run(() -> part("plan.steps").requestFocusInWindow());
        leaveOut(3);
        putAway();
        window.leave();
        begin();
        plan();
        assertThat(said("plan.total")).startsWith("3 of 5");
        window.run(() -> ((JComboBox<?>) part("plan.class")).getEditor().setItem(""));
        window.run(() -> ((JComboBox<?>) part("plan.class")).getEditor().selectAll());
        type("plan.class.typed", "\n");
        assertThat(said("plan.total")).as("without a class").startsWith("4 of 5");
        window.run(() -> ((JComboBox<?>) part("plan.class")).setSelectedItem("7b"));
        assertThat(said("plan.told")).isEqualTo("This is the plan for 7b.");
        assertThat(said("plan.total")).startsWith("3 of 5");
    }

    @Test
    void theTimeThereIsIsFittedHonestlyAndEverythingIsTakenBack() {
        plan();
        leaveOut(1);
        type("plan.minutes", "13\n");
        assertThat(said("plan.told"))
                .isEqualTo("Left out: The other way. The rest takes 12 minutes. What you had left out before is back.");
        type("plan.minutes", "2\n");
        assertThat(said("plan.told"))
                .startsWith("Left out: A few seeds, A question, The other way. The rest still takes 3 minutes");
        window.pressWithCtrl(KeyEvent.VK_Z);
        window.pressWithCtrl(KeyEvent.VK_Z);
        assertThat(said("plan.total"))
                .as("what was left out by hand")
                .startsWith("4 of 5")
                .contains("10 minutes");
        window.pressWithCtrl(KeyEvent.VK_Y);
        assertThat(said("plan.total")).contains("12 minutes");
        type("plan.mine", NOTE);
        window.pressWithCtrl(KeyEvent.VK_Z);
        assertThat(window.ask(() -> ((JTextComponent) part("plan.mine")).getText()))
                .as("a note is one change")
                .isEmpty();
        window.pressWithCtrl(KeyEvent.VK_Y);
        window.run(() -> ((javax.swing.AbstractButton) part("plan.written")).doClick());
        assertThat(said("plan.total")).isEqualTo("All 5 steps today. The author planned 16 minutes.");
        assertThat(window.ask(() -> ((JTextComponent) part("plan.mine")).getText()))
                .isEqualTo(NOTE);
    }

    @Test
    void oneStepStaysAndWhatIsOneBlockSaysSo() throws Exception {
        plan();
        for (int place = 0; place < 5; place++) {
            leaveOut(place);
        }
        assertThat(said("plan.told")).isEqualTo("One step has to stay.");
        assertThat(said("plan.total")).startsWith("1 of 5");
        choose(0);
        window.press(KeyEvent.VK_UP, KeyEvent.VK_ALT);
        assertThat(said("plan.told")).isEqualTo("It can’t go any further.");
        putAway();
        Files.writeString(
                folder.resolve("block.lesson.json"), LessonText.around("""
                { 'id': 'one', 'kind': 'play', 'from': 'start', 'moves': ['S3'] },
                { 'id': 'two', 'kind': 'play', 'moves': ['N3'] }""").replace("\"small\"", "\"block\""));
        open("block");
        plan();
        window.press(KeyEvent.VK_DOWN, KeyEvent.VK_ALT);
        assertThat(said("plan.told")).startsWith("These steps can’t change places");
    }

    @Test
    void itDoesNotComeUpBeforeTheClass() {
        screen.begin();
        window.press(KeyEvent.VK_F4);
        assertThat(window.ask(this::found)).isEmpty();
        assertThat(window.hands().label("status").text()).startsWith("The plan isn’t for the class to see.");
    }

    @Test
    void plansThatCannotBeReadAreSetAsideAndThatIsTold() throws Exception {
        Files.writeString(settings.resolve("plans.json"), "{ nonsense");
        plan();
        leaveOut(1);
        assertThat(said("plan.told")).contains("now called plans.json.broken-1");
        assertThat(kept()).contains("\"few\"");
        assertThat(settings.resolve("plans.json.broken-1")).hasContent("{ nonsense");
    }

    @Test
    void aPlanForWhichThereIsNoRoomIsToldAndWrittenWhenTheWindowCloses() throws Exception {
        Path inTheWay = Files.createDirectory(settings.resolve(".lock"));
        plan();
        leaveOut(1);
        assertThat(said("plan.told")).contains("can’t be saved right now");
        assertThat(settings.resolve("plans.json")).doesNotExist();
        Files.delete(inTheWay);
        putAway();
        window.leave();
        assertThat(kept()).contains("\"few\"");
        begin();
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void everythingCanBeRead(Language language) {
        window.resize(1366, 708);
        for (Theme theme : PICTURES.isEmpty() ? List.of(Theme.LIGHT) : List.of(Theme.LIGHT, Theme.DARK)) {
            for (int zoom : List.of(100, 150)) {
                window.run(() -> {
                    window.frame().inside().setTheme(theme);
                    window.frame().inside().setLanguage(language);
                    window.frame().inside().setZoom(zoom);
                });
                plan();
                leaveOut(1);
                type("plan.mine", NOTE + ", then let everybody who has not said anything yet point at a house.");
                picture(
                        window.ask(() -> ((RootPaneContainer) found().orElseThrow()).getRootPane()),
                        language.tag() + "." + theme.id() + "." + zoom);
                assertThat(window.ask(() -> CutText.in((Container) found().orElseThrow())))
                        .as(language + " " + zoom)
                        .isEmpty();
                putAway();
            }
        }
        window.show(1);
        screen.begin();
        picture(window.frame().getRootPane(), language.tag() + ".column");
        window.press(KeyEvent.VK_TAB);
        window.until("the strip", () -> strip("strip.mine").isShowing());
        picture(window.ask(ClassScreen::frame).getRootPane(), language.tag() + ".strip");
    }

    private void picture(JComponent sheet, String name) {
        if (PICTURES.isEmpty()) {
            return;
        }
        window.run(() -> {
            try {
                Files.createDirectories(Path.of(PICTURES));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            Dimension size = sheet.getSize();
            Screenshots.write(
                    Screenshots.paint(sheet, size, 1),
                    Path.of(PICTURES, "plan." + name + ".png").toFile());
        });
    }
}
