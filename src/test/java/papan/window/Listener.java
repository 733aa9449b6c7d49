package papan.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.event.KeyEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.accessibility.Accessible;
import javax.accessibility.AccessibleContext;
import javax.swing.JTextField;
import papan.lesson.kind.AnswerOption;
import papan.lesson.play.LessonRun;
import papan.lesson.play.Stage;
import papan.model.House;
import papan.model.Place;
import papan.model.Side;

/** A learner who sees nothing: hears what has the focus, and presses keys. Knows the answers, but not where they are. */
final class Listener {
    private static final int FAR = 60;
    private static final Pattern DRAWN = Pattern.compile("(?:^|, )Lap \\d+: (-?[0-9.]+)$");

    private final Opened window;

    Listener(Opened window) {
        this.window = window;
    }

    /** What is heard of the part that has the focus. */
    String hears() {
        return window.ask(this::focused);
    }

    private String focused() {
        Component owner = window.frame().getFocusOwner();
        if (!(owner instanceof Accessible accessible)) {
            return "";
        }
        AccessibleContext context = accessible.getAccessibleContext();
        return context.getAccessibleName() == null ? "" : context.getAccessibleName();
    }

    /** Waits for the focus to come to something. */
    void waitFor(String what, Predicate<String> heard) {
        window.until(what, () -> heard.test(focused()));
    }

    /** Goes on with a key until something is heard. */
    void walk(int key, String what, Predicate<String> heard) {
        List<String> all = new ArrayList<>();
        for (int i = 0; i < FAR; i++) {
            String now = hears();
            if (heard.test(now)) {
                return;
            }
            all.add(now);
            window.press(key);
        }
        assertThat(all).as("on the way to " + what).isEmpty();
    }

    /** How a place is called. */
    static Predicate<String> called(Place place) {
        String side = place.side() == Side.SOUTH ? "South" : "North";
        String name = side + (place instanceof House house ? " house " + house.number() : " store");
        return heard -> heard.equals(name) || heard.startsWith(name + ",");
    }

    /** Gives the right answer to the question that is open. */
    void answer(LessonRun run, Stage stage) {
        String right = run.rightAnswer(stage).written();
        switch (stage.form()) {
            case PLACE -> place(Place.parse(right.split(",", 2)[0]).orElseThrow());
            case ONE -> {
                option(run, stage, right);
                window.press(KeyEvent.VK_ENTER);
            }
            case SEVERAL, ORDERED -> {
                for (String id : right.split(",", -1)) {
                    option(run, stage, id);
                    window.press(KeyEvent.VK_ENTER);
                }
                give();
            }
            case NUMBERS -> type(right.split(","));
            case WORDS -> type("because");
            case TALLY -> type(run.options(stage).stream().map(o -> "2").toArray(String[]::new));
            case CURVE -> curve(right.split(","));
        }
    }

    private void place(Place place) {
        window.until("the question", () -> window.owner().equals("question.text"));
        window.press(KeyEvent.VK_DOWN);
        waitFor("the board", heard -> heard.contains(" house ") || heard.contains(" store"));
        walk(KeyEvent.VK_TAB, place.name(), called(place));
        window.press(KeyEvent.VK_ENTER);
    }

    private void option(LessonRun run, Stage stage, String id) {
        List<AnswerOption> options = run.options(stage);
        List<String> labels = options.stream().map(option -> label(run, option)).toList();
        waitFor(
                "the question or an answer",
                heard -> window.owner().equals("question.text")
                        || labels.stream().anyMatch(heard::endsWith));
        String wanted = options.stream()
                .filter(option -> option.id().equals(id))
                .map(option -> label(run, option))
                .findFirst()
                .orElseThrow();
        walk(KeyEvent.VK_DOWN, wanted, wanted::equals);
    }

    private static String label(LessonRun run, AnswerOption option) {
        return option.text().isEmpty() ? run.words().text(option.labelKey()) : option.text();
    }

    private void type(String... values) {
        waitFor("a field", heard -> window.frame().getFocusOwner() instanceof JTextField);
        for (int i = 0; i < values.length; i++) {
            window.type(values[i]);
            window.press(i < values.length - 1 ? KeyEvent.VK_TAB : KeyEvent.VK_ENTER);
        }
    }

    private void curve(String... values) {
        waitFor("the line", heard -> "answer.curve".equals(window.owner()));
        for (String value : values) {
            double wanted = Double.parseDouble(value);
            for (int i = 0; i < 2 * FAR && value(hears()) != wanted; i++) {
                double now = value(hears());
                window.press(Double.isNaN(now) || now < wanted ? KeyEvent.VK_UP : KeyEvent.VK_DOWN);
            }
            assertThat(value(hears())).isEqualTo(wanted);
            window.press(KeyEvent.VK_RIGHT);
        }
        give();
    }

    /** The value of a point of a line, as it is heard; none before it is drawn. */
    private static double value(String heard) {
        Matcher drawn = DRAWN.matcher(heard);
        return drawn.find() ? Double.parseDouble(drawn.group(1)) : Double.NaN;
    }

    private void give() {
        walk(KeyEvent.VK_TAB, "Answer", "Answer"::equals);
        window.press(KeyEvent.VK_ENTER);
    }

    /** Goes on after an answer, of which it hears first whether it is right. */
    void goOn() {
        waitFor("what is said to it", heard -> heard.equals("Continue") || "verdict".equals(window.owner()));
        walk(KeyEvent.VK_TAB, "the way on", "Continue"::equals);
        window.press(KeyEvent.VK_ENTER);
    }
}
