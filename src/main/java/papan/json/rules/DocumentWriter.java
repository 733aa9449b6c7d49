package papan.json.rules;

import static papan.format.Shapes.keywords;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import papan.format.JsonPrinter;
import papan.rules.AboutGame;
import papan.rules.ClauseId;
import papan.rules.Document;
import papan.rules.Key;
import papan.rules.RuleSet;
import papan.rules.Source;

/** Documents, and what they tell of the game, as JSON for other programs. */
public final class DocumentWriter {
    private DocumentWriter() {}

    /** Documents, each sentence with how it stands to the rules; their sentences only for some. */
    public static String documents(List<Document> documents, boolean whole, RuleSet rules, String tag) {
        return JsonPrinter.line(documents.stream()
                        .map(document -> document(document, whole, rules, tag))
                        .toList())
                + "\n";
    }

    private static Map<String, Object> document(Document document, boolean whole, RuleSet rules, String tag) {
        Map<String, Object> all = source(document.source());
        if (whole) {
            all.put("rules", rules.id());
            all.put(
                    "sentences",
                    document.sentences().stream()
                            .map(sentence -> sentence(sentence, rules, tag))
                            .toList());
        }
        return all;
    }

    private static Map<String, Object> sentence(Document.Sentence sentence, RuleSet rules, String tag) {
        return keywords(
                "at", sentence.number(),
                "text", sentence.textIn(tag),
                "clauses",
                        sentence.clauses().stream()
                                .map(clause -> clause(clause, sentence, rules))
                                .toList());
    }

    private static Map<String, Object> clause(ClauseId clause, Document.Sentence sentence, RuleSet rules) {
        List<Document.Mark> marks = sentence.marks(rules).stream()
                .filter(mark -> mark.clause() == clause)
                .toList();
        Map<String, Object> all = keywords(
                "clause", clause.id(),
                "stance", marks.stream().findFirst().map(mark -> Key.of(mark.stance())));
        // The numbers alone in which a sentence differs, if the answer is the same otherwise.
        List<Document.Difference> numbers =
                marks.stream().flatMap(mark -> mark.number().stream()).toList();
        if (!numbers.isEmpty()) {
            all.put("numbers", numbers.stream().map(DocumentWriter::number).toList());
        }
        return all;
    }

    private static Map<String, Object> number(Document.Difference number) {
        return keywords("number", Key.of(number.count()), "said", number.said(), "played", number.played());
    }

    /** A document without its sentences. */
    static Map<String, Object> source(Source source) {
        return keywords(
                "id", source.id(),
                "title", source.title(),
                "document", source.document(),
                "address", source.address());
    }

    /** What documents tell of the game, restated in one language. */
    public static String about(AboutGame about, String tag) {
        return JsonPrinter.line(about.statements().stream()
                        .map(statement -> statement(statement, tag))
                        .toList())
                + "\n";
    }

    private static Map<String, Object> statement(AboutGame.Statement statement, String tag) {
        Map<String, Object> all = keywords(
                "topic", Key.of(statement.topic()),
                "says", statement.saysIn(tag),
                "title", statement.source().title());
        Optional<Document.Sentence> quote = statement.quote();
        if (quote.isPresent()) {
            all.put("quote", quote.get().textIn(tag));
            all.put("at", quote.get().number());
        }
        return all;
    }
}
