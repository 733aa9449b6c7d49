package papan.json.progress;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import papan.format.FileKind;
import papan.format.FormatException;
import papan.format.JsonPrinter;
import papan.lesson.learner.ProgressStore.Kind;
import papan.lesson.learner.ProgressStore.Trouble;

/** A list that is kept in one file. */
abstract class KeptList<T> {
    /** Notes and hands of many years; what is larger would take its time with every change. */
    static final FileKind YEARS =
            new FileKind(16 << 20, beginning -> "Look whether it is the file that you mean.");

    private final KeptFile<List<T>> kept;
    private Optional<Trouble> aside = Optional.empty();
    private Optional<Trouble> unwritable = Optional.empty();

    KeptList(KeptFolder folder, Path file, KeptFormat<List<T>> format) {
        kept = new KeptFile<>(folder, file, new Content<>(format), this::tell);
    }

    /** What stands in it. */
    private record Content<T>(KeptFormat<List<T>> format) implements KeptFile.Content<List<T>> {
        @Override
        public List<T> nothing() {
            return List.of();
        }

        @Override
        public KeptFormat.Found<List<T>> read(Path file)
                throws FormatException, KeptFormat.NewerException, IOException {
            return format.read(file);
        }

        @Override
        public byte[] bytes(List<T> list) throws IOException {
            byte[] bytes = JsonPrinter.pretty(format.shape().written(list)).getBytes(StandardCharsets.UTF_8);
            if (bytes.length > format.kind().most()) {
                throw new IOException("it would be larger than can be read again");
            }
            return bytes;
        }
    }

    private synchronized void tell(Trouble trouble) {
        if (trouble.kind() == Kind.NOT_WRITTEN) {
            unwritable = Optional.of(trouble);
        } else {
            aside = Optional.of(trouble);
        }
    }

    /** The file. */
    public KeptFile<List<T>> kept() {
        return kept;
    }

    /** All that is kept, written or not; nothing where it cannot be read. */
    public List<T> all() {
        return kept.readable();
    }

    /** Why something cannot be written now, or else the file that was put aside last. */
    public Optional<Trouble> trouble() {
        boolean written = kept.isWritten();
        synchronized (this) {
            return written ? aside : unwritable;
        }
    }

    /** Changes the list; whether it could be written. */
    final boolean change(UnaryOperator<List<T>> change) {
        kept.change(change);
        return kept.isWritten();
    }
}
