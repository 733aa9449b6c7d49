package papan.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.KeyEvent;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javax.swing.text.JTextComponent;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papan.json.lesson.LessonReader;
import papan.json.lesson.LessonShelf;
import papan.json.rules.RuleBooks;
import papan.lesson.play.LessonRun;
import papan.lesson.play.LessonText;
import papan.lesson.play.Stage;
import papan.lesson.play.Trial;
import papan.lesson.script.Lesson;
import papan.lesson.script.Question;
import papan.lesson.script.Step;
import papan.model.House;
import papan.model.Move;
import papan.model.Side;
import papan.replay.Grain;
import papan.replay.Pairing;
import papan.rules.ClauseId;
import papan.rules.RuleBook;
import papan.rules.RuleSet;
import papan.ui.app.Options;
import papan.ui.app.Workspace;
import papan.ui.atlas.AtlasWorkspace;
import papan.ui.chart.ChartsWorkspace;
import papan.ui.compare.CompareWorkspace;
import papan.ui.explore.ExploreWorkspace;
import papan.ui.lesson.LearnSession;
import papan.ui.telling.NarrationLine;

/** Lessons without a mouse and without a look at the window: the way is found by what a screen reader says. */
@Windowed
class KeyboardLessonWindowTest {
    /** The kinds of questions that the course does not ask. */
    private static final String OTHERS = """
            { 'id': 'similar', 'kind': 'ask', 'question': { 'type': 'similar', 'rules': ['congkak', 'sungka'] } },
            { 'id': 'error', 'kind': 'ask', 'question': { 'type': 'spotError', 'move': 'S3', 'alter': { 'clause': 'capturing-seed', 'as': 'congklak-simple' } } },
            { 'id': 'tally', 'kind': 'ask', 'question': { 'type': 'tally', 'text': 'Who?', 'options': [{ 'id': 's', 'text': 'South' }, { 'id': 'n', 'text': 'North' }] } },
            { 'id': 'line', 'kind': 'ask', 'position': 'start', 'question': { 'type': 'drawCurve', 'move': 'S6', 'chart': 'stores', 'per': 'lap' } }""";

    private static final String OFFER = "There is a hint, if you want one. Take your time.";

    private static final String HINTED = """
            { 'id': 'hinted', 'kind': 'ask', 'question': { 'type': 'choice', 'text': 'Which?',
              'options': [{ 'id': 'a', 'text': 'Alpha', 'correct': true, 'feedback': 'f' }, { 'id': 'b', 'text': 'Beta', 'feedback': 'Not Beta.' }] },
              'hints': [{ 'text': 'Look again.', 'after': { 'attempts': 1 } }] }""";

    @TempDir
    private Path settings;

    private Opened window;
    private Listener listener;

    @BeforeEach
    void open() throws Exception {
        window = new Opened(Options.NONE, settings);
        listener = new Listener(window);
    }

    @AfterEach
    void close() {
        window.close();
    }

    private LearnSession session() {
        return window.frame().contents().session();
    }

    @Test
    void theDefaultLessonIsFinishedWithTheKeyboardAlone() {
        LessonRun run = window.ask(() -> session().lesson());
        for (Stage stage : run.stages()) {
            window.until("step " + stage.index(), () -> session().index() == stage.index());
            if (stage.step() instanceof Step.Ask) {
                listener.answer(run, stage);
                isRight();
                listener.goOn();
            } else {
                window.until(
                        "the focus is somewhere in the window",
                        () -> window.frame().getFocusOwner() != null);
                window.press(KeyEvent.VK_END);
                window.press(KeyEvent.VK_END);
                window.press(KeyEvent.VK_PAGE_DOWN);
            }
        }
        window.until("the end", () -> session().isFinished());
        window.until("the focus to be where one can go on", () -> window.owner().startsWith("open."));
        window.press(KeyEvent.VK_TAB);
        window.until(
                "Tab to go on",
                () -> !window.owner().isEmpty() && window.owner().startsWith("end."));
    }

    @Test
    void theSpaceBarThatPlaysAnswersNothing() {
        window.show(
                window.first(stage -> stage.step() instanceof Step.Ask ask && ask.question() instanceof Question.Rule));
        window.until("the question to have the focus", () -> window.owner().equals("question.text"));
        window.press(KeyEvent.VK_DOWN);
        window.until("an answer to have the focus", () -> window.owner().startsWith("answer."));
        window.press(KeyEvent.VK_SPACE);
        assertThat(window.ask(() -> session().isOpenQuestion())).isTrue();
        window.press(KeyEvent.VK_ENTER);
        assertThat(window.ask(() -> session().isOpenQuestion())).isFalse();
    }

    @Test
    void aHintIsToldAfterAWrongAnswerAndLeavesTheFocusWhereItIs() {
        window.show(0);
        window.until("the board to have the focus", () -> window.frame().getFocusOwner() != null);
        window.focus(window.ask(() -> window.board().componentOf(new House(Side.NORTH, 3))));
        window.press(KeyEvent.VK_ENTER);
        window.until("the verdict to have the focus", () -> window.owner().equals("verdict"));
        String before = window.owner();
        List<String> spoken = window.spoken();
        window.press(KeyEvent.VK_H);
        String hint = window.ask(() -> session()
                .lesson()
                .hints(session().stage(), session().lesson().words())
                .get(0)
                .text());
        assertThat(spoken).anySatisfy(heard -> assertThat(heard).contains(hint));
        assertThat(window.owner()).isEqualTo(before);
    }

    @Test
    void afterAWrongAnswerItIsSaidWhatComesFirst() {
        window.show(0);
        window.run(() -> session().answer("S1"));
        window.focus(window.ask(() -> window.named("question.text")));
        int step = window.ask(() -> session().index());
        window.press(KeyEvent.VK_SPACE);
        assertThat(window.ask(() -> session().index())).isEqualTo(step);
        assertThat(window.hands().label("status").text()).contains("Answer the question");
    }

    @Test
    void theWholeScreenTakesNoFocusAway() {
        for (int time = 0; time < 2; time++) {
            window.press(KeyEvent.VK_F11);
            window.until("the focus in the window", () -> window.frame().getFocusOwner() != null);
        }
    }

    private void isRight() {
        window.until(
                "a verdict on "
                        + window.ask(() -> session().stage().step().head().id()),
                () -> session().attempt().verdict().isPresent());
        assertThat(window.ask(() -> session().attempt().isSettled())).isTrue();
    }

    @Test
    void everyKindOfQuestionIsAnsweredByEar() throws Exception {
        Set<Class<?>> asked = new HashSet<>();
        for (Lesson lesson : new CourseLessons().all()) {
            LessonRun run = new CourseLessons().ready(lesson).orElseThrow();
            answer(run, asked);
        }
        answer(
                LessonRun.of(
                        LessonReader.read(LessonText.around(OTHERS), "small.lesson.json", RuleBooks.shipped()),
                        RuleBooks.shipped()),
                asked);
        assertThat(asked).as("kinds of questions").hasSize(12);
    }

    /** Answers the first question of each kind that was not asked before. */
    private void answer(LessonRun run, Set<Class<?>> asked) {
        List<Stage> fresh = run.stages().stream()
                .filter(stage -> stage.step() instanceof Step.Ask ask
                        && asked.add(ask.question().getClass()))
                .toList();
        if (fresh.isEmpty()) {
            return;
        }
        window.run(() -> session().open(run, fresh.get(0).index()));
        for (Stage stage : fresh) {
            window.run(() -> session().show(stage.index()));
            listener.answer(window.ask(() -> session().lesson()), stage);
            if (window.ask(() -> session().attempt().waiting().isPresent())) {
                listener.waitFor("how sure", heard -> heard.startsWith("1 "));
                window.press(KeyEvent.VK_ENTER);
            }
            isRight();
        }
    }

    @Test
    void inATryTheHousesThatMayBeSownAreFoundByEarAndTheOthersSayWhyNot() {
        LessonRun run = new CourseLessons()
                .all().stream()
                        .filter(lesson -> lesson.id().equals("counting-the-ring"))
                        .findFirst()
                        .flatMap(new CourseLessons()::ready)
                        .orElseThrow();
        Stage stage = run.stages().stream()
                .filter(each -> each.step() instanceof Step.Trying)
                .findFirst()
                .orElseThrow();
        window.run(() -> session().open(run, stage.index()));
        for (Move move : LessonRun.solved(run.begin(stage), () -> false).moves()) {
            listener.waitFor(
                    "the board", heard -> heard.contains("can be played") || heard.contains("can’t be played"));
            listener.walk(
                    KeyEvent.VK_TAB,
                    move.toString(),
                    heard -> Listener.called(move.from()).test(heard) && heard.endsWith("can be played"));
            window.press(KeyEvent.VK_LEFT);
            window.press(KeyEvent.VK_RIGHT);
            assertThat(listener.hears()).endsWith("can be played");
            window.press(KeyEvent.VK_ENTER);
            window.press(KeyEvent.VK_END);
        }
        window.until("the goal", () -> session().trial().orElseThrow().outcome() == Trial.Outcome.REACHED);
        listener.goOn();
    }

    @Test
    void keysAnswerWhereOneIsAndWhatLiesThereAndWhileAQuestionIsOpenNothingMoves() {
        List<String> spoken = window.spoken();
        window.press(KeyEvent.VK_RIGHT);
        window.press(KeyEvent.VK_P);
        assertThat(spoken.get(spoken.size() - 1)).startsWith("South, from house 1 on: 7, 7, 7");
        window.press(KeyEvent.VK_M);
        assertThat(spoken.get(spoken.size() - 1)).isEqualTo("Any house or store may be your answer.");
        window.press(KeyEvent.VK_C);
        assertThat(spoken.get(spoken.size() - 1)).isEqualTo("Nothing has happened yet.");
        window.press(KeyEvent.VK_O);
        assertThat(spoken.get(spoken.size() - 1)).contains("step 1 of", "A question is open");
        assertThat(text("quiet")).isEqualTo(spoken.get(spoken.size() - 1));
        window.press(KeyEvent.VK_SPACE);
        assertThat(spoken.get(spoken.size() - 1)).startsWith("First answer the question");
        int said = spoken.size();
        window.run(() -> window.frame().inside().setLetterKeys(false));
        window.press(KeyEvent.VK_M);
        assertThat(spoken).hasSize(said);
    }

    @Test
    void enterAtAQuestionSaysHowItIsAnsweredOnTheBoard() {
        List<String> spoken = window.spoken();
        window.until("the question", () -> window.owner().equals("question.text"));
        window.press(KeyEvent.VK_ENTER);
        assertThat(spoken).last().asString().startsWith("Click your answer on the board.");
        assertThat(window.ask(() -> session().isOpenQuestion())).isTrue();
    }

    @Test
    void theTaskOfATryIsReadAgain() {
        LessonRun run =
                LessonRun.of(LessonShelf.find("sit-down", RuleBooks.shipped()).orElseThrow(), RuleBooks.shipped());
        window.run(() -> session().open(run, 0));
        listener.waitFor("the board", heard -> heard.startsWith("South house"));
        window.press(KeyEvent.VK_N);
        listener.waitFor("the task", heard -> heard.startsWith("Collect more seeds in your store"));
    }

    @Test
    void anAnswerOnTheBoardIsHeardOnceAndF6ReachesEveryPart() {
        List<String> spoken = window.spoken();
        listener.walk(KeyEvent.VK_TAB, "S2", Listener.called(new House(Side.SOUTH, 2)));
        List<String> parts = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            window.press(KeyEvent.VK_F6);
            parts.add(window.ask(window::owner));
        }
        assertThat(parts).contains("S1", "question.text", "hint").doesNotHaveDuplicates();
        listener.walk(KeyEvent.VK_TAB, "S2", Listener.called(new House(Side.SOUTH, 2)));
        window.press(KeyEvent.VK_ENTER);
        window.press(KeyEvent.VK_ENTER);
        window.until("answered", () -> !session().isOpenQuestion());
        assertThat(spoken).isNotEmpty().noneMatch(text -> text.startsWith("Nothing is to be chosen"));
    }

    @Test
    void eachKeyOfADrawnLineSaysItsPointAndTheNumberThere() throws Exception {
        List<String> spoken = window.spoken();
        LessonRun run = Opened.lesson(OTHERS);
        window.run(() -> session().open(run, 3));
        listener.waitFor("the line", heard -> heard.equals("Before the first lap: 0, Lap 1"));
        window.press(KeyEvent.VK_UP);
        assertThat(spoken).last().isEqualTo("Lap 1: 1");
        window.press(KeyEvent.VK_RIGHT);
        assertThat(spoken).last().isEqualTo("Lap 2: 1");
        window.press(KeyEvent.VK_DOWN);
        assertThat(spoken).last().isEqualTo("Lap 2: 0");
        assertThat(listener.hears()).isEqualTo("Lap 2: 0");
    }

    @Test
    void aHintThatIsOfferedIsTold() throws Exception {
        List<String> spoken = window.spoken();
        window.open(Opened.lesson(HINTED));
        assertThat(spoken).last().asString().doesNotContain(OFFER);
        window.run(() -> session().answer("b"));
        window.run(() -> session().tryAgain());
        assertThat(spoken).last().asString().endsWith(OFFER);
        window.run(() -> session().hint());
        assertThat(spoken).last().asString().isEqualTo("Look again.");
    }

    @Test
    void whatHappensAtAStepIsToldInEveryWorkspace() throws Exception {
        List<String> spoken = window.spoken();
        window.run(() -> window.frame().contents().workspaces().show(Workspace.EXPLORE));
        window.run(() -> {
            ExploreWorkspace explore = window.frame()
                    .contents()
                    .workspaces()
                    .bench(ExploreWorkspace.class)
                    .orElseThrow();
            explore.session().choose(new House(Side.SOUTH, 1));
            explore.playback().seek(2);
        });
        assertThat(spoken)
                .last()
                .isEqualTo(window.ask(() -> told(window.frame()
                        .contents()
                        .workspaces()
                        .bench(ExploreWorkspace.class)
                        .orElseThrow())));
        window.press(KeyEvent.VK_O);
        assertThat(spoken)
                .last()
                .asString()
                .contains("turn 1")
                .contains(window.ask(() -> told(window.frame()
                        .contents()
                        .workspaces()
                        .bench(ExploreWorkspace.class)
                        .orElseThrow())))
                .contains(text("explore.told"));
        window.run(() -> window.frame().contents().workspaces().show(Workspace.RULES));
        Supplier<AtlasWorkspace> rules = () -> window.frame()
                .contents()
                .workspaces()
                .bench(AtlasWorkspace.class)
                .orElseThrow();
        window.run(() -> rules.get().show("congkak", ClauseId.EMPTY_OWN_HOUSE));
        window.until("an example", () -> rules.get().playback().timeline().size() > 0);
        window.run(() -> rules.get().playback().seek(1));
        assertThat(spoken).last().isEqualTo(text("atlas.caption"));
        window.run(() -> window.frame().contents().workspaces().show(Workspace.CHARTS));
        Supplier<ChartsWorkspace> charts = () -> window.frame()
                .contents()
                .workspaces()
                .bench(ChartsWorkspace.class)
                .orElseThrow();
        window.until("a match", () -> !charts.get().isBusy());
        window.run(() -> charts.get().playback().seek(3));
        assertThat(spoken).last().isEqualTo(text("charts.caption") + " " + text("charts.sentence"));
        window.run(() -> window.frame().contents().workspaces().show(Workspace.COMPARE));
        Supplier<CompareWorkspace> compare = () -> window.frame()
                .contents()
                .workspaces()
                .bench(CompareWorkspace.class)
                .orElseThrow();
        RuleBook book = RuleBooks.shipped();
        List<RuleSet> two = Stream.of("congklak-classic", "congklak-simple")
                .map(id -> book.find(id).orElseThrow())
                .toList();
        List<Move> moves = List.of(new Move(new House(Side.SOUTH, 1)));
        window.run(() -> compare.get().compare(two, Optional.empty(), moves, Pairing.CAUSE));
        window.until(
                "boards",
                () -> !compare.get().isBusy() && compare.get().playback().limit() > 0);
        window.run(() -> compare.get().playback().seek(2));
        assertThat(spoken).last().isEqualTo(text("compare.caption.0")).isEqualTo(text("compare.caption.1"));
    }

    private static String told(ExploreWorkspace explore) {
        return ((NarrationLine) explore.told().orElseThrow()).sentence();
    }

    @Test
    void theSummaryMovesNothingAndWhatWasToldCanBeReadAgain() {
        List<String> spoken = window.spoken();
        window.run(() -> window.frame()
                .getFocusTraversalPolicy()
                .getFirstComponent(window.frame())
                .requestFocusInWindow());
        window.until("the rail", () -> window.owner().equals("workspace.learn"));
        window.run(() -> window.named("summary").requestFocusInWindow());
        assertThat(window.ask(window::owner)).isEqualTo("workspace.learn");
        assertThat(window.<Integer>ask(() -> window.named("summary").getHeight()))
                .isEqualTo(1);
        assertThat(text("summary")).contains("Board with 7 houses a side", "F6", "step 1 of", "A question is open");
        window.run(() -> session().answer("S1"));
        window.run(() -> session().reveal());
        window.run(() -> session().next());
        window.run(() -> session().playback().forward(Grain.LAP));
        assertThat(text("summary")).contains("step 2 of");
        String last = spoken.get(spoken.size() - 1);
        pressWithAlt(KeyEvent.VK_UP);
        assertThat(spoken.get(spoken.size() - 1)).isNotEqualTo(last);
        pressWithAlt(KeyEvent.VK_DOWN);
        assertThat(last).contains(spoken.get(spoken.size() - 1));
        window.run(() -> session().show(0));
        window.run(() -> session().restart());
        pressWithAlt(KeyEvent.VK_UP);
        assertThat(spoken.get(spoken.size() - 1)).isEqualTo("There is no earlier sentence.");
    }

    private void pressWithAlt(int key) {
        window.run(() -> window.frame().getRootPane().requestFocusInWindow());
        window.pressWith(KeyEvent.VK_ALT, key);
    }

    private String text(String name) {
        return window.ask(() -> ((JTextComponent) window.named(name)).getText());
    }
}
