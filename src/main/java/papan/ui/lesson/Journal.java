package papan.ui.lesson;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import papan.analysis.Rival;
import papan.lesson.kept.Bookmark;
import papan.lesson.kept.LessonProgress;
import papan.lesson.kept.Written;
import papan.lesson.learner.BegunBoard;
import papan.lesson.learner.PracticePlan;
import papan.lesson.learner.Practised;
import papan.lesson.learner.Progress;
import papan.lesson.learner.ProgressStore;
import papan.lesson.learner.Reviews;
import papan.lesson.play.Drills;
import papan.lesson.play.Exercise;
import papan.lesson.play.LessonRun;
import papan.lesson.play.QuestionPrint;
import papan.lesson.play.Stage;

/**
 * Writes down what the learner at this window does, before anything of it is shown. Whoever gives no name is written down
 * without one; only of a guest nothing is written.
 */
public final class Journal {
    /** The most seconds from one act to the next that count as learning. */
    private static final long PATIENCE = 300;

    private final Optional<ProgressStore> store;
    private final InstantSource clock;
    private String learner = Progress.NAMELESS;
    private boolean guest;
    private Runnable chosen = () -> {};
    private Instant latest = Instant.EPOCH;
    private Progress known = Progress.of("");
    private Function<String, List<String>> bank = lesson -> List.of();

    public Journal(ProgressStore store, InstantSource clock) {
        this.store = Optional.of(store);
        this.clock = clock;
    }

    private Journal() {
        store = Optional.empty();
        clock = InstantSource.fixed(Instant.EPOCH);
    }

    /** A journal in which nothing is ever written. */
    public static Journal none() {
        return new Journal();
    }

    /** Says who sits here; {@link Progress#NAMELESS} for whoever gives no name. */
    public void setLearner(String name) {
        guest = false;
        learner = store.isPresent() ? Progress.name(name) : Progress.NAMELESS;
        known = store.map(kept -> kept.load(learner)).orElse(Progress.of(learner));
        chosen.run();
    }

    /** A guest sits here: nothing is written. */
    public void setGuest() {
        guest = true;
        learner = Progress.NAMELESS;
        known = Progress.of(learner);
        chosen.run();
    }

    /** Whoever sits here without a name has one now, under which everything goes on. */
    public void adopt(String name) {
        String taken = Progress.name(name);
        if (isNameless() && !taken.isEmpty()) {
            learner = taken;
            known = store.orElseThrow().adopt(taken);
            chosen.run();
        }
    }

    /** Says who hears that somebody else sits here. */
    public void onChosen(Runnable listener) {
        chosen = listener;
    }

    /** Who sits here; {@link Progress#NAMELESS} for a guest and for whoever gives no name. */
    public String learner() {
        return learner;
    }

    /** Whether a guest sits here, of whom nothing is written. */
    public boolean isGuest() {
        return guest;
    }

    /** Whether somebody without a name sits here, of whom everything is written. */
    boolean isNameless() {
        return store.isPresent() && !guest && learner.equals(Progress.NAMELESS);
    }

    /** Whether learners can be chosen at all. */
    boolean isKept() {
        return store.isPresent();
    }

    /** Everybody who can be chosen. */
    List<String> learners() {
        return store.map(ProgressStore::learners).orElse(List.of());
    }

    /** How far the learner is in a lesson. */
    Optional<LessonProgress> in(String lesson) {
        return known.in(lesson);
    }

    /** How far the learner is in a lesson as it is today; answers to questions that have changed are set aside. */
    Optional<LessonProgress> in(LessonRun run) {
        change(before -> before.against(run.lesson().id(), QuestionPrint.of(run)));
        latest = now();
        return in(run.lesson().id());
    }

    /** The learner begins a lesson. */
    void begun(LessonRun run, Stage stage) {
        latest = now();
        Instant now = latest;
        change(before -> before.begun(
                run.lesson().id(),
                run.lesson().revision(),
                new Bookmark(stage.step().head().id(), 0, false),
                now));
    }

    /** The learner is asked something of a lesson that is done. */
    void rehearses() {
        latest = now();
    }

    /** The learner does something in a lesson, or with a question of one that is done; the time since the last act is its own. */
    void did(LessonRun run, Written written) {
        int seconds = passed();
        Instant now = latest;
        change(before -> before.did(run.lesson().id(), run.lesson().revision(), written, seconds, now));
    }

    /** Says which questions lessons keep for later: their ids, by the lesson's id. */
    void setBank(Function<String, List<String>> ids) {
        bank = ids;
    }

    /**
     * The questions of the day.
     *
     * @param asked whether a question can be asked
     */
    List<Reviews.Due> due(Predicate<Reviews.Due> asked) {
        return Reviews.due(known, today(), ZoneId.systemDefault(), bank, asked);
    }

    /** The day on which the next question comes; empty if none ever does. */
    Optional<LocalDate> nextDue() {
        return Reviews.next(known, today(), ZoneId.systemDefault(), bank);
    }

    /** What the learner is to practise today. */
    PracticePlan plan(Drills drills) {
        return PracticePlan.of(known, drills, today(), ZoneId.systemDefault());
    }

    /** A board that was practised now. */
    Practised practisedNow(Exercise exercise, boolean right) {
        return new Practised(
                exercise.rules(),
                exercise.drill().lesson().id(),
                exercise.drill().id(),
                exercise.number(),
                exercise.print(),
                right,
                now());
    }

    /** The learner has practised a board. */
    void practised(Exercise exercise, boolean right) {
        Practised board = practisedNow(exercise, right);
        change(before -> before.practised(practice -> practice.did(board)));
    }

    /** The learner has made moves on a board of which nothing is decided yet. */
    void begun(Exercise exercise, List<String> moves) {
        change(before -> before.practised(practice -> practice.beginning(new BegunBoard(exercise.print(), moves))));
    }

    /** The learner wants to practise a rule set, or not. */
    void practises(String rules, boolean wanted) {
        change(before -> before.practised(practice -> practice.choosing(rules, wanted)));
    }

    /** The learner has taken up an invitation, or put it away. */
    void answers(Rival rival) {
        change(before -> before.practised(practice -> practice.answering(rival.id())));
    }

    private LocalDate today() {
        return LocalDate.ofInstant(clock.instant(), ZoneId.systemDefault());
    }

    /** All that is known of the learner. */
    Progress progress() {
        return known;
    }

    void forget(String lesson) {
        change(before -> before.without(lesson));
    }

    /** Whether a file was put aside of which more may be read than was. */
    boolean mayRepair() {
        return !guest && store.filter(kept -> kept.mayRepair(learner)).isPresent();
    }

    /** Reads it; how many answers came back. */
    int repair() {
        int back = store.map(kept -> kept.repair(learner)).orElse(0);
        known = store.map(kept -> kept.load(learner)).orElse(known);
        return back;
    }

    /** Whatever went wrong since this was asked last. */
    Optional<ProgressStore.Trouble> trouble() {
        return store.flatMap(ProgressStore::trouble);
    }

    private Instant now() {
        return clock.instant().truncatedTo(ChronoUnit.SECONDS);
    }

    /** Seconds since the last act, and now is the last act. */
    private int passed() {
        Instant now = now();
        long seconds =
                Math.max(0, Math.min(PATIENCE, Duration.between(latest, now).toSeconds()));
        latest = now;
        return (int) seconds;
    }

    private void change(UnaryOperator<Progress> change) {
        if (!guest && store.isPresent()) {
            known = store.get().change(learner, change);
        }
    }
}
