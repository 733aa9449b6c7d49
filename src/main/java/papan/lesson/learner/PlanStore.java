package papan.lesson.learner;

import java.util.List;
import java.util.Optional;

/** Where the plans of a teacher are kept. */
public interface PlanStore {
    /** All that are kept, the one that was used last at the end; none where they cannot be read. */
    List<TodaysPlan> all();

    /**
     * Keeps a plan, in place of the one for the same lesson and class, as the one that was used last.
     *
     * @return whether it could be written
     */
    boolean keep(TodaysPlan plan);

    /** The name of the file in which plans that could not be understood were set aside; empty if all could be. */
    Optional<String> setAside();

    /** The plan of a lesson that was used last. */
    default Optional<TodaysPlan> latest(String lesson) {
        return all().stream().filter(plan -> plan.lesson().equals(lesson)).reduce((one, later) -> later);
    }
}
