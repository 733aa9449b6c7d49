package papan.json.lesson;

import static java.util.stream.Collectors.toCollection;
import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.Error;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import papan.cli.Schemas;
import papan.format.FormatException;
import papan.format.Problem;
import papan.json.rules.RuleBooks;
import papan.lesson.play.LessonText;
import papan.testing.Attacks;
import papan.testing.Slow;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The published schema says what the reader reads: the same fields in every object, the same that must be there, the same
 * words. A field that is new to the reader makes this fail until the schema has it, and the other way round.
 */
final class LessonSchemaTest {
    private static final String SCHEMA = Schemas.text("lesson").orElseThrow();
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final int MOST_MISTAKES = 480;
    private static final Set<String> KEYWORDS = Set.of(
            "$schema $id $ref title description type enum const properties patternProperties additionalProperties required"
                    .concat(
                            " $defs default items minItems maxItems minimum maximum maxLength pattern propertyNames allOf examples")
                    .concat(" anyOf not if then else")
                    .split(" "));

    /** Problems that say: this word is none of those that would do. */
    private static final Set<String> UNKNOWN_WORD = Set.of("E014", "E109", "E403", "E519", "E814");

    /** Every object and every field that a lesson can have at least once. */
    private static final List<String> STEPS = List.of(
            """
            { 'id': 's', 'kind': 'show', 'title': 't', 'say': 'x', 'teacher': 't', 'minutes': 1, 'position': 'few',
              'highlight': [{ 'what': 'house:S3', 'role': 'focus', 'label': 'l' }],
              'hints': [{ 'text': 'h', 'highlight': [{ 'what': 'ring', 'role': 'path' }], 'after': { 'attempts': 1, 'seconds': 30 } }],
              'expect': { 'position': { 'south': [0,1,0,0,0,2,0], 'north': [0,3,0,0,0,0,2], 'stores': { 'south': 0, 'north': 0 },
                  'mover': 'south', 'burnt': ['S1'], 'round': 1 }, 'hand': 0, 'at': 'S1', 'mover': 'south', 'exact': false,
                  'rules': ['relay'], 'answer': 'a', 'laps': 1, 'captured': 0, 'matchOver': false, 'house:S1': 0, 'store:north': 1 },
              'skippable': true, 'panels': ['chart'] }""".replace("'relay'", "'own-store'"),
            """
            { 'id': 'p', 'kind': 'play', 'from': 'start', 'moves': ['S3'], 'pace': 'seed', 'continue': false, 'pauseOn': [{ 'event': 'sow', 'nth': 2 }, { 'ruling': 'relay' }],
              'stopAt': { 'event': 'ruling', 'ruling': 'relay', 'when': 'before', 'house': 'N4', 'player': 'south', 'nth': 1, 'lap': 1 },
              'say': ['x', { 'on': { 'event': 'sow', 'store': 'south' }, 'text': 'x', 'mode': 'after' }] }""",
            """
            { 'id': 'p', 'kind': 'play', 'from': { 'south': [7,7,7,7,7,7,7], 'north': [7,7,7,7,7,7,0], 'stores': { 'south': 0, 'north': 0 },
              'mover': 'south', 'burnt': ['N7'], 'round': 2, 'partial': true, 'direction': 'clockwise', 'directionBy': 'south',
              'bonus': false }, 'moves': ['S3'], 'expect': { 'events': [%s] } }""".formatted(events()),
            """
            { 'id': 'p', 'kind': 'play', 'moves': [{ 'together': ['S3', 'N5'], 'then': { 'south': ['S2'], 'north': ['N1'] },
              'schedule': 'byLap' }, { 'action': 'pass' }, { 'action': 'refill', 'burn': ['N7'] }] }""",
            """
            { 'id': 'a', 'kind': 'ask', 'position': 'start', 'question': { 'type': 'landing', 'text': 't', 'move': 'S3', 'until': { 'lap': 1 },
              'answer': 'N4' }, 'feedback': { 'correct': 'c', 'wrong': 'w', 'byAnswer': { 'N5': 'n' }, 'why': true, 'misconceptions': 'auto',
                'showConsequence': true } }""",
            """
            { 'id': 'a', 'kind': 'ask', 'question': { 'type': 'landing', 'move': 'S3', 'until': 'firstLap' },
              'feedback': { 'misconceptions': ['counts-start'] } }""",
            """
            { 'id': 'a', 'kind': 'ask', 'question': { 'type': 'rule', 'text': 't', 'event': 'current', 'options': ['relay', 'capture'],
              'answer': 'relay' } }""",
            """
            { 'id': 'a', 'kind': 'ask', 'question': { 'type': 'choice', 'text': 't', 'several': true,
              'options': [{ 'id': 'o', 'text': 'o', 'correct': true, 'feedback': 'f' }, { 'id': 'p', 'text': 'p' }],
              'goal': 'G1', 'confidence': true, 'attempts': 2, 'shuffle': true } }""",
            """
            { 'id': 'c', 'kind': 'compare', 'sync': 'cause', 'ask': 'none', 'boards': [
              { 'id': 'A', 'rules': 'congklak-classic', 'position': 'start', 'moves': ['S3'], 'label': 'l' },
              { 'id': 'B', 'rules': 'congklak-classic', 'switch': { 'clause': 'capturing-seed', 'as': 'congklak-simple' } }],
              'expect': { 'differBy': ['capturing-seed'], 'B': { 'hand': 0, 'position': {} }, 'store:south': 3 } }""",
            """
            { 'id': 'c', 'kind': 'compare', 'boards': [
              { 'id': 'A', 'rules': 'congklak-classic', 'position': 'start', 'moves': ['S3'] },
              { 'id': 'B', 'rules': 'congklak-classic', 'set': { 'capturing-seed': { 'as': 'congklak-simple' } } }] }""",
            """
            { 'id': 'c', 'kind': 'compare', 'boards': [
              { 'id': 'A', 'rules': 'congkak', 'moves': [{ 'together': ['S3', 'N5'], 'then': { 'south': ['S2'], 'north': ['N1'] } },
                { 'action': 'pass' }, { 'action': 'refill', 'burn': ['N7'] }] },
              { 'id': 'B', 'rules': 'congkak-forfeit' }] }""",
            """
            { 'id': 'p', 'kind': 'play', 'moves': ['S3'], 'pauseOn': [{ 'rule': 'occupied-house', 'first': true }],
              'stopAt': { 'rule': 'occupied-house', 'first': true },
              'say': [{ 'on': { 'rule': 'stores' }, 'text': 'x' }] }""",
            "{ 'id': 'h', 'kind': 'chart', 'chart': 'stores', 'per': 'seed', 'predictFirst': true }",
            """
            { 'id': 'a', 'kind': 'ask', 'question': { 'type': 'number', 'text': 't', 'of': 'store:south', 'move': 'S3', 'until': { 'lap': 1 },
              'answer': 1 } }""",
            """
            { 'id': 'a', 'kind': 'ask', 'question': { 'type': 'fillCounts', 'text': 't', 'houses': ['S4', 'S5'], 'move': 'S3',
              'until': 'firstLap', 'answer': [8, 8] } }""",
            "{ 'id': 'a', 'kind': 'ask', 'question': { 'type': 'fillCounts', 'houses': ['S4'], 'move': 'S3', 'answer': 'auto' } }",
            """
            { 'id': 'a', 'kind': 'ask', 'question': { 'type': 'bestMove', 'text': 't', 'by': 'search', 'depth': 1, 'within': 90,
              'answer': ['S7'] } }""",
            "{ 'id': 'a', 'kind': 'ask', 'question': { 'type': 'bestMove', 'by': 'storeGain', 'within': 90, 'answer': 'S7' } }",
            """
            { 'id': 'a', 'kind': 'ask', 'question': { 'type': 'order', 'text': 't', 'move': 'S3', 'events': [{ 'event': 'lift', 'nth': 1 },
              { 'ruling': 'relay' }] } }""",
            "{ 'id': 'a', 'kind': 'ask', 'question': { 'type': 'explain', 'text': 't', 'model': 'm' } }",
            """
            { 'id': 't', 'kind': 'try', 'position': 'start', 'goal': { 'all': [{ 'at': 'S.store', 'gte': 1 }, { 'any': [
                { 'event': 'ruling', 'ruling': 'extraTurn', 'store': 'south', 'by': 'south', 'count': { 'gte': 1 } },
                { 'event': 'capture', 'house': 'S3', 'count': 1 }] },
                { 'not': { 'mover': 'north' } }, { 'not': { 'position': { 'south': [0,0,0,0,0,0,0] } } },
                { 'not': { 'roundOver': true } }, { 'not': { 'winner': 'north' } }] },
              'fail': { 'moves': { 'gte': 3 } }, 'moves': { 'lte': 2 }, 'opponent': 'none', 'level': 1, 'allowIllegal': true, 'par': 1, 'ticks': 'G1',
              'expect': { 'solutions': ['S7'] } }""",
            """
            { 'id': 'g', 'kind': 'game', 'position': 'few', 'opponent': 'grandma', 'goals': [
              { 'text': 'Win.', 'when': { 'winner': 'south' }, 'ticks': 'G1' }] }""",
            """
            { 'id': 'd', 'kind': 'drill', 'goal': { 'ruling': 'extraTurn', 'count': { 'gte': 1 } }, 'rungs': 2, 'look': 1, 'seeds': 40,
              'laps': 9, 'unique': false, 'seed': 1, 'par': 60, 'ticks': 'G1' }""",
            """
            { 'id': 'c', 'kind': 'alter', 'rules': 'congkak', 'clause': 'own-store', 'several': true, 'draw': false }""",
            """
            { 'id': 't', 'kind': 'try', 'position': 'start', 'goal': { 'at': 'S.store', 'eq': 1 }, 'moves': 1,
              'opponent': ['N1'] }""",
            """
            { 'id': 'q', 'kind': 'ask', 'question': { 'type': 'explain', 'text': 't', 'model': 'm' }, 'next': [
              { 'if': { 'all': [{ 'question': 'q', 'correct': false, 'attempts': { 'gte': 2 }, 'answer': 'a', 'misconception': 'counts-start', 'confidence': { 'gte': 2 } }, { 'at': 'S1', 'eq': 7 },
                { 'goal': 'G1', 'mastery': { 'gte': 0.8, 'lte': 1 } }] },
                'go': 'end', 'return': false }, 'end'] }""",
            """
            { 'id': 'a', 'kind': 'ask', 'question': { 'type': 'similar', 'text': 't', 'rules': ['congkak',
              { 'rules': 'congklak-classic', 'switch': { 'clause': 'capturing-seed', 'as': 'congklak-simple' } }],
              'clauses': ['stores', 'capturing-seed'] } }""",
            """
            { 'id': 'a', 'kind': 'ask', 'question': { 'type': 'spotError', 'text': 't', 'move': 'S3',
              'alter': { 'clause': 'capturing-seed', 'as': 'congklak-simple' } } }""",
            """
            { 'id': 'a', 'kind': 'ask', 'question': { 'type': 'similar', 'rules': ['congkak',
              { 'rules': 'congklak-classic', 'set': { 'capturing-seed': { 'as': 'congklak-simple' } } }] } }""",
            "{ 'id': 'a', 'kind': 'ask', 'question': { 'type': 'spotError', 'move': 'S3', 'alter': 'counts-start' } }",
            """
            { 'id': 'a', 'kind': 'ask', 'question': { 'type': 'tally', 'text': 't', 'options': [{ 'id': 'o', 'text': 'o' }] } }""",
            """
            { 'id': 'a', 'kind': 'ask', 'question': { 'type': 'drawCurve', 'text': 't', 'move': 'S3', 'chart': 'stores', 'per': 'lap',
              'player': 'south', 'within': 20 } }""",
            "{ 'id': 's', 'kind': 'show', 'next': 'end' }",
            "{ 'id': 's', 'kind': 'show', 'image': 'board.png', 'alt': 'A board.' }");

    /** What a lesson can have beside its steps. */
    private static final String BESIDE = """
            { "positions": { "chance": { "generate": { "seed": 1, "where": { "at": "S1", "gte": 0 }, "tries": 100 } } },
              "tests": [{ "name": "n", "answers": {}, "visits": ["s"], "mustVisit": ["s"], "ends": "s" }],
              "charts": { "lines": { "title": "t", "note": "n", "kind": "line", "x": "lap", "unit": "seeds", "reveal": "follow",
                  "marks": ["relay"], "series": [{ "of": "store", "player": "south" }, { "of": "house", "house": "S3" }] },
                "bars": { "title": "t", "kind": "bars", "series": [{ "of": "laps" }] },
                "fields": { "title": "t", "kind": "heat", "x": "turn" } },
              "glossary": { "house": "hole", "houses": "holes", "store": "home" },
              "bank": [{ "id": "later", "title": "t", "position": "start", "moves": ["S3"],
                  "stopAt": { "event": "ruling", "when": "before" }, "question": { "type": "rule", "goal": "G1" },
                  "feedback": { "correct": "c" }, "highlight": [{ "what": "ring", "role": "path" }], "hints": [{ "text": "h" }] },
                { "id": "there", "after": "s", "question": { "type": "explain", "text": "t", "model": "m", "goal": "G1" } }] }""";

    private final Schema schema = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
            .getSchema(SCHEMA, InputFormat.JSON);

    private static String events() {
        StringBuilder events = new StringBuilder("{ 'ruling': 'relay', 'at': 'S1' }");
        for (papan.lesson.script.EventKind kind : papan.lesson.script.EventKind.values()) {
            events.append(", { 'event': '").append(kind.id()).append("' }");
        }
        return events.toString();
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    private static List<JsonNode> made() {
        List<JsonNode> lessons = new ArrayList<>();
        for (String step : STEPS) {
            ObjectNode lesson = (ObjectNode) JSON.readTree(LessonText.around(step));
            ((ObjectNode) lesson.get("meta"))
                    .putArray("goals")
                    .addObject()
                    .put("id", "G1")
                    .put("text", "t");
            if (lessons.isEmpty()) {
                lesson.put("summary", "s")
                        .put("$schema", "lesson-1.schema.json")
                        .put("x-mine", 1);
                lesson.putArray("needs");
                lesson.putObject("view")
                        .put("labels", true)
                        .put("counts", true)
                        .put("seedMs", 450)
                        .put("motion", "full")
                        .put("orientation", "north")
                        .putArray("panels")
                        .add("rule");
                ((ObjectNode) lesson.get("rules"))
                        .set("set", JSON.readTree("{ \"capturing-seed\": { \"as\": \"congklak-simple\" } }"));
                JsonNode beside = JSON.readTree(BESIDE);
                ((ObjectNode) lesson.get("positions")).setAll((ObjectNode) beside.get("positions"));
                for (String field : List.of("tests", "charts", "glossary", "bank")) {
                    lesson.set(field, beside.get(field));
                }
                lesson.set("meta", JSON.readTree("""
                        { "minutes": 5, "audience": { "ages": [8, 99], "level": "beginner", "requires": ["first-turn"] },
                          "goals": [{ "id": "G1", "text": "t" }], "authors": ["a"], "keywords": ["k"], "license": "CC0-1.0",
                          "teacher": "t", "sources": [{ "id": "s", "cite": "c", "url": "u", "accessed": "a",
                            "supports": ["congklak-classic#own-store"], "note": "n" }] }"""));
            }
            lessons.add(lesson);
        }
        return lessons;
    }

    private static List<JsonNode> shipped() throws IOException {
        List<JsonNode> lessons = new ArrayList<>();
        for (String folder : List.of("lessons", "src/test/lessons", "examples")) {
            try (Stream<Path> files = Files.list(Path.of(folder))) {
                files.filter(f -> f.toString().endsWith(".lesson.json"))
                        .sorted()
                        .forEach(f -> lessons.add(JSON.readTree(read(f))));
            }
        }
        return lessons;
    }

    private static List<Problem> problems(JsonNode lesson) {
        try {
            LessonReader.read(lesson.toString(), "made.lesson.json", RuleBooks.shipped());
            return List.of();
        } catch (FormatException e) {
            return e.problems();
        }
    }

    /** Every object of a lesson with its path, as problems name it. */
    private static void objects(JsonNode node, String path, List<String> found) {
        if (node instanceof ObjectNode object) {
            found.add(path);
            object.properties().forEach(e -> objects(e.getValue(), join(path, e.getKey()), found));
        } else if (node instanceof ArrayNode array) {
            for (int i = 0; i < array.size(); i++) {
                objects(array.get(i), path + "[" + i + "]", found);
            }
        }
    }

    private static List<String> objects(JsonNode lesson) {
        List<String> found = new ArrayList<>();
        objects(lesson, "", found);
        return found;
    }

    private static String join(String path, String name) {
        return path.isEmpty() ? name : path + "." + name;
    }

    /** The object at a path. */
    private static ObjectNode at(JsonNode lesson, String path) {
        JsonNode at = lesson;
        for (String part : path.isEmpty() ? List.<String>of() : List.of(path.split("\\.|(?=\\[)", -1))) {
            at = part.startsWith("[") ? at.get(Integer.parseInt(part.substring(1, part.length() - 1))) : at.get(part);
        }
        return (ObjectNode) at;
    }

    /** Every name that a lesson can have anywhere, and one that it can have nowhere. */
    private static Set<String> names() {
        Set<String> names = new TreeSet<>(Set.of("zzz"));
        JSON.readTree(SCHEMA)
                .findValues("properties")
                .forEach(properties -> properties.propertyNames().forEach(names::add));
        // A position with "generate" is refused as a whole, so nothing can be learnt of its other fields.
        names.remove("generate");
        return names;
    }

    private static Set<String> words(JsonNode schema) {
        Set<String> words = new TreeSet<>(Set.of("zzz"));
        schema.findValues("enum").forEach(values -> values.forEach(v -> words.add(v.asString())));
        return words;
    }

    @Test
    void keepsToWhatEditorsUnderstand() {
        Set<String> used = new TreeSet<>();
        keywords(JSON.readTree(SCHEMA), used);
        assertThat(KEYWORDS).containsAll(used);
        assertThat(JSON.readTree(SCHEMA).get("$schema").asString())
                .isEqualTo("https://json-schema.org/draft/2020-12/schema");
    }

    private static void keywords(JsonNode schema, Set<String> used) {
        schema.properties().forEach(e -> {
            used.add(e.getKey());
            boolean named = Set.of("properties", "patternProperties", "$defs").contains(e.getKey());
            JsonNode value = e.getValue();
            if (named) {
                value.forEach(inner -> keywords(inner, used));
            } else if (e.getKey().equals("examples")) {
                assertThat(value).isNotEmpty();
            } else if (value.isObject()) {
                keywords(value, used);
            } else if (value.isArray()) {
                value.forEach(inner -> keywords(inner, used));
            }
        });
    }

    @Test
    void everyLessonFitsTheSchema() throws IOException {
        List<JsonNode> lessons = new ArrayList<>(made());
        lessons.addAll(shipped());
        assertThat(lessons).hasSizeGreaterThanOrEqualTo(17).allSatisfy(lesson -> {
            assertThat(problems(lesson)).isEmpty();
            assertThat(schema.validate(lesson)).isEmpty();
        });
    }

    @Test
    @Slow
    void theSameFieldsAreKnownInEveryObject() throws IOException {
        Set<String> names = names();
        assertThat(names).as("of more mistakes the reader tells none").hasSizeLessThan(MOST_MISTAKES);
        int compared = 0;
        for (JsonNode lesson : made()) {
            for (String path : objects(lesson)) {
                JsonNode tried = lesson.deepCopy();
                ObjectNode object = at(tried, path);
                Set<String> added = new TreeSet<>(names);
                object.propertyNames().forEach(added::remove);
                added.forEach(name -> {
                    if (name.equals("needs")) {
                        object.putArray(name);
                    } else {
                        object.putNull(name);
                    }
                });
                Set<String> reader = new TreeSet<>(added);
                problems(tried).stream()
                        .filter(p -> p.code().equals("E015") || p.code().equals("E109"))
                        .filter(p -> added.stream().anyMatch(name -> p.path().equals(join(path, name))))
                        .forEach(p -> reader.remove(p.path().substring(path.isEmpty() ? 0 : path.length() + 1)));
                Set<String> ofSchema = new TreeSet<>(added);
                for (Error error : schema.validate(tried)) {
                    if (error.getKeyword().equals("additionalProperties")
                            && error.getInstanceNode() != null
                            && error.getInstanceNode().equals(object)) {
                        ofSchema.remove(error.getProperty());
                    }
                }
                boolean boards = path.endsWith(".expect")
                        && lesson.at("/steps/0/kind").asString().equals("compare");
                if (boards) {
                    // Any other name may be that of a board, as far as the schema knows.
                    assertThat(ofSchema).as("fields of %s", path).containsAll(reader);
                } else {
                    assertThat(ofSchema)
                            .as("fields that the schema and the reader know in %s of %s", path, lesson)
                            .isEqualTo(reader);
                }
                compared++;
            }
        }
        assertThat(compared).isGreaterThan(100);
    }

    @Test
    void theSameFieldsMustBeThere() {
        for (JsonNode lesson : made()) {
            for (String path : objects(lesson)) {
                for (String name : at(lesson, path).properties().stream()
                        .map(java.util.Map.Entry::getKey)
                        .toList()) {
                    JsonNode tried = lesson.deepCopy();
                    at(tried, path).remove(name);
                    agree(tried, Set.of("E010"), name + " left out of " + path);
                }
            }
        }
    }

    /** A word in a field of a lesson. */
    private record Tried(JsonNode lesson, String path, String field, String word) {}

    @Test
    void theSameWordsAreKnown() {
        for (Tried tried : Attacks.some(everyWordInEveryField(), 1_000)) {
            JsonNode lesson = tried.lesson().deepCopy();
            ObjectNode object = at(lesson, tried.path());
            if (object.get(tried.field()) instanceof ArrayNode list) {
                list.set(0, tried.word());
            } else {
                object.put(tried.field(), tried.word());
            }
            agree(lesson, UNKNOWN_WORD, tried.word() + " in " + join(tried.path(), tried.field()));
        }
    }

    private static List<Tried> everyWordInEveryField() {
        Set<String> words = words(JSON.readTree(SCHEMA));
        Set<String> seen = new HashSet<>();
        List<Tried> all = new ArrayList<>();
        for (JsonNode lesson : made()) {
            String kind = lesson.at("/steps/0/kind").asString()
                    + lesson.at("/steps/0/question/type").asString();
            for (String path : objects(lesson)) {
                at(lesson, path).properties().stream()
                        .filter(e ->
                                e.getValue().isString() || e.getValue().path(0).isString())
                        .map(java.util.Map.Entry::getKey)
                        .filter(name -> name.equals("kind")
                                || seen.add(kind + join(path, name).replaceAll("[0-9]+", "")))
                        .forEach(name -> words.forEach(word -> all.add(new Tried(lesson, path, name, word))));
            }
        }
        assertThat(seen).hasSizeGreaterThan(50);
        return all;
    }

    /** What the reader reads the schema lets pass; what it refuses for one of these reasons the schema refuses too. */
    private void agree(JsonNode lesson, Set<String> codes, String what) {
        Set<String> told = problems(lesson).stream().map(Problem::code).collect(toCollection(TreeSet::new));
        if (told.isEmpty()) {
            assertThat(schema.validate(lesson))
                    .as("%s: the reader reads %s", what, lesson)
                    .isEmpty();
        } else if (told.stream().anyMatch(codes::contains)) {
            assertThat(schema.validate(lesson))
                    .as("%s: the reader says %s of %s", what, told, lesson)
                    .isNotEmpty();
        }
    }
}
