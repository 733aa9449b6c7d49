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

/** Remembers the folders of lessons and the rule sets that somebody has added, and the lessons that were opened lately. */
final class OwnFiles {
    private static final int MOST_FOLDERS = 20;
    private static final int MOST_LATELY = 8;
    private static final int MOST_RULES = 50;

    private final Path file;

    /**
     * What is remembered.
     *
     * @param folders in the order in which they were added
     * @param lately the file that was opened last first
     * @param rules files of rule sets, the one that was opened last first
     */
    record Kept(List<Path> folders, List<Path> lately, List<Path> rules) {
        static final Kept NOTHING = new Kept(List.of(), List.of(), List.of());

        Kept {
            folders = List.copyOf(folders);
            lately = List.copyOf(lately);
            rules = List.copyOf(rules);
        }

        /** With a folder more; the one that was added first makes room. */
        Kept with(Path folder) {
            List<Path> more = new ArrayList<>(without(folders, folder));
            more.add(folder);
            return new Kept(more.subList(Math.max(0, more.size() - MOST_FOLDERS), more.size()), lately, rules);
        }

        Kept without(Path folder) {
            return new Kept(without(folders, folder), lately, rules);
        }

        /** After a file was opened. */
        Kept opened(Path opened) {
            return new Kept(folders, first(opened, lately, MOST_LATELY), rules);
        }

        /** With a rule set more. */
        Kept withRules(Path opened) {
            return new Kept(folders, lately, first(opened, rules, MOST_RULES));
        }

        Kept withoutRules(Path gone) {
            return new Kept(folders, lately, without(rules, gone));
        }

        private static List<Path> first(Path opened, List<Path> before, int most) {
            return Stream.concat(Stream.of(opened), without(before, opened).stream())
                    .limit(most)
                    .toList();
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
            return new Kept(
                    paths(properties, "folder.", MOST_FOLDERS),
                    paths(properties, "lately.", MOST_LATELY),
                    paths(properties, "rules.", MOST_RULES));
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
        put(properties, "rules.", kept.rules());
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
