package papan.json.lesson;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import papan.format.Definitions;
import papan.format.Field;
import papan.format.Fields;
import papan.format.JsonObjectReader;
import papan.format.ObjectShape;
import papan.format.Part;
import papan.format.Reading;
import papan.format.Shape;
import papan.format.Shapes;
import papan.lesson.script.EventField;
import papan.lesson.script.EventKind;
import papan.lesson.script.Expectation;

/** An event by its trace name, or {@code {"ruling": …}} for short, with what must at least be true of it. */
final class ExpectedEventShape {
    private static final int MOST = 9999;
    private static final Shape<Object> NUMBER = Shapes.whole(0, MOST).as(number -> number);
    private static final Shape<Object> TEXTS =
            Shapes.listOr(Shapes.list(Shapes.text()), Shapes.text().as(text -> text));
    private static final Map<EventKind, ObjectShape<Expectation.Event>> KINDS = kinds();

    static final Shape<Expectation.Event> EVENT = new Shape.Declared<>(
                    (value, reading) ->
                            JsonObjectReader.of(value, reading.problems()).flatMap(in -> event(in, reading)),
                    new Shape.OnlyRead<>(),
                    ExpectedEventShape::schema)
            .named("expectedEvent");

    private ExpectedEventShape() {}

    private static Map<EventKind, ObjectShape<Expectation.Event>> kinds() {
        Map<EventKind, ObjectShape<Expectation.Event>> kinds = new EnumMap<>(EventKind.class);
        for (EventKind kind : EventKind.values()) {
            List<Field<Object>> values = kind.pointed().stream()
                    .map(field ->
                            Field.optional(field.name(), field.type() == EventField.Type.NUMBER ? NUMBER : TEXTS, ""))
                    .toList();
            List<Part<? super Expectation.Event>> parts = new ArrayList<>(values);
            parts.add(SelectorShape.EVENT);
            kinds.put(kind, ObjectShape.of("", in -> event(kind, values, in), parts));
        }
        return kinds;
    }

    private static Expectation.Event event(EventKind kind, List<Field<Object>> fields, Fields in) {
        Map<String, Object> values = new LinkedHashMap<>();
        fields.forEach(field -> in.find(field).ifPresent(value -> values.put(field.name(), value)));
        return new Expectation.Event(kind, values);
    }

    private static Optional<Expectation.Event> event(JsonObjectReader in, Reading reading) {
        boolean isShort = !in.has("event") && in.has("ruling");
        if (!isShort) {
            in.required("event");
        }
        Optional<EventKind> kind = isShort ? Optional.of(EventKind.RULING) : SelectorShape.EVENT.find(in, reading);
        return kind.map(KINDS::get).flatMap(shape -> shape.read(in, reading));
    }

    private static Map<String, Object> schema(Definitions definitions) {
        List<Object> ways = new ArrayList<>();
        KINDS.forEach((kind, shape) -> ways.add(Shapes.keywords(
                "if",
                        Shapes.keywords(
                                "properties",
                                Map.of("event", Map.of("const", kind.id())),
                                "required",
                                List.of("event")),
                "then", shape.named("expected-" + kind.id()).schema(definitions))));
        ways.add(Shapes.keywords(
                "if", Map.of("not", Map.of("required", List.of("event"))),
                "then",
                        Shapes.keywords(
                                "required", List.of("ruling"), "$ref", "#/$defs/expected-" + EventKind.RULING.id())));
        return Shapes.keywords(
                "description",
                "An event, or what must at least be true of it, as a line of a trace shows it; { \"ruling\": … } for short.",
                "type",
                "object",
                "properties",
                Map.of("event", SelectorShape.EVENT.shape().schema(definitions)),
                "allOf",
                ways);
    }
}
