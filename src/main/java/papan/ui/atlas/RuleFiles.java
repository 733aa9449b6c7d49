package papan.ui.atlas;

import java.awt.Component;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import papan.rules.RuleSet;

/** Where a teacher's own rule sets come from. */
public interface RuleFiles {

    /** Lets the user choose a file; empty if none was chosen. On the event dispatch thread. */
    Optional<Path> choose(Component parent);

    /** Reads a file. On a background thread. */
    Outcome read(Path file);

    /**
     * What came of reading a file.
     *
     * @param rules the rule set; empty if the file cannot be used
     * @param faults what is wrong with the file or worth a look, in its order
     */
    record Outcome(Path file, Optional<RuleSet> rules, List<Fault> faults) {
        public Outcome {
            faults = List.copyOf(faults);
        }

        /** What the file is called. */
        String name() {
            return String.valueOf(file.getFileName());
        }
    }

    /**
     * One thing that is wrong.
     *
     * @param line 1-based; 0 if the file cannot be read at all
     * @param column 1-based
     * @param path where, as a path from the root; may be empty
     * @param message what is wrong and why; empty if the file cannot be read at all
     * @param fix what would be right; may be empty
     */
    record Fault(int line, int column, String path, String message, String fix) {}
}
