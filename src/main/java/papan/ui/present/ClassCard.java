package papan.ui.present;

import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import papan.ui.common.CardLine;
import papan.ui.common.Command;
import papan.ui.playback.ClassView;

/** What a class can be shown beside the board, one at a time. */
public enum ClassCard {
    /** The rule that decided last, and why. */
    WHY(Command.WHY, ClassView::why, "status.nothing-decided"),
    /** What was passed over, and what ruled each of it out. */
    WHY_NOT(Command.WHY_NOT, ClassView::whyNot, "status.nothing-decided"),
    /** Which documents say so. */
    DOCUMENTS(Command.DOCUMENTS, ClassView::documents, "card.no-documents"),
    /** The latest hint in words. */
    HINT(Command.HINT, ClassView::hint, "status.no-hint"),
    /** Where the seeds were, from the beginning to now. */
    CHART(Command.WHAT_CHANGED, view -> List.of(), ""),
    /** What is said to the answer that the class gave, and what a wrong one points to. */
    VERDICT(Command.VERDICT, ClassView::verdict, "card.no-answer");

    private final Command command;

    @SuppressWarnings("ImmutableEnumChecker") // only names of methods are given
    private final Function<ClassView, List<CardLine>> words;

    private final String nothing;

    ClassCard(Command command, Function<ClassView, List<CardLine>> words, String nothing) {
        this.command = command;
        this.words = words;
        this.nothing = nothing;
    }

    /** What shows it, and takes it away again. */
    public Command command() {
        return command;
    }

    /** What stands on it; none where there is nothing to read. */
    List<CardLine> of(ClassView view) {
        return words.apply(view);
    }

    /** What is said to the teacher where there is nothing to read on it. */
    String nothing() {
        return nothing;
    }

    /** Whether it would give away what a class is still to find out. */
    boolean tells() {
        return this != HINT && this != VERDICT;
    }

    boolean isOfLessons() {
        return this == HINT || this == VERDICT || this == CHART;
    }

    /** Its name in catalogues and of parts. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    String captionKey() {
        return "card." + id();
    }
}
