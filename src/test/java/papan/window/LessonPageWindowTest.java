package papan.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.Rectangle;
import java.awt.event.KeyEvent;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javax.swing.AbstractButton;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papan.json.lesson.LessonShelf;
import papan.json.rules.RuleBooks;
import papan.lesson.play.LessonRun;
import papan.model.House;
import papan.model.Side;
import papan.testing.Slow;
import papan.ui.app.Options;
import papan.ui.lesson.LearnSession;

/** On the page of a lesson the board and each kind of button have one place. */
@Slow
@Windowed(painted = false)
class LessonPageWindowTest {
    private static final List<Integer> ZOOMS = List.of(150, 200, 300);
    /** Of each kind only one can be seen at a time; the large button is none of them. */
    private static final List<Set<String>> KINDS = List.of(
            Set.of("hint"),
            Set.of("reveal"),
            Set.of("try.undo", "free.undo", "again"),
            Set.of("try.restart", "what-if"),
            Set.of("next-step", "skip-step"),
            Set.of("practice.enough", "free.keep"));

    @TempDir
    private Path settings;

    private Opened window;

    @BeforeEach
    void open() throws Exception {
        window = new Opened(Options.NONE, settings);
        LessonRun run =
                LessonRun.of(LessonShelf.find("sit-down", RuleBooks.shipped()).orElseThrow(), RuleBooks.shipped());
        window.run(() -> window.session().open(run, 0));
        window.resize(1366, 708);
    }

    @AfterEach
    void close() {
        window.close();
    }

    @Test
    void whoAsksWhyReadsTheRuleOrWhatIsSaidToTheAnswer() throws Exception {
        window.open(Opened.lesson("{ 'id': 'p', 'kind': 'play', 'from': 'start', 'moves': ['S6'] },"
                + "{ 'id': 'q', 'kind': 'ask', 'position': 'few', 'question': { 'type': 'choice', 'text': 'Which?',"
                + " 'options': [{ 'id': 'a', 'text': 'A', 'correct': true, 'feedback': 'A is the first.' },"
                + " { 'id': 'b', 'text': 'B' }] } }"));
        window.press(KeyEvent.VK_W);
        assertThat(window.hands().label("status").text()).contains("No rule has decided");
        window.run(() -> window.playback().last());
        window.press(KeyEvent.VK_W);
        window.until("the rule, though no step has revealed its card", () -> window.isShowing("rule"));
        window.show(1);
        window.press(KeyEvent.VK_W);
        assertThat(window.hands().label("status").text()).contains("First answer");
        window.run(() -> window.session().answer("a"));
        window.press(KeyEvent.VK_W);
        window.until(
                "what is said to the answer",
                () -> List.of("verdict", "feedback").contains(window.owner()));
    }

    @Test
    void theBoardStaysInItsPlaceAndIsNoSmallerUnderLargeLetters() {
        Rectangle usual = house();
        inAllSteps(100);
        for (int zoom : ZOOMS) {
            window.run(() -> window.frame().inside().setZoom(zoom));
            assertThat(house().width).as("a house at %s %%", zoom).isGreaterThanOrEqualTo(usual.width);
            inAllSteps(zoom);
        }
    }

    private void inAllSteps(int zoom) {
        Set<Rectangle> places = new LinkedHashSet<>();
        for (int step = 0; step < window.session().size(); step++) {
            window.show(step);
            places.add(window.ask(() -> window.board().getBounds()));
        }
        assertThat(places).as("at %s %%", zoom).hasSize(1);
    }

    private Rectangle house() {
        return window.ask(
                () -> window.board().componentOf(new House(Side.SOUTH, 1)).getBounds());
    }

    @Test
    void noButtonComesWhereOneOfAnotherKindHasBeen() {
        Map<Rectangle, Set<String>> places = new LinkedHashMap<>();
        for (int step = 0; step < window.session().size(); step++) {
            window.show(step);
            look(places);
            act(places, LearnSession::hint);
            if (window.session().trial().isPresent()) {
                move(places);
                press(places, "try.undo");
                move(places);
                press(places, "try.restart");
            } else {
                act(places, session -> session.answer("nothing"));
                act(places, LearnSession::reveal);
            }
        }
        assertThat(places).hasSizeGreaterThan(3);
        places.forEach((one, names) -> places.forEach((other, others) -> assertThat(KINDS)
                .as("%s at %s, %s at %s", names, one, others, other)
                .anyMatch(kind -> !one.intersects(other) || (kind.containsAll(names) && kind.containsAll(others)))));
    }

    private void move(Map<Rectangle, Set<String>> places) {
        act(
                places,
                session -> session.trial()
                        .flatMap(trial -> trial.legalMoves().stream().findFirst())
                        .map(move -> window.board().componentOf(move.from()))
                        .ifPresent(house -> ((AbstractButton) house).doClick(0)));
        window.until("the other player has answered", () -> !window.session().isThinking());
        window.playOut();
        look(places);
    }

    private void press(Map<Rectangle, Set<String>> places, String name) {
        act(places, session -> ((AbstractButton) window.named(name)).doClick(0));
    }

    private void act(Map<Rectangle, Set<String>> places, Consumer<LearnSession> act) {
        window.run(() -> act.accept(window.session()));
        look(places);
    }

    /** Where small buttons are seen. */
    private void look(Map<Rectangle, Set<String>> places) {
        window.run(() -> {
            Container row = (Container) window.named("actions");
            SwingUtilities.getRootPane(row).validate();
            buttons(row)
                    .filter(button -> button.getWidth() < row.getWidth())
                    .forEach(button -> places.computeIfAbsent(place(button, row), any -> new LinkedHashSet<>())
                            .add(button.getName()));
        });
    }

    private static Stream<AbstractButton> buttons(Container row) {
        return Parts.of(row, AbstractButton.class).stream().filter(Component::isShowing);
    }

    /** From the foot, where the large button is or would be. */
    private static Rectangle place(AbstractButton button, Container row) {
        return new Rectangle(button.getX(), button.getY() - row.getHeight(), button.getWidth(), button.getHeight());
    }
}
