package papan.json.lesson;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import papan.json.FileShape;
import papan.json.FolderFiles;
import papan.narration.Language;
import papan.rules.RuleBook;

/**
 * Looks again and again at the lessons of folders, and at single ones, and reads what has changed since. It asks files for
 * their time and size instead of waiting to be told, because nobody tells of what another computer writes into a shared
 * folder. One thread at a time may use it.
 */
public final class LessonWatch {
    /** So many files of a folder are looked at, not counting lessons' texts in other languages. */
    public static final int MOST = 300;

    private static final String ENDING = ".json";
    private static final String PACKAGE = ".papan";
    private static final String STRINGS = ".strings.json";

    private final RuleBook book;
    private final Map<Path, Map<Path, Stamp>> stamps = new HashMap<>();
    private final Map<Path, List<LessonFile>> inFolders = new HashMap<>();
    private final Map<Path, LessonFile> single = new HashMap<>();
    /** What a single lesson is made of, as it was read last. */
    private final Map<Path, List<Path>> parts = new HashMap<>();

    private Optional<Found> last = Optional.empty();

    /** When and how large a file was. */
    private record Stamp(FileTime time, long size) {}

    /**
     * The lessons of a folder.
     *
     * @param there whether it can be read at all
     * @param lessons in the order of their names; those in which something is wrong as well
     * @param left how many files more it has than are looked at
     */
    public record Folder(Path path, boolean there, List<LessonFile> lessons, int left) {
        public Folder {
            lessons = List.copyOf(lessons);
        }
    }

    /**
     * What there is.
     *
     * @param alone those that were named themselves, as far as they are there
     */
    public record Found(List<Folder> folders, List<LessonFile> alone) {
        public Found {
            folders = List.copyOf(folders);
            alone = List.copyOf(alone);
        }
    }

    /** A watch over lessons that are played by the rule sets of a book, or by those beside them. */
    public LessonWatch(RuleBook book) {
        this.book = book;
    }

    /**
     * Looks.
     *
     * @param alone single lessons, each with the book by which it is played
     * @return what there is now; empty if it is the same as the last time
     */
    public Optional<Found> look(List<Path> folders, Map<Path, RuleBook> alone) {
        Map<String, LessonFile> ids = new HashMap<>();
        List<Folder> all = new ArrayList<>();
        for (Path folder : folders) {
            all.add(folder(folder, ids));
        }
        List<LessonFile> others = new ArrayList<>();
        alone.forEach((file, rules) -> {
            boolean inside = Optional.ofNullable(file.getParent())
                    .filter(folders::contains)
                    .isPresent();
            if (!inside && Files.isRegularFile(file)) {
                others.add(single(file, rules));
            }
        });
        Optional<Found> found = Optional.of(new Found(all, others));
        boolean same = found.equals(last);
        last = found;
        return same ? Optional.empty() : found;
    }

    private Folder folder(Path folder, Map<String, LessonFile> ids) {
        List<Path> files;
        try {
            files = listed(folder);
        } catch (IOException e) {
            stamps.remove(folder);
            return new Folder(folder, false, List.of(), 0);
        }
        List<Path> others = withoutStrings(files);
        List<Path> looked = others.subList(0, Math.min(MOST, others.size()));
        files.removeAll(Set.copyOf(others.subList(looked.size(), others.size())));
        // A lesson may be made of any of them: texts in other languages, a rule set.
        if (changed(folder, files)) {
            inFolders.put(
                    folder,
                    looked.stream()
                            .filter(LessonWatch::isLesson)
                            .map(file -> LessonFile.read(file, book))
                            .toList());
        }
        return new Folder(
                folder,
                true,
                inFolders.getOrDefault(folder, List.of()).stream()
                        .filter(file -> !isPackageOf(file, ids))
                        .map(file -> file.unless(ids))
                        .toList(),
                others.size() - looked.size());
    }

    /** Whether it is a package of a lesson that is there already: whoever packs a lesson may leave both in one folder. */
    private static boolean isPackageOf(LessonFile file, Map<String, LessonFile> ids) {
        return file.name().endsWith(PACKAGE)
                && file.lesson().filter(lesson -> ids.containsKey(lesson.id())).isPresent();
    }

    private static List<Path> listed(Path folder) throws IOException {
        List<Path> files = new ArrayList<>(FolderFiles.ending(folder, ENDING));
        files.addAll(FolderFiles.ending(folder, PACKAGE));
        return files;
    }

    private static List<Path> withoutStrings(List<Path> files) {
        return files.stream()
                .filter(file -> !String.valueOf(file.getFileName()).endsWith(STRINGS))
                .toList();
    }

    private static boolean isLesson(Path file) {
        try {
            return FileShape.of(file) == FileShape.LESSON;
        } catch (IOException e) {
            return false; // it has gone since it was listed
        }
    }

    private LessonFile single(Path file, RuleBook rules) {
        LessonFile before = single.get(file);
        if (!changed(file, parts.computeIfAbsent(file, LessonWatch::beside)) && before != null) {
            return before;
        }
        List<Path> made = beside(file);
        parts.put(file, made);
        changed(file, made);
        LessonFile now = LessonFile.read(file, rules);
        single.put(file, now);
        return now;
    }

    /** What a single lesson may be made of: the files beside it. */
    private static List<Path> beside(Path file) {
        List<Path> files = new ArrayList<>(List.of(file));
        for (Language language : Language.values()) {
            files.add(LessonCatalogues.file(file, language));
        }
        LessonRulesFile.named(file).ifPresent(files::add);
        return files;
    }

    /** Whether any of some files has changed, come or gone since this was asked last under the same name. */
    private boolean changed(Path name, Collection<Path> files) {
        Map<Path, Stamp> now = new LinkedHashMap<>();
        files.forEach(file -> stamp(file).ifPresent(stamp -> now.put(file, stamp)));
        return !now.equals(stamps.put(name, now));
    }

    private static Optional<Stamp> stamp(Path file) {
        try {
            BasicFileAttributes about = Files.readAttributes(file, BasicFileAttributes.class);
            return Optional.of(new Stamp(about.lastModifiedTime(), about.size()));
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    private static List<Path> there(Path folder) {
        try {
            return withoutStrings(listed(folder)).stream().limit(MOST).toList();
        } catch (IOException e) {
            return List.of();
        }
    }

    /** The lesson of an id in some files or folders; empty if none has it. */
    public static Optional<Path> find(String id, List<Path> files, List<Path> folders) {
        List<Path> all = new ArrayList<>(files);
        folders.forEach(folder -> all.addAll(there(folder)));
        return all.stream()
                .filter(file -> isLesson(file)
                        && LessonsTogether.id(file).filter(id::equals).isPresent())
                .findFirst();
    }
}
