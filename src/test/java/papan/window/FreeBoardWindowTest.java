package papan.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Frame;
import java.awt.Toolkit;
import java.awt.datatransfer.DataFlavor;
import java.awt.event.KeyEvent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papan.lesson.play.LessonRun;
import papan.lesson.play.LessonText;
import papan.model.Place;
import papan.model.Position;
import papan.model.Side;
import papan.ui.app.Options;
import papan.ui.board.BoardView;

/** “What if she had started from another house?”: the lesson's board is tried, by a class or alone, and comes back to the very seed. */
@Windowed
class FreeBoardWindowTest {
    private static final String STEPS = """
            { 'id': 'played', 'kind': 'play', 'from': 'start', 'moves': ['S3'] },
            { 'id': 'asked', 'kind': 'ask', 'position': 'start', 'question': { 'type': 'landing', 'move': 'S6', 'until': 'firstLap' } }""";

    @TempDir
    private Path settings;

    private Opened window;
    private ClassScreen screen;

    @BeforeEach
    void begin() throws Exception {
        window = new Opened(Opened.on("capture"), settings);
        screen = new ClassScreen(window);
        window.open(LessonText.run(STEPS));
        window.show(0);
    }

    @AfterEach
    void close() {
        window.run(() -> ClassScreen.all().forEach(Frame::dispose));
        window.close();
    }

    private boolean isFree() {
        return window.ask(() -> window.session().free().isOn());
    }

    private Position board() {
        return window.ask(() -> window.playback().position());
    }

    private void seek(int cursor) {
        window.run(() -> window.playback().seek(cursor));
    }

    private void sow(String house) {
        boolean watched = window.ask(() -> ClassScreen.all().findAny()).isPresent();
        if (watched) {
            // The only screen is the class's.
            window.click(window.ask(() -> Parts.of(ClassScreen.frame().getContentPane(), BoardView.class).stream()
                    .filter(Component::isShowing)
                    .findFirst()
                    .orElseThrow()
                    .componentOf(Place.parse(house).orElseThrow())));
        } else {
            window.clickPlace(house);
        }
        screen.settle();
    }

    @Test
    void theClassSeesAnotherBoardAndThenTheVerySeed() {
        screen.begin();
        int seeds = window.ask(() -> window.playback().timeline().size());
        for (int cursor : new int[] {0, 1, seeds / 3, seeds / 2, seeds}) {
            seek(cursor);
            String before = screen.readable();
            Position there = board();
            assertThat(window.ask(() -> ClassScreen.shows("audience.free"))).isFalse();
            window.press(KeyEvent.VK_X);
            assertThat(isFree()).isTrue();
            assertThat(window.ask(() -> ClassScreen.shows("audience.free"))).isTrue();
            assertThat(screen.words("audience.sentence")).contains("The board is yours");
            sow(cursor == seeds ? "N3" : "S5");
            assertThat(screen.words("audience.sentence")).contains("What if");
            assertThat(board()).isNotEqualTo(there);
            window.press(KeyEvent.VK_X);
            assertThat(window.ask(() -> window.playback().cursor())).isEqualTo(cursor);
            assertThat(board()).isEqualTo(there);
            assertThat(screen.readable()).isEqualTo(before);
        }
    }

    @Test
    void whatWasTriedIsTakenBackAndMadeAgain() {
        screen.begin();
        window.press(KeyEvent.VK_X);
        Position free = board();
        sow("S5");
        Position sown = board();
        window.pressWithCtrl(KeyEvent.VK_Z);
        assertThat(board()).isEqualTo(free);
        window.pressWithCtrl(KeyEvent.VK_Y);
        screen.settle();
        assertThat(board()).isEqualTo(sown);
        window.press(KeyEvent.VK_W);
        assertThat(screen.words("audience.card"))
                .as(() -> window.hands().label("status").text())
                .isNotEmpty();
        window.press(KeyEvent.VK_ESCAPE);
        window.press(KeyEvent.VK_ESCAPE);
        assertThat(isFree()).as("Esc leads back before it ends the class").isFalse();
        assertThat(window.ask(() -> ClassScreen.all().findAny())).isPresent();
    }

    @Test
    void whatWasTriedComesBackWithCtrlZAtItsStep() {
        window.press(KeyEvent.VK_X);
        sow("S5");
        Position sown = board();
        window.press(KeyEvent.VK_ESCAPE);
        assertThat(isFree()).isFalse();
        window.pressWithCtrl(KeyEvent.VK_Z);
        assertThat(isFree()).isTrue();
        assertThat(board()).isEqualTo(sown);
        window.show(1);
        window.pressWithCtrl(KeyEvent.VK_Z);
        assertThat(isFree()).as("who learns alone answers first").isFalse();
        window.open("first-turn");
        window.run(() -> window.session().resume(LessonText.run(STEPS)));
        window.show(0);
        assertThat(isFree()).isFalse();
        window.press(KeyEvent.VK_X);
        assertThat(window.ask(() -> window.session().free().letter())).isEqualTo("B");
        window.pressWithCtrl(KeyEvent.VK_Z);
        assertThat(board()).as("of a line that was left").isEqualTo(sown);
        assertThat(window.ask(() -> window.session().free().letter())).isEqualTo("A");
        window.pressWithCtrl(KeyEvent.VK_Y);
        assertThat(board()).isNotEqualTo(sown);
    }

    @Test
    void whatIsOnTheFreedBoardAtTheEndIsAmongTheGames() throws Exception {
        window.press(KeyEvent.VK_X);
        sow("S5");
        window.leave();
        assertThat(games()).isEqualTo(1);
        window = new Opened(Options.NONE, settings);
        screen = new ClassScreen(window);
        window.open(LessonText.run(STEPS));
        window.press(KeyEvent.VK_X);
        sow("S5");
        window.press(KeyEvent.VK_K);
        window.leave();
        assertThat(games()).as("what was kept is not kept twice").isEqualTo(2);
        window = new Opened(Options.NONE, settings);
    }

    private long games() throws Exception {
        try (Stream<Path> all = Files.walk(settings.resolve("learners"))) {
            return all.filter(file -> file.toString().endsWith(".match.json")).count();
        }
    }

    @Test
    void beforeTheFirstMoveEitherPlayerMayBegin() {
        window.press(KeyEvent.VK_X);
        sow("N3");
        assertThat(window.ask(() -> window.session()
                        .free()
                        .match()
                        .orElseThrow()
                        .moves()
                        .get(0)
                        .from()
                        .side()))
                .isEqualTo(Side.NORTH);
    }

    @Test
    void whoLearnsAloneAnswersFirst() {
        window.show(1);
        window.press(KeyEvent.VK_X);
        assertThat(isFree()).isFalse();
        assertThat(window.hands().label("status").text()).contains("First answer");
    }

    @Test
    void everyLineHasALetterOfItsOwnAndAStepBeginsWithA() {
        window.press(KeyEvent.VK_X);
        assertThat(window.ask(() -> window.session().free().letter())).isEqualTo("A");
        window.press(KeyEvent.VK_X);
        window.press(KeyEvent.VK_X);
        assertThat(window.ask(() -> window.session().free().letter())).isEqualTo("B");
        window.show(0);
        window.press(KeyEvent.VK_X);
        assertThat(window.ask(() -> window.session().free().letter())).isEqualTo("A");
    }

    @Test
    void aClickerNeverLeadsOnFromIt() {
        screen.begin();
        window.press(KeyEvent.VK_X);
        sow("S5");
        for (int i = 0; i < 4; i++) {
            window.press(KeyEvent.VK_PAGE_DOWN);
            screen.settle();
        }
        assertThat(isFree()).isTrue();
        assertThat(window.ask(() -> window.session().index())).isZero();
    }

    @Test
    void whatWasFoundIsKeptAsAStep() throws Exception {
        window.press(KeyEvent.VK_X);
        window.press(KeyEvent.VK_K);
        assertThat(window.hands().label("status").text()).contains("nothing to keep");
        sow("S5");
        window.press(KeyEvent.VK_K);
        String step = (String) Toolkit.getDefaultToolkit().getSystemClipboard().getData(DataFlavor.stringFlavor);
        LessonRun again = Opened.lesson(step.replace("\"expect\" : { }", "\"minutes\" : 1"));
        assertThat(again.stages()
                        .get(0)
                        .timeline()
                        .positionAt(again.stages().get(0).end()))
                .isEqualTo(board());
    }
}
