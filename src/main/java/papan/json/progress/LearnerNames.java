package papan.json.progress;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import papan.format.FormatException;

/**
 * Caches the learners' names of progress files until a file changes, because reading them all is slow on a school's network.
 * Used by one thread at a time.
 */
final class LearnerNames {
    private static final Logger LOG = System.getLogger(LearnerNames.class.getName());

    private final Map<Path, Known> known = new HashMap<>();

    /** A name, and the file in which it was found as it was then. */
    private record Known(long size, FileTime changed, Optional<String> name) {}

    /** The learner whose file it is; empty if that cannot be read. */
    Optional<String> in(Path file) {
        try {
            BasicFileAttributes now = Files.readAttributes(file, BasicFileAttributes.class);
            Known before = known.get(file);
            if (before == null
                    || before.size() != now.size()
                    || !before.changed().equals(now.lastModifiedTime())) {
                before = new Known(now.size(), now.lastModifiedTime(), read(file));
                known.put(file, before);
            }
            return before.name();
        } catch (IOException e) {
            known.remove(file);
            return Optional.empty();
        }
    }

    private static Optional<String> read(Path file) throws IOException {
        try {
            return Optional.of(ProgressShape.KEPT.read(file).content().learner());
        } catch (FormatException e) {
            LOG.log(Level.DEBUG, file + " has no name that can be read");
            return Optional.empty();
        }
    }
}
