package papan.ui.atlas;

import java.awt.Component;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import papan.rules.Alteration;
import papan.rules.RuleSet;
import papan.ui.common.Fault;

/** Where a teacher's own rule sets come from. */
public interface RuleFiles {

    /**
     * Lets the user choose a file, which is shown where it belongs: a rule set comes to the workspace. On the event
     * dispatch thread.
     */
    void choose(Component parent);

    /** The files that are remembered, the one that was opened last first. On the event dispatch thread. */
    List<Path> remembered();

    /** Remembers a file until it is to be forgotten. On the event dispatch thread. */
    void remember(Path file);

    /** Remembers a file no longer. On the event dispatch thread. */
    void forget(Path file);

    /**
     * Lets the user say where an altered rule set is to be kept, and writes it. On the event dispatch thread.
     *
     * @param name what it is called
     * @param teller who told it
     * @param taken the ids that other rule sets have
     * @param then is told which file it was, and why it could not be written or nothing
     */
    void keep(
            Component parent,
            Alteration alteration,
            String name,
            String teller,
            Set<String> taken,
            BiConsumer<Path, Optional<String>> then);

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
        public String name() {
            return String.valueOf(file.getFileName());
        }
    }
}
