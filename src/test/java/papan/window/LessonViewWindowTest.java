package papan.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javax.imageio.ImageIO;
import javax.swing.JComponent;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papan.event.SowingEvent.Captured;
import papan.json.lesson.LessonReader;
import papan.json.rules.RuleBooks;
import papan.lesson.play.LessonRun;
import papan.lesson.play.LessonText;
import papan.model.Side;
import papan.replay.Timeline;
import papan.ui.app.Options;
import papan.ui.board.BoardLooks;
import papan.ui.board.BoardView;
import papan.ui.common.Zoom;
import papan.ui.people.FaceAndWords;
import papan.ui.people.Mood;
import papan.ui.people.Person;
import papan.ui.people.Portrait;

/** A lesson with pictures, without numbers on the board, that reveals its panels one after the other. */
@Windowed
class LessonViewWindowTest {
    @TempDir
    private Path folder;

    private Opened opened;

    @BeforeEach
    void open() throws Exception {
        ImageIO.write(
                new BufferedImage(400, 100, BufferedImage.TYPE_INT_RGB),
                "png",
                folder.resolve("board.png").toFile());
        opened = new Opened(Options.NONE, folder);
        LessonRun run = run();
        opened.run(() -> opened.frame().contents().session().open(run, 0));
    }

    @AfterEach
    void close() {
        opened.close();
    }

    private LessonRun run() throws Exception {
        String text = LessonText.around("""
                { 'id': 'a', 'kind': 'show', 'position': 'start', 'say': 'Look.', 'panels': [] },
                { 'id': 'b', 'kind': 'show', 'image': 'board.png', 'alt': 'The board of {south}.' },
                { 'id': 'c', 'kind': 'show', 'position': 'start', 'image': 'board.png', 'alt': 'A board.' },
                { 'id': 'd', 'kind': 'play', 'moves': ['S6'], 'panels': ['chart', 'rule'] },
                { 'id': 'e', 'kind': 'show', 'panels': ['history'] },
                { 'id': 'f', 'kind': 'compare', 'boards': [{ 'id': 'A', 'rules': 'congklak-classic', 'moves': ['S3'] },
                  { 'id': 'B', 'rules': 'congklak-simple' }] }""")
                .replace(
                        "\"steps\"",
                        "\"view\": { \"counts\": false, \"labels\": false, \"seedMs\": 50, \"orientation\": \"north\" }, \"steps\"");
        try {
            return LessonRun.of(
                    LessonReader.read(Files.writeString(folder.resolve("view.lesson.json"), text), RuleBooks.shipped()),
                    RuleBooks.shipped());
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private boolean isSeen(String name) {
        return opened.ask(() -> {
            Component part = opened.named(name);
            return part.isShowing() && part.getWidth() > 0 && part.getHeight() > 0;
        });
    }

    private BoardView board() {
        return opened.ask(() -> Parts.of(opened.frame(), BoardView.class).get(0));
    }

    private void next() {
        opened.run(() -> opened.frame().contents().session().next());
    }

    @Test
    void panelsComeWhenTheyAreRevealedAndTheBoardStays() {
        int wide = opened.ask(() -> board().getWidth());
        assertThat(List.of("rule", "history")).noneMatch(this::isSeen);
        next();
        next();
        next();
        assertThat(isSeen("rule")).as("before one has decided").isFalse();
        opened.run(() -> opened.playback().last());
        assertThat(isSeen("rule")).isTrue();
        assertThat(isSeen("history")).isFalse();
        assertThat(opened.ask(() -> board().getWidth())).isEqualTo(wide);
        next();
        assertThat(List.of("rule", "history")).allMatch(this::isSeen);
    }

    @Test
    void aPictureStandsAloneOrBesideTheBoard() {
        next();
        assertThat(isSeen("picture")).isTrue();
        assertThat(opened.ask(() -> board().isShowing())).isFalse();
        assertThat(opened.ask(
                        () -> opened.named("picture").getAccessibleContext().getAccessibleName()))
                .isEqualTo("The board of Aina.");
        next();
        assertThat(isSeen("picture")).isTrue();
        assertThat(opened.ask(() -> board().isShowing()
                        && !board().getBounds()
                                .intersects(opened.named("picture").getBounds())))
                .isTrue();
        next();
        assertThat(isSeen("picture")).isFalse();
    }

    @Test
    void namesAndNumbersAreLeftOut() {
        assertThat(opened.ask(() -> board().scene().marks().labels().counts())).isFalse();
        assertThat(opened.ask(() -> board().scene().marks().labels().names())).isFalse();
        assertThat(bottoms()).as("as the lesson says").containsExactly(Side.NORTH);
        opened.run(() -> BoardLooks.current().turnedRound().install());
        assertThat(bottoms()).as("turned round from there").containsExactly(Side.SOUTH);
        opened.run(() -> BoardLooks.current().turnedRound().install());
        opened.run(() -> opened.frame().contents().session().show(5));
        assertThat(bottoms()).as("boards that are compared").containsExactly(Side.NORTH, Side.NORTH);
        opened.run(() -> opened.frame()
                .contents()
                .session()
                .open(LessonRun.of(new CourseLessons().all().get(0), RuleBooks.shipped()), 0));
        assertThat(opened.ask(() -> board().scene().marks().labels().counts())).isTrue();
        assertThat(bottoms()).as("another lesson").containsExactly(Side.SOUTH);
    }

    private List<Side> bottoms() {
        return opened.all(BoardView.class).stream()
                .map(each -> opened.ask(() -> each.scene().viewpoint().bottom()))
                .toList();
    }

    private Optional<Portrait> told(int cursor) {
        opened.run(() -> opened.playback().seek(cursor));
        return opened.ask(
                () -> PortraitSeen.in((JComponent) opened.named("narration").getParent(), FaceAndWords.SMALL));
    }

    @Test
    void whoPlaysInALessonIsSeenBesideTheSentenceWhileThereIsRoom() throws Exception {
        opened.open(Opened.lesson("""
                { 'id': 'a', 'kind': 'show', 'position': 'few', 'say': 'Look.' },
                { 'id': 'b', 'kind': 'play', 'moves': ['S2'] }"""));
        next();
        Timeline timeline = opened.ask(() -> opened.playback().timeline());
        int captured = 1
                + timeline.events().stream()
                        .map(Captured.class::isInstance)
                        .toList()
                        .indexOf(true);
        assertThat(captured).isPositive();
        assertThat(told(1)).contains(new Portrait(Person.AINA, Mood.CALM, FaceAndWords.SMALL));
        assertThat(told(captured)).contains(new Portrait(Person.AINA, Mood.GLAD, FaceAndWords.SMALL));
        assertThat(told(timeline.size())).contains(new Portrait(Person.BEN, Mood.OH, FaceAndWords.SMALL));
        try {
            opened.run(() -> Zoom.set(200));
            assertThat(told(1)).as("at 200 %").isEmpty();
        } finally {
            opened.run(() -> Zoom.set(100));
        }
    }
}
