package papan.json.rules;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import papan.format.Field;
import papan.format.Fields;
import papan.format.JsonValue;
import papan.format.JsonValue.JsonObject;
import papan.format.Nearest;
import papan.format.Part;
import papan.format.Reading;
import papan.format.Shapes;
import papan.rules.Area;
import papan.rules.Key;
import papan.rules.RuleSet;
import papan.rules.RuleSet.About;
import papan.rules.Source;

/** What a rule set is called and where it comes from. */
final class AboutShape {
    private static final int MOST_REVISIONS = 9999;
    private static final String ID_PATTERN = "[a-z][a-z0-9-]{0,39}";

    private static final Field<String> ID = Field.filled(
            "id",
            Shapes.text().checked(AboutShape::isId).with("pattern", "^" + ID_PATTERN + "$"),
            "Small letters, digits and hyphens, at most 40, beginning with a letter.");
    private static final Field<Integer> REVISION = Field.optional(
            "revision", Shapes.whole(1, MOST_REVISIONS), 1, "Raise it when an answer or a clause changes.");
    static final Field<Map<String, String>> NAMES = Field.optional(
            "names",
            RuleTextShapes.NAMES.checked(AboutShape::hasEnglish).with("required", List.of("en")),
            Map.of(),
            "What it is called, by language, own being the language that it is at home in; en must be there.");
    private static final Field<Area> AREA = Field.optional(
            "area",
            Shapes.words(Area.class, Key::of),
            "The part of the world that it is at home in; the Rules workspace can show one alone.");
    private static final Field<Map<String, String>> REGION =
            Field.optional("region", RuleTextShapes.NAMES, Map.of(), "Where it is played, by language.");
    private static final Field<List<Source>> SOURCES = Field.optional(
            "sources",
            Bibliography.SOURCES,
            List.of(),
            "The documents that its clauses cite: known ones by their ids, others in full.");
    private static final Field<String> AFTER = Field.optional(
            "after",
            Shapes.text(),
            "The id of the one among the sources whose game it is; boards in the window stand under its title.");
    private static final Field<Map<String, Map<String, String>>> VOCABULARY = Field.optional(
            "vocabulary", RuleTextShapes.VOCABULARY, Map.of(), "Its own words for house, store and seed, by language.");

    /** Its fields, in the order of files. */
    static final List<Part<RuleSet>> PARTS = List.of(
            part(ID, About::id),
            part(REVISION, About::revision),
            part(NAMES, About::names),
            AREA.fromOptional(rules -> rules.about().area()),
            part(REGION, About::region),
            part(SOURCES, About::sources),
            AFTER.fromOptional(rules -> rules.about().after()),
            part(VOCABULARY, About::vocabulary));

    private AboutShape() {}

    private static <T> Part<RuleSet> part(Field<T> field, Function<About, T> get) {
        return field.from(rules -> get.apply(rules.about()));
    }

    /**
     * What a file says.
     *
     * @param base what holds of the rule set that it extends, where the file says nothing
     */
    static About about(Fields in, Optional<About> base) {
        // Inherited clauses cite the documents of the rule set that is extended.
        List<Source> sources = Stream.concat(
                        in.get(SOURCES).stream(), base.stream().flatMap(other -> other.sources().stream()))
                .distinct()
                .toList();
        Optional<String> after = in.has(AFTER) ? in.find(AFTER) : base.flatMap(About::after);
        if (in.has(AFTER)) {
            after.ifPresent(id -> checkAfter(id, sources, in));
        }
        return new About(
                in.get(ID),
                in.get(REVISION),
                stated(NAMES, in, base.map(About::names)),
                in.has(AREA) ? in.find(AREA) : base.flatMap(About::area),
                stated(REGION, in, base.map(About::region)),
                sources,
                after,
                stated(VOCABULARY, in, base.map(About::vocabulary)));
    }

    private static <T> T stated(Field<T> field, Fields in, Optional<T> inherited) {
        return inherited.filter(other -> !in.has(field)).orElseGet(() -> in.get(field));
    }

    private static void checkAfter(String id, List<Source> sources, Fields in) {
        List<String> known = sources.stream().map(Source::id).toList();
        if (!known.contains(id)) {
            in.error(
                    "R108",
                    AFTER,
                    "\"" + id + "\" is none of the documents in \"sources\".",
                    Nearest.suggestion(id, known));
        }
    }

    private static boolean isId(String id, JsonValue at, Reading reading) {
        if (!id.matches(ID_PATTERN)) {
            String told = "An id is made of small letters, digits and hyphens and begins with a letter.";
            reading.problems().error("R103", at, told, "");
        }
        return true;
    }

    private static boolean hasEnglish(Map<String, String> names, JsonValue at, Reading reading) {
        if (at instanceof JsonObject given && !given.fields().containsKey("en")) {
            reading.problems().error("R104", at, "The English name \"en\" is missing.", "");
        }
        return true;
    }
}
