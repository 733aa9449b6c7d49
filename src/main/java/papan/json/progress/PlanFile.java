package papan.json.progress;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import papan.format.Field;
import papan.format.FileFormat;
import papan.format.Shapes;
import papan.lesson.learner.PlanStore;
import papan.lesson.learner.TodaysPlan;

/** One file with all plans of a teacher. */
public final class PlanFile extends KeptList<TodaysPlan> implements PlanStore {
    /** What is in it. */
    public static final FileFormat<List<TodaysPlan>> FORMAT = FileFormat.named(
            "plans/1",
            "The plans of a teacher.",
            Field.required(
                    "plans",
                    Shapes.list(ProgressFields.ALL.of(TodaysPlan.class)),
                    "The plans, the one that was used last at the end."),
            """
            { 'format': 'plans/1', 'plans': [
              { 'lesson': 'keep-going', 'class': '7b', 'notes': { 'one': 'Let Aina point first.' },
                'hidden': ['two'], 'order': ['three', 'one', 'two'], 'minutes': 20 }] }""");

    /** A file, which is made when it is first needed, and so is its folder. */
    public PlanFile(Path file) {
        super(new KeptFolder(file.resolveSibling("")), file, FORMAT);
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
