package papan.json.progress;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import papan.format.FileKind;
import papan.format.FormatException;
import papan.format.JsonPrinter;
import papan.format.JsonTree;
import papan.format.Problems;
import papan.format.Reading;
import papan.format.WholeFile;
import papan.lesson.learner.PlanStore;
import papan.lesson.learner.TodaysPlan;

/** One file with all plans. One that cannot be understood is set aside under another name, and never written over. */
public final class PlanFile implements PlanStore {
    private static final Logger LOG = System.getLogger(PlanFile.class.getName());

    private final Path file;
    private Optional<String> aside = Optional.empty();

    /** A file, which is made when it is first needed. */
    public PlanFile(Path file) {
        this.file = file;
    }

    @Override
    public List<TodaysPlan> all() {
        try {
            return readable();
        } catch (IOException e) {
            LOG.log(Level.WARNING, file + " cannot be read: " + e.getMessage());
            return List.of();
        }
    }

    @Override
    public Optional<String> setAside() {
        return aside;
    }

    @Override
    public boolean keep(TodaysPlan plan) {
        try {
            List<TodaysPlan> before = readable();
            List<TodaysPlan> after = new ArrayList<>(before);
            after.removeIf(plan::isAbout);
            after.add(plan);
            if (!after.equals(before)) {
                Files.createDirectories(file.toAbsolutePath().getParent());
                WholeFile.write(
                        file, JsonPrinter.pretty(PlanShape.FILE.written(after)).getBytes(StandardCharsets.UTF_8));
            }
            return true;
        } catch (IOException e) {
            LOG.log(Level.WARNING, file + " cannot be written: " + e.getMessage());
            return false;
        }
    }

    private List<TodaysPlan> readable() throws IOException {
        if (!Files.exists(file)) {
            return List.of();
        }
        Problems problems = new Problems(String.valueOf(file.getFileName()));
        try {
            return List.copyOf(PlanShape.FILE
                    .read(JsonTree.read(file, FileKind.OTHER), Reading.of(problems))
                    .orElseThrow(() -> new FormatException(problems.inOrder())));
        } catch (FormatException e) {
            LOG.log(Level.WARNING, file + " is set aside: " + e.getMessage());
            Path free = free();
            Files.move(file, free);
            aside = Optional.of(String.valueOf(free.getFileName()));
            return List.of();
        }
    }

    private Path free() {
        int number = 1;
        Path free = file.resolveSibling(file.getFileName() + ".broken");
        while (Files.exists(free)) {
            free = file.resolveSibling(file.getFileName() + ".broken" + ++number);
        }
        return free;
    }
}
