package papan.json.rules;

import java.util.Map;
import java.util.Optional;
import papan.format.Ids;
import papan.format.JsonObjectReader;
import papan.format.JsonValue;
import papan.format.JsonValue.JsonText;
import papan.format.Problems;
import papan.model.House;
import papan.model.Layout;
import papan.model.Side;
import papan.rules.FirstMove;
import papan.rules.Key;

/** Reads how the first round of a match is opened. */
final class FirstMoveReader {
    private final JsonObjectReader in;
    private final Problems problems;
    private final Layout layout;

    FirstMoveReader(JsonObjectReader in, Problems problems, Layout layout) {
        this.in = in;
        this.problems = problems;
        this.layout = layout;
    }

    Optional<FirstMove> read(JsonValue value) {
        return value instanceof JsonText
                ? in.asWord(value, Map.of("free", new FirstMove.Free()))
                : JsonObjectReader.of(value, problems).flatMap(f -> firstMove(f, value));
    }

    private Optional<FirstMove> firstMove(JsonObjectReader f, JsonValue value) {
        FirstMove.Choice choice =
                f.word("house", Ids.of(FirstMove.Choice.class, Key::of)).orElse(FirstMove.Choice.FREE);
        FirstMove.ContestedHouse contested = f.word("contestedHouse", Ids.of(FirstMove.ContestedHouse.class, Key::of))
                .orElse(FirstMove.ContestedHouse.FIRST_TO_ARRIVE);
        Optional<FirstMove> simultaneous = f.word("simultaneous", Ids.of(FirstMove.Schedule.class, Key::of))
                .map(schedule -> new FirstMove.Simultaneous(schedule, choice, contested));
        Optional<FirstMove> forced = f.value("forced").flatMap(v -> forced(f, v));
        f.finish();
        if (f.countOf("simultaneous", "forced") != 1) {
            problems.error("R112", value, "Say \"free\", {\"forced\": HOUSE} or {\"simultaneous\": …}.", "");
        }
        return simultaneous.or(() -> forced);
    }

    private Optional<FirstMove> forced(JsonObjectReader f, JsonValue value) {
        Optional<String> name = f.asText(value);
        Optional<House> house =
                name.flatMap(House::parseHouse).filter(h -> h.side() == Side.SOUTH && layout.contains(h));
        if (name.isPresent() && house.isEmpty()) {
            problems.error(
                    "R113",
                    value,
                    "\"" + name.get() + "\" is not a house of south's, who moves first.",
                    "Houses are S1 to S" + layout.houses() + ".");
        }
        return house.map(FirstMove.Forced::new);
    }
}
