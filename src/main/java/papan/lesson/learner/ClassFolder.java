package papan.lesson.learner;

import java.util.List;

/**
 * What was found in a folder with the progress files of a class.
 *
 * @param name of the folder
 * @param files how many progress files there are
 * @param rows what was answered, of all files that could be read
 * @param broken what could not be read, a sentence each
 * @param twice the learners of whom there is more than one file
 */
public record ClassFolder(String name, int files, List<ResultRow> rows, List<String> broken, List<String> twice) {
    public ClassFolder {
        rows = List.copyOf(rows);
        broken = List.copyOf(broken);
        twice = List.copyOf(twice);
    }
}
