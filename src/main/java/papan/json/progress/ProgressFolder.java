package papan.json.progress;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.text.Collator;
import java.text.Normalizer;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.LockSupport;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import papan.format.FormatException;
import papan.format.Problem;
import papan.format.WholeFile;
import papan.json.FolderFiles;
import papan.lesson.learner.Progress;
import papan.lesson.learner.ProgressStore;

/**
 * A folder with one file for each learner. A change is made on the file as it is at that moment, under a lock that other
 * windows and other programs respect, and written {@linkplain WholeFile whole}: nobody overwrites what somebody else has
 * written. What cannot be written is
 * remembered and written with the next change.
 */
public final class ProgressFolder implements ProgressStore {
    /** How names of progress files end. */
    public static final String ENDING = ".progress.json";

    /** Every other name has six letters or digits at its end. */
    private static final String NAMELESS_FILE = "you";

    /** How the names of folders end in which the learners' games are. */
    private static final String GAMES = ".games";

    private static final String BROKEN = "broken";
    private static final String LOCK = ".lock";
    /** How long a lock is waited for at least, and how long until it is tried again. */
    private static final Duration PATIENCE = Duration.ofSeconds(1);

    private static final Duration PAUSE = Duration.ofMillis(5);

    private static final int LONGEST_STEM = 40;
    private static final int DIGITS = 6;
    /** Locks of the operating system are of the whole process; these are for the windows in it, by folder. */
    private static final Map<Path, Object> IN_PROCESS = new ConcurrentHashMap<>();

    private final Path folder;
    private final Disk disk;
    private final Duration patience;
    /** Whether the lock was waited for in vain: then it is not waited for again before it has been had once. */
    private boolean keptLocked;
    /** Whether drafts of programs that were killed have been looked for. */
    private boolean cleared;

    private final LearnerNames named = new LearnerNames();
    private final Map<String, List<UnaryOperator<Progress>>> unwritten = new HashMap<>();
    private final Deque<Trouble> troubles = new ArrayDeque<>();

    /** What writes bytes to a file; another one in tests of a full disk. */
    interface Disk {
        void write(Path file, byte[] content) throws IOException;
    }

    /** A folder, which is made when it is first needed. */
    public ProgressFolder(Path folder) {
        this(folder, WholeFile::write, PATIENCE);
    }

    ProgressFolder(Path folder, Disk disk, Duration patience) {
        this.folder = folder.toAbsolutePath().normalize();
        this.disk = disk;
        this.patience = patience;
    }

    @Override
    public synchronized List<String> learners() {
        List<String> names = new ArrayList<>(unwritten.keySet());
        files(folder).forEach(file -> named.in(file).ifPresent(names::add));
        return names.stream()
                .filter(name -> !name.equals(Progress.NAMELESS))
                .distinct()
                .sorted(Collator.getInstance(Locale.ROOT))
                .toList();
    }

    /** The progress files in a folder, by name; none if it cannot be read. */
    public static List<Path> files(Path folder) {
        try {
            return listed(folder);
        } catch (IOException e) {
            return List.of();
        }
    }

    /** The progress files in a folder, by name. */
    static List<Path> listed(Path folder) throws IOException {
        return FolderFiles.ending(folder, ENDING);
    }

    @Override
    public Progress load(String learner) {
        return change(learner, UnaryOperator.identity());
    }

    @Override
    public synchronized Progress change(String learner, UnaryOperator<Progress> change) {
        List<UnaryOperator<Progress>> all = new ArrayList<>(unwritten.getOrDefault(learner, List.of()));
        all.add(change);
        synchronized (IN_PROCESS.computeIfAbsent(folder, any -> new Object())) {
            try {
                return changeLocked(learner, all);
            } catch (IOException e) {
                unwritten.put(learner, all);
                tell(new Trouble(Kind.NOT_WRITTEN, fileOf(learner).toString(), String.valueOf(e.getMessage())));
                return apply(all, readable(learner));
            }
        }
    }

    /** Whoever has done something that could not be written yet. */
    public synchronized List<String> unwritten() {
        return List.copyOf(unwritten.keySet());
    }

    /** The file of a learner as it would be if it could be written, for another place. */
    public synchronized byte[] copyOf(String learner) {
        return Bounded.bytes(apply(unwritten.getOrDefault(learner, List.of()), readable(learner)));
    }

    private Progress changeLocked(String learner, List<UnaryOperator<Progress>> all) throws IOException {
        Files.createDirectories(folder);
        WholeFile.keepPrivate(folder);
        try (FileChannel channel =
                        FileChannel.open(folder.resolve(LOCK), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
                FileLock lock = lock(channel)) {
            clearDrafts();
            Progress before = read(learner);
            Progress after = apply(all, before);
            if (lock.isValid() && !after.equals(before)) {
                write(fileOf(learner), after);
            }
            unwritten.remove(learner);
            return after;
        }
    }

    /** What a learner has done is nobody else's to read. */
    private void write(Path file, Progress progress) throws IOException {
        disk.write(file, Bounded.bytes(progress));
        if (Files.exists(file)) {
            WholeFile.keepPrivate(file);
        }
    }

    /** Drafts of programs that were killed; what time it is, the disk says itself. */
    private void clearDrafts() throws IOException {
        if (!cleared) {
            cleared = true;
            Path now = Files.createTempFile(folder, ".papan-", ".now");
            Instant time = Files.getLastModifiedTime(now).toInstant();
            Files.delete(now);
            WholeFile.clear(folder, time.minus(Duration.ofDays(1)));
        }
    }

    /** The folder of a learner's games, beside the file of progress. */
    public Path gamesOf(String learner) {
        String name = String.valueOf(fileOf(learner).getFileName());
        return folder.resolve(name.substring(0, name.length() - ENDING.length()) + GAMES);
    }

    /** The games that were played without a name go along. */
    @Override
    public synchronized Progress adopt(String learner) {
        Path games = gamesOf(Progress.NAMELESS);
        try {
            if (Files.isDirectory(games)) {
                Files.createDirectories(gamesOf(learner));
                WholeFile.keepPrivate(gamesOf(learner));
                for (Path game : FolderFiles.ending(games, "")) {
                    Files.move(game, gamesOf(learner).resolve(game.getFileName()));
                }
            }
        } catch (IOException e) {
            tell(new Trouble(Kind.NOT_WRITTEN, games.toString(), String.valueOf(e.getMessage())));
        }
        return ProgressStore.super.adopt(learner);
    }

    @Override
    public synchronized boolean mayRepair(String learner) {
        return !setAside(learner).isEmpty();
    }

    /** Files of a learner that were put aside because they could not be read in full. */
    private List<Path> setAside(String learner) {
        String begins = fileOf(learner).getFileName() + "." + BROKEN + "-";
        try (Stream<Path> all = Files.list(folder)) {
            return all.filter(file -> file.getFileName().toString().startsWith(begins))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            return List.of();
        }
    }

    @Override
    public synchronized int repair(String learner) {
        int before = answers(load(learner));
        Progress now = Progress.of(learner);
        for (Path file : setAside(learner)) {
            try {
                Optional<Progress> found = Salvage.read(file);
                now = change(learner, there -> found.map(there::and).orElse(there));
                Files.move(file, free(fileOf(learner), "repaired"));
            } catch (IOException e) {
                tell(new Trouble(Kind.NOT_WRITTEN, file.toString(), String.valueOf(e.getMessage())));
            }
        }
        return Math.max(0, answers(now) - before);
    }

    private static int answers(Progress progress) {
        return progress.lessons().values().stream()
                .mapToInt(lesson -> lesson.answers().size())
                .sum();
    }

    /** The lock of the folder, or a failure where another program does not let go of it: nobody waits for ever. */
    private FileLock lock(FileChannel channel) throws IOException {
        long rounds = keptLocked ? 1 : patience.dividedBy(PAUSE);
        for (long round = 0; round < rounds; round++) {
            FileLock lock = channel.tryLock();
            if (lock != null) {
                keptLocked = false;
                return lock;
            }
            LockSupport.parkNanos(PAUSE.toNanos());
        }
        keptLocked = true;
        throw new IOException("another program keeps the folder locked");
    }

    private static Progress apply(List<UnaryOperator<Progress>> changes, Progress before) {
        Progress now = before;
        for (UnaryOperator<Progress> change : changes) {
            now = change.apply(now);
        }
        return now;
    }

    @Override
    public synchronized Optional<Trouble> trouble() {
        return Optional.ofNullable(troubles.poll());
    }

    private void tell(Trouble trouble) {
        if (troubles.stream().noneMatch(told -> told.kind() == trouble.kind())) {
            troubles.add(trouble);
        }
    }

    /** What there is; what is not as it should be is put aside first. */
    private Progress read(String learner) throws IOException {
        Path file = fileOf(learner);
        if (!Files.exists(file)) {
            Optional<Path> renamed = renamed(learner);
            if (renamed.isEmpty()) {
                return Progress.of(learner);
            }
            Files.move(renamed.get(), file);
        }
        try {
            ProgressReader.Found found = ProgressReader.read(file);
            if (!found.problems().isEmpty()) {
                Path aside = free(file, BROKEN);
                Files.copy(file, aside);
                tell(broken(aside, found.problems().get(0)));
                write(file, found.progress());
            }
            return found.progress().called(learner);
        } catch (FormatException e) {
            Path aside = free(file, BROKEN);
            Files.move(file, aside);
            tell(broken(aside, e.problems().get(0)));
        } catch (ProgressReader.NewerException e) {
            Path aside = free(file, "newer");
            Files.move(file, aside);
            tell(new Trouble(Kind.NEWER, aside.getFileName().toString(), ""));
        }
        return Progress.of(learner);
    }

    /** The learner's file under another name: somebody has brought it from elsewhere, or renamed it by hand. */
    private Optional<Path> renamed(String learner) {
        if (learner.equals(Progress.NAMELESS)) {
            // Somebody else's without a name is not this computer's.
            return Optional.empty();
        }
        String name = Normalizer.normalize(learner, Normalizer.Form.NFC);
        return files(folder).stream()
                .filter(file -> named.in(file)
                        .filter(its ->
                                Normalizer.normalize(its, Normalizer.Form.NFC).equals(name))
                        .isPresent())
                .findFirst();
    }

    private static Trouble broken(Path aside, Problem first) {
        return new Trouble(Kind.BROKEN, aside.getFileName().toString(), first.line());
    }

    /** What can be read without changing anything. */
    private Progress readable(String learner) {
        try {
            Path file = fileOf(learner);
            Path there = Files.exists(file) ? file : renamed(learner).orElse(file);
            return ProgressReader.read(there).progress().called(learner);
        } catch (IOException | FormatException | ProgressReader.NewerException e) {
            return Progress.of(learner);
        }
    }

    /** A name beside a file that nothing has. */
    private static Path free(Path file, String why) {
        int number = 1;
        Path free = file.resolveSibling(file.getFileName() + "." + why + "-" + number);
        while (Files.exists(free)) {
            number++;
            free = file.resolveSibling(file.getFileName() + "." + why + "-" + number);
        }
        return free;
    }

    /** The file of a learner: the letters and digits of the name, and what tells it from all other names. */
    public Path fileOf(String learner) {
        if (learner.equals(Progress.NAMELESS)) {
            return folder.resolve(NAMELESS_FILE + ENDING);
        }
        String name = Normalizer.normalize(learner, Normalizer.Form.NFC);
        String stem = name.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]+", "-");
        String kept = stem.substring(
                0, stem.offsetByCodePoints(0, Math.min(LONGEST_STEM, stem.codePointCount(0, stem.length()))));
        return folder.resolve(kept + "-" + hash(name) + ENDING);
    }

    private static String hash(String text) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest).substring(0, DIGITS);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java knows SHA-256", e);
        }
    }
}
