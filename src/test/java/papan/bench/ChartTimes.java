package papan.bench;

import java.awt.Component;
import java.awt.Container;
import java.awt.EventQueue;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.Random;
import papan.analysis.ChartKind;
import papan.analysis.ClassicRules;
import papan.analysis.Spacing;
import papan.event.BoardEvent;
import papan.narration.CaptionText;
import papan.narration.Language;
import papan.narration.Wording;
import papan.replay.Timeline;
import papan.ui.common.Theme;
import papan.ui.playback.Playback;
import papan.ui.plot.PlaybackChart;

/**
 * How long a match of 100,000 events takes to be charted, and how long one more event and a jump take, for every kind of
 * chart of a match. Needs no display.
 */
final class ChartTimes {
    private static final int EVENTS = 100_000;
    private static final int WIDTH = 900;
    private static final int HEIGHT = 400;

    private ChartTimes() {}

    /** Measures and prints. */
    public static void main(String[] args) throws Exception {
        List<BoardEvent> events = ClassicRules.rounds(1, EVENTS);
        Timeline timeline = Timeline.of(ClassicRules.ENGINE.start(), events);
        System.out.printf("%d events%n", events.size());
        EventQueue.invokeAndWait(() -> {
            Theme.LIGHT.install(Language.ENGLISH);
            for (ChartKind kind : ChartKind.offered()) {
                if (kind.followsACourse()) {
                    measure(timeline, kind, kind.hasSpacing() ? Spacing.SEED : Spacing.TURN);
                }
            }
        });
    }

    private static void measure(Timeline timeline, ChartKind kind, Spacing spacing) {
        double[] whole = new double[11];
        Playback playback = playback(timeline);
        PlaybackChart chart = chart(playback, kind, spacing);
        for (int i = 0; i < whole.length; i++) {
            long begun = System.nanoTime();
            playback = playback(timeline);
            chart = chart(playback, kind, spacing);
            paint(chart);
            whole[i] = since(begun);
        }
        double[] steps = new double[400];
        playback.seek(timeline.size() - steps.length - 1);
        for (int i = 0; i < steps.length; i++) {
            long begun = System.nanoTime();
            playback.seek(timeline.size() - steps.length + i);
            paint(chart);
            steps[i] = since(begun);
        }
        double[] jumps = new double[200];
        Random random = new Random(1);
        for (int i = 0; i < jumps.length; i++) {
            int to = random.nextInt(timeline.size());
            long begun = System.nanoTime();
            playback.seek(to);
            paint(chart);
            jumps[i] = since(begun);
        }
        Times.of(whole).print(kind.id() + " by " + spacing + ": charted and painted");
        Times.of(steps).print(kind.id() + ": one more event");
        Times.of(jumps).print(kind.id() + ": a jump");
    }

    private static double since(long begun) {
        return (System.nanoTime() - begun) / 1e6;
    }

    private static final BufferedImage IMAGE = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_RGB);

    private static void paint(PlaybackChart chart) {
        Graphics2D g = IMAGE.createGraphics();
        chart.paint(g);
        g.dispose();
    }

    private static Playback playback(Timeline timeline) {
        Playback playback = new Playback(new Still(), timeline.positionAt(0));
        playback.load(timeline, timeline.size(), timeline.size());
        return playback;
    }

    private static PlaybackChart chart(Playback playback, ChartKind kind, Spacing spacing) {
        PlaybackChart chart = new PlaybackChart(
                playback,
                ClassicRules.ENGINE::rules,
                new CaptionText(Wording.of(Language.ENGLISH)),
                (parent, shown, at, overlay, words, then) -> {});
        chart.setKind(kind);
        chart.setSpacing(spacing);
        chart.setSize(WIDTH, HEIGHT);
        layOut(chart);
        return chart;
    }

    private static void layOut(Container container) {
        container.doLayout();
        for (Component child : container.getComponents()) {
            if (child instanceof Container inner) {
                layOut(inner);
            }
        }
    }
}
