package papan.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.event.KeyEvent;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.swing.AbstractButton;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papan.json.progress.ProgressFolder;
import papan.lesson.kept.LessonProgress;
import papan.lesson.learner.Progress;
import papan.lesson.play.Trial;
import papan.model.Side;

/**
 * The first lesson, and the first whole round, as somebody goes through them who knows neither Papan nor the game: looks at
 * which buttons there are and what is written on them, and tries one answer or house after another.
 */
@Windowed
class StrangerWindowTest {
    private static final int MOST_ACTS = 300;
    private static final int MOVES_BEFORE_CLOSING = 4;
    private static final List<String> PLACES = Stream.of("S", "N")
            .flatMap(row -> IntStream.rangeClosed(1, 7).mapToObj(house -> row + house))
            .toList();

    @TempDir
    private Path settings;

    private Opened window;
    /** What was tried, with the question that it was tried for. */
    private final Set<String> tried = new HashSet<>();
    /** How many houses were chosen where something is to be tried. */
    private int houses;

    @BeforeEach
    void open() throws Exception {
        window = Opened.atHome(settings);
    }

    @AfterEach
    void close() {
        window.close();
    }

    @Test
    void aStrangerWithAMouseComesToTheEndAndIsRemembered() throws Exception {
        finish(window::click, window::clickPlace);
    }

    @Test
    void aStrangerWithKeysAloneComesToTheEndAndIsRemembered() throws Exception {
        finish(this::pressByKeys, this::choose);
    }

    @Test
    void aStrangerWithAMousePlaysTheRealThingClosesTheProgramInTheMiddleAndGoesOn() throws Exception {
        playTheRealThing(name -> window.click(name), place -> window.clickPlace(place));
    }

    @Test
    void aStrangerWithKeysAlonePlaysTheRealThingClosesTheProgramInTheMiddleAndGoesOn() throws Exception {
        playTheRealThing(this::pressByKeys, this::choose);
    }

    private void playTheRealThing(Consumer<String> press, Consumer<String> choose) throws Exception {
        press.accept("open.the-real-thing");
        assertThat(window.text("try.standing")).isEqualTo("Your turn. Round 1 of 2, against Little Sister.");
        while (game().moves().size() < MOVES_BEFORE_CLOSING) {
            sow(choose);
        }
        Trial left = game();
        assertThat(left.outcome()).isEqualTo(Trial.Outcome.OPEN);
        window.leave();

        window = Opened.atHome(settings);
        if (seen("lessons.continue")) {
            press.accept("lessons.continue");
        }
        assertThat(game().moves()).isEqualTo(left.moves());
        assertThat(game().events()).isEqualTo(left.events());
        assertThat(window.text("try.standing")).isEqualTo("Your turn. Round 1 of 2, against Little Sister.");
        while (game().outcome() == Trial.Outcome.OPEN) {
            sow(choose);
        }
        assertThat(game().position().inStore(Side.SOUTH) + game().position().inStore(Side.NORTH))
                .isEqualTo(98);
        assertThat(window.text("try.standing")).contains("round 1").endsWith("Now fill up for the next one.");
        assertThat(says("next-step", "Next round")).isTrue();
        press.accept("next-step");
        window.playOut();
        assertThat(game().position().round()).isEqualTo(2);
        assertThat(game().position().burnt()).isNotEmpty();
        assertThat(window.text("try.standing")).isEqualTo("Your turn. Round 2 of 2, against Little Sister.");
    }

    /** Tries one house after another, and looks on until it is quiet again. */
    private void sow(Consumer<String> choose) {
        assertThat(houses).as("houses that were tried").isLessThan(MOST_ACTS);
        choose.accept("S" + (++houses % 7 + 1));
        window.playOut();
    }

    private Trial game() {
        return window.ask(() -> window.session().trial().orElseThrow());
    }

    private void pressByKeys(String name) {
        window.walkTo(name, KeyEvent.VK_TAB);
        window.press(KeyEvent.VK_ENTER);
    }

    private void finish(Consumer<String> press, Consumer<String> choose) throws Exception {
        assertThat(seen("home.game"))
                .as("what the game is, before anything is asked")
                .isTrue();
        press.accept("lessons.continue");
        int acts = 0;
        while (!seen("end.again")) {
            assertThat(acts++).as("acts, with %s", tried).isLessThan(MOST_ACTS);
            if (can("play") && !can("answer.")) {
                press.accept("play");
                window.playOut();
            } else if (seen("next-step")) {
                press.accept("next-step");
            } else {
                answer(press, choose);
            }
        }
        LessonProgress kept = new ProgressFolder(settings.resolve("learners"))
                .load(Progress.NAMELESS)
                .in("sit-down")
                .orElseThrow();
        assertThat(kept.finished()).as("kept without a name").isTrue();
        assertThat(kept.answers()).as("answers").hasSizeGreaterThan(4);
    }

    /** Whether there is more to be played is seen at the button; a question has answers to press, or else the board. */
    private void answer(Consumer<String> press, Consumer<String> choose) {
        if (seen("try.standing")) {
            attempt(press, choose);
            return;
        }
        String question = window.text("question.text");
        Optional<String> next = window.ask(() -> answers()).stream()
                .filter(name -> tried.add(question + name))
                .findFirst();
        if (next.isPresent()) {
            press.accept(next.get());
        } else if (seen("reveal")) {
            press.accept("reveal");
        } else {
            PLACES.stream()
                    .filter(place -> tried.add(question + place))
                    .findFirst()
                    .ifPresent(choose);
        }
    }

    /** What did not work is taken back; else the next house is tried. */
    private void attempt(Consumer<String> press, Consumer<String> choose) {
        if (says("try.undo", "Try again")) {
            press.accept("try.undo");
        } else {
            choose.accept("S" + (++houses % 7 + 1));
        }
    }

    private List<String> answers() {
        return Parts.of(window.frame(), AbstractButton.class).stream()
                .filter(button -> button.isShowing() && button.isEnabled())
                .map(Component::getName)
                .filter(name -> name != null && name.startsWith("answer."))
                .toList();
    }

    private boolean seen(String name) {
        return window.ask(() -> window.has(name) && window.named(name).isShowing());
    }

    private boolean can(String name) {
        return window.ask(() -> Parts.of(window.frame(), AbstractButton.class).stream()
                .anyMatch(button -> button.isShowing()
                        && button.isEnabled()
                        && String.valueOf(button.getName()).startsWith(name)));
    }

    private boolean says(String name, String text) {
        return window.ask(() -> window.named(name) instanceof AbstractButton button
                && button.isShowing()
                && button.getText().equals(text));
    }

    /** Goes to the board with Tab, and on it with the arrows. */
    private void choose(String place) {
        for (int i = 0; i < 90 && !PLACES.contains(window.ask(window::owner)); i++) {
            window.press(KeyEvent.VK_TAB);
        }
        IntStream.range(0, 9).forEach(i -> window.press(KeyEvent.VK_LEFT));
        window.press(KeyEvent.VK_RIGHT);
        window.press(place.startsWith("S") ? KeyEvent.VK_DOWN : KeyEvent.VK_UP);
        window.walkTo(place, KeyEvent.VK_RIGHT);
        window.press(KeyEvent.VK_ENTER);
    }
}
