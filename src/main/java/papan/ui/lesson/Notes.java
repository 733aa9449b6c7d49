package papan.ui.lesson;

import java.util.List;
import java.util.Optional;
import papan.lesson.LessonProgress;
import papan.lesson.LessonProgress.Bookmark;
import papan.lesson.LessonRun;
import papan.lesson.Stage;
import papan.lesson.Step;

/**
 * What of a session is written down in the journal, and where. The place in a lesson is not written while questions of
 * other lessons are asked, nor while earlier moves are still being made again.
 */
final class Notes {
    private final LearnSession session;
    private final SessionMemory memory;
    private Journal learners = Journal.none();
    private Journal journal = learners;
    private boolean classWatches;
    private String language = "";

    Notes(LearnSession session, SessionMemory memory) {
        this.session = session;
        this.memory = memory;
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

    /** The learner goes past a question or a try without having done anything there. */
    void skipped() {
        if (session.rehearsal().isEmpty()
                && memory.attempts().isSkipped(session.stage().step())) {
            helped();
        }
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

    /** A lesson begins at a step. */
    void begun(Stage stage) {
        journal.begun(session.lesson(), stage);
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
                    || session.stage().step() instanceof Step.Try;
            at(there ? session.stage().end() : session.playback().cursor());
        }
    }

    /** The learner is at a seed of the step. */
    void at(int cursor) {
        if (session.rehearsal().isEmpty() && !memory.tries().isThinking()) {
            journal.at(session.lesson(), place(cursor));
        }
    }

    /** The learner has asked for help with the step's question. */
    void helped() {
        answered(Optional.empty(), 0);
    }

    /** The learner has answered the step's question; written before anything of it is shown. */
    void answered(String given, int confidence) {
        answered(Optional.of(given), confidence);
    }

    private void answered(Optional<String> given, int confidence) {
        Stage stage = session.stage();
        Optional<Bookmark> place =
                session.rehearsal().isPresent() ? Optional.empty() : Optional.of(place(stage.start()));
        journal.answered(session.lesson(), stage, place, given, session.attempt(), confidence, language);
    }

    /** The learner has given something in the step that is not judged, or not yet. */
    void drafted(String given) {
        if (session.rehearsal().isEmpty()) {
            Stage stage = session.stage();
            int cursor = stage.step() instanceof Step.Ask
                    ? stage.start()
                    : session.playback().cursor();
            journal.drafted(session.lesson(), stage, place(cursor), given);
        }
    }

    /** The step is begun again. */
    void reopened() {
        journal.reopened(
                session.lesson().lesson().id(), session.stage().step().head().id());
    }

    /** The step's try has come to its end, one way or another. */
    void tried(String moves, boolean reached) {
        Stage stage = session.stage();
        journal.tried(session.lesson(), stage, place(stage.end()), moves, reached, session.attempt(), language);
    }

    private Bookmark place(int cursor) {
        List<String> moves = memory.tries().moves(session.index());
        return memory.walked().bookmark(session.lesson(), cursor, session.isFinished(), moves);
    }
}
