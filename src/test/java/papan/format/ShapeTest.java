package papan.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import papan.model.Says;

class ShapeTest {
    private enum Colour {
        RED,
        GREEN
    }

    @Says(value = "A marble.", name = "marble")
    private record Marble(
            @Says(value = "What it is called.", filled = true)
            String name,

            @Says(value = "In fingers.", min = 1, max = 9) int size,
            @Says(value = "Its colour.", usual = "RED") Colour colour,
            @Says(value = "In ounces.", max = 2) Optional<Double> weight,
            @Says(value = "What it holds.", usual = "") List<Marble> inside) {}

    private static final Shape<Marble> MARBLE =
            new Vocabulary(constant -> constant.name().toLowerCase(Locale.ROOT)).object(Marble.class);

    @Says("A box of marbles.")
    private record Box(
            @Says(value = "What stands on it.", usual = "", translated = true)
            String label) {}

    /** The same with one more component, and nothing else anywhere. */
    @Says("A box of marbles.")
    private record BoxWithLid(
            @Says(value = "What stands on it.", usual = "", translated = true)
            String label,

            @Says(value = "What stands inside the lid.", usual = "", translated = true)
            String lid) {}

    /** A jar that holds no more than five, whatever is said. */
    @Says(value = "A jar.", name = "jar")
    private record Jar(
            @Says(value = "What stands on it.", filled = true)
            Optional<String> label,

            @Says(value = "How many it holds.", usual = "3", needed = true, max = 9)
            int holds) {}

    private static final Shape<Jar> JAR = new Vocabulary(Enum::name)
            .looking("jar", (Jar jar, Fields in) -> new Jar(jar.label(), Math.min(5, jar.holds())))
            .object(Jar.class);

    private final Problems problems = new Problems("marbles.json");

    private Optional<Marble> read(String json) throws FormatException {
        return MARBLE.read(JsonTree.read(json.replace('\'', '"'), "marbles.json"), Reading.of(problems));
    }

    @Test
    void whatIsLeftOutIsAsUsual() throws FormatException {
        assertThat(read("{'name': 'a', 'size': 3}"))
                .contains(new Marble("a", 3, Colour.RED, Optional.empty(), List.of()));
        assertThat(problems.inOrder()).isEmpty();
    }

    @Test
    void whatIsWrittenIsReadAgain() throws FormatException {
        Marble inner = new Marble("b", 1, Colour.GREEN, Optional.of(0.5), List.of());
        Marble marble = new Marble("a", 3, Colour.RED, Optional.empty(), List.of(inner));
        String written = JsonPrinter.line(MARBLE.written(marble));
        assertThat(written)
                .isEqualTo(
                        "{\"name\":\"a\",\"size\":3,\"inside\":[{\"name\":\"b\",\"size\":1,\"colour\":\"green\",\"weight\":0.5}]}");
        assertThat(read(written)).contains(marble);
    }

    @Test
    void whatMustBeThereIsWrittenThoughItIsUsualAndMissedIfItIsNot() throws FormatException {
        assertThat(JsonPrinter.line(JAR.written(new Jar(Optional.empty(), 3)))).isEqualTo("{\"holds\":3}");
        JAR.read(JsonTree.read("{\"label\": \" \"}", "jar.json"), Reading.of(problems));
        assertThat(problems.inOrder().stream().map(Problem::message))
                .containsExactly("\"holds\" is missing.", "\"label\" is empty.");
    }

    @Test
    void whatIsLookedAtAcrossTheFieldsIsAsItWasFoundToBe() throws FormatException {
        assertThat(JAR.read(JsonTree.read("{\"holds\": 9}", "jar.json"), Reading.of(problems)))
                .contains(new Jar(Optional.empty(), 5));
    }

    @Test
    void onePassFindsEverythingThatIsWrong() throws FormatException {
        assertThat(read("{'name': ' ', 'colour': 'gren', 'weight': '1', 'inside': [{'size': 10}], 'colur': 1}"))
                .isEmpty();
        assertThat(problems.inOrder().stream().map(Problem::line))
                .containsExactly(
                        "marbles.json:1:1  E010 \"size\" is missing.",
                        "marbles.json:1:10  E012 name: \"name\" is empty.",
                        "marbles.json:1:25  E014 colour: \"gren\" is unknown here. Did you mean \"green\"?",
                        "marbles.json:1:43  E013 weight: This must be a number from 0.0 to 2.0. Remove the quotes: write 1.",
                        "marbles.json:1:59  E010 inside[0]: \"name\" is missing.",
                        "marbles.json:1:68  E013 inside[0].size: This must be a whole number from 1 to 9, not 10.",
                        "marbles.json:1:74  E015 colur: The field \"colur\" is unknown here. Did you mean \"colour\"?");
    }

    @Test
    void aListOfMoreThanTheMostIsReadAllTheSameWithAProblemNoted() throws FormatException {
        Shape<List<Integer>> three = Shapes.noMore(
                Shapes.list(Shapes.whole(0, 9)), 3, "E813", "There are ", " marbles; a hand holds 3.", "Drop some.");
        assertThat(three.read(JsonTree.read("[1, 2, 3]", "hand.json"), Reading.of(problems)))
                .contains(List.of(1, 2, 3));
        assertThat(problems.inOrder()).isEmpty();
        assertThat(three.read(JsonTree.read("[1, 2, 3, 4]", "hand.json"), Reading.of(problems)))
                .contains(List.of(1, 2, 3, 4));
        assertThat(problems.inOrder().stream().map(Problem::message))
                .containsExactly("There are 4 marbles; a hand holds 3.");
    }

    @Test
    void aFieldIsAddedByItsComponentAlone() throws FormatException {
        Vocabulary words = new Vocabulary(Enum::name);
        String json = "{\"label\":\"Mine\",\"lid\":\"Keep shut.\"}";
        JsonValue tree = JsonTree.read(json, "box.json");
        assertThat(words.object(Box.class).read(tree, Reading.of(problems))).contains(new Box("Mine"));
        assertThat(problems.inOrder().stream().map(Problem::message))
                .containsExactly("The field \"lid\" is unknown here.");

        ObjectShape<BoxWithLid> shape = words.object(BoxWithLid.class);
        Problems none = new Problems("box.json");
        BoxWithLid box = shape.read(tree, Reading.of(none)).orElseThrow();
        assertThat(none.inOrder()).isEmpty();
        assertThat(box.lid()).isEqualTo("Keep shut.");
        assertThat(JsonPrinter.line(shape.written(box))).isEqualTo(json);
        assertThat(JsonPrinter.line(Definitions.schema("urn:box", "box/1", shape)))
                .contains("\"lid\":{\"description\":\"What stands inside the lid.\",\"type\":\"string\"}");
        Map<String, String> texts = new TreeMap<>();
        assertThat(RecordTexts.said(box, "box", (key, text) -> {
                    texts.put(key, text);
                    return text.toUpperCase(Locale.ROOT);
                }))
                .isEqualTo(new BoxWithLid("MINE", "KEEP SHUT."));
        assertThat(texts).isEqualTo(Map.of("box.label", "Mine", "box.lid", "Keep shut."));
    }

    @Test
    void theSchemaSaysWhatTheReaderKnows() {
        Map<String, Object> schema = Definitions.schema("urn:marble", "marble/1", MARBLE);
        assertThat(JsonPrinter.line(schema))
                .startsWith(
                        "{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"$id\":\"urn:marble\",\"title\":\"marble/1\","
                                + "\"description\":\"A marble.\",\"type\":\"object\",\"required\":[\"name\",\"size\"],\"properties\":{"
                                + "\"name\":{\"description\":\"What it is called.\",\"type\":\"string\",\"pattern\":\"\\\\S\"},"
                                + "\"size\":{\"description\":\"In fingers.\",\"type\":\"integer\",\"minimum\":1,\"maximum\":9},"
                                + "\"colour\":{\"description\":\"Its colour.\",\"type\":\"string\",\"enum\":[\"red\",\"green\"],\"default\":\"red\"},")
                .contains(
                        "\"inside\":{\"description\":\"What it holds.\",\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/marble\"}}")
                .contains("\"$defs\":{\"marble\":{");
    }
}
