package papan.json.rules;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import papan.format.FormatException;
import papan.format.JsonObjectReader;
import papan.format.JsonValue;
import papan.format.JsonValue.JsonArray;
import papan.format.JsonValue.JsonText;
import papan.format.Problems;
import papan.rules.Source;

/** The documents that rule-set files may cite by id alone. A file can also bring documents of its own. */
final class Bibliography {
    private final Map<String, Source> byId;

    private Bibliography(Map<String, Source> byId) {
        this.byId = byId;
    }

    /** Reads a list of documents. */
    static Bibliography read(JsonValue value, String file) throws FormatException {
        Problems problems = new Problems(file);
        Map<String, Source> byId = new LinkedHashMap<>();
        if (value instanceof JsonArray array) {
            for (JsonValue entry : array.values()) {
                source(entry, problems).ifPresent(s -> byId.put(s.id(), s));
            }
        }
        problems.throwIfAny();
        return new Bibliography(byId);
    }

    /** The documents that a rule-set file names in its {@code sources}: by id, or stated in full. */
    List<Source> sources(JsonObjectReader in, Problems problems) {
        return in.list("sources", value -> value instanceof JsonText id ? byId(in, id) : source(value, problems));
    }

    /** A document by its id. */
    Optional<Source> find(String id) {
        return Optional.ofNullable(byId.get(id));
    }

    private Optional<Source> byId(JsonObjectReader in, JsonText id) {
        Source source = byId.get(id.text());
        if (source == null) {
            in.unknownWord(id, id.text(), byId.keySet());
        }
        return Optional.ofNullable(source);
    }

    private static Optional<Source> source(JsonValue value, Problems problems) {
        return JsonObjectReader.of(value, problems).flatMap(s -> {
            Optional<String> id = s.requiredText("id");
            RuleTexts texts = new RuleTexts(problems);
            Optional<String> title = texts.name(s, "title");
            Optional<String> document = texts.name(s, "document");
            Optional<String> address = s.has("address") ? texts.name(s, "address") : Optional.empty();
            s.finish();
            return id.isEmpty() || title.isEmpty() || document.isEmpty()
                    ? Optional.empty()
                    : Optional.of(new Source(id.get(), title.get(), document.get(), address));
        });
    }
}
