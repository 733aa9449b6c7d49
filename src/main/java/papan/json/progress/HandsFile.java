package papan.json.progress;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import papan.lesson.learner.ClassHands;
import papan.lesson.learner.HandsStore;

/** One file with the hands of all classes. */
public final class HandsFile implements HandsStore {
    /** Some years of classes; the earliest go first. */
    private static final int MOST = 2_000;

    private final KeptList<ClassHands> kept;

    /** A file, which is made when it is first needed. */
    public HandsFile(Path file) {
        kept = new KeptList<>(file, HandsShape.FILE);
    }

    @Override
    public List<ClassHands> all() {
        return kept.all();
    }

    @Override
    public void keep(ClassHands hands) {
        kept.change(all -> {
            List<ClassHands> next = without(all, hands);
            next.add(hands);
            return next.subList(Math.max(0, next.size() - MOST), next.size());
        });
    }

    @Override
    public void drop(ClassHands hands) {
        kept.change(all -> without(all, hands));
    }

    @Override
    public void clear() {
        kept.change(all -> List.of());
    }

    private static List<ClassHands> without(List<ClassHands> all, ClassHands hands) {
        List<ClassHands> rest = new ArrayList<>(all);
        rest.removeIf(hands::isAbout);
        return rest;
    }
}
