package papan.bench;

import java.awt.EventQueue;
import java.awt.Toolkit;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import papan.json.rules.RuleBooks;
import papan.model.Move;
import papan.replay.Pairing;
import papan.rules.RuleSet;
import papan.search.Exhibition;
import papan.search.Strategy;
import papan.ui.app.PapanFrame;
import papan.ui.app.Workspace;
import papan.ui.compare.CompareWorkspace;

/**
 * Plays a round on four boards in step, at four times the speed, in the real window of 1920 × 1080, and prints how long
 * the event dispatch thread was busy with each frame of 16 ms: with moving the seeds, painting, the sentences and the
 * chart. Needs a display.
 */
final class FourBoards {
    private static final int SECONDS = 20;
    private static final int SPEED = 4;

    private FourBoards() {}

    public static void main(String[] args) throws Exception {
        PapanFrame frame = MeasuredWindow.open(new Still());
        MeasuredWindow.resize(frame, 1920, 1080);
        EventQueue.invokeAndWait(() -> frame.contents().workspaces().show(Workspace.COMPARE));
        RuleSet first = rules("congklak-classic");
        List<Move> moves = Exhibition.moves(
                first, new Strategy(Strategy.Kind.RANDOM, 0), new Strategy(Strategy.Kind.RANDOM, 0), 3, 1);
        List<RuleSet> boards = List.of(first, rules("congklak-simple"), rules("sungka"), rules("congklak-kompas"));
        EventQueue.invokeAndWait(() -> frame.contents()
                .workspaces()
                .bench(CompareWorkspace.class)
                .orElseThrow()
                .compare(boards, Optional.empty(), moves.subList(0, Math.min(12, moves.size())), Pairing.CAUSE));
        while (ask(frame, CompareWorkspace::isBusy)) {
            Thread.sleep(20);
        }
        // Whoever wants to see them move needs as long to press play.
        Thread.sleep(2000);
        play(frame, "cold");
        play(frame, "warm");
        System.exit(0);
    }

    private static RuleSet rules(String id) {
        return RuleBooks.shipped().find(id).orElseThrow();
    }

    private static void play(PapanFrame frame, String name) throws Exception {
        BusyFrames timed = new BusyFrames();
        EventQueue.invokeAndWait(() -> {
            CompareWorkspace compare =
                    frame.contents().workspaces().bench(CompareWorkspace.class).orElseThrow();
            compare.playback().first();
            compare.playback().setSpeed(SPEED);
            Toolkit.getDefaultToolkit().getSystemEventQueue().push(timed);
            compare.playback().play();
        });
        Thread.sleep(SECONDS * 1000L);
        EventQueue.invokeAndWait(timed::end);
        EventQueue.invokeAndWait(() -> {});
        timed.print(name, ask(frame, c -> c.playback().cursor()));
        EventQueue.invokeAndWait(() -> frame.contents()
                .workspaces()
                .bench(CompareWorkspace.class)
                .orElseThrow()
                .playback()
                .pause());
    }

    private static <T> T ask(PapanFrame frame, Function<CompareWorkspace, T> question) throws Exception {
        CompletableFuture<T> answer = new CompletableFuture<>();
        EventQueue.invokeAndWait(() -> answer.complete(question.apply(
                frame.contents().workspaces().bench(CompareWorkspace.class).orElseThrow())));
        return answer.get();
    }
}
