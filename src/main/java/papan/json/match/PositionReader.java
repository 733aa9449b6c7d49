package papan.json.match;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import papan.format.FormatException;
import papan.format.JsonObjectReader;
import papan.format.JsonTree;
import papan.format.JsonValue;
import papan.format.JsonValue.JsonArray;
import papan.format.Problems;
import papan.format.Visible;
import papan.lesson.script.AnswerSpelling;
import papan.model.Direction;
import papan.model.House;
import papan.model.Layout;
import papan.model.Position;
import papan.model.Side;
import papan.rules.RuleSet;

/** Reads positions, as the trace contract writes them, for the board of one rule set. */
public final class PositionReader {
    private static final int MAX_SEEDS = 999;
    private static final Map<String, Side> SIDES = Map.of("south", Side.SOUTH, "north", Side.NORTH);

    private static final Map<String, Direction> DIRECTIONS =
            Map.of("clockwise", Direction.CLOCKWISE, "anticlockwise", Direction.ANTICLOCKWISE);

    private final RuleSet rules;
    private final Problems problems;

    /** A reader for a rule set's board, noting problems. */
    public PositionReader(RuleSet rules, Problems problems) {
        this.rules = rules;
        this.problems = problems;
    }

    /** Reads a position that makes up a whole text. */
    public static Position read(String text, String file, RuleSet rules) throws FormatException {
        Problems problems = new Problems(file);
        Optional<Position> position = new PositionReader(rules, problems).read(JsonTree.read(text, file));
        problems.throwIfAny();
        return position.orElseThrow();
    }

    /** Reads a position; empty, with problems noted, if it is not one. */
    public Optional<Position> read(JsonValue value) {
        return JsonObjectReader.of(value, problems).flatMap(this::read);
    }

    private Optional<Position> read(JsonObjectReader in) {
        Layout layout = rules.layout();
        int[] cells = new int[layout.places()];
        boolean south = row(in, Side.SOUTH, cells);
        boolean north = row(in, Side.NORTH, cells);
        readStores(in, layout, cells);
        Optional<Side> mover = in.required("mover").flatMap(v -> in.asWord(v, SIDES));
        int burnt = burnt(in, layout, cells);
        int round = in.whole("round", 1, 9999).orElse(1);
        boolean partial = in.flag("partial", false);
        Optional<Direction> direction = in.word("direction", DIRECTIONS);
        Side chooser = in.word("directionBy", SIDES).orElse(Side.SOUTH);
        boolean bonus = in.flag("bonus", false);
        in.finish();
        if (!south || !north || mover.isEmpty()) {
            return Optional.empty();
        }
        Position bare = Position.of(layout, cells, burnt, mover.get(), round).withBonus(bonus);
        Position position = direction.map(d -> bare.withDirection(chooser, d)).orElse(bare);
        if (!partial) {
            checkTotal(in, position);
        }
        return Optional.of(position);
    }

    private boolean row(JsonObjectReader in, Side side, int[] cells) {
        Optional<JsonValue> value = in.required(side.id());
        if (value.isEmpty()) {
            return false;
        }
        List<JsonValue> seeds = in.list(side.id());
        int houses = rules.layout().houses();
        if (seeds.size() != houses) {
            if (value.get() instanceof JsonArray) {
                problems.error(
                        "E211",
                        value.get(),
                        side.id() + " has " + seeds.size() + " numbers; " + rules.id() + " has " + houses
                                + " houses a side.",
                        "");
            }
            return false;
        }
        for (int i = 0; i < houses; i++) {
            cells[side.index() * houses + i] =
                    in.asWhole(seeds.get(i), 0, MAX_SEEDS).orElse(0);
        }
        return true;
    }

    private void readStores(JsonObjectReader in, Layout layout, int[] cells) {
        Optional<JsonObjectReader> stores = in.required("stores").flatMap(v -> JsonObjectReader.of(v, problems));
        if (stores.isEmpty()) {
            return;
        }
        for (Side side : Side.values()) {
            stores.get()
                    .required(side.id())
                    .ifPresent(v -> cells[layout.store(side.index())] =
                            in.asWhole(v, 0, MAX_SEEDS).orElse(0));
        }
        stores.get().finish();
    }

    private int burnt(JsonObjectReader in, Layout layout, int[] cells) {
        int mask = 0;
        for (JsonValue value : in.list("burnt")) {
            Optional<House> house = house(in, value, layout);
            if (house.isPresent()) {
                int index = layout.indexOf(house.get());
                mask |= 1 << index;
                if (cells[index] > 0) {
                    problems.error(
                            "E213",
                            value,
                            house.get() + " is burnt but holds " + cells[index] + " seeds.",
                            "A burnt house is empty.");
                }
            }
        }
        return mask;
    }

    private Optional<House> house(JsonObjectReader in, JsonValue value, Layout layout) {
        Optional<String> name = in.asText(value);
        Optional<House> house = name.flatMap(House::parseHouse).filter(layout::contains);
        if (name.isPresent() && house.isEmpty()) {
            problems.error(
                    "E216",
                    value,
                    "\"" + Visible.shortened(name.get()) + "\" is not a house of this board.",
                    AnswerSpelling.suggestion(
                                    AnswerSpelling.house(name.get(), layout).map(House::name)) + "Houses are S1 to S"
                            + layout.houses() + " and N1 to N" + layout.houses() + ".");
        }
        return house;
    }

    private void checkTotal(JsonObjectReader in, Position position) {
        int total = rules.board().total();
        if (position.total() != total) {
            problems.error(
                    "E212",
                    in.object(),
                    "The position holds " + position.total() + " seeds; " + rules.id() + " is played with " + total
                            + ".",
                    "Correct the numbers, or write \"partial\": true.");
        }
    }
}
