package papan.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.Frame;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.RenderingHints;
import java.awt.event.KeyEvent;
import java.awt.image.BufferedImage;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.swing.AbstractButton;
import javax.swing.JComponent;
import javax.swing.JFrame;
import javax.swing.JLabel;
import javax.swing.JRootPane;
import javax.swing.UIManager;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import papan.json.rules.RuleBooks;
import papan.lesson.play.LessonRun;
import papan.ui.app.Environment;
import papan.ui.app.Workspace;
import papan.ui.board.BoardView;
import papan.ui.common.Desktop;
import papan.ui.common.Paints;
import papan.ui.common.Theme;
import papan.ui.sound.Loudspeaker;

/** A laptop with a projector beside it: what the class sees there, what is seen of it here, and the room that is left. */
@Windowed
class ClassScreenWindowTest {
    private static final Rectangle LAPTOP = new Rectangle(0, 0, 1440, 900);
    private static final Rectangle PROJECTOR = new Rectangle(1440, 0, 1024, 768);

    @TempDir
    private Path settings;

    private Opened window;

    @BeforeEach
    void open() throws Exception {
        window = new Opened(
                Opened.on("first-turn"),
                settings,
                new Environment(
                        new HandTicker(), Desktop.silent(), () -> List.of(LAPTOP, PROJECTOR), Loudspeaker.none()));
        window.run(() -> window.frame().setBounds(LAPTOP));
        window.show(0);
    }

    @AfterEach
    void close() {
        window.run(() -> audiences().forEach(Frame::dispose));
        window.close();
    }

    private static Stream<JFrame> audiences() {
        return ClassScreen.all();
    }

    private static JRootPane seen() {
        return audiences().findFirst().orElseThrow().getRootPane();
    }

    private void present(int... held) {
        window.press(KeyEvent.VK_F5, held);
        window.until("the class sees", () -> audiences().findAny().isPresent());
        window.until("the presenter has the keys", () -> {
            Component keys = window.frame().getFocusOwner();
            return keys != null && keys.isShowing();
        });
    }

    private void leave() {
        window.press(KeyEvent.VK_ESCAPE);
        window.until("the class is gone", () -> audiences().findAny().isEmpty());
    }

    private boolean isSeen(String name) {
        return window.ask(() -> window.has(name) && window.named(name).isShowing());
    }

    /** What is painted of something. */
    private BufferedImage painted(JComponent part) {
        return window.ask(() -> {
            BufferedImage image = new BufferedImage(part.getWidth(), part.getHeight(), BufferedImage.TYPE_INT_RGB);
            Graphics2D g = image.createGraphics();
            part.printAll(g);
            g.dispose();
            return image;
        });
    }

    private BufferedImage projected() {
        return painted(window.ask(ClassScreenWindowTest::seen));
    }

    private Color projected(int x, int y) {
        return new Color(projected().getRGB(x, y));
    }

    @ParameterizedTest
    @CsvSource({"LIGHT, Papan projector", "PROJECTOR, Papan projector", "DARK, FlatLaf Dark", "CONTRAST, Papan contrast"
    })
    void aDarkThemeStaysOnTheClassesScreen(Theme theme, String worn) {
        window.run(() -> window.frame().inside().setTheme(theme));
        String before = window.ask(() -> UIManager.getLookAndFeel().getName());
        present();
        assertThat(window.ask(() -> UIManager.getLookAndFeel().getName())).isEqualTo(worn);
        window.press(KeyEvent.VK_B);
        double light = Paints.contrast(projected(512, 384), Color.BLACK);
        boolean dark = theme == Theme.DARK || theme == Theme.CONTRAST;
        assertThat(light).as("1 is black, 21 is white").isBetween(dark ? 1 : 18.0, dark ? 1.4 : 21);
        leave();
        assertThat(window.ask(() -> UIManager.getLookAndFeel().getName())).isEqualTo(before);
    }

    @Test
    void aThemeThatIsChosenMeanwhileStaysAfterwards() {
        present();
        window.run(() -> window.frame().inside().setTheme(Theme.DARK));
        leave();
        assertThat(window.ask(Paints::isDark)).isTrue();
        present();
        window.run(() -> window.frame().inside().setTheme(Theme.LIGHT));
        assertThat(window.ask(() -> UIManager.getLookAndFeel().getName()))
                .as("read from afar")
                .isEqualTo("Papan projector");
        leave();
        assertThat(window.ask(() -> UIManager.getLookAndFeel().getName())).isEqualTo("FlatLaf Light");
    }

    @Test
    void aScreenThatDoesNotFollowIsMarkedForTheClassAndForThePresenter() {
        present();
        BufferedImage follows = projected();
        Color quiet = window.ask(() -> Paints.colour("Papan.border"));
        Color loud = window.ask(() -> Paints.colour("Papan.wrong"));
        assertThat(marks(follows)).isZero();
        assertThat(frame()).isEqualTo(quiet);
        window.press(KeyEvent.VK_F);
        BufferedImage still = projected();
        assertThat(marks(still)).as("bars on a tile").isGreaterThan(300);
        assertThat(distance(below(still), below(follows)))
                .as("nothing else has changed")
                .isZero();
        assertThat(frame()).isEqualTo(loud);
        assertThat(state()).contains("still picture");
        window.press(KeyEvent.VK_B);
        assertThat(marks(projected())).as("a dot").isBetween(50L, 200L);
        assertThat(state()).contains("empty screen");
        window.press(KeyEvent.VK_B);
        window.press(KeyEvent.VK_F);
        assertThat(marks(projected())).isZero();
        assertThat(frame()).isEqualTo(quiet);
        assertThat(state()).isBlank();
    }

    /** How many pixels in the corner of the class's screen are not as its ground. */
    private static long marks(BufferedImage screen) {
        int ground = screen.getRGB(2, 2);
        return IntStream.range(0, 50 * 50)
                .filter(i -> screen.getRGB(screen.getWidth() - 50 + i % 50, i / 50) != ground)
                .count();
    }

    private static BufferedImage below(BufferedImage screen) {
        return screen.getSubimage(0, 50, screen.getWidth(), screen.getHeight() - 50);
    }

    private Color frame() {
        return new Color(painted((JComponent) window.ask(() -> window.named("presenter.preview")))
                .getRGB(0, 20));
    }

    private String state() {
        return window.ask(() -> ((JLabel) window.named("presenter.state")).getText());
    }

    @Test
    void thePresenterSeesASmallPictureOfWhatTheClassSees() {
        present();
        untilThePreviewShows();
        BufferedImage asked = preview();
        assertThat(window.ask(() -> window.named("presenter.preview").getHeight()))
                .isEqualTo(180);
        window.press(KeyEvent.VK_PAGE_DOWN);
        window.press(KeyEvent.VK_PAGE_DOWN);
        untilThePreviewShows();
        assertThat(distance(preview(), asked)).isGreaterThan(2);
        window.press(KeyEvent.VK_F);
        BufferedImage held = projected();
        window.press(KeyEvent.VK_PAGE_DOWN);
        window.press(KeyEvent.VK_PAGE_DOWN);
        assertThat(distance(projected(), held)).as("held still").isZero();
        untilThePreviewShows();
    }

    /** The picture without its frame. */
    private BufferedImage preview() {
        BufferedImage all = painted((JComponent) window.ask(() -> window.named("presenter.preview")));
        return all.getSubimage(4, 4, 232, 172);
    }

    private void untilThePreviewShows() {
        window.until("the picture to follow", () -> {
            BufferedImage small = scaled(scaled(scaled(projected(), 512, 384), 256, 192), 240, 180);
            return distance(preview(), small.getSubimage(4, 4, 232, 172)) < 1;
        });
    }

    private static BufferedImage scaled(BufferedImage picture, int width, int height) {
        BufferedImage small = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = small.createGraphics();
        g.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
        g.drawImage(picture, 0, 0, width, height, null);
        g.dispose();
        return small;
    }

    /** How far two pictures are apart, per channel of a pixel, of 255. */
    private static double distance(BufferedImage one, BufferedImage other) {
        assertThat(new Dimension(one.getWidth(), one.getHeight()))
                .isEqualTo(new Dimension(other.getWidth(), other.getHeight()));
        int width = one.getWidth();
        int[] a = one.getRGB(0, 0, width, one.getHeight(), null, 0, width);
        int[] b = other.getRGB(0, 0, width, other.getHeight(), null, 0, width);
        long apart = 0;
        for (int i = 0; i < a.length; i++) {
            for (int bits = 0; bits < 24; bits += 8) {
                apart += Math.abs((a[i] >> bits & 255) - (b[i] >> bits & 255));
            }
        }
        return apart / 3.0 / a.length;
    }

    @Test
    void theKeysStayInThePresentersWindow() {
        present();
        assertThat(window.ask(() -> window.frame().isFocused())).isTrue();
        window.press(KeyEvent.VK_PAGE_DOWN);
        assertThat(window.ask(() -> window.session().isOpenQuestion())).isFalse();
    }

    @Test
    void railAndHistoryGiveTheirRoomAndComeBack() {
        window.show(step("history"));
        assertThat(isSeen("rail")).isTrue();
        Component focused = window.ask(() -> window.named("history.list"));
        window.focus(focused);
        int before = window.ask(() -> window.board().getWidth());
        present(KeyEvent.VK_SHIFT);
        assertThat(isSeen("rail")).isFalse();
        assertThat(isSeen("history")).isFalse();
        assertThat(window.ask(() -> window.board().getWidth()))
                .isGreaterThan(600)
                .isLessThanOrEqualTo(before);
        leave();
        assertThat(isSeen("rail")).isTrue();
        assertThat(isSeen("history")).isTrue();
        window.until("the focus where it was", focused::isFocusOwner);
    }

    @Test
    void fromElsewhereTheRailLeadsBackToTheLesson() {
        present();
        window.run(() -> window.frame().contents().workspaces().show(Workspace.EXPLORE));
        assertThat(isSeen("rail")).isTrue();
        window.run(() -> ((AbstractButton) window.named("workspace.learn")).doClick());
        assertThat(isSeen("rail")).isFalse();
    }

    @Test
    void theClassGoesOnWhileThePresenterLooksElsewhere() {
        present();
        window.run(() -> window.frame().contents().workspaces().show(Workspace.EXPLORE));
        window.press(KeyEvent.VK_PAGE_DOWN);
        assertThat(window.ask(() -> window.session().isOpenQuestion()))
                .as("the answer is shown")
                .isFalse();
        assertThat(window.ask(() -> ClassScreen.shows("audience.page"))).isTrue();
    }

    @Test
    void theRuleCardComesWhenItIsAskedForAndGoesAgain() {
        step("rule");
        present(KeyEvent.VK_SHIFT);
        assertThat(isSeen("rule")).isFalse();
        window.press(KeyEvent.VK_W);
        assertThat(isSeen("rule")).isTrue();
        window.press(KeyEvent.VK_W);
        assertThat(isSeen("rule")).isFalse();
        window.press(KeyEvent.VK_W, KeyEvent.VK_SHIFT);
        assertThat(isSeen("rule")).isTrue();
        window.press(KeyEvent.VK_W);
        assertThat(isSeen("rule")).as("from why not to why").isTrue();
        window.press(KeyEvent.VK_ESCAPE);
        assertThat(isSeen("rule")).as("the class's card goes first").isFalse();
        leave();
        assertThat(isSeen("rule")).isTrue();
    }

    /** A step in which a part is seen before a class watches. */
    private int step(String part) {
        for (int step = 0; step < window.ask(() -> window.session().size()); step++) {
            window.show(step);
            window.run(() -> window.playback().last());
            if (isSeen(part)) {
                return step;
            }
        }
        throw new AssertionError("no step shows " + part);
    }

    @ParameterizedTest
    @CsvSource({
        "counting-the-ring, other-way, 2",
        "empty-opposite, hand-out, 3",
        "same-turn-eight-rules, sungkas, 4",
        "two-hand-outs, lone-seed, 4"
    })
    void comparedBoardsAreFourHundredWide(String lesson, String step, int boards) {
        open(lesson, step);
        int before = width(boards);
        present(KeyEvent.VK_SHIFT);
        assertThat(width(boards)).isGreaterThanOrEqualTo(400);
        assertThat(window.ask(window::owner)).as("the transport lies otherwise").isEqualTo("back");
        window.run(() -> window.session().explain());
        assertThat(width(boards)).as("explained").isGreaterThanOrEqualTo(400);
        leave();
        open(lesson, step);
        assertThat(width(boards)).isEqualTo(before);
    }

    private void open(String lesson, String step) {
        LessonRun run = new CourseLessons()
                .all().stream()
                        .filter(each -> each.id().equals(lesson))
                        .findFirst()
                        .map(each -> LessonRun.of(each, RuleBooks.shipped()))
                        .orElseThrow();
        window.open(run);
        window.show(window.first(stage -> stage.step().head().id().equals(step)));
        window.run(() -> window.playback().last());
        // What had the focus is gone; the summary at the top would take the room.
        window.focus(window.ask(() -> window.named("back")));
    }

    /** How wide each of the boards is that are compared. */
    private int width(int boards) {
        window.run(() -> window.frame().validate());
        List<BoardView> all = window.all(BoardView.class);
        assertThat(all).hasSize(boards);
        List<Integer> widths = window.ask(
                () -> all.stream().map(Component::getWidth).distinct().toList());
        assertThat(widths).hasSize(1);
        return widths.get(0);
    }
}
