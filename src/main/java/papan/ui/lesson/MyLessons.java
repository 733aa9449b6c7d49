package papan.ui.lesson;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import papan.ui.common.Fault;

/**
 * The lessons that somebody has added to the course: those of folders, and single ones that were opened lately.
 *
 * @param folders in the order in which they were added
 */
public record MyLessons(List<Folder> folders, List<Entry> lately) {
    public static final MyLessons NONE = new MyLessons(List.of(), List.of());

    public MyLessons {
        folders = List.copyOf(folders);
        lately = List.copyOf(lately);
    }

    /**
     * A folder.
     *
     * @param there whether it can be read now
     * @param looked how many of its files are looked at, at most
     * @param left how many are not
     */
    public record Folder(Path path, boolean there, List<Entry> entries, int looked, int left) {
        public Folder {
            entries = List.copyOf(entries);
        }
    }

    /**
     * A lesson's file.
     *
     * @param id of its lesson; empty if the file cannot be used
     * @param faults what is wrong with the file
     */
    public record Entry(Path file, Optional<String> id, List<Fault> faults) {
        public Entry {
            faults = List.copyOf(faults);
        }

        /** What the file is called. */
        String name() {
            return String.valueOf(file.getFileName());
        }
    }

    /** What can be done with files of lessons. Everything happens on the event dispatch thread. */
    public interface Acts {
        /** Lets a file be chosen and opens it. */
        void openFile();

        void open(Path file);

        /** Lets a folder be chosen, whose lessons are listed from now on. */
        void addFolder();

        /** Lists the lessons of a folder no longer. */
        void removeFolder(Path folder);

        /** Opens where a practice set is put together: another one, or that of a file. */
        void putTogether(Optional<Path> file);

        /** Saves the lesson of a file, with all that belongs to it, as one file to be given on. */
        void pack(Path file);
    }

    /** Whether a lesson is one of these. */
    boolean has(String id) {
        return folders.stream().flatMap(folder -> folder.entries().stream()).anyMatch(entry -> is(entry, id))
                || lately.stream().anyMatch(entry -> is(entry, id));
    }

    private static boolean is(Entry entry, String id) {
        return entry.id().filter(id::equals).isPresent();
    }
}
