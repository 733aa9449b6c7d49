package papan.json.progress;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import papan.format.FileKind;
import papan.format.FormatException;
import papan.format.JsonPrinter;
import papan.format.JsonTree;
import papan.format.Problems;
import papan.format.Reading;
import papan.format.WholeFile;
import papan.lesson.learner.ClassHands;
import papan.lesson.learner.HandsStore;

/** One file with the hands of all classes. One that cannot be understood is set aside before anything is written. */
public final class HandsFile implements HandsStore {
    private static final Logger LOG = System.getLogger(HandsFile.class.getName());

    /** Some years of classes; the earliest go first. */
    private static final int MOST = 2_000;

    private final Path file;

    /** A file, which is made when it is first needed. */
    public HandsFile(Path file) {
        this.file = file;
    }

    @Override
    public List<ClassHands> all() {
        try {
            return read();
        } catch (IOException | FormatException e) {
            LOG.log(Level.WARNING, file + " cannot be read: " + e.getMessage());
            return List.of();
        }
    }

    private List<ClassHands> read() throws IOException, FormatException {
        if (!Files.exists(file)) {
            return List.of();
        }
        Problems problems = new Problems(String.valueOf(file.getFileName()));
        List<ClassHands> all = HandsShape.FILE
                .read(JsonTree.read(file, FileKind.OTHER), Reading.of(problems))
                .orElseThrow(() -> new FormatException(problems.inOrder()));
        return List.copyOf(all);
    }

    @Override
    public void keep(ClassHands hands) {
        change(all -> {
            List<ClassHands> next = without(all, hands);
            next.add(hands);
            return next.subList(Math.max(0, next.size() - MOST), next.size());
        });
    }

    @Override
    public void drop(ClassHands hands) {
        change(all -> without(all, hands));
    }

    @Override
    public void clear() {
        change(all -> List.of());
    }

    private static List<ClassHands> without(List<ClassHands> all, ClassHands hands) {
        List<ClassHands> rest = new ArrayList<>(all);
        rest.removeIf(hands::isAbout);
        return rest;
    }

    private void change(UnaryOperator<List<ClassHands>> change) {
        try {
            List<ClassHands> before = readable();
            List<ClassHands> after = change.apply(before);
            if (!after.equals(before)) {
                Files.createDirectories(file.toAbsolutePath().getParent());
                WholeFile.write(
                        file, JsonPrinter.pretty(HandsShape.FILE.written(after)).getBytes(StandardCharsets.UTF_8));
            }
        } catch (IOException e) {
            LOG.log(Level.WARNING, file + " cannot be written: " + e.getMessage());
        }
    }

    private List<ClassHands> readable() throws IOException {
        try {
            return read();
        } catch (FormatException e) {
            Files.move(file, file.resolveSibling(file.getFileName() + ".broken"), StandardCopyOption.REPLACE_EXISTING);
            return List.of();
        }
    }
}
