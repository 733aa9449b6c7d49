package papan.json;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** What lies in a folder. */
public final class FolderFiles {
    private FolderFiles() {}

    /**
     * The files whose names end so, by name.
     *
     * @throws IOException if the folder cannot be read, also if that turns out halfway, as where a network goes away
     */
    public static List<Path> ending(Path folder, String ending) throws IOException {
        try (DirectoryStream<Path> all = Files.newDirectoryStream(folder)) {
            return ending(all, ending);
        }
    }

    /** The same of what is being read. */
    static List<Path> ending(DirectoryStream<Path> all, String ending) throws IOException {
        List<Path> found = new ArrayList<>();
        try {
            for (Path file : all) {
                if (String.valueOf(file.getFileName()).endsWith(ending)) {
                    found.add(file);
                }
            }
        } catch (DirectoryIteratorException e) {
            throw e.getCause();
        }
        Collections.sort(found);
        return found;
    }
}
