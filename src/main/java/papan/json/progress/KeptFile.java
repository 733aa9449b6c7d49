package papan.json.progress;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import papan.format.FormatException;
import papan.format.Problem;
import papan.format.WholeFile;
import papan.lesson.learner.ProgressStore.Kind;
import papan.lesson.learner.ProgressStore.Trouble;

/**
 * A file that is kept. A change is made on the file as it is at that moment, under the lock of its folder, and written
 * {@linkplain WholeFile whole}: nobody overwrites what somebody else has written. What cannot be written is remembered and
 * written with the next change; what cannot be understood is put aside first.
 */
public final class KeptFile<T> {
    /** Why a file was put aside that could not be read in full. */
    static final String BROKEN = "broken";

    private final KeptFolder folder;
    private final Path file;
    private final Content<T> content;
    private final Consumer<Trouble> told;
    private List<UnaryOperator<T>> unwritten = List.of();

    /** What stands in a file. */
    interface Content<T> {
        /** What there is where there is no file. */
        T nothing();

        /** Reads a file. */
        KeptFormat.Found<T> read(Path file) throws FormatException, KeptFormat.NewerException, IOException;

        /** What is written; a failure where it could not be read again. */
        byte[] bytes(T content) throws IOException;

        /** The file under another name, if it has none under its own. */
        default Optional<Path> elsewhere() {
            return Optional.empty();
        }
    }

    /**
     * A file, which is made when it is first needed.
     *
     * @param told hears what went wrong
     */
    KeptFile(KeptFolder folder, Path file, Content<T> content, Consumer<Trouble> told) {
        this.folder = folder;
        this.file = file;
        this.content = content;
        this.told = told;
    }

    /** The file's name. */
    public String name() {
        return String.valueOf(file.getFileName());
    }

    /** Whether all that was changed is in the file. */
    public synchronized boolean isWritten() {
        return unwritten.isEmpty();
    }

    /** Tries once more to write what is not in the file. */
    public void retry() {
        if (!isWritten()) {
            change(UnaryOperator.identity());
        }
    }

    /** The file as it would be if it could be written, for another place. */
    public byte[] bytes() throws IOException {
        return content.bytes(readable());
    }

    /** Changes what is kept; gives what holds then, written or not. */
    synchronized T change(UnaryOperator<T> change) {
        List<UnaryOperator<T>> all = new ArrayList<>(unwritten);
        all.add(change);
        try {
            T after = folder.locked(() -> write(all));
            unwritten = List.of();
            return after;
        } catch (IOException e) {
            unwritten = all;
            told.accept(new Trouble(Kind.NOT_WRITTEN, file.toString(), String.valueOf(e.getMessage())));
            return readable();
        }
    }

    private T write(List<UnaryOperator<T>> changes) throws IOException {
        T before = read();
        T after = apply(changes, before);
        if (!after.equals(before)) {
            folder.write(file, content.bytes(after));
        }
        return after;
    }

    private static <T> T apply(List<UnaryOperator<T>> changes, T before) {
        T now = before;
        for (UnaryOperator<T> change : changes) {
            now = change.apply(now);
        }
        return now;
    }

    /** What is kept, as far as it can be read without changing anything. */
    synchronized T readable() {
        T before = content.nothing();
        try {
            before = content.read(there().orElse(file)).content();
        } catch (IOException | FormatException | KeptFormat.NewerException e) {
            // It is put aside, and told, with the next change.
        }
        return apply(unwritten, before);
    }

    private Optional<Path> there() {
        return Files.exists(file) ? Optional.of(file) : content.elsewhere();
    }

    /** What there is; what is not as it should be is put aside first. */
    private T read() throws IOException {
        Optional<Path> there = there();
        if (there.isEmpty()) {
            return content.nothing();
        }
        if (!there.get().equals(file)) {
            Files.move(there.get(), file);
        }
        try {
            KeptFormat.Found<T> found = content.read(file);
            if (!found.problems().isEmpty()) {
                Path aside = KeptFolder.free(file, BROKEN);
                Files.copy(file, aside);
                broken(aside, found.problems());
                folder.write(file, content.bytes(found.content()));
            }
            return found.content();
        } catch (FormatException e) {
            broken(Files.move(file, KeptFolder.free(file, BROKEN)), e.problems());
        } catch (KeptFormat.NewerException e) {
            Path aside = Files.move(file, KeptFolder.free(file, "newer"));
            told.accept(new Trouble(Kind.NEWER, String.valueOf(aside.getFileName()), ""));
        }
        return content.nothing();
    }

    private void broken(Path aside, List<Problem> problems) {
        told.accept(new Trouble(
                Kind.BROKEN,
                String.valueOf(aside.getFileName()),
                problems.get(0).line()));
    }
}
