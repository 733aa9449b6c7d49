package papan.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Dimension;
import java.awt.Frame;
import java.awt.event.KeyEvent;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javax.swing.AbstractButton;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papan.json.lesson.LessonShelf;
import papan.json.rules.RuleBooks;
import papan.lesson.kind.AnswerForm;
import papan.lesson.kind.AnswerOption;
import papan.lesson.page.Offers.Action;
import papan.lesson.page.Page;
import papan.lesson.play.LessonRun;
import papan.lesson.play.LessonState;
import papan.lesson.play.Stage;
import papan.lesson.play.StepState;
import papan.lesson.play.Trial;
import papan.lesson.script.Step;
import papan.lesson.script.Verdict;
import papan.model.Place;
import papan.rules.Key;
import papan.ui.app.Options;
import papan.ui.common.Command;
import papan.ui.common.KeyTable;
import papan.ui.lesson.Journal;
import papan.ui.lesson.LearnSession;

/**
 * One state and several faces: after the same acts in every step of every shipped lesson the page, its JSON, the window
 * and a class's screen offer the same answers with the same marks, the buttons are what the page lets do, and a key
 * does what its button does.
 */
@Windowed
class FacesWindowTest {
    /** No shipped lesson asks for an order; this one does. */
    private static final String ORDERS = "openings-return";

    /** So many moves of a try are looked at. */
    private static final int MOVES = 3;

    @TempDir
    private Path settings;

    private Opened window;
    private Faces faces;
    private final Set<String> found = new TreeSet<>();
    private final Set<String> pressed = new HashSet<>();
    private int looked;

    @BeforeEach
    void open() throws Exception {
        window = new Opened(Options.NONE, settings, CourseLessons.shipped());
        faces = new Faces(window);
        // To write down what is done would take longer than all else; a large window takes a while to paint.
        window.run(() -> session().setJournal(Journal.none()));
        window.resize(900, 650);
    }

    @AfterEach
    void close() {
        window.run(() -> ClassScreen.all().forEach(Frame::dispose));
        window.close();
    }

    @Test
    void theWindowAndItsKeysOfferWhatThePageDoes() {
        walk(
                Runnable::run,
                step -> true,
                at -> {
                    Page page = faces.page();
                    answers(at.where() + " in JSON", Faces.ofPage(page), faces.ofJson(page));
                    answers(at.where(), faces.expectedInWindow(page), faces.ofWindow());
                    deeds(at, page);
                },
                this::keys);
        assertThat(looked).as("moments").isGreaterThan(900);
        assertThat(pressed).as("kinds of moments").hasSizeGreaterThan(40);
        assertThat(found).isEmpty();
    }

    @Test
    void aClassSeesTheAnswersOfThePage() {
        ClassScreen screen = new ClassScreen(window);
        screen.begin();
        screen.resize(new Dimension(640, 480));
        walk(
                this::run,
                Step::asks,
                at -> {
                    AnswerForm form = at.stage().form();
                    List<Faces.Answer> seen = Faces.ofScreen();
                    if (form == AnswerForm.PLACE || form == AnswerForm.NUMBERS) {
                        boolean shown = !seen.isEmpty();
                        differ(at.where() + ": an answer", session().attempt().isSettled(), shown);
                    } else {
                        answers(at.where(), lettered(faces.expectedOnScreen(faces.page())), lettered(seen));
                    }
                },
                at -> {});
        window.press(KeyEvent.VK_ESCAPE);
        window.until("the class is gone", () -> ClassScreen.all().findAny().isEmpty());
        assertThat(looked).as("moments").isGreaterThan(400);
        assertThat(found).isEmpty();
    }

    /** A learner has the answers in an order of its own, a class in that of their letters. */
    private static List<Faces.Answer> lettered(List<Faces.Answer> answers) {
        return answers.stream().sorted(Comparator.comparing(Faces.Answer::name)).toList();
    }

    private LearnSession session() {
        return window.session();
    }

    private void answers(String where, List<Faces.Answer> one, List<Faces.Answer> other) {
        differ(where + ": the answers", unmarked(one), unmarked(other));
        for (int i = 0; i < Math.min(one.size(), other.size()); i++) {
            differ(
                    where + ": " + one.get(i).name(),
                    one.get(i).mark(),
                    other.get(i).mark());
        }
    }

    private static List<Faces.Answer> unmarked(List<Faces.Answer> answers) {
        return answers.stream().map(answer -> answer.marked("")).toList();
    }

    private void differ(String what, Object one, Object other) {
        if (!one.equals(other)) {
            found.add(what + " is " + one + " and " + other);
        }
    }

    private void deeds(Moment at, Page page) {
        differ(
                at.where() + ": the actions in JSON",
                page.actions().stream()
                        .filter(Action.WRITTEN::contains)
                        .sorted()
                        .map(Key::of)
                        .toList(),
                faces.actionsOfJson(page));
        Set<Action> expected = faces.expectedDeeds(page);
        Set<Action> offered = faces.deedsOfWindow();
        without(expected, offered).forEach(action -> found.add(at.kind() + ": no button for " + action));
        without(offered, expected).forEach(action -> found.add(at.kind() + ": a button for " + action));
    }

    private static Set<Action> without(Set<Action> all, Set<Action> others) {
        Set<Action> left = EnumSet.noneOf(Action.class);
        left.addAll(all);
        left.removeAll(others);
        return left;
    }

    /** Tries the keys once in each kind of step, at each kind of moment, for each choice of buttons. */
    private void keys(Moment at) {
        List<String> row = window.ask(faces::names);
        Optional<String> large = window.ask(faces::large);
        boolean rests = window.ask(() -> session().playback().atLimit());
        if (!pressed.add(at.kind() + row + large + rests)) {
            return;
        }
        key(at, Command.HINT, Optional.of("hint").filter(row::contains));
        Optional<String> play = Optional.of("play")
                .filter(any -> !rests && window.ask(() -> !session().playback().isLocked()));
        key(
                at,
                Command.NEXT_STEP,
                Stream.of("next-step", "skip-step")
                        .filter(row::contains)
                        .findFirst()
                        .or(() -> large)
                        .or(() -> play));
        if (rests) {
            // It gives no answer.
            key(at, Command.PLAY, large.filter(button -> !button.equals("answer")));
            large.ifPresent(button -> same(at, "Enter on it", () -> enter(button), large));
        }
    }

    private void key(Moment at, Command key, Optional<String> button) {
        same(at, key.name(), () -> run(() -> KeyTable.call(window.frame().getRootPane(), key)), button);
    }

    private void enter(String button) {
        window.focus(window.ask(() -> window.named(button)));
        window.press(KeyEvent.VK_ENTER);
    }

    private void same(Moment at, String key, Runnable press, Optional<String> button) {
        String keys = outcome(press);
        String clicks = button.map(this::clicked).orElseGet(() -> outcome(() -> {}));
        if (!keys.equals(clicks)) {
            found.add(at.kind() + ": " + key
                    + button.map(name -> " does not do what the button " + name + " does")
                            .orElse(" does something without a button"));
        }
    }

    private String clicked(String button) {
        return outcome(() -> run(() -> ((AbstractButton) window.named(button)).doClick(0)));
    }

    /** What comes of something, in a few words; afterwards all is as before. */
    private String outcome(Runnable does) {
        LessonState before = window.ask(() -> session().state());
        int cursor = window.ask(() -> session().playback().cursor());
        boolean rested = window.ask(() -> session().playback().atLimit());
        List<String> row = window.ask(faces::names);
        does.run();
        think();
        return window.ask(() -> {
            LessonState after = session().state();
            boolean elsewhere = session().isElsewhere();
            boolean plays = session().playback().isPlaying();
            if (after != before || elsewhere || plays) {
                session().playback().pause();
                session().goBackTo(before, cursor);
                if (rested) {
                    session().playback().last();
                }
            }
            assertThat(faces.names()).as("as before").isEqualTo(row);
            return outcome(after, after.entries() - before.entries(), elsewhere, plays);
        });
    }

    private static String outcome(LessonState after, int entered, boolean elsewhere, boolean plays) {
        StepState here = after.here();
        return List.of(
                        after.index(),
                        after.isFinished(),
                        entered,
                        here.verdict().map(Verdict::given),
                        here.revealed(),
                        here.hints(),
                        here.explained(),
                        here.moves(),
                        here.trial().flatMap(Trial::advice).isPresent(),
                        elsewhere,
                        plays)
                .toString();
    }

    /** Does something in one event, after which nothing need be painted. */
    private void run(Runnable what) {
        window.ask(() -> {
            what.run();
            return true;
        });
    }

    private void think() {
        if (window.ask(() -> session().isThinking())) {
            window.until("nobody thinks", () -> !session().isThinking());
        }
    }

    /** A step after something was done in it. */
    private record Moment(LessonRun run, Stage stage, String name) {
        String where() {
            return run.lesson().id() + "/" + stage.step().head().id() + ", " + name;
        }

        /** What it has in common with others of its kind. */
        String kind() {
            Step step = stage.step();
            boolean game = step.isPlayedOut();
            String form = step.asks() ? " " + Key.of(stage.form()) : "";
            return (game ? "Game" : step.getClass().getSimpleName()) + form + ", " + name;
        }
    }

    /**
     * Goes through the steps of all lessons.
     *
     * @param through goes through a lesson, or lets that be done in one event, so that nothing is painted meanwhile
     * @param look is done on the event dispatch thread, in the same event as what led to the moment
     * @param then is done after that
     */
    private void walk(Consumer<Runnable> through, Predicate<Step> which, Consumer<Moment> look, Consumer<Moment> then) {
        Stream.concat(LessonShelf.ids().stream(), Stream.of(ORDERS)).forEach(id -> {
            LessonRun run =
                    LessonRun.of(LessonShelf.find(id, RuleBooks.shipped()).orElseThrow(), RuleBooks.shipped());
            window.open(run);
            through.accept(() -> run.stages().stream()
                    .filter(stage -> which.test(stage.step()))
                    .forEach(stage -> new Walk(run, stage, look, then).go()));
        });
    }

    /** What is done in one step. */
    private final class Walk {
        private final LessonRun run;
        private final Stage stage;
        private final Consumer<Moment> look;
        private final Consumer<Moment> then;

        Walk(LessonRun run, Stage stage, Consumer<Moment> look, Consumer<Moment> then) {
            this.run = run;
            this.stage = stage;
            this.look = look;
            this.then = then;
        }

        void go() {
            moment("at first", this::begin);
            if (stage.step().asks()) {
                answer();
            } else if (stage.step().letsTry()) {
                move();
            } else {
                moment("at rest", () -> session().playback().last());
                if (window.ask(() -> session().offers().has(Action.BE_TOLD_WHY))) {
                    moment("told why", () -> session().does(Action.BE_TOLD_WHY));
                }
            }
        }

        private void moment(String name, Runnable act) {
            looked++;
            Moment at = new Moment(run, stage, name);
            run(() -> {
                act.run();
                look.accept(at);
            });
            then.accept(at);
        }

        private void run(Runnable what) {
            FacesWindowTest.this.run(what);
        }

        private void begin() {
            session().show(stage.index());
            session().restart();
        }

        private void answer() {
            wrong().ifPresent(answer ->
                    moment("after a wrong answer", () -> session().answer(answer)));
            moment("after the right answer", () -> session().answer(right()));
            moment("shown the answer", () -> {
                begin();
                session().reveal();
            });
        }

        private String right() {
            return switch (stage.form()) {
                case TALLY -> "5,3,2";
                case PLACE -> parts().get(0);
                default -> run.rightAnswer(stage).written();
            };
        }

        private List<String> parts() {
            return run.rightAnswer(stage).parts();
        }

        /** Where there is more than one right answer, one of them together with a wrong one. */
        private Optional<String> wrong() {
            List<String> right = parts();
            if (stage.form() == AnswerForm.ORDERED) {
                List<String> reversed = new ArrayList<>(right);
                Collections.reverse(reversed);
                return Optional.of(String.join(",", reversed));
            }
            return run.options(stage).stream()
                    .map(AnswerOption::id)
                    .filter(id -> stage.isScored() && !right.contains(id))
                    .findFirst()
                    .map(id -> stage.form() == AnswerForm.SEVERAL ? right.get(0) + "," + id : id);
        }

        private void move() {
            for (int i = 0; i < MOVES && trial().outcome() == Trial.Outcome.OPEN; i++) {
                Place house = trial().legalMoves().get(0).from();
                run(() -> ((AbstractButton) window.board().componentOf(house)).doClick(0));
                think();
                moment(
                        "a move, " + Key.of(trial().outcome()),
                        () -> session().playback().last());
            }
        }

        private Trial trial() {
            return window.ask(() -> session().trial().orElseThrow());
        }
    }
}
