package papan.json.progress;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import papan.format.FormatException;
import papan.format.Problem;
import papan.lesson.learner.ClassFolder;
import papan.lesson.learner.Progress;
import papan.lesson.learner.ResultRow;

/** Reads the progress files of a class; what cannot be read of one takes nothing else with it. */
public final class ClassFolders {
    /** So many bytes of all files together: several hundred pupils in a year. */
    private static final long MOST_IN_ALL = 64L << 20;

    private ClassFolders() {}

    /** The files in a folder whose names end as those of progress files do. */
    public static ClassFolder read(Path folder) {
        List<String> wrong = new ArrayList<>();
        List<Path> files = List.of();
        try {
            files = ProgressFolder.listed(folder);
        } catch (IOException e) {
            wrong.add("The folder " + folder + " cannot be read.");
        }
        List<ResultRow> rows = new ArrayList<>();
        TreeSet<String> seen = new TreeSet<>();
        TreeSet<String> twice = new TreeSet<>();
        long read = 0;
        for (Path file : files) {
            read += size(file);
            if (read > MOST_IN_ALL) {
                wrong.add("The progress file " + file + " is not read: " + MOST_IN_ALL
                        + " bytes of a folder are read at most. Make several folders.");
                continue;
            }
            Optional<Progress> found = progress(file, wrong);
            found.map(Progress::learner).filter(name -> !seen.add(name)).ifPresent(twice::add);
            found.map(ResultRow::of).ifPresent(rows::addAll);
        }
        String name = Optional.ofNullable(folder.getFileName()).orElse(folder).toString();
        return new ClassFolder(name, files.size(), rows, wrong, List.copyOf(twice));
    }

    private static long size(Path file) {
        try {
            return Files.size(file);
        } catch (IOException e) {
            return 0;
        }
    }

    /** Two learners without a name are not the same one: each is called as the file is. */
    private static Progress named(Progress progress, Path file) {
        String name = String.valueOf(file.getFileName());
        return progress.learner().equals(Progress.NAMELESS)
                ? progress.called(
                        name.endsWith(ProgressFolder.ENDING)
                                ? name.substring(0, name.length() - ProgressFolder.ENDING.length())
                                : name)
                : progress;
    }

    /**
     * What a learner has done.
     *
     * @param wrong takes what could not be read, a sentence each
     */
    public static Optional<Progress> progress(Path file, List<String> wrong) {
        try {
            ProgressReader.Found found = ProgressReader.read(file);
            found.problems().stream().map(Problem::line).forEach(wrong::add);
            return Optional.of(named(found.progress(), file));
        } catch (FormatException e) {
            e.problems().stream().map(Problem::line).forEach(wrong::add);
        } catch (ProgressReader.NewerException e) {
            wrong.add(e.getMessage());
        } catch (IOException e) {
            wrong.add("The progress file " + file + " cannot be read.");
        }
        return Optional.empty();
    }
}
