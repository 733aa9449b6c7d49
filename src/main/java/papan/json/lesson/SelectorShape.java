package papan.json.lesson;

import static papan.json.lesson.LessonShapes.CLAUSE;
import static papan.json.lesson.LessonShapes.EVENT_KIND;
import static papan.json.lesson.LessonShapes.HOUSE;
import static papan.json.lesson.LessonShapes.RULING;
import static papan.json.lesson.LessonShapes.SIDE;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import papan.event.Ruling;
import papan.format.Field;
import papan.format.Fields;
import papan.format.ObjectShape;
import papan.format.Part;
import papan.format.Shape;
import papan.format.Shapes;
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
    private static final Field<Side> PLAYER = Field.optional("player", SIDE, "Only those of this player's hand.");
    private static final Field<Integer> NTH =
            Field.optional("nth", Shapes.whole(1, 999), "Only the first, second, … of those that fit.");
    private static final Field<Integer> LAP =
            Field.optional("lap", Shapes.whole(1, 999), "Only those in this lap of a turn.");
    private static final Field<ClauseId> RULE = Field.optional(
            "rule",
            CLAUSE,
            "Only rulings by this clause, and places that are passed over because of it; with event or ruling, or alone.");
    private static final Field<Boolean> FIRST =
            Field.optional("first", Shapes.flag(), false, "true: only the first of the whole lesson that fits.");
    private static final Field<Boolean> WHEN = Field.optional(
            "when",
            Shapes.words(new TreeMap<>(Map.of("before", true, "after", false))),
            false,
            "Whether to stop before or after it.");

    private static final List<Part<? super Selector>> PARTS =
            List.of(EVENT, BY_RULING, IN_HOUSE, IN_STORE, PLAYER, NTH, LAP, RULE, FIRST);
    /** One of these says which events are meant. */
    private static final List<Object> MEANT = List.of(
            Map.of("required", List.of("event")),
            Map.of("required", List.of("ruling")),
            Map.of("required", List.of("rule")));

    static final Shape<Selector> SELECTOR = ObjectShape.of("Which events are meant.", SelectorShape::selector, PARTS)
            .with("anyOf", MEANT)
            .named("selector");

    static final Shape<StopAt> STOP_AT = ObjectShape.<StopAt>of(
                    "Stops the last of the moves at an event.",
                    in -> new StopAt(selector(in), in.get(WHEN)),
                    WHEN,
                    EVENT,
                    BY_RULING,
                    IN_HOUSE,
                    IN_STORE,
                    PLAYER,
                    NTH,
                    LAP,
                    RULE,
                    FIRST)
            .with("anyOf", MEANT)
            .named("stopAt");

    private SelectorShape() {}

    private static Selector selector(Fields in) {
        boolean named = in.has(EVENT) || in.has(BY_RULING) || in.has(RULE);
        if (!named) {
            in.error(
                    "E518",
                    "This selects no events.",
                    "Write { \"event\": \"capture\" } or { \"ruling\": \"relay\" }.");
        }
        OptionalInt nth = LessonShapes.whole(in, NTH);
        boolean first = in.get(FIRST);
        if (first && nth.isPresent()) {
            in.error(
                    "E523",
                    FIRST,
                    "\"first\" is the first of the whole lesson, \"nth\" counts those of this step.",
                    "Leave one of them out.");
        }
        Optional<Ruling> ruling = in.find(BY_RULING);
        Optional<ClauseId> rule = in.find(RULE);
        EventKind kind = in.need(in.find(EVENT)
                .or(() -> ruling.map(r -> EventKind.RULING))
                .or(() -> in.has(EVENT) ? Optional.empty() : rule.map(Selector::tellingOf)));
        if (rule.isPresent() && kind != EventKind.RULING && kind != EventKind.SKIP) {
            in.error(
                    "E524",
                    RULE,
                    "No " + kind.id() + " says because of which rule it happened; a ruling does, and a skip.",
                    "Write \"event\": \"ruling\", or leave \"event\" out.");
        }
        return new Selector(kind, ruling, nth, place(in), in.find(PLAYER), LessonShapes.whole(in, LAP), rule, first);
    }

    /** The house or the store that is named. */
    static Optional<Place> place(Fields in) {
        return in.find(IN_HOUSE)
                .<Place>map(house -> house)
                .or(() -> in.find(IN_STORE).map(Store::new));
    }
}
