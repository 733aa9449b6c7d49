package papan.ui.lesson;

import java.util.Optional;
import papan.lesson.Act;
import papan.lesson.LessonProgress;
import papan.lesson.LessonProgress.Bookmark;
import papan.lesson.LessonRun;
import papan.lesson.LessonState;
import papan.lesson.Stage;
import papan.lesson.Trial;
import papan.lesson.Verdict;

/**
 * What of a session is written down in the journal, and where. The place in a lesson is not written while questions of
 * other lessons are asked, nor while earlier moves are still being made again.
 */
final class Notes {
    private final LearnSession session;
    private Journal learners = Journal.none();
    private Journal journal = learners;
    private boolean classWatches;
    private String language = "";

    Notes(LearnSession session) {
        this.session = session;
    }

    /** Says where it is written down. */
    void setJournal(Journal next) {
        learners = next;
        opened();
    }

    /**
     * A class watches from now on, or no longer. Where it has come is nobody's own place: nothing is written down before
     * a lesson is opened without it.
     */
    void setClassWatches(boolean watches) {
        classWatches = watches;
        if (watches) {
            journal = Journal.none();
        }
    }

    /** Whether a class watches. */
    boolean isWatched() {
        return classWatches;
    }

    /** A lesson is opened, of which nothing has been done here. */
    void opened() {
        journal = classWatches ? Journal.none() : learners;
    }

    /** Says in which language the learner reads. */
    void setLanguage(String tag) {
        language = tag;
    }

    /** The language in which the learner reads; empty while it is not known. */
    String language() {
        return language;
    }

    /** The journal, if somebody without a name writes in it and has just come to the end of a first lesson. */
    Optional<Journal> toBeNamed() {
        long done = journal.progress().lessons().values().stream()
                .filter(LessonProgress::finished)
                .count();
        return Optional.of(journal).filter(kept -> kept.isNameless() && done == 1);
    }

    /** Who sits here; empty without a name. */
    String learner() {
        return journal.learner();
    }

    /** What is written of a lesson as it is today. */
    Optional<LessonProgress> in(LessonRun run) {
        return journal.in(run);
    }

    /** What is written of a lesson so far. */
    Optional<LessonProgress> known(LessonRun run) {
        return journal.in(run.lesson().id());
    }

    /** A lesson begins. */
    void begun() {
        journal.begun(session.lesson(), session.stage());
    }

    /** Questions of several lessons are asked from now on. */
    void rehearses() {
        journal.rehearses();
    }

    /** To which seed the learner has come. */
    void keep() {
        if (session.run().isPresent()) {
            boolean there = session.isFinished()
                    || session.supposed().isPresent()
                    || session.stage().step().letsTry();
            at(there ? session.stage().end() : session.playback().cursor());
        }
    }

    /** The learner is at a seed of the step. */
    void at(int cursor) {
        if (session.rehearsal().isEmpty() && !session.isThinking()) {
            journal.at(session.lesson(), session.state().bookmark(cursor));
        }
    }

    /** The learner has done something: it is written before anything of it is shown. */
    void done(LessonState before, Act act, LessonState after) {
        act.accept(new Writing(before, after)).run();
    }

    /** Writes down what came of one act. */
    private final class Writing implements Act.Visitor<Runnable> {
        private final LessonState before;
        private final LessonState after;

        Writing(LessonState before, LessonState after) {
            this.before = before;
            this.after = after;
        }

        private void nothing() {
            // There is nothing to write.
        }

        private Optional<Bookmark> place(LessonState state, int cursor) {
            return session.rehearsal().isPresent() ? Optional.empty() : Optional.of(state.bookmark(cursor));
        }

        @Override
        public Runnable wentOn() {
            boolean gone = after.entries() != before.entries() || after.isFinished() != before.isFinished();
            return gone ? passed() : this::nothing;
        }

        @Override
        public Runnable wentTo(Act.WentTo act) {
            return !before.isFinished() && after.index() > before.index() ? passed() : this::nothing;
        }

        /** Whoever goes past a question or a try without having done anything there finds it again later. */
        private Runnable passed() {
            return session.rehearsal().isEmpty() && before.isSkipped(before.stage())
                    ? answered(before, Optional.empty(), 0)
                    : this::nothing;
        }

        @Override
        public Runnable wentBack() {
            return this::nothing;
        }

        @Override
        public Runnable beganAgain() {
            return () -> journal.reopened(
                    session.lesson().lesson().id(), after.stage().step().head().id());
        }

        @Override
        public Runnable saw(Act.Saw act) {
            return this::nothing;
        }

        @Override
        public Runnable answered(Act.Answered act) {
            return after.here().waiting().isPresent() ? drafted(act.given()) : judged(0);
        }

        @Override
        public Runnable wasSure(Act.WasSure act) {
            return before.here().waiting().isPresent() ? judged(act.confidence()) : this::nothing;
        }

        private Runnable judged(int confidence) {
            return answered(after, after.here().verdict().map(Verdict::given), confidence);
        }

        @Override
        public Runnable triedAgain() {
            return this::nothing;
        }

        @Override
        public Runnable askedForHint() {
            return answered(after, Optional.empty(), 0);
        }

        @Override
        public Runnable gaveUp() {
            return answered(after, Optional.empty(), 0);
        }

        private Runnable answered(LessonState state, Optional<String> given, int confidence) {
            Stage stage = state.stage();
            Optional<Bookmark> place = place(state, stage.start());
            return () -> journal.answered(session.lesson(), stage, place, given, state.here(), confidence, language);
        }

        /** A try that goes on is written down as a place, one that has come to its end as an answer. */
        @Override
        public Runnable moved(Act.Moved act) {
            Trial trial = after.trial().orElseThrow();
            if (trial.outcome() == Trial.Outcome.OPEN) {
                return this::stands;
            }
            if (after.here().refusal().isPresent()) {
                return this::nothing;
            }
            boolean reached = trial.outcome() == Trial.Outcome.REACHED;
            Stage stage = after.stage();
            Optional<Bookmark> place = place(after, stage.end());
            String moves = after.reply().answer();
            return () -> journal.tried(session.lesson(), stage, place, moves, reached, after.here(), language);
        }

        private void stands() {
            at(after.stage().end());
        }

        @Override
        public Runnable tookBack() {
            return this::stands;
        }

        @Override
        public Runnable startedOver() {
            return this::stands;
        }

        @Override
        public Runnable attempted(Act.Attempted act) {
            return this::nothing;
        }

        @Override
        public Runnable looked() {
            return this::nothing;
        }

        @Override
        public Runnable drew(Act.Drew act) {
            return drafted(act.line());
        }

        /** What is given and not judged, or not yet. */
        private Runnable drafted(String given) {
            if (session.rehearsal().isPresent()) {
                return this::nothing;
            }
            Stage stage = after.stage();
            int cursor =
                    stage.step().asks() ? stage.start() : session.playback().cursor();
            return () -> journal.drafted(session.lesson(), stage, after.bookmark(cursor), given);
        }
    }
}
