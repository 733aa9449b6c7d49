package papan.json.progress;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import papan.format.FileFormat;
import papan.lesson.learner.PlanStore;
import papan.lesson.learner.TodaysPlan;

/** One file with all plans of a teacher. */
public final class PlanFile extends KeptList<TodaysPlan> implements PlanStore {
    /** A file, which is made when it is first needed, and so is its folder. */
    public PlanFile(Path file) {
        super(new KeptFolder(file.resolveSibling("")), file, PlanShape.FORMAT, PlanShape.FILE);
    }

    /** The format of such a file. */
    public static FileFormat<?> format() {
        return PlanShape.format();
    }

    @Override
    public boolean keep(TodaysPlan plan) {
        change(all -> {
            List<TodaysPlan> next = new ArrayList<>(all);
            next.removeIf(plan::isAbout);
            next.add(plan);
            return next;
        });
        return isWritten();
    }
}
