package papan.bench;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.Collectors;
import papan.Main;
import papan.model.Move;
import papan.model.Position;
import papan.model.Side;
import papan.testing.RandomPlay;

/**
 * Writes 2,000 turns of random rounds as a batch, traces them with the command line in a new JVM, and prints how long that
 * takes, the start of the JVM included. An argument is the number of turns.
 */
final class TraceBatch {
    private static final int TURNS = 2000;
    private static final int RUNS = 7;

    private TraceBatch() {}

    public static void main(String[] args) throws Exception {
        int turns = args.length > 0 ? Integer.parseInt(args[0]) : TURNS;
        Path batch = Files.createTempFile("papan", ".jsonl");
        Path events = Files.createTempFile("papan", ".out");
        try {
            write(batch, turns);
            Times times = Times.measure(1, RUNS, i -> trace(batch, events));
            times.print(turns + " turns traced");
            long lines;
            try (var all = Files.lines(events)) {
                lines = all.count();
            }
            System.out.printf(
                    Locale.ROOT,
                    "%d events; %.0f turns and %.0f events a second%n",
                    lines,
                    turns / times.median() * 1000,
                    lines / times.median() * 1000);
        } finally {
            Files.deleteIfExists(batch);
            Files.deleteIfExists(events);
        }
    }

    private static void trace(Path batch, Path events) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Main.class.getName(),
                        "trace",
                        "--rules",
                        LongTurn.rules().id(),
                        "--batch",
                        batch.toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .redirectOutput(events.toFile())
                .start();
        if (process.waitFor() != 0) {
            throw new IllegalStateException("the trace ended with " + process.exitValue());
        }
    }

    private static void write(Path batch, int turns) throws IOException {
        Random random = new Random(3);
        try (PrintWriter out = new PrintWriter(Files.newBufferedWriter(batch))) {
            int written = 0;
            for (long seed = 1; written < turns; seed++) {
                for (var round : RandomPlay.round(LongTurn.rules(), seed).rounds()) {
                    List<Move> legal = round.legalMoves();
                    if (!legal.isEmpty() && !round.isOver() && written < turns) {
                        Move move = legal.get(random.nextInt(legal.size()));
                        out.println(line("t" + written, round.position(), move));
                        written++;
                    }
                }
            }
        }
    }

    private static String line(String id, Position p, Move move) {
        return String.format(
                Locale.ROOT,
                "{\"id\":\"%s\",\"position\":{\"south\":[%s],\"north\":[%s],\"stores\":{\"south\":%d,\"north\":%d},"
                        + "\"mover\":\"%s\"},\"moves\":[\"%s\"]}",
                id,
                row(p, Side.SOUTH),
                row(p, Side.NORTH),
                p.inStore(Side.SOUTH),
                p.inStore(Side.NORTH),
                p.toMove().name().toLowerCase(Locale.ROOT),
                move.from().name());
    }

    private static String row(Position p, Side side) {
        return p.layout().row(side).stream()
                .map(house -> Integer.toString(p.seedsIn(house)))
                .collect(Collectors.joining(","));
    }
}
