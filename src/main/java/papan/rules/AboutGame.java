package papan.rules;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What documents tell of the game beside its rules: names, origins, boards. They need not agree.
 *
 * @param statements in the order in which they are told, those of a topic together
 */
public record AboutGame(List<Statement> statements) {
    public AboutGame {
        statements = List.copyOf(statements);
    }

    /** What a statement is about. */
    public enum Topic {
        NAMES,
        ORIGINS,
        BOARDS,
        EQUIPMENT,
        PLAYERS,
        WORDS
    }

    /**
     * One thing that one document tells.
     *
     * @param says restated, by language tag
     * @param source the document
     * @param quote the document's own words; empty where we have only what is restated
     */
    public record Statement(Topic topic, Map<String, String> says, Source source, Optional<Document.Sentence> quote) {
        public Statement {
            says = Map.copyOf(says);
        }

        /** What is told, in a language or else in English. */
        public String saysIn(String language) {
            return Texts.in(says, language).orElse("");
        }
    }

    /** What is told about a topic. */
    public List<Statement> about(Topic topic) {
        return statements.stream().filter(s -> s.topic() == topic).toList();
    }
}
