package papan.json.rules;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import papan.format.FormatException;
import papan.format.Ids;
import papan.format.JsonObjectReader;
import papan.format.JsonTree;
import papan.format.JsonValue;
import papan.format.Problems;
import papan.rules.ClauseId;
import papan.rules.Document;

/** The documents on which the first rule sets rest, sentence by sentence, as they come with the program. */
public final class Documents {
    /** What is kept beside one another in the program. */
    static final String FOLDER = "/papan/documents/";

    private static final List<String> IDS = List.of("bga-intro", "bga-rules", "classic", "hand-out", "sungka");

    private Documents() {}

    /** All of them, in the order in which rule sets name them. */
    public static List<Document> shipped() {
        return Shipped.ALL;
    }

    /** One of them, if there is one with that id. */
    public static Optional<Document> find(String id) {
        return shipped().stream().filter(d -> d.source().id().equals(id)).findFirst();
    }

    private static Document read(String id) {
        try {
            Problems problems = new Problems(id);
            JsonObjectReader in = JsonObjectReader.of(resource(FOLDER + id + ".json"), problems)
                    .orElseThrow();
            in.requiredText("id");
            List<Document.Sentence> sentences = new ArrayList<>();
            for (JsonValue each : in.list("sentences")) {
                sentences.add(sentence(JsonObjectReader.of(each, problems).orElseThrow(), sentences.size() + 1));
            }
            in.finish();
            problems.throwIfAny();
            return new Document(RuleBooks.source(id).orElseThrow(), sentences);
        } catch (FormatException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Document.Sentence sentence(JsonObjectReader in, int number) {
        Map<String, ClauseId> byId = Ids.of(ClauseId.class, ClauseId::id);
        String text = in.requiredText("text").orElse("");
        List<ClauseId> clauses = in.list("clauses", v -> in.asWord(v, byId));
        in.finish();
        return new Document.Sentence(number, text, clauses);
    }

    /** A file inside the program. A mistake in it is a mistake in the program. */
    static JsonValue resource(String name) throws FormatException {
        try (InputStream in = Documents.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException(name + " is missing");
            }
            return JsonTree.read(new String(in.readAllBytes(), StandardCharsets.UTF_8), name);
        } catch (IOException e) {
            throw new UncheckedIOException(name + " cannot be read", e);
        }
    }

    private static final class Shipped {
        static final List<Document> ALL = IDS.stream().map(Documents::read).toList();
    }
}
