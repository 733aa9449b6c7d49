package papan.ui.app;

import java.io.IOException;
import java.io.Reader;
import java.io.StringWriter;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import papan.format.WholeFile;

/** Remembers the folders of lessons that somebody has added, and the files that were opened lately. */
final class OwnFiles {
    private static final int MOST_FOLDERS = 20;
    private static final int MOST_LATELY = 8;

    private final Path file;

    /**
     * What is remembered.
     *
     * @param folders in the order in which they were added
     * @param lately the file that was opened last first
     */
    record Kept(List<Path> folders, List<Path> lately) {
        static final Kept NOTHING = new Kept(List.of(), List.of());

        Kept {
            folders = List.copyOf(folders);
            lately = List.copyOf(lately);
        }

        /** With a folder more; the one that was added first makes room. */
        Kept with(Path folder) {
            List<Path> more = new ArrayList<>(without(folders, folder));
            more.add(folder);
            return new Kept(more.subList(Math.max(0, more.size() - MOST_FOLDERS), more.size()), lately);
        }

        /** Without a folder. */
        Kept without(Path folder) {
            return new Kept(without(folders, folder), lately);
        }

        /** After a file was opened. */
        Kept opened(Path opened) {
            return new Kept(
                    folders,
                    Stream.concat(Stream.of(opened), without(lately, opened).stream())
                            .limit(MOST_LATELY)
                            .toList());
        }

        private static List<Path> without(List<Path> paths, Path gone) {
            return paths.stream().filter(Predicate.not(gone::equals)).toList();
        }
    }

    OwnFiles(Path file) {
        this.file = file;
    }

    /** What was remembered; nothing if nothing was, or nothing that can be read. */
    Kept load() {
        if (!Files.exists(file)) {
            return Kept.NOTHING;
        }
        try (Reader in = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
            Properties properties = new Properties();
            properties.load(in);
            return new Kept(paths(properties, "folder.", MOST_FOLDERS), paths(properties, "lately.", MOST_LATELY));
        } catch (IOException | IllegalArgumentException e) {
            log().log(Level.WARNING, file + " cannot be read: " + e.getMessage());
            return Kept.NOTHING;
        }
    }

    /** Remembers. */
    void save(Kept kept) {
        Properties properties = new Properties();
        put(properties, "folder.", kept.folders());
        put(properties, "lately.", kept.lately());
        try {
            StringWriter text = new StringWriter();
            properties.store(text, null);
            Files.createDirectories(file.toAbsolutePath().resolveSibling(""));
            WholeFile.write(file, text.toString().getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            log().log(Level.WARNING, file + " cannot be written: " + e.getMessage());
        }
    }

    private static void put(Properties properties, String key, List<Path> paths) {
        IntStream.range(0, paths.size())
                .forEach(i -> properties.setProperty(key + (i + 1), paths.get(i).toString()));
    }

    private static List<Path> paths(Properties properties, String key, int most) {
        return IntStream.rangeClosed(1, most)
                .mapToObj(i -> properties.getProperty(key + i, ""))
                .flatMap(name -> path(name).stream())
                .toList();
    }

    private static Optional<Path> path(String name) {
        try {
            return Optional.of(name).filter(Predicate.not(String::isBlank)).map(Path::of);
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
    }

    /** Made only when there is something to tell: making it would cost time at every start. */
    private static Logger log() {
        return System.getLogger(OwnFiles.class.getName());
    }
}
