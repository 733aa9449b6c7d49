package papan.json.progress;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import papan.format.FormatException;
import papan.format.JsonPrinter;
import papan.format.Problem;
import papan.format.WholeFile;
import papan.lesson.learner.ProgressStore.Kind;
import papan.lesson.learner.ProgressStore.Trouble;

/**
 * A file that is kept. A change is made on the file as it is at that moment, under the lock of its folder, and written
 * {@linkplain WholeFile whole}: nobody overwrites what somebody else has written. What cannot be written is remembered and
 * written with the next change; what cannot be understood is put aside first.
 */
public abstract class KeptFile<T> {
    /** Why a file was put aside that could not be read in full. */
    static final String BROKEN = "broken";

    private final KeptFolder folder;
    private final Path file;
    private final KeptFormat<T> format;
    private final T nothing;
    private List<UnaryOperator<T>> unwritten = List.of();

    /**
     * A file, which is made when it is first needed.
     *
     * @param nothing what there is where there is no file
     */
    KeptFile(KeptFolder folder, Path file, KeptFormat<T> format, T nothing) {
        this.folder = folder;
        this.file = file;
        this.format = format;
        this.nothing = nothing;
    }

    /** Hears what went wrong. */
    abstract void tell(Trouble trouble);

    /** Reads the file. */
    KeptFormat.Found<T> read(Path from) throws FormatException, IOException {
        return format.read(from);
    }

    /** What is written; a failure where it could not be read again. */
    byte[] bytes(T content) throws IOException {
        byte[] bytes =
                JsonPrinter.pretty(format.format().shape().written(content)).getBytes(StandardCharsets.UTF_8);
        if (bytes.length > format.kind().most()) {
            throw new IOException("it would be larger than can be read again");
        }
        return bytes;
    }

    /** The file under another name, if it has none under its own. */
    Optional<Path> elsewhere() {
        return Optional.empty();
    }

    /** The file's name. */
    public final String name() {
        return String.valueOf(file.getFileName());
    }

    /** Whether all that was changed is in the file. */
    public final synchronized boolean isWritten() {
        return unwritten.isEmpty();
    }

    /** Tries once more to write what is not in the file. */
    public final void retry() {
        if (!isWritten()) {
            change(UnaryOperator.identity());
        }
    }

    /** The file as it would be if it could be written, for another place. */
    public final byte[] bytes() throws IOException {
        return bytes(readable());
    }

    /** Changes what is kept; gives what holds then, written or not. */
    final synchronized T change(UnaryOperator<T> change) {
        List<UnaryOperator<T>> all = new ArrayList<>(unwritten);
        all.add(change);
        try {
            T after = folder.locked(() -> write(all));
            unwritten = List.of();
            return after;
        } catch (IOException e) {
            unwritten = all;
            tell(new Trouble(Kind.NOT_WRITTEN, file.toString(), String.valueOf(e.getMessage())));
            return readable();
        }
    }

    private T write(List<UnaryOperator<T>> changes) throws IOException {
        T before = read();
        T after = apply(changes, before);
        if (!after.equals(before)) {
            folder.write(file, bytes(after));
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
    final synchronized T readable() {
        T before = nothing;
        try {
            before = read(there()).content();
        } catch (IOException | FormatException e) {
            // It is put aside, and told, with the next change.
        }
        return apply(unwritten, before);
    }

    private Path there() {
        return Files.exists(file) ? file : elsewhere().orElse(file);
    }

    /** What there is; what is not as it should be is put aside first. */
    private T read() throws IOException {
        Path there = there();
        if (!Files.exists(there)) {
            return nothing;
        }
        if (!there.equals(file)) {
            Files.move(there, file);
        }
        try {
            KeptFormat.Found<T> found = read(file);
            if (!found.problems().isEmpty()) {
                broken(Files.copy(file, KeptFolder.free(file, BROKEN)), found.problems());
                folder.write(file, bytes(found.content()));
            }
            return found.content();
        } catch (KeptFormat.NewerException e) {
            Path aside = Files.move(file, KeptFolder.free(file, "newer"));
            tell(new Trouble(Kind.NEWER, String.valueOf(aside.getFileName()), ""));
        } catch (FormatException e) {
            broken(Files.move(file, KeptFolder.free(file, BROKEN)), e.problems());
        }
        return nothing;
    }

    private void broken(Path aside, List<Problem> problems) {
        String first = problems.get(0).line();
        tell(new Trouble(Kind.BROKEN, String.valueOf(aside.getFileName()), first));
    }
}
