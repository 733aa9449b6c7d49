package papan.json.progress;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntPredicate;
import papan.format.FormatException;
import papan.format.Problem;
import papan.json.FileShape;
import papan.json.FolderFiles;
import papan.lesson.learner.ClassFolder;
import papan.lesson.learner.ClassFolder.Kind;
import papan.lesson.learner.ClassFolder.Told;
import papan.lesson.learner.HandIn;
import papan.lesson.learner.Progress;

/** Reads what a class has handed in; what cannot be read of one file takes nothing else with it. */
public final class ClassFolders {
    /** So many bytes of all files together: several hundred pupils in a year. */
    private static final long MOST_IN_ALL = 64L << 20;

    private static final String JSON = ".json";

    private final List<Told> told = new ArrayList<>();
    private final List<HandIn> handed = new ArrayList<>();
    /** What was handed in as it stands in its file, where nobody may have a name. */
    private final Map<Progress, HandIn> asWritten = new HashMap<>();

    private long read;

    private ClassFolders() {}

    /** The files in a folder: see {@link #files}. One that cannot be read is told. */
    public static ClassFolder read(Path folder) {
        String name = Optional.ofNullable(folder.getFileName()).orElse(folder).toString();
        try {
            return read(name, folder, files(folder), read -> true);
        } catch (IOException e) {
            String why = "The folder " + folder + " cannot be read.";
            return new ClassFolder(name, 0, List.of(), List.of(new Told(Kind.BROKEN, name, why)));
        }
    }

    /**
     * The given files, whatever their names are.
     *
     * @param goesOn is told how many have been read, and says whether to read another one
     */
    public static ClassFolder read(List<Path> files, IntPredicate goesOn) {
        return read("", Path.of(""), files, goesOn);
    }

    private static ClassFolder read(String name, Path base, List<Path> files, IntPredicate goesOn) {
        ClassFolders reading = new ClassFolders();
        int read = 0;
        while (read < files.size() && goesOn.test(read)) {
            Path file = files.get(read++);
            reading.take(
                    file,
                    name.isEmpty() ? file.toString() : base.relativize(file).toString());
        }
        return new ClassFolder(name, read, reading.handed, reading.told);
    }

    /**
     * What was handed in there: whatever is named as a file of Papan's, so that a wrong one is told, and progress files in the
     * folders inside, for some systems make one for each learner. What a computer hides is nobody's.
     *
     * @throws IOException if the folder cannot be read
     */
    public static List<Path> files(Path folder) throws IOException {
        List<Path> found = new ArrayList<>(FolderFiles.ending(folder, JSON));
        try (DirectoryStream<Path> inside = Files.newDirectoryStream(folder, Files::isDirectory)) {
            for (Path each : inside) {
                found.addAll(ProgressFolder.files(each));
            }
        }
        found.removeIf(file -> String.valueOf(file.getFileName()).startsWith("."));
        return found.stream().filter(file -> !Files.isDirectory(file)).sorted().toList();
    }

    private void take(Path file, String name) {
        try {
            if (Files.isRegularFile(file) && FileShape.of(file) != FileShape.PROGRESS) {
                told.add(new Told(Kind.NO_RESULT, name, ""));
            } else if (fits(file)) {
                KeptFormat.Found<Progress> found = ProgressShape.KEPT.read(file);
                found.problems().forEach(problem -> broken(name, problem.line()));
                take(new HandIn(name, found.content()));
            } else {
                broken(
                        name,
                        "The progress file " + file + " is not read: " + MOST_IN_ALL
                                + " bytes of a folder are read at most. Make several folders.");
            }
        } catch (FormatException e) {
            e.problems().stream().map(Problem::line).forEach(line -> broken(name, line));
        } catch (IOException e) {
            broken(name, "The progress file " + file + " cannot be read.");
        }
    }

    private boolean fits(Path file) throws IOException {
        read += Files.size(file);
        return read <= MOST_IN_ALL;
    }

    private void broken(String name, String line) {
        told.add(new Told(Kind.BROKEN, name, line));
    }

    /** The same file under two names counts once. */
    private void take(HandIn one) {
        Optional<HandIn> same = Optional.ofNullable(asWritten.putIfAbsent(one.progress(), one))
                .filter(other -> !one.progress().lessons().isEmpty());
        if (same.isPresent()) {
            told.add(new Told(Kind.SAME, one.file(), same.get().file()));
        } else {
            handed.add(named(one));
        }
    }

    /** Two learners without a name are not the same one: each is called as the file is. */
    private HandIn named(HandIn one) {
        if (!one.learner().equals(Progress.NAMELESS)) {
            return one;
        }
        String stem = HandIn.stem(one.file());
        boolean taken = handed.stream().anyMatch(other -> other.learner().equals(stem));
        return new HandIn(one.file(), one.progress().called(taken ? one.file() : stem));
    }
}
