package papan.window;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.Component;
import java.awt.Container;
import java.awt.Graphics2D;
import java.awt.event.KeyEvent;
import java.awt.image.BufferedImage;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import javax.swing.AbstractButton;
import javax.swing.JComponent;
import javax.swing.JTable;
import javax.swing.RepaintManager;
import javax.swing.text.JTextComponent;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papan.export.GridCsv;
import papan.json.lesson.LessonShelf;
import papan.json.progress.ClassFolders;
import papan.json.progress.ProgressFolder;
import papan.json.rules.RuleBooks;
import papan.lesson.kept.Answered;
import papan.lesson.kept.Bookmark;
import papan.lesson.kept.LessonProgress;
import papan.lesson.learner.ClassFolder;
import papan.lesson.learner.HandIn;
import papan.lesson.learner.Progress;
import papan.lesson.learner.ResultGrid;
import papan.lesson.learner.ResultRow;
import papan.lesson.play.LessonRun;
import papan.lesson.play.QuestionPrint;
import papan.lesson.play.Stage;
import papan.lesson.script.Step;
import papan.ui.app.Options;
import papan.ui.app.Preferences;
import papan.ui.common.Choice;
import papan.ui.lesson.LearnSession;
import papan.ui.settings.Settings;

@Windowed
class LearnersWindowTest {
    @TempDir
    private Path settings;

    private Opened window;

    @BeforeEach
    void open() throws Exception {
        window = new Opened(Options.NONE, settings);
    }

    @AfterEach
    void close() {
        window.close();
    }

    private LearnSession session() {
        return window.frame().contents().session();
    }

    private void reopen() throws Exception {
        window.run(() -> window.frame()
                .dispatchEvent(
                        new java.awt.event.WindowEvent(window.frame(), java.awt.event.WindowEvent.WINDOW_CLOSING)));
        window.close();
        window = new Opened(Options.NONE, settings);
    }

    /** Somebody new, who has not done what was done without a name. */
    private void addAna() {
        window.click("lessons");
        window.takeName("Ana");
        window.click("learner.fresh");
    }

    private Progress stored(String learner) {
        return new ProgressFolder(settings.resolve("learners")).load(learner);
    }

    private void finish() {
        window.run(() -> {
            while (!session().isFinished()) {
                if (session().isOpenQuestion()) {
                    session()
                            .answer(session()
                                    .lesson()
                                    .rightAnswer(session().stage())
                                    .written());
                }
                session().next();
            }
        });
    }

    private LessonProgress kept(String lesson) {
        return new ProgressFolder(settings.resolve("learners"))
                .load("Ana")
                .in(lesson)
                .orElseThrow();
    }

    @Test
    void whoGivesNoNameIsWrittenDownBeforeAnythingIsShownAndGoesOn() throws Exception {
        window.run(() -> session()
                .addListener(() -> assertThat(stored(Progress.NAMELESS)
                                .in("first-turn")
                                .orElseThrow()
                                .answers())
                        .as("written before it is shown")
                        .isNotEmpty()));
        window.run(() -> session().answer("S1"));
        assertThat(stored(Progress.NAMELESS).in("first-turn").orElseThrow().answers())
                .flatExtracting(Answered::attempts)
                .extracting(Answered.Attempt::given)
                .containsExactly("S1");
        assertThat(new ProgressFolder(settings.resolve("learners")).learners()).isEmpty();
        window.run(() -> session().show(0));
        reopen();
        assertThat(window.ask(() -> session().attempt().verdict())).isPresent();
    }

    /** A wrong answer brings none, and a right one brings one, however often it was tried before. */
    @Test
    void everyQuestionAnsweredRightPutsASeedIntoTheStoreAtHome() {
        window.run(() -> session().answer("S1"));
        window.click("lessons");
        assertThat(window.hands().textBox("home.seeds").text()).startsWith("Your store is empty.");
        window.click("lessons.back");
        window.run(() -> session()
                .answer(session().lesson().rightAnswer(session().stage()).written()));
        window.click("lessons");
        assertThat(window.hands().textBox("home.seeds").text()).startsWith("One seed in your store");
    }

    @Test
    void ofAGuestNothingIsKept() throws Exception {
        window.click("lessons");
        window.run(() -> {
            Choice<?> choice = (Choice<?>) window.named("learner");
            choice.setSelectedIndex(choice.getItemCount() - 1);
        });
        assertThat(window.<Boolean>ask(
                        () -> window.named("learner.guest.always").isShowing()))
                .isTrue();
        window.click("open.relay");
        window.run(() -> session().reveal());
        reopen();
        assertThat(stored(Progress.NAMELESS).in("relay")).isEmpty();
        assertThat(window.frame().inside().settings().get(Settings.GUEST)).isTrue();
        assertThat(window.ask(() -> session().attempt().verdict())).isEmpty();
    }

    @Test
    void aNameTakenInTheListAdoptsWhatWasDoneWithoutOne() {
        window.run(() -> session().answer("S1"));
        window.click("lessons");
        window.takeName("Mei");
        window.click("learner.adopt");
        assertThat(stored("Mei").in("first-turn").orElseThrow().answers()).hasSize(1);
        assertThat(stored(Progress.NAMELESS).lessons()).isEmpty();
        assertThat(window.frame().inside().settings().get(Settings.LEARNER)).isEqualTo("Mei");
    }

    @Test
    void theEndOfTheFirstLessonAsksForANameAndKeepsTheLessonUnderIt() {
        finish();
        window.until("the end", () -> window.named("end.name").isShowing());
        window.click("end.name");
        window.type("Mei");
        window.click("end.keep");
        assertThat(stored("Mei").in("first-turn").orElseThrow().finished()).isTrue();
        assertThat(window.<Boolean>ask(() -> session().isFinished())).isTrue();
        assertThat(window.<Boolean>ask(() -> window.has("end.name"))).isFalse();
    }

    @Test
    void whatWasSkippedWaitsAndALessonThatIsDoneStaysDone() {
        window.run(() -> session().next());
        finish();
        LessonProgress skipped = stored(Progress.NAMELESS).in("first-turn").orElseThrow();
        assertThat(skipped.isDone()).isFalse();
        assertThat(skipped.skipped()).hasSize(1);
        window.click("lessons");
        assertThat(window.ask(this::said))
                .contains("1 question to come back to")
                .contains("0 of 8 done");
        window.click("open.first-turn");
        assertThat(window.ask(() -> session().index()))
                .as("at what was skipped")
                .isZero();
        finish();
        window.run(() -> session().previous());
        window.click("lessons");
        assertThat(window.ask(this::said)).contains("1 of 8 done").doesNotContain("to come back to");
    }

    @Test
    void aLearnerGoesOnAtTheVerySeed() throws Exception {
        addAna();
        window.click("open.first-turn");
        window.run(() -> session().reveal());
        int play = window.ask(() -> session().lesson().stages().stream()
                .filter(stage -> stage.step() instanceof Step.Play)
                .findFirst()
                .orElseThrow()
                .index());
        window.run(() -> session().show(play));
        int cursor = window.ask(() -> session().stage().start() + 3);
        window.run(() -> session().playback().seek(cursor));
        reopen();
        assertThat(window.frame().inside().settings().get(Settings.LEARNER)).isEqualTo("Ana");
        assertThat(window.ask(() -> session().index())).isEqualTo(play);
        assertThat(window.ask(() -> session().playback().cursor())).isEqualTo(cursor);
        window.run(() -> session().show(0));
        assertThat(window.ask(() -> session().attempt().revealed())).isTrue();
    }

    @Test
    void aClassLeavesALearnersProgressAsItIs() throws Exception {
        addAna();
        window.click("open.first-turn");
        window.run(() -> session().answer("S1"));
        window.click("lessons");
        LessonProgress before = kept("first-turn");
        window.click("open.first-turn");
        window.press(KeyEvent.VK_F5);
        for (int i = 0; i < 6; i++) {
            window.press(KeyEvent.VK_PAGE_DOWN);
        }
        assertThat(window.ask(() -> session().index())).isPositive();
        window.press(KeyEvent.VK_ESCAPE);
        window.run(() -> session().next());
        window.run(() -> session().keep());
        assertThat(kept("first-turn").place()).isEqualTo(before.place());
        assertThat(kept("first-turn").answers()).isEqualTo(before.answers());
        reopen();
        assertThat(kept("first-turn").place()).isEqualTo(before.place());
        window.run(() -> session().show(1));
        assertThat(kept("first-turn").place())
                .as("what the learner does afterwards")
                .isNotEqualTo(before.place());
    }

    @Test
    void theListShowsHowFarALearnerIsAndForgetsWhenAskedTwice() {
        addAna();
        window.click("open.relay");
        window.click("lessons");
        assertThat(window.ask(
                        () -> window.named("open.relay").getAccessibleContext().getAccessibleDescription()))
                .contains("Step 1 of 11");
        window.click("answers.relay");
        window.click("forget.relay");
        assertThat(window.ask(() -> ((AbstractButton) window.named("forget.relay")).getText()))
                .startsWith("Press again");
        window.click("forget.relay");
        assertThat(new ProgressFolder(settings.resolve("learners")).load("Ana").in("relay"))
                .isEmpty();
        assertThat(window.ask(
                        () -> window.named("open.relay").getAccessibleContext().getAccessibleDescription()))
                .doesNotContain("Step 1");
    }

    /** A component that changes while it paints asks to be painted again: the list once painted itself without end. */
    @Test
    void paintingTheListAsksForNoMorePainting() {
        window.click("lessons");
        List<Component> asked = new ArrayList<>();
        window.run(() -> {
            RepaintManager before = RepaintManager.currentManager(window.frame());
            RepaintManager.setCurrentManager(new RepaintManager() {
                @Override
                public void addDirtyRegion(JComponent component, int x, int y, int w, int h) {
                    asked.add(component);
                }
            });
            Graphics2D g = new BufferedImage(1280, 800, BufferedImage.TYPE_INT_RGB).createGraphics();
            window.named("lesson-list").paint(g);
            g.dispose();
            RepaintManager.setCurrentManager(before);
        });
        assertThat(asked).isEmpty();
    }

    @Test
    void theLibraryTellsHowMuchOfALevelIsDoneAndWhatComesBeforeALesson() throws Exception {
        new ProgressFolder(settings.resolve("learners"))
                .change("Ana", fresh -> fresh.at("first-turn", 1, new Bookmark("x", 0, true), 9, Instant.EPOCH));
        addAna();
        assertThat(window.ask(this::said))
                .contains("1 of 8 done · ")
                .contains("Comes after Your first turn: where will it end? · done")
                .contains(" · still to do: How long can one turn last?")
                .contains("Comes after Capture: what do you take?,");
    }

    @Test
    void questionsOfLessonsThatAreDoneComeBackAndTheirAnswersAreKept() throws Exception {
        Instant before = Instant.now().minus(Duration.ofDays(9));
        LessonRun run =
                LessonRun.of(LessonShelf.find("first-turn", RuleBooks.shipped()).orElseThrow(), RuleBooks.shipped());
        new ProgressFolder(settings.resolve("learners")).change("Ana", fresh -> {
            Progress done = fresh.begun("first-turn", 1, new Bookmark("x", 0, false), before);
            for (Stage stage : run.stages()) {
                if (stage.step() instanceof Step.Ask) {
                    done = done.answered(
                            "first-turn",
                            new Answered(
                                    stage.step().head().id(),
                                    QuestionPrint.of(run, stage),
                                    QuestionPrint.type(stage),
                                    "",
                                    "en",
                                    List.of(new Answered.Attempt("S1", stage.index() > 2, before)),
                                    0,
                                    false,
                                    3,
                                    List.of(),
                                    0,
                                    before,
                                    false));
                }
            }
            return done.at("first-turn", 1, new Bookmark("x", 0, true), 9, before);
        });
        addAna();
        window.click("lessons.today");
        for (int i = 0; i < 3; i++) {
            assertThat(window.ask(() -> session().isOpenQuestion())).isTrue();
            window.run(() -> session()
                    .answer(session().lesson().rightAnswer(session().stage()).written()));
            window.run(() -> session().next());
        }
        assertThat(window.ask(() -> ((JTextComponent) window.named("today.result")).getText()))
                .isEqualTo("3 of 3 right on the first try");
        assertThat(kept("first-turn").answers())
                .filteredOn(answer -> answer.attempts().size() == 2)
                .as("those that were wrong the last time")
                .extracting(Answered::step)
                .containsExactlyInAnyOrder("where", "which-rule");
        assertThat(kept("first-turn").answer("later-five").orElseThrow().correctFirst())
                .as("one that the lesson keeps for later")
                .isTrue();
        assertThat(kept("first-turn").place().atEnd()).isTrue();
        window.click("library.back");
        assertThat(window.ask(() -> window.frame().contents().learn().showsLesson()))
                .isFalse();
        assertThatThrownBy(() -> window.ask(() -> window.named("lessons.today")))
                .isInstanceOf(AssertionError.class);
    }

    @Test
    void aClassIsShownWithoutNamesUntilTheyAreAskedFor() {
        show(new ClassFolder(
                "7b",
                6,
                List.of(
                        handed("Ana", "S1", false),
                        handed("Ben", "N4", true),
                        new HandIn(
                                "ben-later.progress.json",
                                handed("Ben", "S1", false).progress())),
                List.of(
                        new ClassFolder.Told(ClassFolder.Kind.BROKEN, "x", "x.progress.json: broken"),
                        new ClassFolder.Told(ClassFolder.Kind.NO_RESULT, "relay.lesson.json", ""),
                        new ClassFolder.Told(ClassFolder.Kind.SAME, "ana-2.progress.json", "ana.progress.json"))));
        window.until("the results", () -> said().contains("Lesson gone"));
        assertThat(window.ask(this::said))
                .contains("“7b”: 6 files, 2 learners", "Couldn’t be read: x.progress.json: broken")
                .contains("relay.lesson.json isn’t a result", "1 file is there twice", "1 name is on files")
                .contains("S1: 2 learners.")
                .contains("Sows in the wrong direction: 2 learners.", "from-a-later-version: 2 learners.")
                .doesNotContain("Ana", "Ben", "wrong-direction", "ana-2");
        window.click("class.save");
        assertThat(window.ask(this::said)).contains("Saved as without.");
        window.click("class.names");
        assertThat(window.ask(this::said)).contains("Ana, Ben", "ana-2.progress.json is the same as");
        window.click("class.view.table");
        assertThat(window.ask(() -> ((JTable) window.named("class.numbers")).getColumnCount()))
                .isEqualTo(6);
    }

    /** Two who are called the same, or one at two computers: the program cannot know, so it asks. */
    @Test
    void whereFilesOfOneNameDoNotFitTogetherTheTeacherSaysWhichCounts() {
        show(OneClass.of(
                        handed("Ben", "N4", true),
                        new HandIn(
                                "ben-2.progress.json",
                                handed("Ben", "S1", false).progress()))
                .folder());
        window.until("the results", () -> window.has("class.names"));
        window.click("class.names");
        Supplier<Choice<?>> files = () -> (Choice<?>) window.named("class.apart.Ben");
        assertThat(window.ask(this::said))
                .contains("“7b”: 2 files, 1 learner with", "S1: 1 learner.")
                .doesNotContain("N4, right");
        window.run(() -> files.get().setSelectedIndex(1));
        assertThat(window.ask(this::said)).contains("“7b”: 2 files, 1 learner with", "N4, right: 1 learner. Ben");
        window.run(() -> files.get().setSelectedIndex(2));
        assertThat(window.ask(this::said))
                .contains(
                        "“7b”: 2 files, 2 learners with",
                        "N4, right: 1 learner. Ben (ben)",
                        "S1: 1 learner. Ben (ben-2)");
    }

    @Test
    void aGridShowsWhatThePrintedOneSaysAndWhatLiesBehindACell() {
        HandIn ana = OneClass.handed(
                "Ana",
                "Lesson gone",
                answered("one", "print", "N4", true, Instant.EPOCH),
                answered("two", "print", "S1", false, Instant.EPOCH.plusSeconds(9)));
        show(OneClass.of(ana, handed("Ben", "S1", false)).folder());
        window.until("the results", () -> window.has("class.view.grid"));
        window.click("class.view.grid");
        Supplier<JTable> grid = () -> (JTable) window.named("class.grid");
        assertThat(window.ask(() -> cells(grid.get())))
                .containsExactly(
                        List.of("one", "two"),
                        List.of("Learner 1: first try", "Learner 1: never right"),
                        List.of("Learner 2: never right", "Learner 2: no answer"));
        window.click("class.names");
        window.run(() -> grid.get().changeSelection(1, 0, false, false));
        assertThat(window.text("grid.detail"))
                .startsWith("Ben: never right\nS1\n")
                .contains("Sows in the wrong direction");
        window.click("class.save");
        assertThat(window.text("class.saved")).contains("the grid");
        assertThat(GridCsv.of(ResultGrid.of(
                        OneClass.of(ana, handed("Ben", "S1", false)).folder().rows())))
                .endsWith("learner,one,two\nAna,first,wrong\nBen,wrong,\n");
    }

    private static List<List<String>> cells(JTable table) {
        List<List<String>> all = new ArrayList<>();
        all.add(IntStream.range(0, table.getColumnCount())
                .mapToObj(table::getColumnName)
                .toList());
        for (int row = 0; row < table.getRowCount(); row++) {
            int at = row;
            all.add(IntStream.range(0, table.getColumnCount())
                    .mapToObj(column -> table.getValueAt(at, column).toString())
                    .toList());
        }
        return all;
    }

    /** Opens the window anew on a computer on which a teacher has set a folder. */
    private void setHandIn(Path folder) throws Exception {
        window.close();
        new Preferences(settings).save(Settings.DEFAULT.with(Settings.HAND_IN, Optional.of(folder.toString())));
        window = new Opened(Options.NONE, settings);
    }

    @Test
    void whatIsHandedInLiesInTheTeachersFolderUnderTheName() throws Exception {
        Path folder = Files.createDirectory(settings.resolve("class 4a"));
        setHandIn(folder);
        window.run(() -> session().answer("S1"));
        window.click("lessons");
        window.click("hand-in");
        assertThat(window.text("hand-in.told")).startsWith("Type your name first");
        assertThat(window.owner()).isEqualTo("learner.name");
        assertThat(folder).isEmptyDirectory();
        window.type("Mei");
        window.click("learner.add");
        window.click("learner.adopt");
        assertThat(window.has("hand-in.told")).isFalse();
        window.click("hand-in");
        window.until("it is handed in", () -> window.has("hand-in.told"));
        String file = new ProgressFolder(folder).fileOf("Mei").getFileName().toString();
        assertThat(window.text("hand-in.told")).isEqualTo("Handed in: " + file + " is in " + folder + ".");
        assertThat(ClassFolders.read(folder).rows())
                .extracting(ResultRow::learner)
                .containsExactly("Mei");
        assertThat(window.text("hand-in.to")).contains(folder.toString());
        window.choose("teachers", "hand-in.forget");
        assertThat(window.has("hand-in.to")).isFalse();
        assertThat(window.frame().inside().settings().get(Settings.HAND_IN)).isEmpty();
    }

    @Test
    void aFolderThatIsGoneIsToldAndAnotherOneIsOffered() throws Exception {
        setHandIn(settings.resolve("a share that is off"));
        addAna();
        window.click("open.first-turn");
        window.run(() -> session().answer("S1"));
        window.click("lessons");
        window.click("hand-in");
        window.until("it is told", () -> window.has("hand-in.told"));
        assertThat(window.text("hand-in.told"))
                .startsWith("Not handed in: the folder")
                .contains("a share that is off");
        assertThat(window.isShowing("hand-in.elsewhere")).isTrue();
    }

    @Test
    void ofAGuestNothingCanBeHandedIn() {
        window.click("lessons");
        window.click("open.relay");
        window.click("lessons");
        assertThat(window.has("hand-in")).isTrue();
        window.run(() -> {
            Choice<?> choice = (Choice<?>) window.named("learner");
            choice.setSelectedIndex(choice.getItemCount() - 1);
        });
        assertThat(window.has("hand-in")).isFalse();
    }

    @Test
    void theRightAnswerIsThereEvenIfNobodyGaveIt() {
        window.show(0);
        LessonRun run = window.ask(() -> window.session().lesson());
        String step = run.stages().get(0).step().head().id();
        show(OneClass.of(OneClass.handed(
                        "Ana",
                        run.lesson().id(),
                        answered(step, QuestionPrint.of(run).get(step), "S1", false, Instant.EPOCH)))
                .folder());
        window.until("the results", () -> said().contains("0 of 1 right on the first try"));
        assertThat(window.ask(this::said)).contains("S1: 1 learner.", "N4, right: nobody.");
        window.click("class.view.table");
        assertThat(window.ask(() -> ((JTable) window.named("class.numbers")).getRowCount()))
                .as("what was answered, and the right answer")
                .isEqualTo(2);
    }

    @Test
    void aTryThatNobodyReachedHasNoRightAnswer() {
        LessonRun run = LessonRun.of(
                LessonShelf.find("counting-the-ring", RuleBooks.shipped()).orElseThrow(), RuleBooks.shipped());
        Stage stage = run.stages().stream()
                .filter(each -> each.step() instanceof Step.Trying)
                .findFirst()
                .orElseThrow();
        String step = stage.step().head().id();
        show(OneClass.of(OneClass.handed(
                        "Ana",
                        run.lesson().id(),
                        answered(step, QuestionPrint.of(run).get(step), "S1,S2", false, Instant.EPOCH)))
                .folder());
        window.until("the results", () -> said().contains("0 of 1 right on the first try"));
        assertThat(window.ask(this::said)).contains("1 learner.").doesNotContain("nobody.");
    }

    /** One pupil's file with thousands of questions must not keep the window from answering. */
    @Test
    void ofThousandsOfQuestionsTheFirstAreShownAndTheRestIsCounted() {
        Answered[] answers = IntStream.range(0, 4_200)
                .mapToObj(i -> answered("step-" + i, "print", "S1", false, Instant.EPOCH))
                .toArray(Answered[]::new);
        show(OneClass.of(IntStream.range(0, 12)
                        .mapToObj(pupil -> OneClass.handed("Pupil " + pupil, "Lesson gone", answers))
                        .toArray(HandIn[]::new))
                .folder());
        window.until("the results", () -> window.has("class.rest"));
        assertThat(window.ask(this::said)).contains("And 3,900 questions more").contains("Show more (240 left)");
        int before = window.ask(() -> parts(window.named("lesson-list")));
        window.click("class.more");
        assertThat(window.ask(this::said)).contains("Show more (180 left)");
        assertThat(window.ask(() -> parts(window.named("lesson-list")))).isLessThan(3 * before);
    }

    private static int parts(Component of) {
        int count = 1;
        if (of instanceof Container all) {
            for (Component part : all.getComponents()) {
                count += parts(part);
            }
        }
        return count;
    }

    /** Opens the page about a class and lets its folder be chosen. */
    private void show(ClassFolder folder) {
        window.run(() -> window.frame().contents().learn().desk().setClassFiles(new OneClass(folder)));
        window.click("lessons");
        window.choose("teachers", "lessons.class");
    }

    private static HandIn handed(String learner, String given, boolean right) {
        Instant time = right ? Instant.EPOCH : Instant.EPOCH.plusSeconds(60);
        return OneClass.handed(learner, "Lesson gone", answered("one", "print", given, right, time));
    }

    private static Answered answered(String step, String print, String given, boolean right, Instant time) {
        return new Answered(
                step,
                print,
                "landing",
                "",
                "en",
                List.of(new Answered.Attempt(given, right, time)),
                0,
                false,
                1,
                right ? List.of() : List.of("wrong-direction", "from-a-later-version"),
                0,
                time,
                false);
    }

    /** All that the library tells assistive technology. */
    private String said() {
        StringBuilder all = new StringBuilder();
        say((Container) window.named("lesson-list"), all);
        return all.toString();
    }

    private static void say(Container in, StringBuilder all) {
        for (Component child : in.getComponents()) {
            all.append(child.getAccessibleContext().getAccessibleName()).append('\n');
            all.append(child.getAccessibleContext().getAccessibleDescription()).append('\n');
            if (child instanceof Container container) {
                say(container, all);
            }
        }
    }
}
