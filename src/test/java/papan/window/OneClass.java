package papan.window;

import java.awt.Component;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import papan.lesson.kept.Answered;
import papan.lesson.kept.Bookmark;
import papan.lesson.kept.LessonProgress;
import papan.lesson.learner.ClassFolder;
import papan.lesson.learner.HandIn;
import papan.lesson.learner.Practice;
import papan.lesson.learner.Progress;
import papan.lesson.learner.ResultGrid;
import papan.lesson.learner.ResultRow;
import papan.ui.lesson.ClassFiles;

/** A class whose folder is chosen at once, and that is saved nowhere. */
record OneClass(ClassFolder folder) implements ClassFiles {

    /** A class in which all is well. */
    static OneClass of(HandIn... handed) {
        return new OneClass(new ClassFolder("7b", handed.length, List.of(handed), List.of()));
    }

    /** What a learner has answered in a lesson. */
    static HandIn handed(String learner, String lesson, Answered... answers) {
        LessonProgress done = LessonProgress.begin(lesson, 1, new Bookmark("", 0, false), Instant.EPOCH)
                .with(none -> List.of(answers));
        return new HandIn(
                learner.toLowerCase(Locale.ROOT) + ".progress.json",
                new Progress(learner, Map.of(lesson, done), Practice.NONE));
    }

    @Override
    public void open(Component parent, Runnable reading, Consumer<ClassFolder> then) {
        reading.run();
        then.accept(folder);
    }

    @Override
    public void read(Path any, Consumer<ClassFolder> then) {
        throw new AssertionError("no folder is named");
    }

    @Override
    public void save(Component parent, String name, List<ResultRow> rows, boolean names, Consumer<Saved> then) {
        then.accept(new Saved(names ? "with names" : "without", Optional.empty()));
    }

    @Override
    public void save(Component parent, String name, ResultGrid grid, Consumer<Saved> then) {
        then.accept(new Saved("the grid", Optional.empty()));
    }
}
