package papan.json.rules;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import papan.format.Field;
import papan.format.Fields;
import papan.format.JsonObjectReader;
import papan.format.JsonValue;
import papan.format.JsonValue.JsonObject;
import papan.format.Nearest;
import papan.format.Problems;
import papan.format.Reading;
import papan.format.RecordShape;
import papan.format.Shapes;
import papan.rules.Kit;
import papan.rules.RuleSet;
import papan.rules.RuleSet.About;
import papan.rules.Source;

/** What a rule set is called and where it comes from. */
final class AboutShape {
    private static final String ID_PATTERN = "[a-z][a-z0-9-]{0,39}";

    static final RecordShape<About> FIELDS = RuleWords.ALL
            .with("id", Shapes.text().checked(AboutShape::isId).with("pattern", "^" + ID_PATTERN + "$"))
            .with("called", RuleTextShapes.NAMES.checked(AboutShape::hasEnglish).with("required", List.of("en")))
            .with("sources", Bibliography.SOURCES)
            .looking("about", AboutShape::withBase)
            .fields(About.class);

    private static final Field<Map<String, String>> NAMES = FIELDS.field("names");
    private static final Field<Map<String, String>> REGION = FIELDS.field("region");
    private static final Field<List<Source>> SOURCES = FIELDS.field("sources");
    private static final Field<String> AFTER = FIELDS.field("after");
    private static final Field<Kit> DRAWN = FIELDS.field("kit");

    private AboutShape() {}

    /** What a file says with what it takes over from a rule set that it extends: the words, and the documents it knows. */
    private static About withBase(About own, Fields in) {
        Optional<About> base = in.context(RulesShape.Around.class).base().map(RuleSet::about);
        List<Source> sources = Stream.concat(
                        own.sources().stream(), base.stream().flatMap(other -> other.sources().stream()))
                .distinct()
                .toList();
        own.after().ifPresent(id -> checkAfter(AFTER, id, sources, in));
        in.get(DRAWN).after().ifPresent(id -> checkAfter(DRAWN, id, sources, in));
        return own.with(
                own.names().isEmpty() ? Map.of("en", own.id()) : own.names(),
                sources,
                in.has("vocabulary")
                        ? own.vocabulary()
                        : base.map(About::vocabulary).orElse(Map.of()),
                in.has(DRAWN) ? own.kit() : base.map(About::kit).orElse(Kit.USUAL));
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
