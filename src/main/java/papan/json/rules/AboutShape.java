package papan.json.rules;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import papan.format.Field;
import papan.format.Fields;
import papan.format.JsonObjectReader;
import papan.format.JsonValue;
import papan.format.JsonValue.JsonObject;
import papan.format.Nearest;
import papan.format.Part;
import papan.format.Problems;
import papan.format.Reading;
import papan.format.Shapes;
import papan.rules.Area;
import papan.rules.Key;
import papan.rules.Kit;
import papan.rules.RuleSet;
import papan.rules.RuleSet.About;
import papan.rules.Source;

/** What a rule set is called and where it comes from. */
final class AboutShape {
    private static final int MOST_REVISIONS = 9999;
    private static final String ID_PATTERN = "[a-z][a-z0-9-]{0,39}";

    static final Field<String> ID = Field.filled(
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
            "Who says so: the id of the one among the sources whose game it is, be it a page or a person; boards in the window"
                    + " stand under its title.");
    private static final Field<Map<String, Map<String, String>>> VOCABULARY = Field.optional(
            "vocabulary", RuleTextShapes.VOCABULARY, Map.of(), "Its own words for house, store and seed, by language.");

    private static final Field<Kit> DRAWN = Field.optional(
            "drawn",
            RuleTextShapes.RECORDS.of(Kit.class),
            Kit.USUAL,
            "What it is drawn with, where one of the sources tells what it is played with.");

    /** Its fields, in the order of files. */
    static final List<Part<RuleSet>> PARTS = List.of(
            part(ID, About::id),
            part(REVISION, About::revision),
            part(NAMES, About::names),
            AREA.fromOptional(rules -> rules.about().area()),
            part(REGION, About::region),
            part(SOURCES, About::sources),
            AFTER.fromOptional(rules -> rules.about().after()),
            part(VOCABULARY, About::vocabulary),
            DRAWN.unlessUsual(rules -> rules.about().kit()));

    private AboutShape() {}

    private static <T> Part<RuleSet> part(Field<T> field, Function<About, T> get) {
        return field.from(rules -> get.apply(rules.about()));
    }

    /** What a file says. Of a rule set that it extends it has the words, and knows the documents. */
    static About about(Fields in, Optional<About> base) {
        List<Source> sources = Stream.concat(
                        in.get(SOURCES).stream(), base.stream().flatMap(other -> other.sources().stream()))
                .distinct()
                .toList();
        Optional<String> after = in.find(AFTER);
        after.ifPresent(id -> checkAfter(AFTER, id, sources, in));
        in.get(DRAWN).after().ifPresent(id -> checkAfter(DRAWN, id, sources, in));
        String id = in.get(ID);
        return new About(
                id,
                in.get(REVISION),
                in.has(NAMES) ? in.get(NAMES) : Map.of("en", id),
                in.find(AREA),
                in.get(REGION),
                sources,
                after,
                in.has(VOCABULARY)
                        ? in.get(VOCABULARY)
                        : base.map(About::vocabulary).orElse(Map.of()),
                in.has(DRAWN) ? in.get(DRAWN) : base.map(About::kit).orElse(Kit.USUAL));
    }

    /** The documents that a file names: what others say is not taken over with the rules. */
    static Set<String> named(Fields in) {
        return Stream.of(
                        in.get(SOURCES).stream().map(Source::id),
                        in.find(AFTER).stream(),
                        in.get(DRAWN).after().stream())
                .flatMap(ids -> ids)
                .collect(Collectors.toSet());
    }

    /** Asks for what a file does not take over from the rule set that it extends, and for who says so. */
    static void ask(JsonObjectReader in, Problems problems) {
        in.text("extends").ifPresent(base -> {
            String its = "What " + base + " says of itself is not said of this.";
            ask("R122", NAMES, in, problems, its, "Write \"names\": {\"en\": … }; until then it is called by its id.");
            ask("R123", REGION, in, problems, its, "Write \"region\": {\"en\": … }.");
        });
        ask(
                "R124",
                AFTER,
                in,
                problems,
                "Who told you to play like this?",
                "Let it name one of the \"sources\"; a person is one, too: {\"id\": \"aunt\", \"title\": \"As my aunt plays"
                        + " it\", \"document\": \"told in Ipoh, 2019\"}.");
    }

    private static void ask(
            String code, Field<?> field, JsonObjectReader in, Problems problems, String why, String fix) {
        if (!in.has(field.name())) {
            JsonValue at = in.firstOf(List.of("extends", "id"));
            problems.warning(code, at, "\"" + field.name() + "\" is missing. " + why, fix);
        }
    }

    private static void checkAfter(Field<?> field, String id, List<Source> sources, Fields in) {
        List<String> known = sources.stream().map(Source::id).toList();
        if (!known.contains(id)) {
            in.error(
                    "R108",
                    field,
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
