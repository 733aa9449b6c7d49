package papan.json.rules;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import papan.format.FormatException;
import papan.format.Ids;
import papan.format.JsonObjectReader;
import papan.format.JsonValue;
import papan.format.Problems;
import papan.narration.Language;
import papan.rules.ClauseId;
import papan.rules.Count;
import papan.rules.Document;
import papan.rules.Key;
import papan.rules.Saying;

/** The documents on which the first rule sets rest, sentence by sentence, as they come with the program. */
public final class Documents {
    /** What is kept beside one another in the program. */
    static final String FOLDER = "/papan/documents/";

    private static final Map<String, ClauseId> CLAUSES = Ids.of(ClauseId.class, ClauseId::id);

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
            JsonObjectReader in = JsonObjectReader.of(ShippedFile.read(FOLDER + id + ".json"), problems)
                    .orElseThrow();
            in.requiredText("id");
            List<Document.Sentence> sentences = new ArrayList<>();
            for (JsonValue each : in.list("sentences")) {
                sentences.add(
                        sentence(JsonObjectReader.of(each, problems).orElseThrow(), sentences.size() + 1, problems));
            }
            in.finish();
            problems.throwIfAny();
            return new Document(Bibliography.shipped().find(id).orElseThrow(), sentences);
        } catch (FormatException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Document.Sentence sentence(JsonObjectReader in, int number, Problems problems) {
        String text = in.requiredText("text").orElse("");
        Map<String, String> others = new HashMap<>();
        Language.tags().forEach(tag -> in.text(tag).ifPresent(other -> others.put(tag, other)));
        List<Saying> sayings = in.list("about", value -> Optional.of(saying(value, in, problems)));
        in.finish();
        return new Document.Sentence(number, text, others, sayings);
    }

    /** A question alone is one of which the sentence speaks without deciding it. */
    private static Saying saying(JsonValue value, JsonObjectReader sentence, Problems problems) {
        if (!(value instanceof JsonValue.JsonObject object)) {
            return new Saying(sentence.asWord(value, CLAUSES).orElseThrow(), Map.of(), List.of(), Map.of());
        }
        JsonObjectReader in = new JsonObjectReader(object, problems);
        ClauseId clause = in.word("clause", CLAUSES).orElseThrow();
        Map<ClauseId, List<String>> answers = new EnumMap<>(ClauseId.class);
        if (in.has("says")) {
            answers.put(clause, in.list("says", in::asText));
        }
        in.object("and")
                .ifPresent(and -> CLAUSES.forEach((id, other) -> {
                    if (and.has(id)) {
                        answers.put(other, and.list(id, and::asText));
                    }
                }));
        List<String> open = in.list("open", in::asText);
        Map<Count, Integer> counts = new EnumMap<>(Count.class);
        in.object("counts")
                .ifPresent(all -> Ids.of(Count.class, Key::of)
                        .forEach((word, count) ->
                                all.whole(word, 0, 999).ifPresent(number -> counts.put(count, number))));
        in.finish();
        return new Saying(clause, answers, open, counts);
    }

    private static final class Shipped {
        static final List<Document> ALL = IDS.stream().map(Documents::read).toList();
    }
}
