package papan.json.progress;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import papan.format.Field;
import papan.format.FileFormat;
import papan.format.Shapes;
import papan.lesson.learner.ClassHands;
import papan.lesson.learner.HandsStore;

/** One file with the hands of all classes. */
public final class HandsFile extends KeptList<ClassHands> implements HandsStore {
    /** What is in it. */
    public static final FileFormat<List<ClassHands>> FORMAT = FileFormat.named(
            "hands/1",
            "The hands of classes, without names.",
            Field.required(
                    "hands", Shapes.list(ProgressFields.ALL.of(ClassHands.class)), "The hands, the earliest first."),
            """
            { 'format': 'hands/1', 'hands': [
              { 'begun': '2026-03-01T09:00:00Z', 'lesson': 'keep-going', 'step': 'one', 'question': '0123456789ab',
                'votes': [{ 'S1': 12, 'N4': 9 }, { 'S1': 3, 'N4': 18 }] }] }""");

    /** Some years of classes; the earliest go first. */
    private static final int MOST = 2_000;

    /** A file, which is made when it is first needed, and so is its folder. */
    public HandsFile(Path file) {
        this(new KeptFolder(file.resolveSibling("")), file);
    }

    HandsFile(KeptFolder folder, Path file) {
        super(folder, file, FORMAT);
    }

    @Override
    public boolean keep(ClassHands hands) {
        change(all -> {
            List<ClassHands> next = without(all, hands);
            next.add(hands);
            return next.subList(Math.max(0, next.size() - MOST), next.size());
        });
        return isWritten();
    }

    @Override
    public void drop(ClassHands hands) {
        change(all -> without(all, hands));
    }

    @Override
    public void clear() {
        change(all -> List.of());
    }

    private static List<ClassHands> without(List<ClassHands> all, ClassHands hands) {
        List<ClassHands> rest = new ArrayList<>(all);
        rest.removeIf(hands::isAbout);
        return rest;
    }
}
