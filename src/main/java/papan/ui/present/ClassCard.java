package papan.ui.present;

import java.util.Locale;
import papan.ui.common.Command;

/** What a class can be shown beside the board, one at a time. */
public enum ClassCard {
    /** The rule that decided last, and why. */
    WHY(Command.WHY),
    /** What was passed over, and what ruled each of it out. */
    WHY_NOT(Command.WHY_NOT),
    /** Which documents say so. */
    DOCUMENTS(Command.DOCUMENTS),
    /** The latest hint in words. */
    HINT(Command.HINT),
    /** Where the seeds were, from the beginning to now. */
    CHART(Command.WHAT_CHANGED),
    /** What is said to the answer that the class gave, and what a wrong one points to. */
    VERDICT(Command.VERDICT);

    private final Command command;

    ClassCard(Command command) {
        this.command = command;
    }

    /** What shows it, and takes it away again. */
    public Command command() {
        return command;
    }

    /** Its name in catalogues and of parts. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The key of its caption. */
    String captionKey() {
        return "card." + id();
    }
}
