package papan.json.progress;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import papan.lesson.learner.PlanStore;
import papan.lesson.learner.TodaysPlan;

/** One file with all plans of a teacher. */
public final class PlanFile implements PlanStore {
    private final KeptList<TodaysPlan> kept;

    /** A file, which is made when it is first needed. */
    public PlanFile(Path file) {
        kept = new KeptList<>(file, PlanShape.FILE);
    }

    @Override
    public List<TodaysPlan> all() {
        return kept.all();
    }

    @Override
    public Optional<String> setAside() {
        return kept.setAside();
    }

    @Override
    public boolean keep(TodaysPlan plan) {
        return kept.change(all -> {
            List<TodaysPlan> next = new ArrayList<>(all);
            next.removeIf(plan::isAbout);
            next.add(plan);
            return next;
        });
    }
}
