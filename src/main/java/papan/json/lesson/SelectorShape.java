package papan.json.lesson;

import static papan.json.lesson.LessonShapes.EVENT_KIND;
import static papan.json.lesson.LessonShapes.HOUSE;
import static papan.json.lesson.LessonShapes.RULING;
import static papan.json.lesson.LessonShapes.SIDE;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import papan.event.Ruling;
import papan.format.Field;
import papan.format.Fields;
import papan.format.RecordShape;
import papan.format.Shapes;
import papan.format.Vocabulary;
import papan.lesson.script.EventKind;
import papan.lesson.script.Selector;
import papan.lesson.script.StopAt;
import papan.model.House;
import papan.model.Place;
import papan.model.Side;
import papan.model.Store;
import papan.rules.ClauseId;

/** Which events are meant, and where a move is stopped. */
final class SelectorShape {
    static final Field<EventKind> EVENT = Field.optional("event", EVENT_KIND, "The kind of event, as in a trace.");
    static final Field<Ruling> BY_RULING = Field.optional("ruling", RULING, "The rule that decided over a last seed.");
    static final Field<House> IN_HOUSE = Field.optional("house", HOUSE, "Only those at, from or into this house.");
    static final Field<Side> IN_STORE = Field.optional("store", SIDE, "Only those at or into this player's store.");

    private SelectorShape() {}

    /** Which events are meant, as words of a lesson. */
    static void in(Vocabulary all) {
        all.with("meant", in -> meant(in, all.fields(Selector.class)), EVENT)
                .with("byRuling", in -> in.find(BY_RULING), BY_RULING)
                .with("where", SelectorShape::place, IN_HOUSE, IN_STORE)
                .with("before", Shapes.words(new TreeMap<>(Map.of("before", true, "after", false))));
        // One of these says which events are meant.
        List<Object> needed = Stream.of("event", "ruling", "rule")
                .<Object>map(field -> Map.of("required", List.of(field)))
                .toList();
        all.with(
                        Selector.class,
                        all.object(Selector.class).with("anyOf", needed).named("selector"))
                .with(
                        StopAt.class,
                        all.object(StopAt.class).with("anyOf", needed).named("stopAt"));
    }

    private static EventKind meant(Fields in, RecordShape<Selector> selector) {
        Field<ClauseId> byRule = selector.field("rule");
        boolean named = in.has(EVENT) || in.has(BY_RULING) || in.has(byRule);
        if (!named) {
            in.error(
                    "E518",
                    "This selects no events.",
                    "Write { \"event\": \"capture\" } or { \"ruling\": \"relay\" }.");
        }
        if (in.get(selector.<Boolean>field("first"))
                && in.find(selector.field("nth")).isPresent()) {
            in.error(
                    "E523",
                    "first",
                    "\"first\" is the first of the whole lesson, \"nth\" counts those of this step.",
                    "Leave one of them out.");
        }
        Optional<Ruling> ruling = in.find(BY_RULING);
        Optional<ClauseId> rule = in.find(byRule);
        EventKind kind = in.need(in.find(EVENT)
                .or(() -> ruling.map(r -> EventKind.RULING))
                .or(() -> in.has(EVENT) ? Optional.empty() : rule.map(Selector::tellingOf)));
        if (rule.isPresent() && kind != EventKind.RULING && kind != EventKind.SKIP) {
            in.error(
                    "E524",
                    byRule,
                    "No " + kind.id() + " says because of which rule it happened; a ruling does, and a skip.",
                    "Write \"event\": \"ruling\", or leave \"event\" out.");
        }
        return kind;
    }

    /** The house or the store that is named. */
    static Optional<Place> place(Fields in) {
        return in.find(IN_HOUSE)
                .<Place>map(house -> house)
                .or(() -> in.find(IN_STORE).map(Store::new));
    }
}
