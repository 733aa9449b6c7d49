package papan.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Component;
import java.awt.Container;
import java.awt.Dialog;
import java.awt.Point;
import java.awt.Window;
import java.awt.event.KeyEvent;
import java.awt.event.MouseEvent;
import java.awt.event.MouseWheelEvent;
import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.swing.AbstractButton;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JScrollPane;
import javax.swing.JSpinner;
import javax.swing.JTable;
import javax.swing.SwingUtilities;
import javax.swing.text.JTextComponent;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papan.analysis.ChartKind;
import papan.analysis.Spacing;
import papan.chart.ChartCsv;
import papan.chart.ChartTable;
import papan.cli.PapanCommand;
import papan.cli.Surroundings;
import papan.json.rules.RuleBooks;
import papan.narration.Language;
import papan.ui.app.Options;
import papan.ui.app.PapanWindow;
import papan.ui.app.PicturePainter;
import papan.ui.chart.ChartsWorkspace;
import papan.ui.common.Paints;
import papan.ui.common.Theme;
import papan.ui.common.Zoom;

/** The Charts workspace. */
@Windowed
class ChartsWindowTest {
    @TempDir
    private Path folder;

    private Opened window;

    @BeforeEach
    void open() throws Exception {
        window = new Opened(Options.NONE, folder);
        window.pressWithCtrl(KeyEvent.VK_4);
        window.until(
                "a match",
                () -> window.frame()
                        .contents()
                        .workspaces()
                        .bench(ChartsWorkspace.class)
                        .filter(charts -> !charts.isBusy())
                        .isPresent());
    }

    @AfterEach
    void close() {
        window.close();
    }

    private ChartsWorkspace charts() {
        return window.frame()
                .contents()
                .workspaces()
                .bench(ChartsWorkspace.class)
                .orElseThrow();
    }

    private String text(String name) {
        return window.ask(() -> ((JTextComponent) window.named(name)).getText());
    }

    private int cursor() {
        return window.ask(() -> charts().playback().cursor());
    }

    private int size() {
        return window.ask(() -> charts().playback().timeline().size());
    }

    /** A place on the drawing, as parts of its width and height. */
    private Point at(double x, double y) {
        Component canvas = window.ask(() -> window.named("charts.chart.0"));
        return new Point((int) (canvas.getWidth() * x), (int) (canvas.getHeight() * y));
    }

    private void clickAt(double x, double y) {
        Component canvas = window.ask(() -> window.named("charts.chart.0"));
        window.click(canvas, at(x, y));
    }

    @Test
    void aClickGoesToTheEventAndBoardAndRuleFollow() {
        assertThat(cursor()).isEqualTo(size());
        String before = text("charts.caption");
        clickAt(0.2, 0.5);
        assertThat(cursor()).isBetween(1, size() - 1);
        assertThat(text("charts.caption")).isNotEqualTo(before).isNotEmpty();
        var data = window.ask(() -> charts().chart().data());
        int turn = data.number(data.rows(cursor()) - 1, cursor());
        assertThat(text("charts.sentence")).startsWith("Turn " + turn + ":");
    }

    /** Both arrows of the seed count, and what they show is what is played. */
    @Test
    void theArrowsOfTheSeedCountUpAndDown() {
        window.click(seedArrow("Spinner.nextButton"));
        assertThat(window.<Object>ask(() -> seed().getValue())).isEqualTo(2L);
        window.click(seedArrow("Spinner.nextButton"));
        window.click(seedArrow("Spinner.previousButton"));
        assertThat(window.<Object>ask(() -> seed().getValue())).isEqualTo(2L);
        window.until("the match of that seed", () -> !charts().isBusy());
    }

    private JSpinner seed() {
        return (JSpinner) window.named("charts.seed");
    }

    private Component seedArrow(String name) {
        return window.ask(() -> Stream.of(seed().getComponents())
                .filter(part -> name.equals(part.getName()))
                .findFirst()
                .orElseThrow());
    }

    /** In large letters not everything is seen at once: the chart is, and its settings come below it. */
    @Test
    void theChartIsSeenFirstWhereOneHasToScroll() {
        window.resize(1024, 700);
        assertThat(window.<Boolean>ask(this::isChartBelowSettings)).isTrue();
        window.run(() -> Zoom.set(200));
        assertThat(window.<Boolean>ask(this::isChartBelowSettings)).isFalse();
        assertThat(window.<Boolean>ask(() -> isSeen(window.named("charts.chart"))))
                .isTrue();
        assertThat(window.<Boolean>ask(() -> isSeen(charts().transport()))).isTrue();
        window.run(() -> Zoom.set(300));
        assertThat(window.<Boolean>ask(this::isChartBelowSettings)).isFalse();
        window.run(() -> Zoom.set(100));
        assertThat(window.<Boolean>ask(this::isChartBelowSettings)).isTrue();
    }

    /** What does not scroll by itself leaves the wheel to the page around it. */
    @Test
    void theWheelTurnsThePageOverWhatDoesNotScroll() {
        window.resize(1024, 700);
        window.run(() -> Zoom.set(200));
        window.run(() -> {
            Container kinds = SwingUtilities.getAncestorOfClass(JScrollPane.class, window.named("charts.kinds"));
            kinds.dispatchEvent(new MouseWheelEvent(
                    kinds, MouseEvent.MOUSE_WHEEL, 0, 0, 5, 5, 0, false, MouseWheelEvent.WHEEL_UNIT_SCROLL, 3, 1));
            assertThat(((JScrollPane) SwingUtilities.getAncestorOfClass(JScrollPane.class, kinds))
                            .getVerticalScrollBar()
                            .getValue())
                    .isPositive();
        });
    }

    @Test
    void theQuestionThatHasTheFocusIsSeen() {
        window.resize(1024, 700);
        window.run(() -> Zoom.set(200));
        int parts = 0;
        do {
            window.press(KeyEvent.VK_F6);
        } while (++parts < 8 && !window.ask(window::owner).equals("charts.kind.seeds"));
        assertThat(window.ask(window::owner)).isEqualTo("charts.kind.seeds");
        assertThat(window.<Boolean>ask(() -> isSeen(window.named("charts.kind.seeds"))))
                .isTrue();
    }

    private static boolean isSeen(Component part) {
        return ((JComponent) part).getVisibleRect().height == part.getHeight();
    }

    private boolean isChartBelowSettings() {
        return window.named("charts.title").getParent().getY()
                > window.named("charts.settings").getY();
    }

    @Test
    void theKeyboardAloneIsEnough() {
        window.press(KeyEvent.VK_HOME);
        assertThat(cursor()).isZero();
        for (int i = 0; i < 8 && !window.ask(window::owner).equals("charts.chart.0"); i++) {
            window.press(KeyEvent.VK_F6);
        }
        assertThat(window.ask(window::owner)).isEqualTo("charts.chart.0");
        window.press(KeyEvent.VK_RIGHT);
        window.press(KeyEvent.VK_RIGHT);
        assertThat(text("charts.sentence")).startsWith("Turn 2:");
        window.press(KeyEvent.VK_LEFT);
        assertThat(text("charts.sentence")).startsWith("Turn 1:");
        window.press(KeyEvent.VK_END);
        assertThat(cursor()).isEqualTo(size());
    }

    @Test
    void whereTheFocusFollowsEachStepTheArrowKeysDoNotLoseAChartOrATimeline() {
        window.press(KeyEvent.VK_F1);
        Dialog sheet = window.ask(() -> Stream.of(Window.getWindows())
                .filter(each -> each instanceof Dialog && each.isShowing())
                .map(Dialog.class::cast)
                .findFirst()
                .orElseThrow());
        window.run(() -> ((AbstractButton) Parts.named(sheet, "keys.to-narration")).doClick());
        window.run(sheet::dispose);
        Component chart = window.ask(() -> window.named("charts.chart.0"));
        window.focus(chart);
        int before = cursor();
        for (int i = 0; i < 3; i++) {
            window.press(KeyEvent.VK_LEFT);
            assertThat(window.ask(window::owner)).isEqualTo("charts.chart.0");
        }
        assertThat(cursor()).isLessThan(before);
        window.focus(window.ask(() -> charts().transport().timeline()));
        window.run(() -> charts().playback().seek(2));
        assertThat(window.ask(window::owner)).isEqualTo("timeline");
        window.focus(window.ask(() -> charts().transport().playButton()));
        window.run(() -> charts().playback().seek(3));
        window.until("the sentence", () -> window.owner().equals("charts.sentence"));
    }

    @Test
    void aPredictionHidesTheFutureAndIsComparedWithIt() {
        window.click("charts.kind.stores");
        window.click("charts.predict");
        assertThat(cursor()).isZero();
        window.press(KeyEvent.VK_END);
        assertThat(cursor()).as("while one draws nothing moves").isZero();
        Component canvas = window.ask(() -> window.named("charts.chart.0"));
        window.drag(
                canvas,
                IntStream.rangeClosed(0, 6)
                        .mapToObj(i -> at(0.15 + 0.08 * i, 0.8 - 0.05 * i))
                        .toList());
        assertThat(text("charts.sentence")).as("the truth is not told").isEmpty();
        window.click("charts.predict.show");
        assertThat(text("charts.predict.told")).startsWith("Largest gap");
        assertThat(cursor()).isBetween(1, size() - 1);
        window.click("charts.predict.leave");
        assertThat(cursor()).isEqualTo(size());
    }

    @Test
    void aPredictionDoesNotOutliveItsMatch() {
        window.click("charts.kind.stores");
        window.run(() -> {
            charts().compare(List.of(RuleBooks.shipped().find("congkak").orElseThrow()));
            charts().predict(0, new double[] {0, 3, 6});
        });
        window.until("another match", () -> !charts().isBusy());
        assertThat(cursor()).isEqualTo(size()).isPositive();
        assertThat(text("charts.sentence")).isNotEmpty();
        assertThat(window.ask(() -> window.named("charts.predict").isEnabled())).isTrue();
    }

    @Test
    void aPredictionCanBeDrawnWithTheArrowKeys() {
        window.click("charts.kind.lead");
        List<String> spoken = window.spoken();
        window.click("charts.predict");
        window.until("the chart", () -> window.owner().equals("charts.chart.0"));
        for (int i = 0; i < 5; i++) {
            window.press(KeyEvent.VK_UP);
        }
        window.press(KeyEvent.VK_RIGHT);
        window.press(KeyEvent.VK_DOWN);
        assertThat(text("charts.predict.told")).isEqualTo("Turn 2: 4");
        window.click("charts.predict.show");
        assertThat(text("charts.predict.told")).startsWith("Largest gap");
        assertThat(spoken).contains("Turn 2: 4");
        assertThat(spoken.stream().filter(heard -> heard.startsWith("Largest gap")))
                .hasSize(1);
    }

    @Test
    void theTableHasTheSameNumbersCanBeSortedAndLeadsToTheEvent() {
        window.click("charts.kind.captures");
        window.click("charts.as-table");
        JTable table = (JTable) window.ask(() -> window.named("charts.table"));
        var chart = window.ask(() -> charts().chart());
        ChartTable numbers = new ChartTable(chart, size());
        assertThat(window.ask(table::getRowCount)).isEqualTo(numbers.rows());
        window.run(() -> table.getRowSorter().toggleSortOrder(1));
        window.run(() -> table.getRowSorter().toggleSortOrder(1));
        int first = window.ask(() -> table.convertRowIndexToModel(0));
        for (int row = 0; row < numbers.rows(); row++) {
            assertThat(numbers.value(first, 1)).isGreaterThanOrEqualTo(numbers.value(row, 1));
        }
        window.run(() -> table.setRowSelectionInterval(0, 0));
        window.run(table::requestFocusInWindow);
        window.press(KeyEvent.VK_ENTER);
        assertThat(cursor()).isEqualTo(numbers.cursorOf(first).orElseThrow());
    }

    @Test
    void manyRoundsCanBePlayedAndStopped() {
        window.click("charts.kind.first");
        window.run(() -> ((JComboBox<?>) window.named("charts.sample")).setSelectedIndex(0));
        List<String> spoken = window.spoken();
        window.click("charts.go");
        window.until("the rounds", () -> !charts().isBusy());
        assertThat(text("charts.sentence")).contains("of 1,000 rounds");
        // That it is done, not how far it has come.
        assertThat(spoken).singleElement().asString().contains("1,000");
        window.run(() -> ((JComboBox<?>) window.named("charts.sample")).setSelectedIndex(3));
        window.click("charts.go");
        window.until("a beginning", () -> charts().isBusy());
        window.click("charts.go");
        window.until("the end", () -> !charts().isBusy());
        window.until(
                "what there is",
                () -> ((javax.swing.JLabel) window.named("charts.told"))
                        .getText()
                        .contains("1,000,000"));
    }

    @Test
    void theWindowAndTheCommandLineHaveTheSameNumbers() {
        Stream.of(ChartKind.values()).filter(kind -> kind != ChartKind.SERIES).forEach(this::haveTheSameNumbers);
    }

    /** What is shown of a kind is what {@code papan chart} prints. */
    private void haveTheSameNumbers(ChartKind kind) {
        window.run(() -> charts().setKind(kind));
        List<String> asked = List.of("--rounds", "3", "--by", "lap");
        if (!kind.followsACourse()) {
            window.run(() -> ((JComboBox<?>) window.named("charts.sample")).setSelectedIndex(0));
            window.click("charts.go");
            window.until(
                    "the rounds", () -> !charts().isBusy() && charts().chart().kind() == kind);
            asked = List.of("--rounds", "1000");
        }
        window.run(() -> charts().setSpacing(Spacing.LAP));
        String shown =
                window.ask(() -> ChartCsv.of(charts().chart(), charts().chart().size()));
        String rules =
                window.ask(() -> charts().chart().entries().get(0).rules().id());
        StringWriter printed = new StringWriter();
        PapanCommand.run(
                new Surroundings(new PapanWindow(), new PicturePainter(), new BufferedReader(Reader.nullReader())),
                new PrintWriter(printed),
                new PrintWriter(new StringWriter()),
                Stream.concat(
                                Stream.of("chart", "--rules", rules, "--kind", kind.id(), "--format", "csv"),
                                asked.stream())
                        .toArray(String[]::new));
        assertThat(printed.toString()).as("%s", kind).isEqualTo(shown).hasLineCount(shown.split("\n", -1).length - 1);
    }

    @Test
    void languageAndThemeChangeInTheMiddleOfATurn() {
        clickAt(0.2, 0.5);
        int there = cursor();
        for (Language language : Language.values()) {
            window.run(() -> window.frame().inside().setLanguage(language));
            window.click("settings");
            window.hands().menuItem("theme.projector").click();
            window.until("white", () -> Color.WHITE.equals(Paints.colour("Papan.background")));
            assertThat(cursor()).isEqualTo(there);
            assertThat(text("charts.title"))
                    .as("%s", language)
                    .doesNotContain("[")
                    .doesNotContain("{");
            if (language != Language.ENGLISH) {
                assertThat(text("charts.sentence")).as("%s", language).doesNotStartWith("Turn ");
            }
            window.run(() -> window.frame().inside().setTheme(Theme.LIGHT));
        }
    }
}
