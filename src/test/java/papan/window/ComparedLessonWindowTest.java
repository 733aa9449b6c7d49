package papan.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.KeyEvent;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import javax.swing.AbstractButton;
import javax.swing.text.JTextComponent;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import papan.analysis.ChartKind;
import papan.analysis.Spacing;
import papan.lesson.compare.ComparedBoards;
import papan.model.House;
import papan.model.Place;
import papan.model.Position;
import papan.model.Side;
import papan.model.Store;
import papan.narration.Language;
import papan.ui.app.Options;
import papan.ui.board.BoardHighlight;
import papan.ui.board.BoardView;
import papan.ui.board.Choosing;
import papan.ui.common.WindowText;
import papan.ui.lesson.LessonComparison;
import papan.ui.playback.Playback;
import papan.ui.plot.PlaybackChart;

/** Steps that compare boards, and steps that show a chart, in a lesson that is open. */
@Windowed
class ComparedLessonWindowTest {
    @TempDir
    private Path settings;

    private Opened opened;

    private void open(String lesson, String step) throws Exception {
        opened = new Opened(
                new Options(
                        Optional.of(lesson), Optional.of(step), Optional.empty(), Optional.empty(), Optional.empty()),
                settings);
    }

    @AfterEach
    void close() {
        opened.close();
    }

    @Test
    void bothBoardsAreShownInStepAndThenWhyTheyDiffer() throws Exception {
        open("hand-out-as-printed", "two-readings");

        List<BoardView> boards = opened.all(BoardView.class);
        assertThat(boards).hasSize(2);
        opened.run(() -> opened.frame().contents().playback().seek(3));
        assertThat(position(boards.get(1))).isEqualTo(position(boards.get(0)));
        opened.run(() -> opened.frame().contents().playback().last());
        assertThat(position(boards.get(1))).isNotEqualTo(position(boards.get(0)));
        assertThat(texts()).doesNotContain("Last seed in a house that isn’t empty");
        opened.click("compared.show");
        assertThat(texts())
                .contains("Last seed in a house that isn’t empty")
                .doesNotContain("Congklak, a classroom hand-out");
        opened.click("compared.sources");
        assertThat(texts()).contains("Congklak, a classroom hand-out");
    }

    @Test
    void nothingIsToldOfABoardBeforeTheLearnerHasLookedAndThenEachHasItsOwn() throws Exception {
        open("hand-out-as-printed", "two-readings");

        opened.run(() -> opened.frame().contents().playback().last());
        assertThat(List.of(text("followed-board.caption.0"), text("followed-board.caption.1")))
                .containsOnly("");
        assertThat(List.of(text("followed-board.rule.0"), text("followed-board.rule.1")))
                .containsOnly("");
        assertThat(opened.all(BoardView.class)).allMatch(board -> yellow(board).isEmpty());
        assertThat(opened.ask(() -> opened.named("compared.look").isShowing())).isTrue();
        assertThat(texts()).noneMatch(text -> text.contains("Then they split") || text.contains("moves again"));

        opened.click("compared.show");
        assertThat(text("followed-board.caption.0")).isEqualTo("Aina moves again.");
        assertThat(text("followed-board.caption.1")).isEqualTo("The turn ends. Ben goes next.");
        assertThat(text("followed-board.rule.0")).isNotEqualTo(text("followed-board.rule.1"));
        assertThat(text("followed-board.so-far.0")).startsWith("So far: ");
        assertThat(text("followed-board.so-far.1"))
                .startsWith("So far: ")
                .contains(" → ")
                .isNotEqualTo(text("followed-board.so-far.0"));
        for (BoardView board : opened.all(BoardView.class)) {
            assertThat(yellow(board)).contains(new Store(Side.SOUTH), new House(Side.NORTH, 7));
        }
        assertThat(texts()).anyMatch(text -> text.startsWith("Both boards are the same up to seed"));
        opened.run(() -> opened.frame().contents().playback().seek(3));
        assertThat(text("followed-board.caption.0")).isEqualTo(text("followed-board.caption.1"));
        assertThat(opened.all(BoardView.class)).allMatch(board -> yellow(board).isEmpty());
    }

    @Test
    void aPlaceInWhichTheyDifferIsPointedAtAndThenItIsSaidWhy() throws Exception {
        open("hand-out-as-printed", "two-readings");

        pick(0, new House(Side.SOUTH, 1));
        assertThat(texts()).noneMatch(text -> text.contains("on every board"));
        opened.run(() -> opened.frame().contents().playback().last());
        assertThat(text("compared.look")).endsWith("Arrow keys and Enter do it, too.");

        pick(0, new House(Side.SOUTH, 1));
        assertThat(text("compared.look")).startsWith("S1 has no seeds on every board. Look again.");
        assertThat(texts()).doesNotContain("Last seed in a house that isn’t empty");

        pick(1, new House(Side.NORTH, 7));
        assertThat(text("compared.look")).isEqualTo("Yes! N7 – as printed: 0 · as a relay: 1");
        assertThat(texts()).contains("Last seed in a house that isn’t empty");
        assertThat(opened.ask(() -> opened.all(BoardView.class).get(1).choosing()))
                .isEqualTo(Choosing.WATCH);
    }

    @Test
    void itIsPointedAtByKeysToo() throws Exception {
        open("hand-out-as-printed", "two-readings");

        opened.run(() -> opened.frame().contents().playback().last());
        opened.focus(opened.ask(() -> opened.all(BoardView.class).get(1).componentOf(new Store(Side.SOUTH))));
        opened.press(KeyEvent.VK_ENTER);
        opened.until("found", () -> text("compared.look").startsWith("Yes! Aina’s storehouse – as printed: 3"));
    }

    @ParameterizedTest
    @ValueSource(ints = {KeyEvent.VK_PAGE_DOWN, KeyEvent.VK_SPACE})
    void spaceAndPageDownTellWhyBeforeTheyGoOn(int key) throws Exception {
        open("hand-out-as-printed", "two-readings");

        int step = opened.ask(() -> opened.session().index());
        opened.press(key);
        assertThat(opened.<Boolean>ask(() -> opened.playback().isPlaying())).isTrue();
        opened.run(() -> opened.playback().last());
        opened.focus(opened.ask(() -> opened.frame().contents().transportTimeline()));
        List<String> spoken = opened.spoken();
        opened.press(KeyEvent.VK_O);
        assertThat(spoken).last().asString().endsWith("Page Down tells you why.");
        opened.press(key);
        assertThat(opened.ask(() -> opened.session().index())).isEqualTo(step);
        assertThat(opened.ask(() -> opened.session().attempt().explained())).isTrue();
        opened.press(key);
        assertThat(opened.ask(() -> opened.session().index())).isEqualTo(step + 1);
    }

    private void pick(int board, Place place) {
        opened.run(
                () -> ((AbstractButton) opened.all(BoardView.class).get(board).componentOf(place)).doClick());
    }

    @Test
    void boardsSideBySideTakeThePlaceOfTheBoardWhileAStepCompares() throws Exception {
        open("hand-out-as-printed", "two-readings");
        Recorded seam = opened.ask(() -> new Recorded(opened.session().playback()));

        opened.run(() -> opened.frame().contents().learn().setComparison(seam));
        assertThat(opened.ask(seam::isShowing)).isTrue();
        assertThat(opened.all(BoardView.class)).isEmpty();
        assertThat(seam.heard).containsExactly("as printed", "as a relay");
        assertThat(opened.ask(
                        () -> opened.frame().contents().playback().timeline().events()))
                .isEqualTo(seam.shown.orElseThrow().boards().get(0).played().events());
        opened.show(opened.ask(() -> opened.session().index()) + 1);
        assertThat(seam.shown).isEmpty();
        assertThat(opened.all(BoardView.class)).hasSize(1);
    }

    /** A house that had the focus is gone then: it goes to what leads on, not to the first part of the window. */
    @Test
    void theFocusIsNotLostWhenTheBoardMakesRoomForSeveral() throws Exception {
        open("hand-out-as-printed", "full-board");

        opened.focus(opened.ask(() -> opened.board().componentOf(new House(Side.SOUTH, 3))));
        opened.show(3);
        opened.until("play", () -> opened.owner().equals("play"));
    }

    @Test
    void aStepWithAChartPutsItsQuestion() throws Exception {
        open("hand-out-as-printed", "store-curve");

        PlaybackChart chart = opened.all(PlaybackChart.class).get(0);
        assertThat(chart.chart().kind()).isEqualTo(ChartKind.STORES);
        assertThat(chart.chart().spacing()).isEqualTo(Spacing.LAP);
    }

    private Set<Place> yellow(BoardView board) {
        return opened.ask(() -> board.scene().marks().highlights().stream()
                .filter(mark -> mark.role() == BoardHighlight.Role.COMPARE)
                .map(BoardHighlight::place)
                .collect(Collectors.toSet()));
    }

    private String text(String name) {
        return opened.ask(() -> ((JTextComponent) opened.named(name)).getText());
    }

    private Position position(BoardView board) {
        return opened.ask(() -> board.scene().position());
    }

    private List<String> texts() {
        return opened.all(JTextComponent.class).stream()
                .map(JTextComponent::getText)
                .toList();
    }

    /** Boards side by side that only remember what was asked of them. */
    private static final class Recorded extends LessonComparison {
        private List<String> heard = List.of();
        private Optional<ComparedBoards> shown = Optional.empty();

        Recorded(Playback playback) {
            super(playback, new WindowText(Language.ENGLISH));
        }

        @Override
        public void show(ComparedBoards boards, Function<ComparedBoards.Board, String> names, Side bottom) {
            shown = Optional.of(boards);
            heard = boards.boards().stream().map(names).toList();
        }

        @Override
        public void putAway() {
            shown = Optional.empty();
        }
    }
}
