package papan.ui.lesson;

import java.awt.Component;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import papan.lesson.learner.ClassFolder;
import papan.lesson.learner.ResultGrid;
import papan.lesson.learner.ResultRow;

/** Where the results of a class come from and go to. */
public interface ClassFiles {

    /**
     * Lets the user choose a folder and reads it in the background.
     *
     * @param reading hears that one was chosen
     * @param then hears what was found in it; both on the event dispatch thread
     */
    void open(Component parent, Runnable reading, Consumer<ClassFolder> then);

    /**
     * Reads a folder in the background.
     *
     * @param then hears what was found in it, on the event dispatch thread
     */
    void read(Path folder, Consumer<ClassFolder> then);

    /**
     * Lets the user choose a file and writes answers into it as comma-separated values.
     *
     * @param name of the class
     * @param names whether with the names of the learners; without them they are numbered
     * @param then hears of the file's name and why it could not be written, if it could not
     */
    void save(Component parent, String name, List<ResultRow> rows, boolean names, Consumer<Saved> then);

    /**
     * Lets the user choose a file and writes a grid into it as comma-separated values.
     *
     * @param name of the class
     * @param then hears as above
     */
    void save(Component parent, String name, ResultGrid grid, Consumer<Saved> then);

    /**
     * A file that was to be written.
     *
     * @param failed why it was not; empty if it was
     */
    record Saved(String file, Optional<String> failed) {}
}
