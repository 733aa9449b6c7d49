package papan.lesson.learner;

import java.util.List;
import java.util.Optional;

/** Stores the plans of a teacher. */
public interface PlanStore {
    /** All that are kept, written or not, the one that was used last at the end; none where they cannot be read. */
    List<TodaysPlan> all();

    /**
     * Keeps a plan, in place of the one for the same lesson and class, as the one that was used last.
     *
     * @return whether it could be written
     */
    boolean keep(TodaysPlan plan);

    /** Why something cannot be written now, or else the file that was put aside last. */
    Optional<ProgressStore.Trouble> trouble();

    /** The plan of a lesson that was used last. */
    default Optional<TodaysPlan> latest(String lesson) {
        return all().stream().filter(plan -> plan.lesson().equals(lesson)).reduce((one, later) -> later);
    }
}
