package papan.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.AWTEvent;
import java.awt.Component;
import java.awt.Container;
import java.awt.Dimension;
import java.awt.Frame;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.Toolkit;
import java.awt.event.AWTEventListener;
import java.awt.event.KeyEvent;
import java.awt.event.MouseEvent;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Predicate;
import java.util.function.Supplier;
import javax.swing.JComponent;
import javax.swing.MenuSelectionManager;
import javax.swing.SwingUtilities;
import javax.swing.text.JTextComponent;
import org.assertj.swing.core.BasicRobot;
import org.assertj.swing.core.MouseButton;
import org.assertj.swing.core.Robot;
import org.assertj.swing.edt.GuiActionRunner;
import org.assertj.swing.fixture.FrameFixture;
import org.assertj.swing.timing.Condition;
import org.assertj.swing.timing.Pause;
import org.jspecify.annotations.Nullable;
import papan.format.FormatException;
import papan.json.lesson.LessonReader;
import papan.json.rules.RuleBooks;
import papan.lesson.play.LessonRun;
import papan.lesson.play.LessonText;
import papan.lesson.play.Stage;
import papan.lesson.script.Step;
import papan.model.Place;
import papan.ui.app.Environment;
import papan.ui.app.Lessons;
import papan.ui.app.Options;
import papan.ui.app.PapanApp;
import papan.ui.app.PapanFrame;
import papan.ui.app.Preferences;
import papan.ui.board.BoardView;
import papan.ui.common.Choice;
import papan.ui.common.Idle;
import papan.ui.lesson.LearnSession;
import papan.ui.playback.Playback;

/**
 * An open window and the hands that use it: what every test of a window shares. The tests of a class have one window, in
 * which each begins as at a start; only what a test has closed, or put over the whole screen, is not used again.
 */
final class Opened {
    private static final int WAIT_MS = 10_000;

    /** The window of this class of tests, between two of them. */
    private static final AtomicReference<@Nullable PapanFrame> STANDING = new AtomicReference<>();

    private final Robot robot = BasicRobot.robotWithCurrentAwtHierarchy();
    private final Keyboard keyboard = new Keyboard();
    private final HandTicker ticker = new HandTicker();
    private final PapanFrame frame;

    /** Opens the window on the course, with its settings in a folder. */
    Opened(Options options, Path settings) throws Exception {
        this(options, settings, new CourseLessons());
    }

    /** The same on a computer of its own. */
    Opened(Options options, Path settings, Environment outside) throws Exception {
        this(options, settings, new CourseLessons(), outside);
    }

    /** Opens the window on other lessons. */
    Opened(Options options, Path settings, Lessons lessons) throws Exception {
        this(options, settings, lessons, null);
    }

    private Opened(Options options, Path settings, Lessons lessons, @Nullable Environment outside) throws Exception {
        this(options, settings, lessons, outside, options.equals(Options.NONE));
    }

    /** Opens the window as at the very first start. */
    static Opened atHome(Path settings) throws Exception {
        return new Opened(Options.NONE, settings, CourseLessons.shipped(), null, false);
    }

    private Opened(Options options, Path settings, Lessons lessons, @Nullable Environment outside, boolean begins)
            throws Exception {
        // It is waited for what follows from each act, not for a time.
        robot.settings().delayBetweenEvents(0);
        robot.settings().eventPostingDelay(0);
        // Where it rests on a house, the house is noticed.
        robot.moveMouse(new Point(0, 0));
        CompletableFuture<PapanFrame> opened = new CompletableFuture<>();
        Environment used = outside == null ? Environment.quiet(ticker) : outside;
        Preferences preferences = new Preferences(settings);
        Optional.ofNullable(STANDING.getAndSet(null))
                .ifPresentOrElse(
                        again -> PapanApp.startAgain(again, options, preferences, lessons, used, opened::complete),
                        () -> PapanApp.start(options, preferences, lessons, used, opened::complete));
        frame = opened.get(30, TimeUnit.SECONDS);
        // Until then the desktop may still move it, and take the first click for itself.
        run(frame::toFront);
        until("the window to have the focus", frame::isActive);
        Idle.await();
        if (begins) {
            begin();
        }
    }

    /** Begins with a lesson that asks at once where none is remembered: what most tests are about. */
    private void begin() {
        run(() -> Optional.of(frame.contents().learn())
                .filter(learn -> learn.isShowing() && !learn.showsLesson())
                .flatMap(learn -> learn.lessons().stream()
                        .max(Comparator.comparing(lesson -> lesson.id().equals("first-turn"))))
                .ifPresent(frame.contents().learn()::open));
        Idle.await();
    }

    /** To begin with a lesson of the course. */
    static Options on(String lesson) {
        return new Options(Optional.of(lesson), Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());
    }

    /** A lesson around some steps, played through its rules. */
    static LessonRun lesson(String steps) throws FormatException {
        return LessonRun.of(
                LessonReader.read(LessonText.around(steps), "small.lesson.json", RuleBooks.shipped()),
                RuleBooks.shipped());
    }

    PapanFrame frame() {
        return frame;
    }

    LearnSession session() {
        return frame.contents().session();
    }

    Playback playback() {
        return frame.contents().playback();
    }

    FrameFixture hands() {
        return new FrameFixture(robot, frame);
    }

    Robot robot() {
        return robot;
    }

    /** Closes it as its own button would, so that it remembers where it was; the look stays. Another can be opened then. */
    void leave() {
        hands().close();
        until("closed", () -> !frame.isDisplayable());
        robot.cleanUpWithoutDisposingWindows();
    }

    /** Ends what is in it; the next test of the class begins in the same window. */
    void close() {
        boolean again = GuiActionRunner.execute(() -> {
            MenuSelectionManager.defaultManager().clearSelectedPath();
            boolean usual = frame.isShowing() && !frame.isUndecorated() && frame.getState() == Frame.NORMAL;
            frame.end();
            if (!usual) {
                frame.dispose();
            }
            Parts.emptyClosedWindows();
            return usual;
        });
        STANDING.set(again ? frame : null);
        robot.cleanUpWithoutDisposingWindows();
        // What works in the background may still write into the folder that a test removes now.
        Idle.awaitBackground();
    }

    /** Closes the window of this class of tests. */
    static void closeStanding() {
        Optional.ofNullable(STANDING.getAndSet(null)).ifPresent(window -> GuiActionRunner.execute(window::close));
    }

    /** Opens a lesson at its first step. */
    void open(LessonRun run) {
        run(() -> session().open(run, 0));
    }

    /** Opens a lesson of the course at its first step. */
    void open(String lesson) {
        open(new CourseLessons()
                .all().stream()
                        .filter(each -> each.id().equals(lesson))
                        .findFirst()
                        .map(each -> LessonRun.of(each, RuleBooks.shipped()))
                        .orElseThrow());
    }

    /** Opens a lesson of the course at a step with an id. */
    void open(String lesson, String step) {
        open(lesson);
        show(first(stage -> stage.step().head().id().equals(step)));
    }

    /** Goes to a step. */
    void show(int step) {
        run(() -> session().show(step));
    }

    /** Goes to the first step of a kind. */
    void show(Class<? extends Step> kind) {
        show(first(stage -> kind.isInstance(stage.step())));
    }

    /** The first step of the lesson of which something holds. */
    int first(Predicate<Stage> what) {
        return ask(() -> session().lesson().stages().stream()
                .filter(what)
                .mapToInt(Stage::index)
                .findFirst()
                .orElseThrow());
    }

    /** The right answer to the question of the step. */
    String right() {
        return ask(() -> session().lesson().rightAnswer(session().stage()).written());
    }

    /** Lets two people play in Explore, where the computer would. */
    void twoPeoplePlay() {
        Choice<?> opponent = (Choice<?>) ask(() -> named("explore.opponent"));
        run(() -> opponent.setSelectedIndex(3));
    }

    /** Gives the window's content a size, though the screen may have no room for it. */
    void resize(int width, int height) {
        run(() -> {
            frame.getContentPane().setPreferredSize(new Dimension(width, height));
            frame.pack();
        });
        until(
                width + " × " + height,
                () -> frame.getContentPane().getWidth() == width
                        && frame.getContentPane().getHeight() == height);
    }

    /** Lets time pass: milliseconds of playing. */
    void crank(double milliseconds) {
        run(() -> ticker.crank(milliseconds));
    }

    /** Lets as much time pass as a turn may take. */
    void playOut() {
        crank(1e7);
    }

    /** Asks on the event dispatch thread. */
    <T> T ask(Supplier<T> question) {
        return GuiActionRunner.execute(question::get);
    }

    /** Does something on the event dispatch thread, and waits until the window has nothing left to do. */
    void run(Runnable action) {
        GuiActionRunner.execute(action::run);
        Idle.await();
    }

    /** Presses a key while others are held down. */
    void press(int key, int... held) {
        keyboard.press(key, held);
        Idle.await();
    }

    /** Presses a key while Ctrl is held down. */
    void pressWithCtrl(int key) {
        press(key, KeyEvent.VK_CONTROL);
    }

    /** Presses a key while another is held down. */
    void pressWith(int held, int key) {
        press(key, held);
    }

    /** Presses a key until something has the focus. */
    void walkTo(String name, int key) {
        for (int i = 0; i < 90 && !ask(this::owner).equals(name); i++) {
            press(key);
        }
        assertThat(ask(this::owner)).isEqualTo(name);
    }

    void focus(Component part) {
        run(part::requestFocusInWindow);
        until("focus", part::isFocusOwner);
    }

    void type(String text) {
        keyboard.await(text, () -> robot.enterText(text));
        Idle.await();
    }

    /** Clicks something, after scrolling to it. */
    void click(String name) {
        Component part = ask(() -> named(name));
        run(() -> {
            // What follows the cursor soon may still have to move it.
            SwingUtilities.getRootPane(part).validate();
            ((JComponent) part).scrollRectToVisible(new Rectangle(part.getSize()));
        });
        click(part);
    }

    /** Chooses a line of a menu that a button opens. */
    void choose(String button, String line) {
        click(button);
        until("the menu", () -> MenuSelectionManager.defaultManager().getSelectedPath().length > 1);
        Component menu = ask(
                () -> MenuSelectionManager.defaultManager().getSelectedPath()[0].getComponent());
        click(ask(() -> Parts.named((Container) menu, line)));
    }

    /** Takes a name that is not in the list of the home yet. */
    void takeName(String name) {
        run(() -> {
            Choice<?> choice = (Choice<?>) named("learner");
            choice.setSelectedIndex(choice.getItemCount() - 2);
        });
        until("the field", () -> "learner.name".equals(owner()));
        type(name);
        click("learner.add");
    }

    /** Clicks something in its middle. */
    void click(Component part) {
        untilReleased(() -> robot.click(part));
    }

    /** Clicks a point of something. */
    void click(Component part, Point at) {
        untilReleased(() -> robot.click(part, at));
    }

    /** Drags from the first of some points to the last; what follows from it has happened. */
    void drag(Component part, List<Point> along) {
        robot.pressMouse(part, along.get(0), MouseButton.LEFT_BUTTON);
        along.subList(1, along.size()).forEach(point -> robot.moveMouse(part, point));
        untilReleased(() -> robot.releaseMouse(MouseButton.LEFT_BUTTON));
    }

    /**
     * Lets hands do something at whose end they release the mouse, and waits for what follows from it. On a busy machine
     * the display tells of it later than a robot that waits for idle queues believes.
     */
    private void untilReleased(Runnable hands) {
        CompletableFuture<Void> released = new CompletableFuture<>();
        AWTEventListener ear = event -> {
            if (event.getID() == MouseEvent.MOUSE_RELEASED) {
                released.complete(null);
            }
        };
        Toolkit.getDefaultToolkit().addAWTEventListener(ear, AWTEvent.MOUSE_EVENT_MASK);
        try {
            hands.run();
            until("the button is up", released::isDone);
        } finally {
            Toolkit.getDefaultToolkit().removeAWTEventListener(ear);
        }
        Idle.await();
    }

    /** Clicks a place of the board. */
    void clickPlace(String place) {
        click(ask(() -> board().componentOf(Place.parse(place).orElseThrow())));
    }

    /** The board that is shown; on the event dispatch thread. */
    BoardView board() {
        return Parts.of(frame, BoardView.class).stream()
                .filter(Component::isShowing)
                .findFirst()
                .orElseThrow(() -> new AssertionError("there is no board"));
    }

    /** Everything of a kind that is shown. */
    <T> List<T> all(Class<T> kind) {
        return ask(() -> Parts.of(frame, kind).stream()
                .filter(part -> ((Component) part).isShowing())
                .toList());
    }

    boolean isShowing(String name) {
        return ask(() -> named(name).isShowing());
    }

    /** What stands in a text. */
    String text(String name) {
        return ask(() -> ((JTextComponent) named(name)).getText());
    }

    void until(String what, Supplier<Boolean> holds) {
        Pause.pause(
                new Condition(what) {
                    @Override
                    public boolean test() {
                        return ask(holds);
                    }
                },
                WAIT_MS);
    }

    /** What is said from now on to whoever cannot see it. */
    List<String> spoken() {
        List<String> spoken = new CopyOnWriteArrayList<>();
        run(() -> frame.contents().announcer().addListener(spoken::add));
        return spoken;
    }

    /** The name of what has the focus; on the event dispatch thread. */
    String owner() {
        return frame.getFocusOwner() == null
                ? ""
                : String.valueOf(frame.getFocusOwner().getName());
    }

    /** A part of the window; on the event dispatch thread. */
    Component named(String name) {
        return Parts.named(frame, name);
    }

    /** Whether a part is there; on the event dispatch thread. */
    boolean has(String name) {
        return Parts.of(frame, Component.class).stream().anyMatch(part -> name.equals(part.getName()));
    }
}
