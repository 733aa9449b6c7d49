package papan.bench;

import java.awt.EventQueue;
import java.awt.Toolkit;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import javax.swing.RepaintManager;
import papan.json.match.MatchReader;
import papan.json.match.MatchWriter;
import papan.json.rules.RuleBooks;
import papan.model.Move;
import papan.replay.PlayedMatch;
import papan.replay.RecordedMatch;
import papan.replay.Timeline;
import papan.replay.Variations;
import papan.rules.RuleSet;
import papan.search.Exhibition;
import papan.search.Strategy;
import papan.ui.app.PapanFrame;
import papan.ui.app.Workspace;
import papan.ui.explore.ExploreWorkspace;
import papan.ui.playback.SwingTicker;

/**
 * Opens a recorded match of 100,000 events in the window: the time from the file to the first painted frame, the memory
 * that it holds, and what random jumps cost, a thousand at a time. Needs a display.
 */
final class OpeningMatch {
    private static final int EVENTS = 100_000;
    private static final int JUMPS = 1_000;
    private static final int TIMES = 5;
    /** The first thousand jumps warm Java up. */
    private static final int SERIES = 3;
    /** What a jump may take. */
    private static final double MOST_MS = 2;

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private OpeningMatch() {}

    public static void main(String[] args) throws Exception {
        Path file = write();
        PapanFrame frame = MeasuredWindow.open(new SwingTicker());
        EventQueue.invokeAndWait(() -> frame.contents().workspaces().show(Workspace.EXPLORE));
        for (int i = 0; i < TIMES; i++) {
            opening(frame, file, i);
        }
        for (int i = 0; i < SERIES; i++) {
            jumps(frame, i);
        }
        Files.deleteIfExists(file);
        System.exit(0);
    }

    private static Path write() throws Exception {
        RuleSet rules = RuleBooks.shipped().find("congklak-classic").orElseThrow();
        Strategy dice = new Strategy(Strategy.Kind.RANDOM, 0);
        List<Move> moves = Exhibition.moves(rules, dice, dice, 1, 300);
        PlayedMatch all = PlayedMatch.play(rules, Optional.empty(), moves).played();
        PlayedMatch enough = all.upTo(all.choiceFrom(EVENTS));
        System.out.printf(
                Locale.ROOT,
                "%d events, %d moves, %d rounds%n",
                enough.timeline().size(),
                enough.size(),
                enough.match().position().round());
        Path file = Files.createTempFile("papan", ".match.json");
        Files.write(file, MatchWriter.write(new RecordedMatch(Variations.of(enough), Map.of())));
        return file;
    }

    private static void opening(PapanFrame frame, Path file, int time) throws Exception {
        EventQueue.invokeAndWait(() -> frame.contents()
                .workspaces()
                .bench(ExploreWorkspace.class)
                .orElseThrow()
                .session()
                .begin(frame.contents()
                        .workspaces()
                        .bench(ExploreWorkspace.class)
                        .orElseThrow()
                        .session()
                        .line()
                        .rules()));
        long before = used();
        long begun = System.nanoTime();
        RecordedMatch match = MatchReader.read(file, RuleBooks.shipped()).surveyed();
        long read = System.nanoTime();
        EventQueue.invokeAndWait(() -> {
            frame.contents()
                    .workspaces()
                    .bench(ExploreWorkspace.class)
                    .orElseThrow()
                    .open(match);
            frame.validate();
            MeasuredWindow.paint(frame);
        });
        long shown = System.nanoTime();
        System.out.printf(
                Locale.ROOT,
                "opening %d: %.0f ms reading in the background, %.0f ms until it is painted; %.1f MB held%n",
                time + 1,
                (read - begun) / 1e6,
                (shown - read) / 1e6,
                (used() - before) / 1e6);
    }

    private static long used() {
        for (int i = 0; i < 3; i++) {
            System.gc();
        }
        Runtime runtime = Runtime.getRuntime();
        return runtime.totalMemory() - runtime.freeMemory();
    }

    private static void jumps(PapanFrame frame, int series) throws Exception {
        Timeline timeline = frame.contents()
                .workspaces()
                .bench(ExploreWorkspace.class)
                .orElseThrow()
                .session()
                .line()
                .timeline();
        int[] at = new Random(2 + series).ints(JUMPS, 0, timeline.size() + 1).toArray();
        long begun = System.nanoTime();
        int seen = 0;
        for (int cursor : at) {
            seen += timeline.positionAt(cursor).total();
        }
        System.out.printf(
                Locale.ROOT,
                "series %d: %d random positions: %.2f ms in all (%d)%n",
                series + 1,
                JUMPS,
                (System.nanoTime() - begun) / 1e6,
                seen);
        double[] seeks = new double[JUMPS];
        double[] own = new double[JUMPS];
        double[] layouts = new double[JUMPS];
        double[] paints = new double[JUMPS];
        for (int i = 0; i < JUMPS; i++) {
            int number = i;
            EventQueue.invokeAndWait(() -> {
                long used = THREADS.getCurrentThreadCpuTime();
                long start = System.nanoTime();
                frame.contents()
                        .workspaces()
                        .bench(ExploreWorkspace.class)
                        .orElseThrow()
                        .playback()
                        .seek(at[number]);
                long sought = System.nanoTime();
                long spent = THREADS.getCurrentThreadCpuTime();
                RepaintManager.currentManager(frame).validateInvalidComponents();
                long laid = System.nanoTime();
                RepaintManager.currentManager(frame).paintDirtyRegions();
                Toolkit.getDefaultToolkit().sync();
                seeks[number] = (sought - start) / 1e6;
                own[number] = (spent - used) / 1e6;
                layouts[number] = (laid - sought) / 1e6;
                paints[number] = (System.nanoTime() - laid) / 1e6;
            });
        }
        Times.of(seeks).print("a jump: everything that follows the cursor", MOST_MS);
        Times.of(own).print("the same in processor time", MOST_MS);
        Times.of(layouts).print("then laying out");
        Times.of(paints).print("then painting what has changed");
    }
}
