package papan.json.progress;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.LockSupport;
import papan.format.WholeFile;

/** A folder of files that are its owner's alone, and that change under a lock which other windows and programs respect. */
final class KeptFolder {
    private static final String LOCK = ".lock";
    /** How long a lock is waited for at least: longer at first, for a program that was killed may take its time to go. */
    private static final Duration FIRST_PATIENCE = Duration.ofSeconds(5);

    private static final Duration PATIENCE = Duration.ofSeconds(1);
    /** How long until it is tried again. */
    private static final Duration PAUSE = Duration.ofMillis(5);
    /** Locks of the operating system are of the whole process; these are for the windows in it, by folder. */
    private static final Map<Path, Object> IN_PROCESS = new ConcurrentHashMap<>();

    private final Path path;
    private final Disk disk;
    private final Duration usual;
    /** None after the lock was waited for in vain: then it is not waited for again before it has been had once. */
    private Duration patience;
    /** Whether drafts of programs that were killed have been looked for. */
    private boolean cleared;

    /** What writes bytes to a file; another one in tests of a full disk. */
    interface Disk {
        void write(Path file, byte[] content) throws IOException;
    }

    /** What is done while the folder is locked. */
    interface Work<R> {
        R done() throws IOException;
    }

    /** A folder, which is made when it is first needed. */
    KeptFolder(Path path) {
        this(path, WholeFile::write, FIRST_PATIENCE, PATIENCE);
    }

    KeptFolder(Path path, Disk disk, Duration first, Duration usual) {
        this.path = path.toAbsolutePath().normalize();
        this.disk = disk;
        this.patience = first;
        this.usual = usual;
    }

    Path path() {
        return path;
    }

    /** Does something that nobody else disturbs. */
    <R> R locked(Work<R> work) throws IOException {
        synchronized (IN_PROCESS.computeIfAbsent(path, any -> new Object())) {
            Files.createDirectories(path);
            WholeFile.keepPrivate(path);
            try (FileChannel channel =
                            FileChannel.open(path.resolve(LOCK), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
                    FileLock lock = lock(channel)) {
                clearDrafts();
                if (!lock.isValid()) {
                    throw new IOException("the folder is no longer locked");
                }
                return work.done();
            }
        }
    }

    /** The lock, or a failure where another program does not let go of it: nobody waits for ever. */
    private FileLock lock(FileChannel channel) throws IOException {
        for (long pauses = patience.dividedBy(PAUSE); pauses >= 0; pauses--) {
            FileLock lock = channel.tryLock();
            if (lock != null) {
                patience = usual;
                return lock;
            }
            LockSupport.parkNanos(PAUSE.toNanos());
        }
        patience = Duration.ZERO;
        throw new IOException("another program keeps the folder locked");
    }

    /** Drafts of programs that were killed; what time it is, the disk says itself. */
    private void clearDrafts() throws IOException {
        if (!cleared) {
            cleared = true;
            Path now = Files.createTempFile(path, ".papan-", ".now");
            Instant time = Files.getLastModifiedTime(now).toInstant();
            Files.delete(now);
            WholeFile.clear(path, time.minus(Duration.ofDays(1)));
        }
    }

    /** Writes a file that is nobody else's to read. */
    void write(Path file, byte[] content) throws IOException {
        disk.write(file, content);
        if (Files.exists(file)) {
            WholeFile.keepPrivate(file);
        }
    }

    /** A name beside a file that nothing has. */
    static Path free(Path file, String why) {
        for (int number = 1; ; number++) {
            Path free = file.resolveSibling(file.getFileName() + "." + why + "-" + number);
            if (!Files.exists(free)) {
                return free;
            }
        }
    }
}
