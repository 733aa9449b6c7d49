package papan.ui.lesson;

import java.awt.SecondaryLoop;
import java.awt.Toolkit;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import javax.swing.Timer;
import papan.lesson.kept.Act;
import papan.lesson.kept.LessonProgress;
import papan.lesson.learner.Practice;
import papan.lesson.learner.Progress;
import papan.lesson.learner.ProgressStore;
import papan.lesson.play.Confidence;
import papan.lesson.play.LessonRun;
import papan.lesson.play.LessonState;
import papan.lesson.play.TodaysWay;
import papan.ui.playback.Playback;
import papan.ui.playback.Ticker;

/** A learner at a window, who does acts by its buttons. Lives on the event dispatch thread. */
public final class SessionLearner {
    private final Memory memory = new Memory();
    private final List<String> visited = new ArrayList<>();
    private final Optional<TodaysWay> today;
    private LearnSession session;

    /** Sits down before a lesson. */
    public SessionLearner(LessonRun run) {
        this(run, Optional.empty());
    }

    /** Sits down before a lesson with a way of today. */
    public SessionLearner(LessonRun run, Optional<TodaysWay> today) {
        this.today = today;
        session = fresh(run);
        session.open(run, 0);
        visited.add(step());
    }

    private LearnSession fresh(LessonRun run) {
        LearnSession fresh = new LearnSession(
                new Playback(new Still(), run.stages().get(0).timeline().positionAt(0)), OpenSession.unhurried());
        Journal journal = new Journal(memory, InstantSource.fixed(Instant.parse("2026-03-01T09:00:00Z")));
        journal.setLearner("Ana");
        fresh.setJournal(journal);
        fresh.setWay(() -> today);
        return fresh;
    }

    /** The window is closed without a word, and opened again where a file says what was done. */
    public void reopen(LessonProgress file) {
        memory.kept.put("Ana", new Progress("Ana", Map.of(file.lesson(), file), Practice.NONE));
        reopen();
    }

    /** The window is closed without a word, and opened again. */
    public void reopen() {
        LessonRun run = session.lesson();
        session = fresh(run);
        session.resume(run);
        awaitThought();
    }

    /** Moves to which an opponent has to think are made again a little later. */
    private void awaitThought() {
        if (session.trying().isThinking()) {
            SecondaryLoop loop =
                    Toolkit.getDefaultToolkit().getSystemEventQueue().createSecondaryLoop();
            Timer waits = new Timer(5, event -> {
                if (!session.trying().isThinking()) {
                    loop.exit();
                }
            });
            waits.start();
            loop.enter();
            waits.stop();
        }
    }

    /** How far the learner has come. */
    public LessonState state() {
        return session.state();
    }

    /** The ids of the steps that were shown, in order. */
    public List<String> visited() {
        return visited;
    }

    /** What was written down. */
    public LessonProgress kept() {
        return memory.load("Ana").in(session.lesson().lesson().id()).orElseThrow();
    }

    private String step() {
        return session.stage().step().head().id();
    }

    /** Does something. */
    public void act(Act act) {
        int before = session.entries();
        act.accept(new Hand());
        boolean again = act instanceof Act.BeganAgain;
        if (session.entries() != before && !again) {
            visited.add(step());
        }
    }

    private static final class Still implements Ticker {
        @Override
        public void start(Callback callback) {}

        @Override
        public void stop() {}
    }

    /** What the hand at the mouse does. A try's opponents answer at once. */
    private final class Hand implements Act.Visitor<Boolean> {
        @Override
        public Boolean began() {
            return false;
        }

        private Boolean does(Runnable what) {
            what.run();
            return true;
        }

        @Override
        public Boolean wentOn() {
            return does(session::next);
        }

        @Override
        public Boolean wentTo(Act.WentTo act) {
            return does(() -> session.show(
                    session.lesson().stage(act.step()).orElseThrow().index()));
        }

        @Override
        public Boolean wentBack() {
            return does(session::previous);
        }

        @Override
        public Boolean beganAgain() {
            return does(session::restart);
        }

        @Override
        public Boolean saw(Act.Saw act) {
            return false;
        }

        @Override
        public Boolean drafted(Act.Drafted act) {
            return false;
        }

        @Override
        public Boolean answered(Act.Answered act) {
            return does(() -> session.answer(act.given()));
        }

        @Override
        public Boolean wasSure(Act.WasSure act) {
            return does(() -> Confidence.parse(String.valueOf(act.confidence()))
                    .ifPresentOrElse(session::sure, () -> session.act(act)));
        }

        @Override
        public Boolean triedAgain() {
            return does(session::tryAgain);
        }

        @Override
        public Boolean askedForHint() {
            return does(session::hint);
        }

        @Override
        public Boolean gaveUp() {
            return does(session.trial().isPresent() ? () -> session.act(new Act.GaveUp()) : session::reveal);
        }

        @Override
        public Boolean moved(Act.Moved act) {
            return does(() -> session.act(act));
        }

        @Override
        public Boolean tookBack() {
            return does(session.trying()::undo);
        }

        @Override
        public Boolean startedOver() {
            return does(session.trying()::restart);
        }

        @Override
        public Boolean looked() {
            return does(session::explain);
        }

        @Override
        public Boolean drew(Act.Drew act) {
            return does(() -> session.foretell(act.line()));
        }

        @Override
        public Boolean gathered() {
            return does(session::gather);
        }

        @Override
        public Boolean counted(Act.Counted act) {
            return does(() -> session.count(act.option(), act.hands()));
        }

        @Override
        public Boolean votedAgain(Act.VotedAgain act) {
            return does(session::voteAgain);
        }
    }

    /** A store that forgets everything with the test. */
    private static final class Memory implements ProgressStore {
        private final Map<String, Progress> kept = new HashMap<>();

        @Override
        public List<String> learners() {
            return List.copyOf(kept.keySet());
        }

        @Override
        public Progress load(String learner) {
            return kept.getOrDefault(learner, Progress.of(learner));
        }

        @Override
        public Progress change(String learner, UnaryOperator<Progress> change) {
            kept.put(learner, change.apply(load(learner)));
            return load(learner);
        }

        @Override
        public boolean mayRepair(String learner) {
            return false;
        }

        @Override
        public int repair(String learner) {
            return 0;
        }

        @Override
        public Optional<Trouble> trouble() {
            return Optional.empty();
        }
    }
}
