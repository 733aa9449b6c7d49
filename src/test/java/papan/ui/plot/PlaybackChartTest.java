package papan.ui.plot;

import static org.assertj.core.api.Assertions.assertThat;

import com.formdev.flatlaf.FlatLaf;
import java.awt.Color;
import java.awt.Component;
import java.awt.Container;
import java.awt.Graphics2D;
import java.awt.event.MouseEvent;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import javax.accessibility.Accessible;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import papan.analysis.ChartKind;
import papan.analysis.ChartPlan;
import papan.analysis.ClassicRules;
import papan.analysis.Part;
import papan.analysis.Series;
import papan.analysis.Spacing;
import papan.engine.Turn;
import papan.event.BoardEvent;
import papan.lesson.script.AskedChart;
import papan.model.House;
import papan.model.Side;
import papan.narration.CaptionText;
import papan.narration.Language;
import papan.narration.Wording;
import papan.replay.Mark;
import papan.replay.Timeline;
import papan.testing.Attacks;
import papan.testing.Slow;
import papan.ui.common.Theme;
import papan.ui.playback.Playback;
import papan.ui.playback.Ticker;

class PlaybackChartTest {
    private static final CaptionText ENGLISH = new CaptionText(Wording.of(Language.ENGLISH));
    private static final Turn S3 = ClassicRules.fromSouth3();
    private static final Timeline TIMELINE = Timeline.of(S3.before(), S3.events());
    private static final int RELAY = 10;

    @BeforeEach
    @AfterEach
    void lightTheme() throws Exception {
        onEdt(() -> Theme.LIGHT.install(Language.ENGLISH));
    }

    @Test
    void itemsBeyondTheCursorDoNotExist() throws Exception {
        onEdt(() -> {
            Playback playback = playback(TIMELINE, RELAY);
            PlaybackChart chart = chart(playback);
            assertThat(shown(chart).rows(0)).isEqualTo(RELAY + 1);
            playback.seek(3);
            assertThat(shown(chart).rows(0)).isEqualTo(4);
            assertThat(shown(chart).value(0, 3, Part.HANDS.index())).isEqualTo(5);
        });
    }

    @ParameterizedTest
    @EnumSource(Spacing.class)
    @Slow
    void thePictureDoesNotDependOnWhatFollows(Spacing spacing) throws Exception {
        onEdt(() -> {
            for (int cursor = 0; cursor < TIMELINE.size(); cursor++) {
                Timeline beginning = Timeline.of(S3.before(), S3.events().subList(0, cursor));
                PlaybackChart whole = chart(playback(TIMELINE, cursor));
                PlaybackChart part = chart(playback(beginning, cursor));
                whole.setSpacing(spacing);
                part.setSpacing(spacing);
                assertThat(pixels(draw(whole, 1))).as("cursor %d", cursor).isEqualTo(pixels(draw(part, 1)));
            }
        });
    }

    static Stream<ChartKind> kinds() {
        return Attacks.some(
                ChartKind.offered().stream().filter(ChartKind::followsACourse).toList(), 3)
                .stream();
    }

    @ParameterizedTest
    @MethodSource("kinds")
    @Slow
    void noKindOfPictureDependsOnWhatFollows(ChartKind kind) throws Exception {
        onEdt(() -> {
            List<BoardEvent> events = ClassicRules.events(ClassicRules.byChance(2, 9));
            Timeline all = Timeline.of(S3.before(), events);
            for (int cursor = 0; cursor < events.size(); cursor += 7) {
                PlaybackChart whole = chart(playback(all, cursor));
                PlaybackChart part = chart(playback(Timeline.of(S3.before(), events.subList(0, cursor)), cursor));
                whole.setKind(kind);
                part.setKind(kind);
                assertThat(pixels(draw(whole, 1))).as("cursor %d", cursor).isEqualTo(pixels(draw(part, 1)));
            }
        });
    }

    @Test
    void theAxisGrowsByStepsFromWhatHasBeenSeen() {
        assertThat(Extent.of(Spacing.SEED, 0)).isEqualTo(24);
        assertThat(Extent.of(Spacing.SEED, 24)).isEqualTo(24);
        assertThat(Extent.of(Spacing.SEED, 25)).isEqualTo(36);
        assertThat(Extent.of(Spacing.TURN, 100)).isGreaterThanOrEqualTo(100);
    }

    @ParameterizedTest
    @EnumSource(Spacing.class)
    void everyPointHasAPixelThatLeadsBackToIt(Spacing spacing) throws Exception {
        onEdt(() -> {
            Timeline timeline = Timeline.of(S3.before(), ClassicRules.events(ClassicRules.byChance(2, 6)));
            PlaybackChart chart = chart(playback(timeline, timeline.size()));
            chart.setSpacing(spacing);
            draw(chart, 1);
            for (int point = 0; point < shown(chart).rows(0); point++) {
                int pixel = chart.canvas().pixelOf(point);
                assertThat(chart.canvas().rowAt(pixel, HEIGHT / 2))
                        .as("point %d", point)
                        .hasValue(point);
            }
        });
    }

    @Test
    void aPressMovesTheCursorBackAndForthButNeverPastWhatHasBeenSeen() throws Exception {
        onEdt(() -> {
            Playback playback = playback(TIMELINE, RELAY);
            PlaybackChart chart = chart(playback);
            draw(chart, 1);
            int there = chart.canvas().pixelOf(RELAY);
            press(chart, chart.canvas().pixelOf(4));
            assertThat(playback.cursor()).isEqualTo(4);
            press(chart, there);
            assertThat(playback.cursor()).isEqualTo(RELAY);
            press(chart, WIDTH - 2);
            assertThat(playback.cursor()).isEqualTo(RELAY);
        });
    }

    /** A long course keeps what it has drawn; whichever way one came, the picture is that of a fresh chart. */
    @ParameterizedTest
    @MethodSource("kinds")
    @Slow
    void aLongCourseLooksTheSameWhicheverWayOneCame(ChartKind kind) throws Exception {
        onEdt(() -> {
            Timeline timeline = Timeline.of(ClassicRules.ENGINE.start(), ClassicRules.rounds(1, 9_000));
            Playback playback = playback(timeline, timeline.size());
            PlaybackChart travelled = chart(playback);
            travelled.setKind(kind);
            travelled.setSpacing(Spacing.SEED);
            draw(travelled, 1);
            for (int cursor : new int[] {8_990, 4_321, 4_322, 4_323, 7_000}) {
                playback.seek(cursor);
                int[] there = pixels(draw(travelled, 1));
                Playback straight = playback(timeline, timeline.size());
                PlaybackChart fresh = chart(straight);
                fresh.setKind(kind);
                fresh.setSpacing(Spacing.SEED);
                straight.seek(cursor);
                int[] wanted = pixels(draw(fresh, 1));
                int different = 0;
                for (int i = 0; i < there.length; i++) {
                    different += there[i] == wanted[i] ? 0 : 1;
                }
                // Where two pieces meet, half-covered pixels may round the other way.
                assertThat(different).as("%s at %d", kind, cursor).isLessThan(WIDTH);
            }
        });
    }

    @Test
    void goingBackDoesNotShrinkTheAxis() throws Exception {
        onEdt(() -> {
            Timeline timeline = Timeline.of(S3.before(), ClassicRules.events(ClassicRules.byChance(2, 6)));
            Playback playback = playback(timeline, timeline.size());
            PlaybackChart chart = chart(playback);
            draw(chart, 1);
            int fourth = chart.canvas().pixelOf(4);
            playback.seek(4);
            draw(chart, 1);
            assertThat(chart.canvas().pixelOf(4)).isEqualTo(fourth);
        });
    }

    @Test
    void aStepIsOneNotification() throws Exception {
        onEdt(() -> {
            Playback playback = playback(TIMELINE, 0);
            PlaybackChart chart = chart(playback);
            AtomicInteger changes = new AtomicInteger();
            chart.canvas().getChart().addChangeListener(e -> changes.incrementAndGet());
            playback.seek(5);
            assertThat(changes).hasValue(1);
        });
    }

    @Test
    void marksAppearWhenTheyHaveHappened() throws Exception {
        onEdt(() -> {
            Content content = chart(playback(TIMELINE, RELAY)).canvas().plot().content();
            MarkRow marks = new MarkRow(content);
            marks.load(TIMELINE.marks());
            assertThat(marks.shown(20, 10)).extracting(Mark::kind).containsExactly(Mark.Kind.RELAY);
            content.shown().reveal(TIMELINE.size());
            assertThat(marks.shown(20, 10)).extracting(Mark::kind).containsExactly(Mark.Kind.RELAY, Mark.Kind.CAPTURE);
            assertThat(marks.shown(0.1, 10)).extracting(Mark::kind).containsExactly(Mark.Kind.CAPTURE);
        });
    }

    @Test
    void theDescriptionIsTheNumbersAtTheCursor() throws Exception {
        onEdt(() -> {
            PlaybackChart chart = chart(playback(TIMELINE, RELAY));
            String sentence =
                    "After 7 seeds: South’s store 1, South’s row 44, in hand 8, North’s row 45," + " North’s store 0.";
            assertThat(chart.description()).isEqualTo(sentence);
            assertThat(chart.getAccessibleContext().getAccessibleDescription()).isEqualTo(sentence);
            assertThat(named(chart)).isEqualTo("Where are the seeds?");
        });
    }

    /** The names from the outside to the drawing: each would be read when the focus comes to it. */
    private static String named(PlaybackChart chart) {
        List<String> names = new ArrayList<>();
        for (Component at = chart.canvas(); at != chart.getParent(); at = at.getParent()) {
            String name = ((Accessible) at).getAccessibleContext().getAccessibleName();
            if (name != null) {
                names.add(name);
            }
        }
        return String.join(", ", names);
    }

    /** A lesson that hears of another turn first asks for its chart before the chart itself has heard of the turn. */
    @Test
    void aChartCanBeAskedForBeforeItHearsOfItsCourse() throws Exception {
        onEdt(() -> {
            Playback playback = playback(TIMELINE, 3);
            List<PlaybackChart> later = new ArrayList<>();
            playback.addListener(
                    change -> later.forEach(each -> each.ask(AskedChart.of(ChartKind.STORES, Spacing.TURN))));
            PlaybackChart chart = chart(playback);
            later.add(chart);
            Timeline longer = Timeline.of(S3.before(), ClassicRules.events(ClassicRules.byChance(2, 6)));
            playback.load(longer, longer.size(), longer.size());
            draw(chart, 1);
            later.clear();
            chart.setSpacing(Spacing.SEED);
            assertThat(shown(chart).rows(0)).isEqualTo(longer.size() + 1);
            playback.load(TIMELINE, 3, TIMELINE.size());
            assertThat(shown(chart).rows(0)).isEqualTo(4);
        });
    }

    @Test
    void aLessonsOwnChartStandsAboveTheOthersUntilItIsPutAway() throws Exception {
        onEdt(() -> {
            PlaybackChart chart = chart(playback(TIMELINE, RELAY));
            chart.setKind(ChartKind.LEAD);
            AskedChart own = new AskedChart(
                    "mine",
                    new ChartPlan(
                            ChartKind.SERIES,
                            Spacing.LAP,
                            List.of(
                                    new Series(Series.Of.HAND, Optional.empty(), Optional.empty()),
                                    new Series(Series.Of.HOUSE, Optional.empty(), House.parseHouse("S3")))),
                    "What is in the hand?",
                    "Each peak is a lap.",
                    Set.of(Mark.Kind.CAPTURE),
                    false);
            chart.ask(own);
            draw(chart, 1);
            assertThat(named(chart)).isEqualTo("What is in the hand?");
            assertThat(chart.description()).isEqualTo("Lap 2: in hand 8, S3 0. Each peak is a lap.");
            assertThat(kinds(chart).getSelectedItem()).isEqualTo(own);
            assertThat(kinds(chart).getItemAt(0)).isEqualTo(own);

            chart.setSpacing(Spacing.SEED);
            assertThat(kinds(chart).getSelectedItem()).as("the same chart").isEqualTo(own);
            chart.setKind(ChartKind.STORES);
            assertThat(chart.description()).doesNotContain("peak");
            kinds(chart).setSelectedIndex(0);
            assertThat(chart.description()).contains("peak");

            chart.rest();
            assertThat(chart.chart().kind()).as("what was shown before").isEqualTo(ChartKind.LEAD);
            assertThat(kinds(chart).getItemAt(0)).isEqualTo(ChartKind.SEEDS);
            assertThat(chart.description()).doesNotContain("peak");
            chart.ask(own);
            chart.setKind(ChartKind.STORES);
            chart.rest();
            assertThat(chart.chart().kind()).as("what was chosen meanwhile").isEqualTo(ChartKind.STORES);
        });
    }

    private static KindChoice kinds(PlaybackChart chart) {
        return (KindChoice) named(chart, "chart-kind");
    }

    private static Component named(Container within, String name) {
        for (Component each : within.getComponents()) {
            if (name.equals(each.getName())) {
                return each;
            }
            if (each instanceof Container inner && named(inner, name) != null) {
                return named(inner, name);
            }
        }
        return null;
    }

    @Test
    void playersAreCalledByTheirNames() throws Exception {
        onEdt(() -> {
            PlaybackChart chart = chart(playback(TIMELINE, RELAY));
            Wording wording = new Wording(Language.ENGLISH, Map.of(Side.SOUTH, "Aina"), Map.of("seeds", "shells"));
            chart.setWords(new CaptionText(wording));
            assertThat(chart.description()).contains("Aina’s row 44");
            assertThat(named(chart)).isEqualTo("Where are the shells?");
        });
    }

    @Test
    void thePointerIsToldTheEventAndTheNumbersButNotWhatIsToCome() throws Exception {
        onEdt(() -> {
            Playback playback = playback(TIMELINE, RELAY);
            PlaybackChart chart = chart(playback);
            draw(chart, 1);
            assertThat(chart.canvas()
                            .getToolTipText(event(
                                    chart,
                                    MouseEvent.MOUSE_MOVED,
                                    chart.canvas().pixelOf(1))))
                    .contains("South picks up all 7 seeds from S3.")
                    .contains("in hand: 7");
            assertThat(chart.canvas().getToolTipText(event(chart, MouseEvent.MOUSE_MOVED, WIDTH - 2)))
                    .isNull();
        });
    }

    @ParameterizedTest
    @CsvSource({"1,LIGHT", "2,LIGHT", "1,DARK", "2,DARK", "1,PROJECTOR", "2,PROJECTOR"})
    void allFivePartsAndTheThemesGroundCanBeSeen(int scale, Theme theme) throws Exception {
        onEdt(() -> {
            PlaybackChart chart = chart(playback(TIMELINE, TIMELINE.size()));
            theme.install(Language.ENGLISH);
            SwingUtilities.updateComponentTreeUI(chart);
            ChartLook look = ChartLook.current(HEIGHT);
            BufferedImage image = draw(chart, scale);
            assertThat(image.getWidth()).isEqualTo(WIDTH * scale);
            for (Part part : List.of(Part.SOUTH_STORE, Part.SOUTH_ROW, Part.HANDS, Part.NORTH_ROW)) {
                assertThat(count(image, look.fill(part))).as("%s", part).isGreaterThan(50 * scale);
            }
            assertThat(FlatLaf.isLafDark()).isEqualTo(theme == Theme.DARK);
            assertThat(count(image, look.text())).isGreaterThan(100 * scale);
        });
    }

    private static final int WIDTH = 800;
    private static final int HEIGHT = 220;

    private static Playback playback(Timeline timeline, int cursor) {
        Playback playback = new Playback(new Still(), timeline.positionAt(0));
        playback.load(timeline, cursor, timeline.size());
        return playback;
    }

    private static PlaybackChart chart(Playback playback) {
        PlaybackChart chart = new PlaybackChart(
                playback, ClassicRules.ENGINE::rules, ENGLISH, (parent, shown, at, overlay, words, then) -> {});
        chart.setSize(WIDTH, HEIGHT);
        return chart;
    }

    private static VisibleChart shown(PlaybackChart chart) {
        return chart.canvas().plot().content().shown();
    }

    private static void press(PlaybackChart chart, int x) {
        chart.canvas().mousePressed(event(chart, MouseEvent.MOUSE_PRESSED, x));
    }

    private static MouseEvent event(PlaybackChart chart, int id, int x) {
        return new MouseEvent(chart.canvas(), id, 0, 0, x, 60, 1, false, MouseEvent.BUTTON1);
    }

    private static BufferedImage draw(PlaybackChart chart, int scale) {
        layOut(chart);
        BufferedImage image = new BufferedImage(WIDTH * scale, HEIGHT * scale, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        g.scale(scale, scale);
        g.setColor(ChartLook.current(HEIGHT).ground());
        g.fillRect(0, 0, WIDTH, HEIGHT);
        chart.paint(g);
        g.dispose();
        return image;
    }

    private static void layOut(Container container) {
        container.doLayout();
        for (Component child : container.getComponents()) {
            if (child instanceof Container inner) {
                layOut(inner);
            }
        }
    }

    private static int[] pixels(BufferedImage image) {
        return image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
    }

    private static int count(BufferedImage image, Color colour) {
        int count = 0;
        for (int pixel : pixels(image)) {
            count += (pixel & 0xFFFFFF) == (colour.getRGB() & 0xFFFFFF) ? 1 : 0;
        }
        return count;
    }

    private static void onEdt(Runnable task) throws Exception {
        try {
            SwingUtilities.invokeAndWait(task);
        } catch (java.lang.reflect.InvocationTargetException e) {
            if (e.getCause() instanceof Error error) {
                throw error;
            }
            throw e;
        }
    }

    /** A ticker that never ticks. */
    private static final class Still implements Ticker {
        @Override
        public void start(Callback callback) {}

        @Override
        public void stop() {}
    }
}
