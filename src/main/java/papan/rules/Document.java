package papan.rules;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a document says, sentence by sentence, in its own words and its own language.
 *
 * @param source where it was read and what it calls itself
 * @param sentences in their order; headings, diagrams, advertisements and what a page says of itself are left out
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
     * @param others the same in the other languages in which the document is published, by language tag
     * @param sayings what it says of the rules; nothing if it tells something beside them
     */
    public record Sentence(int number, String text, Map<String, String> others, List<Saying> sayings) {
        public Sentence {
            others = Map.copyOf(others);
            sayings = List.copyOf(sayings);
        }

        /** The sentence in a language, or as it was read first where the document is not published in that. */
        public String textIn(String language) {
            return others.getOrDefault(language, text);
        }

        /** The questions that it speaks of. */
        public List<ClauseId> clauses() {
            return sayings.stream().map(Saying::clause).toList();
        }

        /** How it stands to what a rule set plays; nothing of questions that do not arise there. */
        public List<Mark> marks(RuleSet rules) {
            return sayings.stream()
                    .flatMap(saying -> saying.marks(rules).stream())
                    .toList();
        }

        /** How it stands to one answer of a rule set; empty if it does not speak of it, or if it does not arise there. */
        public Optional<Mark> mark(ClauseId clause, RuleSet rules) {
            return marks(rules).stream().filter(mark -> mark.clause() == clause).findFirst();
        }
    }

    /**
     * How a sentence stands to the answer of a rule set.
     *
     * @param number the one number in which they differ, if the answer is the same otherwise
     */
    public record Mark(ClauseId clause, Stance stance, Optional<Difference> number) {}

    /** A number that is another one in the document than in the rules. */
    public record Difference(Count count, int said, int played) {}

    /** The sentence with a number, if there is one. */
    public Optional<Sentence> sentence(int number) {
        return sentences.stream().filter(s -> s.number() == number).findFirst();
    }
}
