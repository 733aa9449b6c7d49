package papan.rules;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * What a document says, sentence by sentence, in its own words and its own language.
 *
 * @param source where it was read and what it calls itself
 * @param sentences in their order; headings, diagrams and advertisements are left out
 */
public record Document(Source source, List<Sentence> sentences) {
    public Document {
        sentences = List.copyOf(sentences);
    }

    /**
     * One sentence.
     *
     * @param number its place in the document, 1 for the first
     * @param text word for word, white space folded
     * @param clauses the questions it speaks of; none if it tells something beside the rules
     */
    public record Sentence(int number, String text, List<ClauseId> clauses) {
        public Sentence {
            clauses = List.copyOf(clauses);
        }
    }

    /** The sentence with a number, if there is one. */
    public Optional<Sentence> sentence(int number) {
        return sentences.stream().filter(s -> s.number() == number).findFirst();
    }

    /** How this document stands to the answer of a rule set; empty if the rule set does not cite it there. */
    public Optional<Stance> stance(RuleSet rules, ClauseId clause) {
        return Arrays.stream(Stance.values())
                .filter(stance -> rules.clause(clause).cited(stance).stream()
                        .anyMatch(citation -> citation.source().equals(source.id())))
                .findFirst();
    }
}
