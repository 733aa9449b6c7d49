package papan.json.match;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import papan.format.FormatException;
import papan.format.WholeFile;
import papan.json.FolderFiles;
import papan.replay.RecordedMatch;
import papan.rules.RuleBook;

/**
 * A folder of one learner's games, a match file for each, written {@linkplain WholeFile whole} as they go on. May be asked
 * from any thread.
 */
public final class GameFolder {
    /** So many games are listed; older ones stay in the folder. */
    public static final int MOST = 20;

    /** How names of games end. */
    static final String ENDING = ".match.json";

    /** How the name of the game ends that was removed last. */
    private static final String REMOVED = ".removed";

    private static final DateTimeFormatter NAME =
            DateTimeFormatter.ofPattern("uuuu-MM-dd-HHmmss", Locale.ROOT).withZone(ZoneOffset.UTC);

    private final Path folder;
    private final Map<Path, Known> known = new HashMap<>();

    /**
     * What was written last of a game, by which it is known again.
     *
     * @param name of its file
     */
    public record Kept(String name, String text) {}

    /**
     * A game that is listed.
     *
     * @param changed when it was played last
     * @param match empty if the file cannot be used
     * @param problem why it cannot; empty if it can
     */
    public record Game(Kept kept, Instant changed, Optional<RecordedMatch> match, String problem) {}

    /** A game, and the file in which it was found as it was then. */
    private record Known(long size, FileTime changed, Game game) {}

    /** A folder, which is made when it is first needed. */
    public GameFolder(Path folder) {
        this.folder = folder;
    }

    /**
     * The games that were played last, the latest first. A file that cannot be used is among them and says why.
     *
     * @throws IOException if the folder cannot be read
     */
    public synchronized List<Game> games(RuleBook book) throws IOException {
        List<Game> games = new ArrayList<>();
        for (Path file : files()) {
            if (games.size() < MOST) {
                games.add(known(file, book));
            }
        }
        return games;
    }

    private List<Path> files() throws IOException {
        Map<Path, FileTime> times = new HashMap<>();
        try {
            for (Path file : FolderFiles.ending(folder, ENDING)) {
                times.put(file, Files.getLastModifiedTime(file));
            }
        } catch (NoSuchFileException e) {
            // Nothing has been kept yet, or another window removes a game just now.
            times.keySet().removeIf(file -> !Files.exists(file));
        }
        return times.keySet().stream()
                .sorted(Comparator.comparing((Path file) -> times.get(file))
                        .thenComparing(file -> file)
                        .reversed())
                .toList();
    }

    /** Reading plays a game through, which takes its time: each is read once for each change. */
    private Game known(Path file, RuleBook book) throws IOException {
        long size = Files.size(file);
        FileTime changed = Files.getLastModifiedTime(file);
        Known before = known.get(file);
        if (before == null || before.size() != size || !before.changed().equals(changed)) {
            before = new Known(size, changed, read(file, changed.toInstant(), book));
            known.put(file, before);
        }
        return before.game();
    }

    private static Game read(Path file, Instant changed, RuleBook book) {
        String name = String.valueOf(file.getFileName());
        try {
            RecordedMatch match = MatchReader.read(file, book).surveyed();
            return new Game(new Kept(name, Files.readString(file)), changed, Optional.of(match), "");
        } catch (FormatException e) {
            String problem = e.problems().get(0).message();
            return new Game(new Kept(name, ""), changed, Optional.empty(), problem);
        } catch (IOException e) {
            return new Game(new Kept(name, ""), changed, Optional.empty(), String.valueOf(e.getMessage()));
        }
    }

    /**
     * Writes a game as it stands. It goes into the file that it had, unless that is not as it was left: then somebody else
     * has played on there, and this one gets a file of its own.
     *
     * @param before what was written last of it; empty if nothing was
     * @param now by which a new file is named
     * @throws IOException if it cannot be written
     */
    public synchronized Kept keep(Optional<Kept> before, RecordedMatch match, Instant now) throws IOException {
        byte[] bytes = MatchWriter.write(match);
        String text = new String(bytes, StandardCharsets.UTF_8);
        if (before.filter(kept -> kept.text().equals(text)).isPresent()) {
            return before.get();
        }
        Files.createDirectories(folder);
        WholeFile.keepPrivate(folder);
        Path file = before.filter(this::isAsLeft)
                .map(kept -> folder.resolve(kept.name()))
                .orElseGet(() -> free(now));
        WholeFile.write(file, bytes);
        WholeFile.keepPrivate(file);
        return new Kept(String.valueOf(file.getFileName()), text);
    }

    private boolean isAsLeft(Kept kept) {
        try {
            return Files.readString(folder.resolve(kept.name())).equals(kept.text());
        } catch (IOException e) {
            return false;
        }
    }

    private Path free(Instant now) {
        String name = NAME.format(now);
        Path free = folder.resolve(name + ENDING);
        for (int number = 2; Files.exists(free); number++) {
            free = folder.resolve(name + "-" + number + ENDING);
        }
        return free;
    }

    /** Removes a game; it can be brought back until another one is removed. */
    public synchronized void remove(String name) throws IOException {
        for (Path removed : FolderFiles.ending(folder, REMOVED)) {
            Files.delete(removed);
        }
        Files.move(folder.resolve(name), folder.resolve(name + REMOVED));
    }

    /** Brings back the game that was removed last. */
    public synchronized void bringBack() throws IOException {
        for (Path removed : FolderFiles.ending(folder, REMOVED)) {
            String name = String.valueOf(removed.getFileName());
            Files.move(removed, folder.resolve(name.substring(0, name.length() - REMOVED.length())));
        }
    }
}
