package papan.ui.lesson;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import papan.lesson.kept.Act;
import papan.lesson.kept.Bookmark;
import papan.lesson.kept.Done;
import papan.lesson.kept.LessonProgress;
import papan.lesson.kept.Written;
import papan.lesson.play.Exercise;
import papan.lesson.play.LessonRun;
import papan.lesson.play.LessonState;
import papan.lesson.play.Trial;
import papan.lesson.play.WrittenAct;
import papan.model.Move;

/**
 * What of a session is written down in the journal, and where. The place in a lesson is not written while questions of
 * other lessons are asked, nor while earlier moves are still being made again.
 */
final class Notes {
    private final Supplier<Optional<Rehearsal>> rehearsal;
    private Journal learners = Journal.none();
    private Journal journal = learners;
    private boolean classWatches;
    private String language = "";
    private List<Done> seen = List.of();
    /** How the class voted, by the ids of lessons: it may come back to one. No file has it. */
    private final Map<String, List<Act>> votes = new HashMap<>();

    /** Notes of a session that says what it asks, if that is outside a lesson. */
    Notes(Supplier<Optional<Rehearsal>> rehearsal) {
        this.rehearsal = rehearsal;
    }

    private boolean isApart() {
        return rehearsal.get().isPresent();
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

    boolean isWatched() {
        return classWatches;
    }

    /** Another class begins to watch. */
    void gathered() {
        votes.clear();
    }

    void voted(LessonRun run, Act act) {
        votes.computeIfAbsent(run.lesson().id(), any -> new ArrayList<>()).add(act);
    }

    /** How the class has voted in a lesson. */
    List<Act> votes(LessonRun run) {
        return votes.getOrDefault(run.lesson().id(), List.of());
    }

    /** A lesson is opened, of which nothing has been done here. */
    void opened() {
        journal = classWatches ? Journal.none() : learners;
        seen = List.of();
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
    void begun(LessonState state) {
        journal.begun(state.run(), state.stage());
    }

    /** Questions of several lessons are asked from now on. */
    void rehearses() {
        journal.rehearses();
    }

    /** The learner is at a seed of the step, and nothing else has come of it. */
    void keep(LessonState state, int cursor) {
        if (!isApart()) {
            journal.did(state.run(), WrittenAct.at(state, cursor));
        }
    }

    /** The learner has seen more of the step; it is written with what is done next. */
    void saw(LessonState before, Act.Saw act, LessonState after) {
        written(before, act, after).ifPresent(more -> seen = more.way());
    }

    /** The learner has done something: it is written before anything of it is shown. */
    void done(LessonState before, Act act, LessonState after) {
        Optional<Exercise> exercise =
                rehearsal.get().flatMap(asked -> asked.now().exercise());
        if (exercise.isPresent()) {
            practised(exercise.get(), before, after);
            return;
        }
        written(before, act, after).ifPresent(written -> {
            journal.did(after.run(), written.after(seen));
            seen = List.of();
        });
    }

    /** Of a board that is practised it counts whether it was right at the first go; until then its moves are kept. */
    private void practised(Exercise exercise, LessonState before, LessonState after) {
        if (Exercise.outcome(before).isPresent()) {
            return;
        }
        Optional<Boolean> right = Exercise.outcome(after);
        List<String> moves = moves(after);
        if (right.isPresent()) {
            journal.practised(exercise, right.get());
        } else if (!moves.equals(moves(before))) {
            journal.begun(exercise, moves);
        }
    }

    private static List<String> moves(LessonState state) {
        return state.trial().map(Trial::moves).orElse(List.of()).stream()
                .map(Move::toString)
                .toList();
    }

    /** What was left half done outside of lessons as it stood; empty where nothing is written of it. */
    Optional<LessonState> begun(LessonRun run, Rehearsal.Question question) {
        return question.exercise()
                .map(exercise -> journal.progress().practice().begun(exercise.print()))
                .filter(moves -> !moves.isEmpty())
                .map(moves -> new Bookmark(question.stage().step().head().id(), moves))
                .map(place -> LessonProgress.begin(run.lesson().id(), 1, place, Instant.EPOCH))
                .map(kept -> LessonState.resumed(run, kept, run.atOnce()));
    }

    private Optional<Written> written(LessonState before, Act act, LessonState after) {
        return WrittenAct.of(before, act, after, language, isApart());
    }
}
