package papan.json.rules;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import papan.cli.Schemas;
import papan.format.FormatException;
import papan.format.JsonTree;
import papan.format.Problem;
import papan.json.FileShape;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.node.ObjectNode;

/** The published schema lets pass what the reader reads, and refuses what it refuses for its form. */
class RulesSchemaTest {
    private static final Path SHIPPED = Path.of("src", "main", "resources", "papan", "rules");
    private static final ObjectMapper JSON = new ObjectMapper();

    /** What is missing, of another type, out of bounds, or unknown. */
    private static final Set<String> OF_FORM = Set.of("E010", "E011", "E013", "E014", "E015", "R111", "R112", "R114");

    private static final String SMALL = """
            { "format": "rules/1", "id": "small", "names": { "en": "Small", "ms": "Kecil" }, "revision": 2, "area": "europe",
              "region": { "own": "Here" }, "sources": ["classic", { "id": "a", "title": "t", "document": "d", "address": "e" }],
              "after": "a", "vocabulary": { "en": { "house": "pit" } }, "direction": "clockwise", "storeUse": "own",
              "board": { "housesPerSide": 2, "setup": { "custom": { "south": [3, 1], "north": [0, 2] } }, "inEachStore": 1 },
              "originHouse": "sown", "firstMove": { "simultaneous": "byLap", "house": "free", "contestedHouse": "south" },
              "playable": { "minSeeds": 2, "singles": "onlyIfNothingElse" }, "occupiedHouse": "relay",
              "onOwnStore": "turnEnds", "opposition": { "capturingSeed": "taken", "loneSeed": "stays", "circuit": "needed" },
              "countCapture": { "sizes": [2, 3], "side": "any" }, "noMove": "pass", "roundEnd": "rowEmpty",
              "leftovers": "houseOwner", "rounds": { "fixed": { "rounds": 2, "full": 1, "burntHouse": "off",
                "refill": { "houseByHouse": { "from": "left", "lastHouse": "partly" } }, "nextStarter": "loser" } },
              "clauses": { "seeds": { "supports": [{ "source": "a", "says": { "en": "s" }, "quote": "q", "at": 1 }],
                "against": [], "reading": { "en": "r" } } } }""";

    private final Schema schema = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
            .getSchema(Schemas.text("rules").orElseThrow(), InputFormat.JSON);

    @Test
    void everyRuleSetFitsTheSchema() throws IOException {
        List<Path> files = new ArrayList<>();
        for (Path folder :
                List.of(SHIPPED, Path.of("src", "test", "resources", "papan", "rules-before"), Path.of("examples"))) {
            try (Stream<Path> all = Files.list(folder)) {
                all.filter(file -> file.toString().endsWith(".json")).forEach(files::add);
            }
        }
        int rules = 0;
        for (Path file : files) {
            if (FileShape.of(file) == FileShape.RULES) {
                assertThat(schema.validate(Files.readString(file), InputFormat.JSON))
                        .as(file.toString())
                        .isEmpty();
                rules++;
            }
        }
        assertThat(rules).isGreaterThan(80);
    }

    @Test
    void whatTheReaderRefusesForItsFormTheSchemaRefuses() throws IOException {
        List<JsonNode> whole = List.of(
                JSON.readTree(SMALL),
                JSON.readTree(Path.of("examples", "congklak-five.json").toFile()));
        int damaged = 0;
        for (JsonNode rules : whole) {
            assertThat(problems(rules)).isEmpty();
            for (String path : objects(rules, "")) {
                for (String field : names(rules.at(path))) {
                    for (String value : List.of("", "7", "\"zzz\"", "null", "[]", "{}")) {
                        ObjectNode tried = (ObjectNode) rules.deepCopy();
                        ObjectNode object = (ObjectNode) tried.at(path);
                        JsonNode was = object.remove(field);
                        object.set(value.isEmpty() ? field + "q" : field, value.isEmpty() ? was : JSON.readTree(value));
                        agree(tried, path + "/" + field + " " + value);
                        damaged++;
                    }
                    ObjectNode without = (ObjectNode) rules.deepCopy();
                    ((ObjectNode) without.at(path)).remove(field);
                    agree(without, path + "/" + field + " left out");
                }
            }
        }
        assertThat(damaged).isGreaterThan(500);
    }

    private void agree(JsonNode rules, String what) {
        List<Problem> told = problems(rules);
        if (told.isEmpty() || told.stream().anyMatch(RulesSchemaTest::isOfForm)) {
            assertThat(schema.validate(rules).isEmpty())
                    .as("%s: the reader says %s", what, told)
                    .isEqualTo(told.isEmpty());
        }
    }

    /** Which documents there are no schema knows. */
    private static boolean isOfForm(Problem problem) {
        boolean isDocument = problem.path().matches("sources.*|.*\\.source");
        return OF_FORM.contains(problem.code())
                && !(isDocument && problem.code().equals("E014"));
    }

    private static List<Problem> problems(JsonNode rules) {
        try {
            RuleBooks.read(JsonTree.read(rules.toString(), "made.json"), "made.json");
            return List.of();
        } catch (FormatException e) {
            return e.problems();
        }
    }

    private static List<String> names(JsonNode object) {
        List<String> names = new ArrayList<>();
        object.propertyNames().forEach(names::add);
        return names;
    }

    /** The places of all objects. */
    private static List<String> objects(JsonNode node, String path) {
        List<String> found = new ArrayList<>(node.isObject() ? List.of(path) : List.of());
        names(node).forEach(name -> found.addAll(objects(node.get(name), path + "/" + name)));
        for (int i = 0; node.isArray() && i < node.size(); i++) {
            found.addAll(objects(node.get(i), path + "/" + i));
        }
        return found;
    }
}
