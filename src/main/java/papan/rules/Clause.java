package papan.rules;

import java.util.List;
import java.util.Map;
import java.util.Optional;

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
}
