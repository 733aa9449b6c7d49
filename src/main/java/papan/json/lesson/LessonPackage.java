package papan.json.lesson;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.ProviderNotFoundException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;
import papan.format.FormatException;
import papan.format.Problem;
import papan.format.Spot;
import papan.format.Visible;
import papan.json.FileShape;

/**
 * A lesson with all that lies beside it in one file: a zip with the lesson, its texts in other languages, its pictures and
 * its rule set. It is a stranger's: it is looked through whole before anything in it is used, and nothing of it is ever
 * written to a folder.
 */
public final class LessonPackage {
    /** The largest package, in bytes. */
    static final int MOST_BYTES = 16 << 20;
    /** The most that is in one, unpacked. */
    static final int MOST_INSIDE = 32 << 20;
    /** The most files in one. */
    static final int MOST_FILES = 200;

    private LessonPackage() {}

    /** What is read of a lesson's file, wherever it lies. */
    @FunctionalInterface
    interface Reading<T> {
        T of(Path lesson) throws FormatException, IOException;
    }

    /**
     * Reads a lesson's file: the one inside, where it is a package.
     *
     * @throws FormatException also with what is wrong with the package
     */
    static <T> T within(Path file, Reading<T> reading) throws FormatException, IOException {
        if (!Files.isRegularFile(file) || !FileShape.isZip(file)) {
            return reading.of(file);
        }
        try {
            lookThrough(file);
        } catch (ZipException | EOFException | IllegalArgumentException e) {
            throw damaged(file);
        }
        try (FileSystem inside = open(file)) {
            return reading.of(
                    lesson(file, inside.getRootDirectories().iterator().next()));
        }
    }

    private static FileSystem open(Path file) throws FormatException, IOException {
        try {
            return FileSystems.newFileSystem(file);
        } catch (ZipException | ProviderNotFoundException e) {
            throw damaged(file);
        }
    }

    private static FormatException damaged(Path file) {
        return wrong("E461", file, "The package is damaged or not whole.", "Ask for it once more.");
    }

    private static void lookThrough(Path file) throws FormatException, IOException {
        long size = Files.size(file);
        if (size > MOST_BYTES) {
            throw wrong("E462", file, "The package has " + size + " bytes; at most " + MOST_BYTES + " are read.", "");
        }
        try (ZipFile zip = new ZipFile(file.toFile())) {
            if (zip.size() > MOST_FILES) {
                throw wrong("E462", file, "The package has more than " + MOST_FILES + " files.", "Leave some out.");
            }
            Set<String> names = new HashSet<>();
            byte[] buffer = new byte[8192];
            long left = MOST_INSIDE;
            for (ZipEntry entry : Collections.list(zip.entries())) {
                name(file, entry, names);
                try (InputStream in = zip.getInputStream(entry)) {
                    int n = in.readNBytes(buffer, 0, buffer.length);
                    if (FileShape.isZip(Arrays.copyOf(buffer, n))) {
                        throw refused(file, entry, "is a package or an archive itself", "Take it out.");
                    }
                    for (; n > 0 && left >= 0; n = in.readNBytes(buffer, 0, buffer.length)) {
                        left -= n;
                    }
                }
                if (left < 0) {
                    String most = "There is more in the package than " + MOST_INSIDE + " bytes.";
                    throw wrong("E462", file, most, "Make its pictures smaller.");
                }
            }
        }
    }

    /** A name that leads nowhere but into the package, and that nothing else in it has. */
    private static void name(Path file, ZipEntry entry, Set<String> names) throws FormatException {
        String name = entry.getName().replaceFirst("/$", "");
        if (PictureFile.refuseName(name).isPresent()) {
            throw refused(file, entry, "is no name of a file inside it", "Write plain names, without \"..\".");
        }
        if (!names.add(name.toLowerCase(Locale.ROOT))) {
            throw refused(file, entry, "is in it twice", "Keep one of them.");
        }
    }

    /** The one lesson of a folder; a file itself. */
    public static Path lessonOf(Path file) throws FormatException, IOException {
        return Files.isDirectory(file) ? lesson(file, file) : file;
    }

    private static Path lesson(Path file, Path root) throws FormatException, IOException {
        List<Path> lessons = new ArrayList<>();
        try (Stream<Path> all = Files.walk(root)) {
            for (Path each : (Iterable<Path>) all.filter(Files::isRegularFile)::iterator) {
                if (FileShape.of(each) == FileShape.LESSON) {
                    lessons.add(each);
                }
            }
        }
        if (lessons.size() != 1) {
            String many = lessons.isEmpty() ? "none" : String.valueOf(lessons.size());
            throw wrong("E464", file, "A package has one lesson; this has " + many + ".", "");
        }
        return lessons.get(0);
    }

    private static FormatException refused(Path file, ZipEntry entry, String what, String fix) {
        return wrong("E463", file, "\"" + Visible.shortened(entry.getName()) + "\" " + what + ".", fix);
    }

    /** What is wrong with a package. */
    static FormatException wrong(String code, Path file, String message, String fix) {
        String name = String.valueOf(file.getFileName());
        return new FormatException(new Problem(code, Problem.Severity.ERROR, name, Spot.START, "", message, fix));
    }
}
