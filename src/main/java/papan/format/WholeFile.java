package papan.format;

import static java.nio.file.StandardOpenOption.APPEND;
import static java.nio.file.StandardOpenOption.READ;
import static java.nio.file.StandardOpenOption.WRITE;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;

/** Writes files whole or not at all: somebody who interrupts the program never finds half of one. */
public final class WholeFile {
    /** Links that lead to one another have no end. */
    private static final int MOST_LINKS = 40;

    /** So many write into one folder at once, or were killed while they did. */
    private static final int MOST_DRAFTS = 10_000;

    private static final Logger LOG = System.getLogger(WholeFile.class.getName());

    private WholeFile() {}

    /** What is to stand in a file. */
    @FunctionalInterface
    public interface Content {
        /** Writes it piece by piece; if that fails there is no file. */
        void writeTo(OutputStream out) throws IOException;
    }

    /** Writes a file of bytes that are there already, as {@link #write(Path, Content)} does. */
    public static void write(Path file, byte[] content) throws IOException {
        write(file, out -> out.write(content));
    }

    /**
     * Writes a file; what was there before is kept until all of the new one is on the disk. A device or a pipe is written
     * into and never replaced, nor what {@code /dev/stdout} stands for; another link stays, and the file that it leads to
     * is written.
     */
    public static void write(Path named, Content content) throws IOException {
        Path file = behindLinks(named);
        if (isOpenElsewhere(file) || (Files.exists(file) && !Files.isRegularFile(file))) {
            try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file, APPEND))) {
                content.writeTo(out);
            }
            return;
        }
        Path draft = draftBeside(file);
        try {
            fill(draft, content);
            keepPermissions(file, draft);
            move(draft, file);
        } catch (IOException | RuntimeException | Error e) {
            Files.deleteIfExists(draft);
            throw e;
        }
        forceName(file);
    }

    /**
     * Removes drafts that nobody writes any more, because whoever did was killed.
     *
     * @param before those that were changed last before this
     */
    public static void clear(Path folder, Instant before) throws IOException {
        try (DirectoryStream<Path> drafts = Files.newDirectoryStream(folder, ".papan-*.part")) {
            for (Path draft : drafts) {
                if (Files.getLastModifiedTime(draft).toInstant().isBefore(before)) {
                    Files.deleteIfExists(draft);
                }
            }
        }
    }

    /** Lets nobody but its owner read or change a file or a folder, where the system knows of owners. */
    public static void keepPrivate(Path path) throws IOException {
        PosixFileAttributeView now = Files.getFileAttributeView(path, PosixFileAttributeView.class);
        if (now != null) {
            String rights = Files.isDirectory(path) ? "rwx------" : "rw-------";
            now.setPermissions(PosixFilePermissions.fromString(rights));
        }
    }

    /** A new file of its own: another window of this program, or another program, may be writing the same file. */
    private static Path draftBeside(Path file) throws IOException {
        for (int number = 1; ; number++) {
            Path draft = file.resolveSibling(".papan-" + number + ".part");
            try {
                return Files.createFile(draft);
            } catch (FileAlreadyExistsException e) {
                if (number == MOST_DRAFTS) {
                    throw e;
                }
            }
        }
    }

    private static Path behindLinks(Path named) throws IOException {
        Path file = named;
        for (int links = 0; Files.isSymbolicLink(file) && !isOpenElsewhere(file); links++) {
            if (links == MOST_LINKS) {
                throw new FileSystemLoopException(named.toString());
            }
            file = file.resolveSibling(Files.readSymbolicLink(file));
        }
        return file;
    }

    /** Whether it is a name of what a program has open already: somebody else's file, of which this is not all. */
    private static boolean isOpenElsewhere(Path file) {
        Path at = file.toAbsolutePath().normalize();
        return Files.isSymbolicLink(file) && (at.startsWith("/dev") || at.startsWith("/proc"));
    }

    /** Writes it and forces it to the disk: else a power cut after the move could leave an empty file where one was. */
    private static void fill(Path draft, Content content) throws IOException {
        try (FileChannel channel = FileChannel.open(draft, WRITE);
                OutputStream out = new BufferedOutputStream(Channels.newOutputStream(channel))) {
            content.writeTo(out);
            out.flush();
            channel.force(true);
        }
    }

    /** Who may read the file still may, and nobody else. */
    private static void keepPermissions(Path file, Path draft) throws IOException {
        PosixFileAttributeView now = Files.getFileAttributeView(draft, PosixFileAttributeView.class);
        if (now != null && Files.exists(file)) {
            now.setPermissions(Files.getPosixFilePermissions(file));
        }
    }

    private static void move(Path draft, Path file) throws IOException {
        try {
            Files.move(draft, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(draft, file, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    /** Makes the new name as durable as the content, where the system lets a folder be opened. */
    private static void forceName(Path file) {
        Path parent = file.toAbsolutePath().getParent();
        if (parent != null) {
            try (FileChannel names = FileChannel.open(parent, READ)) {
                names.force(true);
            } catch (IOException e) {
                LOG.log(Level.DEBUG, parent + " cannot be opened, as on Windows, where it need not be");
            }
        }
    }
}
