package papan.rules;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import papan.model.Says;

/**
 * Where one rule of a rule set comes from. What the rule is follows from the parts of the rule set, see
 * {@link ClauseAnswer}.
 *
 * @param id the question that it answers
 * @param lender what the rule set is called, by language tag, from which it was taken into this one; empty where it is this
 *     rule set's own
 */
@Says(value = "Where an answer comes from: documents that say so, a reading, or both.", name = "clause")
public record Clause(
        ClauseId id,

        @Says(value = "Documents that say so.", usual = "") List<Citation> supports,

        @Says(value = "Documents that say otherwise.", usual = "")
        List<Citation> against,

        @Says(value = "Documents that speak of it without deciding it.", usual = "")
        List<Citation> open,

        @Says(
                value = "What you assume and why, by language, where no document decides.",
                whole = "sentences",
                usual = "")
        Map<String, String> reading,

        Map<String, String> lender) {
    public Clause {
        lender = Map.copyOf(lender);
        supports = List.copyOf(supports);
        against = List.copyOf(against);
        open = List.copyOf(open);
        reading = Map.copyOf(reading);
    }

    /** A rule set's own. */
    public Clause(
            ClauseId id,
            List<Citation> supports,
            List<Citation> against,
            List<Citation> open,
            Map<String, String> reading) {
        this(id, supports, against, open, reading, Map.of());
    }

    /** One for which no document and no reading is given. */
    public static Clause bare(ClauseId id) {
        return new Clause(id, List.of(), List.of(), List.of(), Map.of());
    }

    /** Whether this clause is an interpretation of ours rather than a document's statement. */
    public boolean isReading() {
        return !reading.isEmpty();
    }

    /** The reading taken, in a language or else in English; empty if this is no reading. */
    public Optional<String> readingIn(String language) {
        return Texts.in(reading, language);
    }

    /** What is left of it with some documents only: a reading goes with those that it is about. */
    public Clause restingOn(Set<String> documents) {
        if (!documents.isEmpty() && citations().stream().allMatch(each -> documents.contains(each.source()))) {
            return this;
        }
        List<Citation> left = of(supports, documents);
        return left.isEmpty() ? bare(id) : new Clause(id, left, of(against, documents), of(open, documents), Map.of());
    }

    private static List<Citation> of(List<Citation> citations, Set<String> documents) {
        return citations.stream()
                .filter(each -> documents.contains(each.source()))
                .toList();
    }

    /** Whether it is as another rule set has it. */
    public boolean isBorrowed() {
        return !lender.isEmpty();
    }

    /** What the rule set is called that it is taken from, in a language or else in English; empty where it is not. */
    public Optional<String> lenderIn(String language) {
        return Texts.in(lender, language);
    }

    /** What it cites of one kind. */
    public List<Citation> cited(Stance stance) {
        return switch (stance) {
            case SAYS -> supports;
            case LEAVES_OPEN -> open;
            case CONTRADICTS -> against;
        };
    }

    /** All that it cites: for, against, and what leaves it open. */
    public List<Citation> citations() {
        return Stream.of(supports, against, open).flatMap(List::stream).toList();
    }

    /** The same taken from a rule set, with the names of its documents set off from those of any other. */
    Clause lentBy(RuleSet other) {
        String prefix = other.id() + "/";
        return new Clause(
                id,
                citedFrom(supports, prefix),
                citedFrom(against, prefix),
                citedFrom(open, prefix),
                reading,
                other.about().names());
    }

    private static List<Citation> citedFrom(List<Citation> citations, String prefix) {
        return citations.stream()
                .map(citation -> citation.from(prefix + citation.source()))
                .toList();
    }
}
