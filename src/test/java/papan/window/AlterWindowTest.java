package papan.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.Point;
import java.awt.event.ActionEvent;
import java.awt.event.KeyEvent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import javax.accessibility.AccessibleContext;
import javax.swing.JComponent;
import javax.swing.JList;
import javax.swing.JTextField;
import javax.swing.KeyStroke;
import javax.swing.text.JTextComponent;
import org.assertj.swing.finder.JFileChooserFinder;
import org.assertj.swing.fixture.JFileChooserFixture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papan.json.rules.RuleBooks;
import papan.lesson.play.LessonRun;
import papan.rules.ClauseAnswer;
import papan.rules.ClauseId;
import papan.rules.RuleSet;
import papan.ui.app.Options;
import papan.ui.app.Workspace;
import papan.ui.app.Workspaces;
import papan.ui.atlas.AtlasWorkspace;
import papan.ui.common.CardLine;
import papan.ui.explore.ExploreWorkspace;
import papan.ui.playback.ClassView;
import papan.ui.plot.ChartPane;

/** A rule is changed in the Rules workspace, and one sees what becomes of it. */
@Windowed
class AlterWindowTest {
    @TempDir
    private Path folder;

    private Opened window;

    @BeforeEach
    void open() throws Exception {
        window = new Opened(Options.NONE, folder);
        window.run(() -> workspaces().show(Workspace.RULES));
        window.run(() -> atlas().show("congklak-classic", ClauseId.OCCUPIED_HOUSE));
    }

    @AfterEach
    void close() {
        window.close();
    }

    private Workspaces workspaces() {
        return window.frame().contents().workspaces();
    }

    private AtlasWorkspace atlas() {
        return workspaces().bench(AtlasWorkspace.class).orElseThrow();
    }

    private String text(String name) {
        return window.ask(() -> ((JTextComponent) window.named(name)).getText());
    }

    /** The answer that holds another word. */
    private String choice(String word) {
        return window.ask(() -> IntStream.range(0, 30)
                .mapToObj(i -> "alter.choice." + i)
                .filter(name -> window.named(name)
                        .getAccessibleContext()
                        .getAccessibleName()
                        .contains(word))
                .findFirst()
                .orElseThrow());
    }

    private static List<ChartPane> curves(ClassView seen) {
        return Parts.of((Container) seen.view(), ChartPane.class);
    }

    private static String read(ChartPane chart) {
        AccessibleContext told = chart.entry().getAccessibleContext();
        return told.getAccessibleName() + " " + told.getAccessibleDescription();
    }

    private void begin() {
        window.click("atlas.page.alter");
        window.until("a usual round", () -> window.isShowing("alter.chart"));
    }

    private void openLesson(String id, String step) {
        window.run(() -> workspaces().show(Workspace.LEARN));
        window.open(LessonRun.of(
                CourseLessons.shipped().all().stream()
                        .filter(lesson -> lesson.id().equals(id))
                        .findFirst()
                        .orElseThrow(),
                RuleBooks.shipped()));
        window.show(window.first(stage -> stage.step().head().id().equals(step)));
        window.until("a usual round", () -> window.isShowing("alter.chart"));
    }

    private void untilBothCurves() {
        window.until("both curves", () -> text("alter.told").startsWith("With dice for players"));
    }

    @Test
    void aChangeIsDrawnThenPlayedBothWaysByMouse() {
        begin();
        window.click(choice("it stays there and your turn ends"));
        Component chart = window.ask(() -> window.named("alter.chart.0"));
        int middle = chart.getHeight() / 2;
        window.drag(chart, List.of(new Point(90, middle), new Point(160, middle - 20), new Point(240, middle - 10)));
        assertThat(text("alter.told")).startsWith("There’s your guess");
        window.click("alter.run");
        untilBothCurves();
        assertThat(text("alter.told")).contains("wins 63 of 100", "52 with the change", "You were furthest off after");
        window.click("alter.play");
        window.until("a game", () -> workspaces().bench(ExploreWorkspace.class).isPresent());
        RuleSet played = window.ask(() -> workspaces()
                .bench(ExploreWorkspace.class)
                .orElseThrow()
                .session()
                .rules());
        assertThat(ClauseAnswer.of(ClauseId.OCCUPIED_HOUSE, played).key()).isEqualTo("turnEnds");
    }

    @Test
    void anAnswerThatDoesNotFitSaysWhyAndChangesNothing() {
        begin();
        String bad = choice("pick up the seeds in the next one");
        assertThat(window.ask(() -> window.named(bad).getAccessibleContext().getAccessibleName()))
                .contains("That doesn’t go with this rule: “If your last seed lands in an empty house");
        List<String> spoken = window.spoken();
        window.click(bad);
        assertThat(text("alter.told")).startsWith("Choose another answer");
        assertThat(spoken).anyMatch(said -> said.contains("That doesn’t go with this rule"));
    }

    @Test
    void aChangeIsMadeByKeysAloneAndHeard() {
        List<String> spoken = window.spoken();
        window.walkTo("atlas.page.alter", KeyEvent.VK_TAB);
        window.press(KeyEvent.VK_ENTER);
        window.until("a usual round", () -> window.isShowing("alter.chart"));
        window.until("the clauses", () -> window.owner().equals("alter.clause"));
        window.press(KeyEvent.VK_TAB);
        window.until("the rule as it is", () -> window.owner().equals("alter.choice.0"));
        String last = choice("it stays there and your turn ends");
        window.walkTo(last, KeyEvent.VK_DOWN);
        window.press(KeyEvent.VK_SPACE);
        window.until("the change", () -> spoken.stream().anyMatch(said -> said.startsWith("Changed: If your last")));
        window.walkTo("alter.chart.0", KeyEvent.VK_TAB);
        window.press(KeyEvent.VK_RIGHT);
        window.press(KeyEvent.VK_UP);
        window.until("the pen", () -> spoken.stream().anyMatch(said -> said.contains("As it is: ")));
        window.walkTo("alter.run", KeyEvent.VK_TAB);
        window.press(KeyEvent.VK_ENTER);
        untilBothCurves();
        window.until("the sentence", () -> spoken.stream().anyMatch(said -> said.contains("52 with the change")));
        window.press(KeyEvent.VK_ESCAPE);
        window.until("the rules", () -> !window.isShowing("alter.told"));
    }

    @Test
    void theFocusArrivesThoughSomethingIsToldWhileItGoes() {
        begin();
        window.focus(window.ask(() -> window.named("alter.choice.0")));
        window.run(() -> {
            does("alter.choice.0", KeyEvent.VK_DOWN);
            does(choice("it stays there and your turn ends"), KeyEvent.VK_SPACE);
        });
        window.until("the next answer", () -> window.owner().equals("alter.choice.1"));
    }

    /** Does what a key does in a part, whether it has the focus or not. */
    private void does(String name, int key) {
        JComponent part = (JComponent) window.named(name);
        ActionEvent event = new ActionEvent(part, ActionEvent.ACTION_PERFORMED, "");
        part.getActionForKeyStroke(KeyStroke.getKeyStroke(key, 0)).actionPerformed(event);
    }

    @Test
    void whatGrandmotherToldIsKeptAsAFileAndListed() throws Exception {
        begin();
        window.click(choice("it stays there and your turn ends"));
        window.click("alter.keep");
        window.until("the name", () -> window.owner().equals("alter.name"));
        window.click("alter.write");
        assertThat(text("alter.kept")).isEqualTo("Write a name, and who told you.");
        window.run(() -> {
            ((JTextField) window.named("alter.name")).setText("As Grandma plays");
            ((JTextField) window.named("alter.teller")).setText("Grandma Siti, Johor");
        });
        Path file = folder.resolve("as-grandma-plays.json");
        window.click("alter.write");
        JFileChooserFixture chooser =
                JFileChooserFinder.findFileChooser("rules-file").using(window.robot());
        chooser.fileNameTextBox().setText(file.toString());
        chooser.approve();
        window.until("the rules", () -> text("atlas.name").equals("As Grandma plays"));
        assertThat(RuleBooks.check(file)).isEmpty();
        assertThat(Files.readString(file)).contains("Grandma Siti, Johor", "\"after\" : \"told\"");
        assertThat(window.ask(() ->
                        ((JList<?>) window.named("atlas.rules")).getModel().getSize()))
                .isEqualTo(RuleBooks.shipped().all().size() + 1);
    }

    @Test
    void inALessonALineIsDrawnBeforeTheRoundsArePlayed() {
        openLesson("change-one-rule", "change");
        window.click(choice("your turn ends"));
        assertThat(window.ask(() -> window.named("alter.run").isEnabled())).isFalse();
        Component chart = window.ask(() -> window.named("alter.chart.0"));
        int middle = chart.getHeight() / 2;
        window.drag(chart, List.of(new Point(90, middle), new Point(160, middle - 10), new Point(220, middle - 5)));
        window.click("alter.run");
        untilBothCurves();
        assertThat(text("alter.told")).contains("wins 63 of 100", "65 with the change", "44 with the change");
        window.run(window.session()::next);
        window.until("the next step", () -> !window.isShowing("alter.told"));
    }

    @Test
    void aLessonKeepsSeveralAnswersOfWhoeverToldThem() throws Exception {
        openLesson("ask-at-home", "house");
        window.click(choice("anticlockwise"));
        window.choose("alter.clause", "alter.clause.lone-seed");
        window.until("the clause", () -> choice("it still goes into your store") != null);
        window.click(choice("it still goes into your store"));
        window.click("alter.keep");
        window.run(() -> {
            ((JTextField) window.named("alter.name")).setText("棋".repeat(81));
            ((JTextField) window.named("alter.teller")).setText("Grandma");
        });
        window.click("alter.write");
        assertThat(text("alter.kept")).isEqualTo("That’s too long. At most 80 characters fit.");
        window.run(() -> {
            ((JTextField) window.named("alter.name")).setText("外婆的棋");
            ((JTextField) window.named("alter.teller")).setText("Grandma");
        });
        Path file = folder.resolve("hers.json");
        window.click("alter.write");
        JFileChooserFixture chooser =
                JFileChooserFinder.findFileChooser("rules-file").using(window.robot());
        chooser.fileNameTextBox().setText(file.toString());
        chooser.approve();
        window.until("what came of it", () -> text("alter.kept").startsWith("Kept in"));
        assertThat(RuleBooks.check(file)).isEmpty();
        assertThat(ClauseAnswer.differing(
                        RuleBooks.shipped().find("congklak-classic").orElseThrow(), RuleBooks.read(file)))
                .containsExactly(ClauseId.DIRECTION, ClauseId.LONE_SEED);
    }

    @Test
    void aClassReadsWhatIsChangedAndWhatCameOfItAndSeesBothCurves() {
        ClassView seen = window.ask(() -> atlas().forClass());
        window.run(() -> seen.onWords(() -> {}));
        assertThat(window.ask(() -> curves(seen))).isEmpty();
        begin();
        window.click(choice("it stays there and your turn ends"));
        window.click("alter.run");
        untilBothCurves();
        assertThat(window.ask(() -> seen.card().stream().map(CardLine::text).toList()))
                .anyMatch(line -> line.contains("it stays there and your turn ends"))
                .anyMatch(line -> line.contains("52 with the change"));
        assertThat(window.ask(seen::isSeen)).isTrue();
        assertThat(window.ask(() -> read(curves(seen).get(0))))
                .contains("As it is", "Changed")
                .isEqualTo(window.ask(() -> read((ChartPane) window.named("alter.chart"))));
        window.run(() -> atlas().show("congklak-classic", ClauseId.OCCUPIED_HOUSE));
        assertThat(window.ask(() -> curves(seen))).as("the example again").isEmpty();
    }
}
