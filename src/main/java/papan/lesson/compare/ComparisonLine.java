package papan.lesson.compare;

import java.util.Optional;
import papan.model.Says;
import papan.rules.ClauseId;

/** A line of what is said about two boards that are compared. */
@Says(value = "A line of what is said about two boards.", name = "explainedLine")
public record ComparisonLine(
        @Says("What it says.") Part part,
        @Says("What is read.") String text,
        @Says("The clause it is about.") Optional<ClauseId> clause) {

    /** What a line says. */
    public enum Part {
        /** What an author says to it. */
        SAID(""),
        /** How long the boards agree. */
        AGREEMENT(""),
        /** The last that they have in common before they part. */
        BEFORE("  … "),
        /** What happens on a board. */
        EVENT("  "),
        /** How many clauses make the difference. */
        BECAUSE(""),
        /** What such a clause is about. */
        QUESTION("  "),
        /** What a rule set says to it. */
        ANSWER("    "),
        /** A document that says so. */
        DOCUMENT("      + "),
        /** How it was understood where a document leaves it open. */
        READING("      ~ ");

        private final String before;

        Part(String before) {
            this.before = before;
        }
    }

    /** A line that is about no single clause. */
    public static ComparisonLine of(Part part, String text) {
        return new ComparisonLine(part, text, Optional.empty());
    }

    /** As it stands on a terminal or on paper; a line that belongs under the one before begins with spaces. */
    public String plain() {
        return part.before
                + text
                + clause.map(about -> "  [" + about.id() + "]").orElse("");
    }
}
