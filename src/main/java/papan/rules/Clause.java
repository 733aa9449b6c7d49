package papan.rules;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * One rule of a rule set and where it comes from.
 *
 * @param id the question that it answers
 * @param answer the answer in force, see {@link ClauseId#answerIn}
 * @param supports the documents that say so
 * @param against the documents that say otherwise
 * @param reading where no document decides: one sentence, by language tag, saying what was assumed and why; empty where
 *     the clause is not a reading
 */
public record Clause(
        ClauseId id, String answer, List<Citation> supports, List<Citation> against, Map<String, String> reading) {
    public Clause {
        supports = List.copyOf(supports);
        against = List.copyOf(against);
        reading = Map.copyOf(reading);
    }

    /** Whether this clause is an interpretation of ours rather than a document's statement. */
    public boolean isReading() {
        return !reading.isEmpty();
    }

    /** The reading taken, in a language or else in English; empty if this is no reading. */
    public Optional<String> readingIn(String language) {
        return Texts.in(reading, language);
    }

    /** All documents that it cites, for and against. */
    List<Citation> citations() {
        return Stream.concat(supports.stream(), against.stream()).toList();
    }

    /** The same with the names of its documents set off, so that they are not taken for another rule set's. */
    Clause citedFrom(String prefix) {
        return new Clause(id, answer, citedFrom(supports, prefix), citedFrom(against, prefix), reading);
    }

    private static List<Citation> citedFrom(List<Citation> citations, String prefix) {
        return citations.stream()
                .map(citation -> new Citation(prefix + citation.source(), citation.says()))
                .toList();
    }
}
