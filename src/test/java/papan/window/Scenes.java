package papan.window;

import java.awt.Component;
import java.awt.EventQueue;
import java.awt.event.ActionEvent;
import java.awt.event.KeyEvent;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;
import javax.swing.AbstractButton;
import javax.swing.JComponent;
import javax.swing.KeyStroke;
import javax.swing.MenuSelectionManager;
import papan.analysis.ChartKind;
import papan.json.lesson.LessonShelf;
import papan.json.rules.RuleBooks;
import papan.lesson.play.LessonRun;
import papan.lesson.play.Stage;
import papan.lesson.script.Step;
import papan.model.House;
import papan.model.Move;
import papan.model.Side;
import papan.replay.Mark;
import papan.replay.MarkFilter;
import papan.replay.Pairing;
import papan.replay.PlayedMatch;
import papan.replay.RecordedMatch;
import papan.replay.Variations;
import papan.rules.ClauseId;
import papan.rules.RuleSet;
import papan.search.Exhibition;
import papan.search.Strategy;
import papan.ui.app.PapanFrame;
import papan.ui.app.Workspace;
import papan.ui.atlas.AtlasWorkspace;
import papan.ui.chart.ChartsWorkspace;
import papan.ui.common.Command;
import papan.ui.common.Idle;
import papan.ui.compare.CompareWorkspace;
import papan.ui.explore.ExploreWorkspace;
import papan.ui.lesson.LearnSession;
import papan.ui.plot.ChartPane;
import papan.ui.settings.KeptSettings;
import papan.ui.settings.Settings;

/** The moments of a lesson of which pictures are taken. */
final class Scenes {
    /** How far into the lap after the relay: the hand is on its way and has left a trail. */
    private static final int SEEDS_AFTER = 4;

    private Scenes() {}

    /** Opens a shipped lesson. */
    static void open(PapanFrame frame, String id) throws Exception {
        LessonRun run = LessonRun.of(LessonShelf.find(id, RuleBooks.shipped()).orElseThrow(), RuleBooks.shipped());
        arrange(() -> {
            lesson(frame);
            frame.contents().session().open(run, 0);
        });
    }

    /** The lap after the first relay of the lesson's last sowing. */
    static void relay(PapanFrame frame) throws Exception {
        arrange(() -> {
            lesson(frame);
            int play = last(frame, Step.Play.class);
            // Panels come one by one: only who has come this way sees all of them, and without the lines that point
            // them out.
            IntStream.rangeClosed(0, play).forEach(frame.contents().session()::show);
            frame.contents().session().show(play - 1);
            frame.contents().session().show(play);
            Stage stage = frame.contents().session().stage();
            int relay = stage.timeline().marks().stream()
                    .filter(mark -> mark.kind() == Mark.Kind.RELAY && mark.cursor() >= stage.start())
                    .mapToInt(Mark::cursor)
                    .findFirst()
                    .orElseThrow();
            // After its ruling a relay lifts the house.
            frame.contents().playback().seek(relay + 1 + SEEDS_AFTER);
        });
    }

    /** The first question of the lesson, open. */
    static void question(PapanFrame frame) throws Exception {
        arrange(() -> {
            lesson(frame);
            frame.contents().session().show(0);
            frame.contents().session().restart();
        });
    }

    /** A question about the rule, rightly answered. */
    static void answered(PapanFrame frame) throws Exception {
        answered(
                frame,
                (lesson, stage) -> lesson.judge(stage, lesson.rightAnswer(stage).written())
                        .why()
                        .isPresent());
    }

    /** A question of the lesson, rightly answered. */
    static void answered(PapanFrame frame, String step) throws Exception {
        answered(frame, (lesson, stage) -> stage.step().head().id().equals(step));
    }

    private static void answered(PapanFrame frame, BiPredicate<LessonRun, Stage> which) throws Exception {
        arrange(() -> {
            lesson(frame);
            LessonRun lesson = frame.contents().session().lesson();
            Stage stage = lesson.stages().stream()
                    .filter(s -> s.step() instanceof Step.Ask && which.test(lesson, s))
                    .findFirst()
                    .orElseThrow();
            IntStream.rangeClosed(0, stage.index()).forEach(frame.contents().session()::show);
            frame.contents().session().answer(lesson.rightAnswer(stage).written());
        });
    }

    /** The end of the lesson. */
    static void end(PapanFrame frame) throws Exception {
        arrange(() -> {
            lesson(frame);
            frame.contents().session().show(frame.contents().session().size() - 1);
            LearnSession session = frame.contents().session();
            if (session.isOpenQuestion()) {
                session.answer(session.lesson().rightAnswer(session.stage()).written());
            }
            session.next();
        });
    }

    /** The list of lessons. */
    static void lessons(PapanFrame frame) throws Exception {
        arrange(() -> {
            frame.contents().workspaces().show(Workspace.LEARN);
            if (frame.contents().learn().showsLesson()) {
                frame.contents().learn().chooseLesson();
            }
        });
    }

    /** The lesson that is open, whatever was shown before; on the event dispatch thread. */
    private static void lesson(PapanFrame frame) {
        frame.contents().workspaces().show(Workspace.LEARN);
        if (!frame.contents().learn().showsLesson()) {
            frame.contents().learn().chooseLesson();
        }
    }

    /** The first step that brings the chart, with the line that says what it is. */
    static void pointedOut(PapanFrame frame) throws Exception {
        arrange(() -> {
            lesson(frame);
            LessonRun run = frame.contents().session().lesson();
            KeptSettings kept = frame.contents().session().settings();
            kept.set(kept.now().with(Settings.SEEN, Set.of()));
            frame.contents().session().open(run, 0);
            Component chart = Parts.named(frame, "learn.chart.table");
            for (int step = 0; step < run.stages().size() && !chart.isShowing(); step++) {
                frame.contents().session().show(step);
            }
        });
        arrange(() -> {
            if (Parts.named(frame, "pointer.chart").getHeight() == 0) {
                throw new IllegalStateException("nothing is pointed out");
            }
        });
    }

    /** What the presenter sees while a class is watching, at the question in the middle of a lesson. */
    static void presented(PapanFrame frame) throws Exception {
        question(frame);
        command(frame, Command.PRESENT);
    }

    /** The menu of theme, motion and sound. */
    static void settings(PapanFrame frame) throws Exception {
        closeMenus();
        arrange(() -> {
            frame.contents().workspaces().show(Workspace.RULES);
            ((AbstractButton) Parts.named(frame, "settings")).doClick();
        });
    }

    static void closeMenus() throws Exception {
        arrange(() -> MenuSelectionManager.defaultManager().clearSelectedPath());
    }

    /** What a key of the window does. */
    static void command(PapanFrame frame, Command command) throws Exception {
        arrange(() -> frame.getRootPane()
                .getActionMap()
                .get(command)
                .actionPerformed(new ActionEvent(frame, ActionEvent.ACTION_PERFORMED, "")));
    }

    /** The sheet of keys. */
    static void keys(PapanFrame frame) throws Exception {
        arrange(frame.inside()::showKeys);
    }

    /** A capture among the rules, with its smallest example after the capture. */
    static void rules(PapanFrame frame) throws Exception {
        arrange(() -> {
            frame.contents().workspaces().show(Workspace.RULES);
            atlas(frame).show("congklak-classic", ClauseId.EMPTY_OWN_HOUSE);
        });
        found(frame);
        arrange(() -> atlas(frame).playback().seek(3));
    }

    /** Two rule sets and what is different in them. */
    static void comparison(PapanFrame frame) throws Exception {
        arrange(() -> {
            frame.contents().workspaces().show(Workspace.RULES);
            atlas(frame).compare("congklak-classic", "sungka");
        });
        found(frame);
    }

    /** Where the rule sets are from, with one of them chosen. */
    static void map(PapanFrame frame) throws Exception {
        rules(frame);
        turn(frame, "atlas.shown.map");
    }

    /** A rule that is changed, with the usual round over which one draws. */
    static void altered(PapanFrame frame) throws Exception {
        reading(frame, "atlas.page.alter");
        arrange(() -> {
            JComponent row = (JComponent) Parts.named(frame, "alter.choice.1");
            row.getActionMap()
                    .get(KeyStroke.getKeyStroke(KeyEvent.VK_ENTER, 0))
                    .actionPerformed(new ActionEvent(row, ActionEvent.ACTION_PERFORMED, ""));
        });
        AtomicBoolean there = new AtomicBoolean();
        while (!there.get()) {
            arrange(() -> there.set(Parts.of(frame, ChartPane.class).stream()
                    .anyMatch(pane -> "alter.chart".equals(pane.getName()) && pane.isShowing())));
        }
    }

    /** Another page about the rules, such as the documents sentence by sentence. */
    static void reading(PapanFrame frame, String page) throws Exception {
        rules(frame);
        turn(frame, page);
    }

    /** Turns to a page of the Rules workspace by its button. */
    static void turn(PapanFrame frame, String page) throws Exception {
        arrange(() -> ((AbstractButton) Parts.named(frame, page)).doClick());
    }

    /** A match of congkak, in its second round. */
    static void charts(PapanFrame frame) throws Exception {
        arrange(() -> frame.contents().workspaces().show(Workspace.CHARTS));
        played(frame);
        arrange(() -> charted(frame)
                .compare(List.of(RuleBooks.shipped().find("congkak").orElseThrow())));
        played(frame);
        arrange(() -> {
            charted(frame).setKind(ChartKind.SEEDS);
            charted(frame).playback().seek(charted(frame).playback().timeline().size() * 3 / 5);
        });
    }

    /** A line that somebody has predicted, and the real one. */
    static void prediction(PapanFrame frame) throws Exception {
        arrange(() -> {
            frame.contents().workspaces().show(Workspace.CHARTS);
            charted(frame).setKind(ChartKind.STORES);
        });
        played(frame);
        arrange(() -> charted(frame).predict(0, new double[] {0, 3, 6, 9, 12, 15, 18, 20, 22, 24, 26, 27, 28}));
    }

    /** A capture by two rule sets, where they part. */
    static void boards(PapanFrame frame) throws Exception {
        arrange(() -> frame.contents().workspaces().show(Workspace.COMPARE));
        compared(frame);
        arrange(() -> frame.contents()
                .workspaces()
                .bench(CompareWorkspace.class)
                .orElseThrow()
                .compare(
                        List.of(rules("congklak-classic"), rules("congklak-simple")),
                        Optional.empty(),
                        List.of(new Move(new House(Side.SOUTH, 3))),
                        Pairing.CAUSE));
        compared(frame);
        arrange(() -> frame.contents()
                .workspaces()
                .bench(CompareWorkspace.class)
                .orElseThrow()
                .playback()
                .last());
    }

    /** Four rule sets in the midst of a turn. */
    static void fourBoards(PapanFrame frame) throws Exception {
        boards(frame);
        arrange(() -> frame.contents()
                .workspaces()
                .bench(CompareWorkspace.class)
                .orElseThrow()
                .compare(
                        List.of(rules("congklak-classic"), rules("congklak-simple"), rules("sungka"), rules("kalah")),
                        Optional.empty(),
                        List.of(new Move(new House(Side.SOUTH, 3))),
                        Pairing.SEED));
        compared(frame);
        arrange(() -> frame.contents()
                .workspaces()
                .bench(CompareWorkspace.class)
                .orElseThrow()
                .playback()
                .seek(12));
    }

    /** A simultaneous start, some seeds later. */
    static void opening(PapanFrame frame) throws Exception {
        boards(frame);
        arrange(() -> frame.contents()
                .workspaces()
                .bench(CompareWorkspace.class)
                .orElseThrow()
                .showOpening());
        compared(frame);
        arrange(() -> frame.contents()
                .workspaces()
                .bench(CompareWorkspace.class)
                .orElseThrow()
                .playback()
                .seek(36));
    }

    /** All rule sets against one another. */
    static void matrix(PapanFrame frame) throws Exception {
        boards(frame);
        arrange(() -> frame.contents()
                .workspaces()
                .bench(CompareWorkspace.class)
                .orElseThrow()
                .showMatrix());
    }

    /** A match of several rounds with one what-if, and the captures looked for. */
    static void explored(PapanFrame frame) throws Exception {
        Variations all = withWhatIf();
        int choice = all.branches().get(0).parted();
        arrange(() -> {
            frame.contents().opener().show(new RecordedMatch(all, Map.of()));
            ExploreWorkspace explore =
                    frame.contents().workspaces().bench(ExploreWorkspace.class).orElseThrow();
            explore.playback().seek(all.main().cursorBefore(choice));
            explore.transport().setFilter(new MarkFilter.Kind(Mark.Kind.CAPTURE));
            explore.goToFiring(1);
        });
    }

    /** What would have come of it, in the midst of its turn. */
    static void whatIf(PapanFrame frame) throws Exception {
        Variations all = withWhatIf();
        Variations.Branch branch = all.branches().get(0);
        arrange(() -> {
            frame.contents().opener().show(new RecordedMatch(all.lookAt(branch.number()), Map.of()));
            ExploreWorkspace explore =
                    frame.contents().workspaces().bench(ExploreWorkspace.class).orElseThrow();
            explore.playback().seek(branch.match().cursorBefore(branch.parted()) + SEEDS_AFTER);
        });
    }

    private static Variations withWhatIf() {
        RuleSet rules = rules("congklak-classic");
        Strategy dice = new Strategy(Strategy.Kind.RANDOM, 0);
        PlayedMatch match = PlayedMatch.play(rules, Optional.empty(), Exhibition.moves(rules, dice, dice, 7, 4))
                .played();
        int choice = match.size() / 2;
        Move other = match.before(choice).legalMoves().stream()
                .filter(move -> !move.equals(match.moves().get(choice)))
                .findFirst()
                .orElseThrow();
        return Variations.of(match).choose(choice, other).lookAt(Variations.MAIN);
    }

    private static RuleSet rules(String id) {
        return RuleBooks.shipped().find(id).orElseThrow();
    }

    /** Waits for what is worked out on another thread. */
    private static void compared(PapanFrame frame) throws Exception {
        AtomicBoolean there = new AtomicBoolean();
        while (!there.get()) {
            arrange(() -> there.set(!frame.contents()
                    .workspaces()
                    .bench(CompareWorkspace.class)
                    .orElseThrow()
                    .isBusy()));
        }
    }

    private static ChartsWorkspace charted(PapanFrame frame) {
        return frame.contents().workspaces().bench(ChartsWorkspace.class).orElseThrow();
    }

    /** Waits for a match, which is played on another thread. */
    private static void played(PapanFrame frame) throws Exception {
        AtomicBoolean there = new AtomicBoolean();
        while (!there.get()) {
            arrange(() -> there.set(!charted(frame).isBusy()));
        }
    }

    private static AtlasWorkspace atlas(PapanFrame frame) {
        return frame.contents().workspaces().bench(AtlasWorkspace.class).orElseThrow();
    }

    /** Waits for an example, which is looked for on another thread. */
    private static void found(PapanFrame frame) throws Exception {
        AtomicBoolean there = new AtomicBoolean();
        while (!there.get()) {
            arrange(() -> there.set(atlas(frame).playback().timeline().size() > 0));
        }
    }

    private static void arrange(Runnable scene) throws Exception {
        Idle.await();
        EventQueue.invokeAndWait(scene);
        Idle.await();
    }

    private static int last(PapanFrame frame, Class<? extends Step> kind) {
        return frame.contents().session().lesson().stages().stream()
                .filter(stage -> kind.isInstance(stage.step()))
                .mapToInt(Stage::index)
                .reduce((a, b) -> b)
                .orElseThrow();
    }
}
