package papan.json.progress;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import papan.format.FormatException;
import papan.format.WholeFile;
import papan.lesson.learner.HandIn;
import papan.lesson.learner.Practice;
import papan.lesson.learner.Progress;

/** Writes what a learner hands in: one file with what was done in lessons, and nothing else. */
public final class HandingIn {
    private HandingIn() {}

    /**
     * Writes it into a folder that is there. A file from which the learner has gone on is replaced; any other of that name,
     * which may be somebody else's who is called the same, stays as it is.
     *
     * @return the file
     */
    public static Path write(Path folder, Progress progress) throws IOException {
        if (!Files.isDirectory(folder)) {
            throw new NotDirectoryException(folder.toString());
        }
        Progress lessons = new Progress(progress.learner(), progress.lessons(), Practice.NONE);
        Path file = free(new ProgressFolder(folder).fileOf(progress.learner()), lessons);
        WholeFile.write(file, Bounded.bytes(lessons));
        return file;
    }

    private static Path free(Path first, Progress lessons) throws IOException {
        String name = String.valueOf(first.getFileName());
        String stem = name.substring(0, name.length() - ProgressFolder.ENDING.length());
        Path file = first;
        for (int number = 2; !mayReplace(file, lessons); number++) {
            file = first.resolveSibling(stem + "-" + number + ProgressFolder.ENDING);
        }
        return file;
    }

    private static boolean mayReplace(Path file, Progress lessons) throws IOException {
        if (!Files.exists(file)) {
            return true;
        }
        try {
            KeptFormat.Found<Progress> found = ProgressShape.KEPT.read(file);
            String name = String.valueOf(file.getFileName());
            return found.problems().isEmpty()
                    && found.content().learner().equals(lessons.learner())
                    && new HandIn(name, lessons).goesOnFrom(new HandIn(name, found.content()));
        } catch (FormatException e) {
            return false;
        }
    }
}
