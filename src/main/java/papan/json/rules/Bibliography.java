package papan.json.rules;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import papan.format.JsonValue;
import papan.format.Reading;
import papan.format.Shape;
import papan.format.Shapes;
import papan.rules.Source;

/** The documents that rule-set files may cite by id alone. A file can also bring documents of its own. */
final class Bibliography {
    private static final Shape<Source> SOURCE = RuleWords.ALL.of(Source.class);
    private static final Shape<Source> NAMED_OR_STATED = Shapes.textOr(Shapes.text("", Bibliography::byId), SOURCE);

    /** The documents that a rule-set file names: by id, or stated in full; they are written in full. */
    static final Shape<List<Source>> SOURCES =
            Shapes.list(new Shape.Declared<>(NAMED_OR_STATED::read, SOURCE::written, NAMED_OR_STATED::schema));

    private final Map<String, Source> byId;

    /** What is known where documents are named. */
    interface Around {
        Bibliography bibliography();
    }

    /** A few documents; the first of those that have the same id is meant. */
    Bibliography(List<Source> documents) {
        Map<String, Source> all = new LinkedHashMap<>();
        documents.forEach(source -> all.putIfAbsent(source.id(), source));
        byId = all;
    }

    /** Those that come with the program. */
    static Bibliography shipped() {
        return Shipped.ALL;
    }

    private static final class Shipped {
        static final Bibliography ALL =
                new Bibliography(ShippedFile.read("/papan/rules/sources.json", Shapes.list(SOURCE)));
    }

    /** The same with other documents, which stand behind those that have their ids. */
    Bibliography with(List<Source> others) {
        List<Source> all = new ArrayList<>(byId.values());
        all.addAll(others);
        return new Bibliography(all);
    }

    /** A document by its id. */
    Optional<Source> find(String id) {
        return Optional.ofNullable(byId.get(id));
    }

    private static Optional<Source> byId(String id, JsonValue at, Reading reading) {
        Map<String, Source> known = reading.context(Around.class).bibliography().byId;
        return Shapes.words(known).read(at, reading);
    }
}
