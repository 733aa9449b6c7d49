package papan.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Frame;
import java.awt.Rectangle;
import java.awt.event.KeyEvent;
import java.awt.event.WindowEvent;
import java.awt.image.BufferedImage;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import javax.swing.AbstractButton;
import javax.swing.JComponent;
import javax.swing.JTable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papan.json.rules.RuleBooks;
import papan.model.House;
import papan.model.Position;
import papan.model.Side;
import papan.narration.Language;
import papan.rules.ClauseId;
import papan.rules.RuleSet;
import papan.ui.app.Contents;
import papan.ui.app.Environment;
import papan.ui.atlas.AtlasWorkspace;
import papan.ui.board.BoardView;
import papan.ui.chart.ChartsWorkspace;
import papan.ui.common.Desktop;
import papan.ui.common.Theme;
import papan.ui.compare.CompareWorkspace;
import papan.ui.explore.ExploreWorkspace;
import papan.ui.sound.Loudspeaker;

/** Explore, Rules, Charts and Compare before a class, on a projector beside the laptop. */
@Windowed
class ClassWorkspacesWindowTest {
    private static final Rectangle LAPTOP = new Rectangle(0, 0, 1440, 900);
    private static final Rectangle PROJECTOR = new Rectangle(1440, 0, 1024, 768);
    private static final String TITLE = "audience.title";
    private static final String SENTENCE = "audience.sentence";
    private static final String CARD = "audience.card";

    @TempDir
    private Path settings;

    private Opened window;
    private ClassScreen screen;

    @BeforeEach
    void open() throws Exception {
        window = new Opened(
                Opened.on("first-turn"),
                settings,
                new Environment(
                        new HandTicker(), Desktop.silent(), () -> List.of(LAPTOP, PROJECTOR), Loudspeaker.none()));
        window.run(() -> window.frame().setBounds(LAPTOP));
        window.show(1);
        screen = new ClassScreen(window);
    }

    @AfterEach
    void close() {
        window.run(() -> ClassScreen.all().forEach(Frame::dispose));
        window.close();
    }

    private Contents contents() {
        return window.frame().contents();
    }

    private ExploreWorkspace explore() {
        return contents().workspaces().bench(ExploreWorkspace.class).orElseThrow();
    }

    private static RuleSet rules(String id) {
        return RuleBooks.shipped().find(id).orElseThrow();
    }

    private void present() {
        window.press(KeyEvent.VK_F5);
        window.until("the class sees", () -> ClassScreen.all().findAny().isPresent());
        window.until("the presenter has the keys", () -> window.frame().isFocused());
    }

    /** A game in which South has sown and nobody has answered yet. */
    private void sown() {
        window.pressWithCtrl(KeyEvent.VK_2);
        window.run(() -> explore().play(rules("congklak-classic"), Optional.empty()));
        window.twoPeoplePlay();
        window.run(() -> explore().session().choose(new House(Side.SOUTH, 3)));
        window.run(() -> explore().playback().last());
    }

    private Position seen() {
        return window.ask(() -> Parts.of(ClassScreen.frame().getContentPane(), BoardView.class).stream()
                .filter(Component::isShowing)
                .findFirst()
                .orElseThrow()
                .scene()
                .position());
    }

    private boolean isWatched() {
        return window.ask(() -> ClassScreen.all().findAny().isPresent());
    }

    @Test
    void aGameIsFollowedSeedBySeedAndItsRulesAreRead() {
        sown();
        present();
        assertThat(screen.words(TITLE)).isEqualTo("Congklak, classic");
        for (int cursor :
                window.ask(() -> List.of(0, 3, explore().playback().timeline().size()))) {
            window.run(() -> explore().playback().seek(cursor));
            assertThat(seen()).isEqualTo(window.ask(() -> explore().playback().position()));
            assertThat(screen.words(SENTENCE)).isNotEmpty();
        }
        assertThat(screen.words(CARD)).isEmpty();
        window.press(KeyEvent.VK_W);
        String why = screen.words(CARD);
        assertThat(why).isNotEmpty();
        window.press(KeyEvent.VK_W, KeyEvent.VK_SHIFT);
        assertThat(screen.words(CARD)).isNotEmpty().isNotEqualTo(why);
        window.press(KeyEvent.VK_D);
        assertThat(screen.words(CARD)).contains("Source");
        window.press(KeyEvent.VK_ESCAPE);
        assertThat(screen.words(CARD)).isEmpty();
        assertThat(isWatched()).isTrue();
        window.press(KeyEvent.VK_ESCAPE);
        window.until("the class is over", () -> ClassScreen.all().findAny().isEmpty());
    }

    @Test
    void theLessonStaysWhereItWas() {
        int step = window.ask(() -> window.session().index());
        int cursor = window.ask(() -> window.playback().cursor());
        boolean asks = window.ask(() -> window.session().isOpenQuestion());
        sown();
        present();
        window.press(KeyEvent.VK_PAGE_UP);
        window.press(KeyEvent.VK_PAGE_DOWN);
        window.press(KeyEvent.VK_SPACE);
        window.press(KeyEvent.VK_F5);
        window.until("the class is over", () -> ClassScreen.all().findAny().isEmpty());
        assertThat(window.<Integer>ask(() -> window.session().index())).isEqualTo(step);
        assertThat(window.<Integer>ask(() -> window.playback().cursor())).isEqualTo(cursor);
        assertThat(window.ask(() -> window.session().isOpenQuestion())).isEqualTo(asks);
        assertThat(window.ask(() -> contents().workspaces().bench(ExploreWorkspace.class)))
                .as("where the teacher was")
                .isPresent();
    }

    @Test
    void theClickerGoesTurnByTurnAndBack() {
        sown();
        present();
        window.run(() -> explore().playback().first());
        Position first = seen();
        window.press(KeyEvent.VK_PAGE_DOWN);
        assertThat(seen()).isNotEqualTo(first);
        window.press(KeyEvent.VK_PAGE_UP);
        assertThat(seen()).isEqualTo(first);
    }

    @Test
    void whatTheClassSeesChangesWhenTheTeacherSaysSo() {
        present();
        assertThat(window.ask(() -> ClassScreen.shows("audience.page"))).isTrue();
        assertThat(offers()).isFalse();
        sown();
        assertThat(window.ask(() -> ClassScreen.shows("audience.page"))).isTrue();
        assertThat(offers()).isTrue();
        window.run(() -> ((AbstractButton) window.named("presenter.here")).doClick());
        assertThat(window.ask(() -> ClassScreen.shows("audience.workspace"))).isTrue();
        assertThat(offers()).isFalse();
        window.press(KeyEvent.VK_F);
        window.pressWithCtrl(KeyEvent.VK_3);
        window.press(KeyEvent.VK_F5);
        assertThat(window.ask(() -> ClassScreen.shows("audience.workspace")))
                .as("a still picture stays")
                .isFalse();
        window.focus(window.ask(() -> window.named("presenter.freeze")));
        window.press(KeyEvent.VK_F);
        assertThat(screen.words(CARD)).contains("Documents that say so");
        window.press(KeyEvent.VK_ESCAPE);
        assertThat(window.ask(() -> ClassScreen.shows("audience.page")))
                .as("from where it came")
                .isTrue();
        assertThat(window.ask(() -> contents().workspaces().bench(AtlasWorkspace.class)))
                .isEmpty();
    }

    private boolean offers() {
        return window.ask(() ->
                window.has("presenter.here") && window.named("presenter.here").isShowing());
    }

    @Test
    void theClauseInFocusIsReadWithItsDocuments() {
        window.pressWithCtrl(KeyEvent.VK_3);
        present();
        for (ClauseId clause : List.of(ClauseId.OCCUPIED_HOUSE, ClauseId.DIRECTION)) {
            window.run(() -> contents()
                    .workspaces()
                    .bench(AtlasWorkspace.class)
                    .orElseThrow()
                    .show("congklak-classic", clause));
            window.until(
                    "the example",
                    () -> contents()
                                    .workspaces()
                                    .bench(AtlasWorkspace.class)
                                    .orElseThrow()
                                    .playback()
                                    .timeline()
                                    .size()
                            > 0);
            assertThat(screen.words(CARD)).contains("Documents that say so");
            assertThat(screen.words(SENTENCE)).contains("seed");
        }
        String last = screen.words(CARD);
        window.press(KeyEvent.VK_PAGE_DOWN);
        assertThat(screen.words(CARD)).as("the same card, another page of it").isEqualTo(last);
        window.run(() -> contents()
                .workspaces()
                .bench(AtlasWorkspace.class)
                .orElseThrow()
                .compare("congklak-classic", "congkak"));
        assertThat(screen.words(TITLE)).contains("Congklak, classic").contains("Congkak");
        assertThat(screen.words(CARD)).contains("both at once");
    }

    @Test
    void aChartIsFollowedAndNeverRunsAhead() {
        window.pressWithCtrl(KeyEvent.VK_4);
        window.until(
                "the chart",
                () -> !contents()
                        .workspaces()
                        .bench(ChartsWorkspace.class)
                        .orElseThrow()
                        .isBusy());
        present();
        assertThat(window.ask(() -> ClassScreen.shows("audience.chart"))).isTrue();
        String end = screen.words(SENTENCE);
        window.run(() -> contents()
                .workspaces()
                .bench(ChartsWorkspace.class)
                .orElseThrow()
                .playback()
                .first());
        assertThat(screen.words(SENTENCE)).isNotEmpty().isNotEqualTo(end);
    }

    @Test
    void aPairOfTheMatrixIsReadClauseByClause() {
        window.pressWithCtrl(KeyEvent.VK_5);
        window.run(() -> contents()
                .workspaces()
                .bench(CompareWorkspace.class)
                .orElseThrow()
                .showMatrix());
        present();
        window.run(() -> ((JTable) window.named("compare.matrix")).changeSelection(0, 3, false, false));
        assertThat(screen.words(TITLE)).containsPattern("rules? differ");
        assertThat(screen.words(CARD)).contains("Seeds at the start");
        window.run(() -> contents()
                .workspaces()
                .bench(CompareWorkspace.class)
                .orElseThrow()
                .showOpening());
        assertThat(screen.readable()).contains("Lap by lap").contains("Seed by seed");
        window.run(() -> contents()
                .workspaces()
                .bench(CompareWorkspace.class)
                .orElseThrow()
                .compare(rules("congkak"), rules("congklak-simple")));
        window.until(
                "the boards",
                () -> !contents()
                        .workspaces()
                        .bench(CompareWorkspace.class)
                        .orElseThrow()
                        .isBusy());
        window.until("their names", () -> screen.readable().contains("Congkak"));
    }

    @Test
    void languageAndThemeChangeBeforeTheClass() {
        sown();
        present();
        window.run(() -> window.frame().inside().setLanguage(Language.MALAY));
        window.run(() -> window.frame().inside().setTheme(Theme.DARK));
        assertThat(screen.words(TITLE)).doesNotContain("classic");
        window.press(KeyEvent.VK_ESCAPE);
        window.until("the class is over", () -> ClassScreen.all().findAny().isEmpty());
        present();
        assertThat(window.ask(() -> ClassScreen.shows("audience.workspace"))).isTrue();
    }

    @Test
    void theWordsOfARuleFollowTheLanguage() {
        window.pressWithCtrl(KeyEvent.VK_3);
        present();
        window.run(() -> contents()
                .workspaces()
                .bench(AtlasWorkspace.class)
                .orElseThrow()
                .show("congklak-classic", ClauseId.OCCUPIED_HOUSE));
        window.until(
                "the example",
                () -> contents()
                                .workspaces()
                                .bench(AtlasWorkspace.class)
                                .orElseThrow()
                                .playback()
                                .timeline()
                                .size()
                        > 0);
        String english = screen.words(SENTENCE);
        assertThat(english).as("nobody in the class can play it").doesNotContain("play");
        window.run(() -> window.frame().inside().setLanguage(Language.MALAY));
        assertThat(screen.words(SENTENCE)).contains("biji");
        window.run(() -> window.frame().inside().setLanguage(Language.ENGLISH));
        assertThat(screen.words(SENTENCE)).isEqualTo(english);
    }

    @Test
    void pagesOfALongTextAreTurnedAndTurnedBack() {
        window.pressWithCtrl(KeyEvent.VK_3);
        present();
        window.run(() -> contents()
                .workspaces()
                .bench(AtlasWorkspace.class)
                .orElseThrow()
                .show("congklak-classic", ClauseId.OCCUPIED_HOUSE));
        window.until(
                "the example",
                () -> contents()
                                .workspaces()
                                .bench(AtlasWorkspace.class)
                                .orElseThrow()
                                .playback()
                                .timeline()
                                .size()
                        > 0);
        BufferedImage first = card();
        window.press(KeyEvent.VK_PAGE_DOWN);
        assertThat(same(card(), first)).isFalse();
        window.press(KeyEvent.VK_PAGE_UP);
        assertThat(same(card(), first)).isTrue();
        assertThat(window.<Integer>ask(() -> contents()
                        .workspaces()
                        .bench(AtlasWorkspace.class)
                        .orElseThrow()
                        .playback()
                        .cursor()))
                .isZero();
    }

    private BufferedImage card() {
        return window.ask(() -> {
            JComponent card = (JComponent) Parts.named(ClassScreen.frame().getContentPane(), CARD);
            return Screenshots.paint(card, card.getSize(), 1);
        });
    }

    private static boolean same(BufferedImage one, BufferedImage other) {
        int width = one.getWidth();
        int height = one.getHeight();
        return Arrays.equals(
                one.getRGB(0, 0, width, height, null, 0, width), other.getRGB(0, 0, width, height, null, 0, width));
    }

    @Test
    void closingTheClassesWindowEndsItWhereverTheTeacherIs() {
        present();
        sown();
        window.run(() ->
                ClassScreen.frame().dispatchEvent(new WindowEvent(ClassScreen.frame(), WindowEvent.WINDOW_CLOSING)));
        assertThat(isWatched()).isFalse();
    }

    @Test
    void theLessonsColumnIsThereWhereTheTeacherLooksAtTheLesson() {
        sown();
        present();
        assertThat(window.ask(() -> window.named("presenter.notes").isShowing()))
                .isFalse();
        window.pressWithCtrl(KeyEvent.VK_1);
        assertThat(window.ask(() -> window.named("presenter.notes").isShowing()))
                .isTrue();
        assertThat(window.ask(() -> ClassScreen.shows("audience.workspace"))).isTrue();
    }
}
