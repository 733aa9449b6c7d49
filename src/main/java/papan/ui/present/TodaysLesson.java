package papan.ui.present;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import javax.swing.Timer;
import papan.lesson.learner.PlanStore;
import papan.lesson.learner.PlannedWay;
import papan.lesson.learner.ProgressStore.Trouble;
import papan.lesson.learner.TodaysPlan;
import papan.lesson.play.Stage;
import papan.lesson.script.Step;
import papan.ui.common.Listeners;
import papan.ui.common.UndoHistory;
import papan.ui.lesson.LearnSession;

/**
 * What a teacher makes today of the lesson that is open: kept as soon as it is changed, and every change can be undone. The
 * lesson itself is never touched. Lives on the event dispatch thread.
 */
public final class TodaysLesson {
    /** Notes are written to the disk when whoever types them pauses: each letter would wait for it. */
    private static final int PAUSE_MS = 500;

    private final LearnSession session;
    private final PlanStore store;
    private final Listeners<Runnable> listeners = new Listeners<>();
    private final Timer pause = new Timer(PAUSE_MS, event -> keep());
    private final UndoHistory<TodaysPlan> history = new UndoHistory<>();
    private Optional<TodaysPlan> plan = Optional.empty();
    /** The step whose note is being written: however many letters, it is one change. */
    private Optional<String> noted = Optional.empty();

    public TodaysLesson(LearnSession session, PlanStore store) {
        this.session = session;
        this.store = store;
        pause.setRepeats(false);
        session.addListener(this::sessionChanged);
    }

    /** Adds a listener that hears when the plan has changed, or is that of another lesson. */
    public Listeners.Handle addListener(Runnable listener) {
        return listeners.add(listener);
    }

    private void sessionChanged() {
        if (plan.filter(now -> !isOpen() || !now.lesson().equals(lesson())).isPresent()) {
            settle();
            plan = Optional.empty();
            history.clear();
            noted = Optional.empty();
            fire();
        }
    }

    /** Whether there is a lesson to plan, and not questions of several. */
    public boolean isOpen() {
        return session.run().isPresent() && session.rehearsal().isEmpty();
    }

    private String lesson() {
        return session.lesson().lesson().id();
    }

    /** The lesson's session. */
    LearnSession session() {
        return session;
    }

    List<Step> steps() {
        return session.lesson().stages().stream().map(Stage::step).toList();
    }

    /** The plan of the lesson that is open: the one that was used last, or the lesson as it is written. */
    TodaysPlan plan() {
        if (plan.isEmpty()) {
            plan = Optional.of(store.latest(lesson()).orElseGet(() -> TodaysPlan.asWritten(lesson(), "")));
        }
        return plan.get();
    }

    /** The plan's way through the lesson that is open. */
    PlannedWay way() {
        return new PlannedWay(steps(), plan());
    }

    /** The teacher's own note to the step that is shown; empty if there is none. */
    String note() {
        return isOpen() ? plan().note(session.stage().step().head().id()) : "";
    }

    void change(UnaryOperator<TodaysPlan> change) {
        TodaysPlan before = plan();
        TodaysPlan next = change.apply(before);
        if (!next.equals(before)) {
            history.leave(before);
            noted = Optional.empty();
            show(next);
        }
    }

    /** Writes the teacher's own note to a step. */
    void note(String step, String text) {
        TodaysPlan next = plan().withNote(step, text);
        if (!next.equals(plan())) {
            if (!noted.equals(Optional.of(step))) {
                history.leave(plan());
                noted = Optional.of(step);
            }
            plan = Optional.of(next);
            pause.restart();
            fire();
        }
    }

    /**
     * Plans for another class: as it was planned for it before, or else as it is planned now.
     *
     * @return whether it was planned for it before
     */
    boolean forClass(String pupils) {
        settle();
        TodaysPlan now = plan();
        TodaysPlan same = new TodaysPlan(now.lesson(), pupils, now.notes(), now.hidden(), now.order(), now.minutes());
        Optional<TodaysPlan> before = store.all().stream().filter(same::isAbout).findFirst();
        change(any -> before.orElse(same));
        return before.isPresent();
    }

    /** How the classes are called for which anything has been planned, in their order. */
    List<String> classes() {
        return store.all().stream()
                .map(TodaysPlan::pupils)
                .filter(pupils -> !pupils.isBlank())
                .distinct()
                .sorted()
                .toList();
    }

    /** Takes the last change back; false if there is none. */
    boolean undo() {
        return turn(history.undo(plan()));
    }

    /** Makes the change again that was taken back last; false if there is none. */
    boolean redo() {
        return turn(history.redo(plan()));
    }

    private boolean turn(Optional<TodaysPlan> to) {
        noted = Optional.empty();
        to.ifPresent(this::show);
        return to.isPresent();
    }

    private void show(TodaysPlan next) {
        plan = Optional.of(next);
        keep();
        fire();
    }

    /** Writes what is not written yet. */
    public void settle() {
        if (pause.isRunning()) {
            keep();
        }
    }

    private void keep() {
        pause.stop();
        store.keep(plan.orElseThrow());
    }

    /** What went wrong when plans were read or written. */
    Optional<Trouble> trouble() {
        return store.trouble();
    }

    private void fire() {
        listeners.tell(Runnable::run);
    }
}
