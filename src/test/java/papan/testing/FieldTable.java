package papan.testing;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import tools.jackson.databind.JsonNode;

/**
 * The fields of an object as a table for a document, taken from a published schema, which is printed from the
 * declarations: so the document says what is read.
 */
public final class FieldTable {
    /** Where the document tells of an object that is not told of in the table itself. */
    private static final Map<String, String> SECTIONS = Map.ofEntries(
            Map.entry("condition", "[condition](#conditions)"),
            Map.entry("borrowed", "[clauses](#altered-rules)"),
            Map.entry("position", "[position](#positions)"),
            Map.entry("fixedPosition", "[position](#positions)"),
            Map.entry("step", "[step](#steps)"),
            Map.entry("question", "[question](#ask)"),
            Map.entry("highlight", "[highlight](#highlights-and-hints)"),
            Map.entry("hint", "[hint](#highlights-and-hints)"),
            Map.entry("expect", "[object](#what-you-expect)"),
            Map.entry("selector", "[selection](#what-you-say)"),
            Map.entry("stopAt", "[selection](#what-you-say)"),
            Map.entry("eventKind", "[event](#what-you-say)"),
            Map.entry("sayForEvent", "[text for an event](#what-you-say)"),
            Map.entry("ownChart", "[chart](#charts-of-your-own)"),
            Map.entry("citation", "[citation](#clauses-and-citations)"),
            Map.entry("source", "[document](#documents)"),
            Map.entry("bankQuestion", "[question](#questions-for-later)"),
            Map.entry("branch", "[way](#ways-through-a-lesson)"));

    /** Words that are too many for a cell, and ids and places, which have sections of their own. */
    private static final Set<String> NAMES = Set.of("id", "house", "place", "clause", "misconception");

    private static final String LIST = "list";

    private final JsonNode schema;

    private FieldTable(JsonNode schema) {
        this.schema = schema;
    }

    /** The tables of a kind of file, such as {@code lesson}. */
    public static FieldTable of(String kind) {
        return new FieldTable(PublishedSchema.schema(kind));
    }

    /**
     * The lines of a table.
     *
     * @param name a definition, or a field of the whole; for one of several kinds only its own fields are told, and for
     *     their family what all of them have
     */
    public List<String> lines(String name) {
        List<String> lines = new ArrayList<>(List.of("| field | what stands there | needed | what it says |"));
        lines.add("|---|---|---|---|");
        fields(name)
                .forEach((field, is) -> lines.add(Stream.of(
                                "`" + field + "`",
                                type(is),
                                needed(name, field, is),
                                is.path("description")
                                        .asString(target(is).path("description").asString()))
                        .map(cell -> cell.replace("|", "\\|"))
                        .collect(Collectors.joining(" | ", "| ", " |"))));
        return lines;
    }

    private JsonNode object(String name) {
        JsonNode defined = schema.path("$defs").path(name);
        JsonNode object = name.equals(schema.path("title").asString().replaceFirst("/.*", ""))
                ? schema
                : defined.isMissingNode() ? schema.path("properties").path(name) : defined;
        return object.path("items").isMissingNode() ? object : object.path("items");
    }

    private Map<String, JsonNode> fields(String name) {
        Map<String, JsonNode> fields = new LinkedHashMap<>();
        JsonNode object = object(name);
        object.path("properties").properties().forEach(field -> fields.put(field.getKey(), field.getValue()));
        List<JsonNode> kinds = kinds(name).toList();
        if (!kinds.isEmpty()) {
            JsonNode first = kinds.get(0).path("properties");
            first.properties().forEach(field -> {
                if (!field.getValue().isBoolean() && inAll(kinds, field.getKey())) {
                    fields.put(field.getKey(), field.getValue());
                }
            });
        }
        String family = name.replaceFirst("-[^-]*$", "");
        if (!family.equals(name)) {
            fields.keySet().removeIf(field -> inAll(kinds(family).toList(), field));
        }
        if (fields.isEmpty()) {
            throw new AssertionError("nothing is declared as " + name);
        }
        return fields;
    }

    private static boolean inAll(List<JsonNode> kinds, String field) {
        return !kinds.isEmpty()
                && kinds.stream().allMatch(kind -> kind.path("properties").has(field));
    }

    /** The kinds of which one is told apart by a field; none if it is no such family. */
    private Stream<JsonNode> kinds(String name) {
        return stream(object(name).path("allOf"))
                .map(kind -> kind.path("then"))
                .filter(then -> then.has("$ref"))
                .map(this::target);
    }

    private static Stream<JsonNode> stream(JsonNode all) {
        return StreamSupport.stream(all.spliterator(), false);
    }

    /** What a reference leads to, or else the schema itself. */
    private JsonNode target(JsonNode is) {
        return is.has("$ref") ? schema.path("$defs").path(reference(is)) : is;
    }

    private static String reference(JsonNode is) {
        return is.path("$ref").asString().replace("#/$defs/", "");
    }

    private String needed(String name, String field, JsonNode is) {
        List<JsonNode> kinds = kinds(name).toList();
        List<String> needing = kinds.stream()
                .filter(kind -> isRequired(kind, field))
                .map(kind -> word(name, kind))
                .toList();
        if (isRequired(object(name), field) || (!kinds.isEmpty() && needing.size() == kinds.size())) {
            return "yes";
        }
        if (!needing.isEmpty()) {
            return "for " + needing.stream().map(FieldTable::code).collect(Collectors.joining(", "));
        }
        if (isRequired(object(name).path("else"), field)) {
            return "without "
                    + code(object(name).path("if").path("required").path(0).asString());
        }
        return is.path("default").isValueNode()
                ? "no: " + code(is.path("default").asString())
                : "no";
    }

    private String word(String family, JsonNode kind) {
        return schema.path("$defs").properties().stream()
                .filter(each -> each.getValue().equals(kind))
                .map(each -> each.getKey().substring(family.length() + 1))
                .findFirst()
                .orElseThrow();
    }

    private static boolean isRequired(JsonNode object, String field) {
        return stream(object.path("required")).anyMatch(name -> name.asString().equals(field));
    }

    private static String code(String text) {
        return "`" + text + "`";
    }

    /** What a value may be, in words. */
    private String type(JsonNode is) {
        if (is.has("$ref")) {
            String name = reference(is);
            return NAMES.contains(name)
                    ? name
                    : SECTIONS.getOrDefault(name, type(schema.path("$defs").path(name)));
        }
        if (is.has("const")) {
            return code(is.path("const").asString());
        }
        if (is.has("enum")) {
            return stream(is.path("enum")).map(word -> code(word.asString())).collect(Collectors.joining(", "));
        }
        if (is.has("if") && !is.has("type")) {
            Set<String> types = new LinkedHashSet<>();
            types.add(
                    is.path("if").has("const")
                            ? code(is.path("if").path("const").asString())
                            : type(is.path("then")));
            types.add(type(is.path("else")));
            types.remove("");
            // What lists hold is told last, so that nobody takes the other for a part of it.
            return types.stream()
                    .sorted(Comparator.comparing(type -> type.startsWith(LIST)))
                    .collect(Collectors.joining(" or "));
        }
        return switch (is.path("type").asString()) {
            case "string" -> "text";
            case "boolean" -> "`true` or `false`";
            case "integer" -> "whole number" + bounds(is);
            case "number" -> "number" + bounds(is);
            case "array" -> list(is);
            case "object" ->
                is.path("additionalProperties").isObject()
                        ? "object: " + type(is.path("additionalProperties")) + " by name"
                        : "object";
            default -> is.has("allOf") ? type(is.path("allOf").path(0)) : "";
        };
    }

    private static String bounds(JsonNode is) {
        return ", " + is.path("minimum").asString().replaceFirst("\\.0$", "") + " to "
                + is.path("maximum").asString().replaceFirst("\\.0$", "");
    }

    private String list(JsonNode is) {
        if (!is.has("items")) {
            return ""; // it only says that whatever else is there is no list either
        }
        int least = is.path("minItems").asInt(0);
        int most = is.path("maxItems").asInt(-1);
        if (most == 0) {
            return LIST + " with nothing in it";
        }
        String count = most < 0
                ? ""
                : least == most ? " of " + most : least == 0 ? " of at most " + most : " of " + least + " to " + most;
        String each = type(is.path("items"));
        return LIST + count + (each.isEmpty() ? "" : ": " + each);
    }
}
