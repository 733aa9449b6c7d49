package papan.json.lesson;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import papan.engine.OpeningOrder;
import papan.format.JsonObjectReader;
import papan.format.JsonValue;
import papan.format.Visible;
import papan.lesson.script.LessonMove;
import papan.lesson.script.LessonMove.Order;
import papan.lesson.script.LessonMove.Together;
import papan.lesson.script.Step;
import papan.model.House;
import papan.model.Move;
import papan.model.Side;
import papan.rules.FirstMove.Schedule;

/** Reads the moves of a step that plays: houses, common openings and what happens between two rounds. */
final class LessonMoveReader {
    private static final Map<String, Schedule> SCHEDULES = Map.of("byLap", Schedule.BY_LAP, "bySeed", Schedule.BY_SEED);
    private static final Map<String, Boolean> ACTIONS = Map.of("pass", false, "refill", true);

    private final LessonContext context;

    LessonMoveReader(LessonContext context) {
        this.context = context;
    }

    List<LessonMove> read(JsonObjectReader in) {
        List<JsonValue> written = in.list("moves");
        if (written.size() > Step.Play.MAX_MOVES) {
            context.problems()
                    .error(
                            "E510",
                            in.value("moves").orElseThrow(),
                            "There are " + written.size() + " moves; one step plays at most " + Step.Play.MAX_MOVES
                                    + ".",
                            "Make several steps of them.");
            return List.of();
        }
        return written.stream().flatMap(v -> move(in, v).stream()).toList();
    }

    private Optional<LessonMove> move(JsonObjectReader in, JsonValue value) {
        if (!(value instanceof JsonValue.JsonObject)) {
            return context.house(in, value).map(house -> new LessonMove.Choice(new Move(house)));
        }
        return act(value);
    }

    /** A common opening, a pass or a refill. */
    Optional<LessonMove> act(JsonValue value) {
        return JsonObjectReader.of(value, context.problems()).flatMap(object -> {
            Optional<LessonMove> move = object.has("together") ? together(object) : action(object);
            object.finish();
            return move;
        });
    }

    private Optional<LessonMove> action(JsonObjectReader in) {
        Optional<Boolean> refills = in.required("action").flatMap(v -> in.asWord(v, ACTIONS));
        if (refills.isEmpty()) {
            return Optional.empty();
        }
        if (!refills.get()) {
            return Optional.of(new LessonMove.Pass());
        }
        Optional<Set<House>> burn = in.has("burn")
                ? Optional.of(new HashSet<>(in.list("burn", v -> context.house(in, v))))
                : Optional.empty();
        return Optional.of(new LessonMove.Refill(burn));
    }

    private Optional<LessonMove> together(JsonObjectReader in) {
        List<House> first = in.list("together", v -> context.house(in, v));
        Map<Side, List<House>> further = new EnumMap<>(Side.class);
        in.object("then").ifPresent(then -> {
            for (Side side : Side.values()) {
                further.put(side, further(then, side));
            }
            then.finish();
        });
        Optional<Order> order = in.value("schedule").flatMap(v -> order(in, v));
        if (first.size() != 2 || first.get(0).side() == first.get(1).side()) {
            malformed(in.value("together").orElseThrow(), "Each player chooses one house.", "[\"S3\", \"N5\"]");
            return Optional.empty();
        }
        Map<Side, List<Move>> choices = new EnumMap<>(Side.class);
        for (House house : first) {
            List<House> houses = new ArrayList<>(List.of(house));
            houses.addAll(further.getOrDefault(house.side(), List.of()));
            choices.put(house.side(), houses.stream().map(Move::new).toList());
        }
        return Optional.of(new Together(choices, order));
    }

    /** The houses that a player chooses for extra turns in the opening. */
    private List<House> further(JsonObjectReader then, Side side) {
        List<JsonValue> written = then.list(side.id());
        if (written.size() >= Together.MAX_CHOICES) {
            malformed(
                    then.value(side.id()).orElseThrow(),
                    "A player chooses at most " + Together.MAX_CHOICES + " houses in an opening.",
                    "fewer");
            return List.of();
        }
        return then.list(side.id(), v -> context.house(then, v)).stream()
                .filter(house -> isOf(side, house, then))
                .toList();
    }

    private boolean isOf(Side side, House house, JsonObjectReader then) {
        if (house.side() != side) {
            malformed(
                    then.value(side.id()).orElseThrow(),
                    house.name() + " is not a house of " + side.id() + ".",
                    "houses of that player");
        }
        return house.side() == side;
    }

    /** A schedule by its name, or an order by the letters of the sides. */
    private Optional<Order> order(JsonObjectReader in, JsonValue value) {
        Optional<String> text = in.asText(value);
        if (text.isEmpty()) {
            return Optional.empty();
        }
        Schedule schedule = SCHEDULES.get(text.get());
        if (schedule != null) {
            return Optional.of(new Order.Scheduled(schedule));
        }
        Optional<OpeningOrder> acts = text.filter(t -> !t.isEmpty() && t.length() <= Together.MAX_ACTS)
                .flatMap(OpeningOrder::parse);
        if (acts.isEmpty()) {
            malformed(
                    value,
                    "\"" + Visible.shortened(text.get()) + "\" is no order of an opening.",
                    "\"byLap\", \"bySeed\", or up to " + Together.MAX_ACTS + " letters S and N, one for each act");
        }
        return acts.map(Order.Acts::new);
    }

    private void malformed(JsonValue at, String message, String instead) {
        context.problems().error("E516", at, message, "Write " + instead + ".");
    }
}
