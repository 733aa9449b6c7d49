package papan.json.rules;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import papan.format.Field;
import papan.format.Fields;
import papan.format.JsonValue;
import papan.format.ObjectShape;
import papan.format.Part;
import papan.format.Reading;
import papan.format.Shape;
import papan.format.Shapes;
import papan.model.House;
import papan.model.Layout;
import papan.model.Side;
import papan.rules.FirstMove;
import papan.rules.FirstMove.Simultaneous;
import papan.rules.Key;

/** How the first round of a match is opened, read where the {@link Layout} of its board is known. */
final class FirstMoveShape {
    private static final Field<House> FORCED = Field.optional(
            "forced",
            Shapes.text("^S[1-9][0-9]?$", FirstMoveShape::house, House::name),
            "By turns; this house is south's first move.");
    private static final Field<FirstMove.Schedule> SIMULTANEOUS = Field.optional(
            "simultaneous",
            Shapes.words(FirstMove.Schedule.class, Key::of),
            "Both at once: lap by lap both last seeds are judged when both hands are empty, seed by seed each as soon as it"
                    + " falls.");
    private static final Field<FirstMove.Choice> HOUSE = Field.optional(
            "house",
            Shapes.words(FirstMove.Choice.class, Key::of),
            FirstMove.Choice.FREE,
            "With which houses both begin at once.");
    private static final Field<FirstMove.ContestedHouse> CONTESTED = Field.optional(
            "contestedHouse",
            Shapes.words(FirstMove.ContestedHouse.class, Key::of),
            FirstMove.ContestedHouse.FIRST_TO_ARRIVE,
            "Who goes on where both hands must lift the same house: the player whose last seed fell there earlier, south or"
                    + " neither.");
    private static final Field<FirstMove.FinishedTogether> TOGETHER = Field.optional(
            "finishedTogether",
            Shapes.words(FirstMove.FinishedTogether.class, Key::of),
            FirstMove.FinishedTogether.FIRST_TO_ARRIVE,
            "Who moves next where both hands finish in the same common lap: the player whose last seed fell earlier, or"
                    + " south.");
    private static final Shape<FirstMove> OBJECT = ObjectShape.<FirstMove>of(
                    "",
                    FirstMoveShape::firstMove,
                    ofBoth(SIMULTANEOUS, Simultaneous::schedule),
                    ofBoth(HOUSE, Simultaneous::choice),
                    ofBoth(CONTESTED, Simultaneous::contested),
                    ofBoth(TOGETHER, Simultaneous::together),
                    FORCED.fromOptional(move ->
                            move instanceof FirstMove.Forced forced ? Optional.of(forced.house()) : Optional.empty()))
            .with("oneOf", OneOf.keyword(List.of(SIMULTANEOUS.name(), FORCED.name())));

    static final Field<FirstMove> FIRST_MOVE = Field.optional(
                    "firstMove",
                    Shapes.wordsOr(Map.of("free", new FirstMove.Free()), OBJECT),
                    "How the first round is opened; free is by turns, and south begins with any house.")
            .late();

    private FirstMoveShape() {}

    private static <T> Part<FirstMove> ofBoth(Field<T> field, Function<Simultaneous, T> get) {
        return field.fromOptional(
                move -> move instanceof Simultaneous both ? Optional.of(get.apply(both)) : Optional.empty());
    }

    private static FirstMove firstMove(Fields in) {
        if (in.in().countOf(List.of(SIMULTANEOUS.name(), FORCED.name())) != 1) {
            in.error("R112", "Say \"free\", {\"forced\": HOUSE} or {\"simultaneous\": …}.", "");
        }
        Optional<FirstMove> both = in.find(SIMULTANEOUS)
                .map(schedule -> new Simultaneous(schedule, in.get(HOUSE), in.get(CONTESTED), in.get(TOGETHER)));
        return in.need(both.or(() -> in.find(FORCED).map(FirstMove.Forced::new)));
    }

    private static Optional<House> house(String name, JsonValue at, Reading reading) {
        Layout layout = reading.context(Layout.class);
        Optional<House> house = House.parseHouse(name).filter(it -> it.side() == Side.SOUTH && layout.contains(it));
        if (house.isEmpty()) {
            reading.problems()
                    .error(
                            "R113",
                            at,
                            "\"" + name + "\" is not a house of south's, who moves first.",
                            "Houses are S1 to S" + layout.houses() + ".");
        }
        return house;
    }
}
