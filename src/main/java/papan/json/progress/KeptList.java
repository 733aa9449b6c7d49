package papan.json.progress;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import papan.format.FileFormat;
import papan.format.FileKind;
import papan.lesson.learner.ProgressStore.Kind;
import papan.lesson.learner.ProgressStore.Trouble;

/** A list that is kept in one file. */
abstract class KeptList<T> extends KeptFile<List<T>> {
    /** Notes and hands of many years; what is larger would take its time with every change. */
    private static final FileKind YEARS =
            new FileKind(16 << 20, beginning -> "Look whether it is the file that you mean.");

    private volatile Optional<Trouble> aside = Optional.empty();
    private volatile Optional<Trouble> unwritable = Optional.empty();

    KeptList(KeptFolder folder, Path file, FileFormat<List<T>> format) {
        super(folder, file, new KeptFormat<>(format, YEARS), List.of());
    }

    @Override
    void tell(Trouble trouble) {
        if (trouble.kind() == Kind.NOT_WRITTEN) {
            unwritable = Optional.of(trouble);
        } else {
            aside = Optional.of(trouble);
        }
    }

    /** All that is kept, written or not; nothing where it cannot be read. */
    public List<T> all() {
        return readable();
    }

    /** Why something cannot be written now, or else the file that was put aside last. */
    public Optional<Trouble> trouble() {
        return isWritten() ? aside : unwritable;
    }
}
