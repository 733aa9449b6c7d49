package papan.format;

import java.util.List;

/**
 * A file that was checked.
 *
 * @param path as it was named, for those who look for it
 * @param problems what is wrong with it, in the order of the file
 */
public record CheckedFile(String path, List<Problem> problems) {
    public CheckedFile {
        problems = List.copyOf(problems);
    }
}
