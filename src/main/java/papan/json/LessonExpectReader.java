package papan.json;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import papan.format.Ids;
import papan.format.JsonObjectReader;
import papan.format.JsonValue;
import papan.format.JsonValue.JsonArray;
import papan.lesson.AnswerSpelling;
import papan.lesson.EventKind;
import papan.lesson.Expectation;
import papan.model.House;
import papan.model.Move;
import papan.model.Place;
import papan.model.Side;
import papan.rules.ClauseId;

/** Reads what an author expects of a step. */
final class LessonExpectReader {
    /** Fields of events whose values are whole numbers; {@code from} is a list where several houses can be emptied. */
    private static final Set<String> NUMBERS = Set.of("seeds", "lap", "count", "hand");

    private static final int MAX_LAPS = 9999;

    private static final Map<String, ClauseId> CLAUSES = clauses();

    /** Names that have a meaning of their own here, so that no board can be called so. */
    static final Set<String> FIELDS = Set.of(
            "position",
            "hand",
            "at",
            "mover",
            "events",
            "exact",
            "rules",
            "answer",
            "laps",
            "captured",
            "matchOver",
            "solutions",
            "differBy");

    private final LessonContext context;
    private final LessonTextReader texts;

    LessonExpectReader(LessonContext context, LessonTextReader texts) {
        this.context = context;
        this.texts = texts;
    }

    /** Reads what is expected of a step, or of one of its boards. */
    Expectation read(JsonObjectReader in) {
        return read(in, Optional.empty(), Map.of());
    }

    /**
     * Reads what is expected of a step that compares.
     *
     * @param boards the board of each id
     */
    Expectation read(JsonObjectReader in, Map<String, LessonContext> boards) {
        Optional<List<ClauseId>> differBy =
                in.has("differBy") ? Optional.of(in.list("differBy", v -> clause(in, v))) : Optional.empty();
        Map<String, Expectation> byBoard = new LinkedHashMap<>();
        boards.forEach((id, board) -> in.object(id)
                .ifPresent(inner ->
                        byBoard.put(id, new LessonExpectReader(board, new LessonTextReader(board)).read(inner))));
        return read(in, differBy, byBoard);
    }

    private Expectation read(JsonObjectReader in, Optional<List<ClauseId>> differBy, Map<String, Expectation> boards) {
        Expectation expectation = new Expectation(
                in.object("position").map(this::board),
                seeds(in),
                count(in, "hand", LessonContext.MAX_SEEDS),
                in.value("at").flatMap(v -> context.place(in, v)),
                in.word("mover", LessonContext.SIDES),
                in.list(
                        "events",
                        v -> JsonObjectReader.of(v, context.problems()).flatMap(this::event)),
                in.flag("exact", false),
                in.list("rules", v -> clause(in, v)),
                in.text("answer"),
                count(in, "laps", MAX_LAPS),
                count(in, "captured", MAX_LAPS),
                in.has("matchOver") ? Optional.of(in.flag("matchOver", true)) : Optional.empty(),
                differBy,
                in.has("solutions")
                        ? Optional.of(
                                in.list("solutions", v -> context.house(in, v).map(Move::new)))
                        : Optional.empty(),
                boards);
        in.finish(
                name -> AnswerSpelling.placeholder(name, context.rules().layout()),
                "Places are house:S1 and so on, store:south and store:north.");
        return expectation;
    }

    private Map<Place, Integer> seeds(JsonObjectReader in) {
        Map<Place, Integer> seeds = new LinkedHashMap<>();
        for (String name : List.copyOf(in.object().fields().keySet())) {
            if (name.startsWith("house:") || name.startsWith("store:")) {
                Optional<Place> place = context.named(name, in.value(name).orElseThrow());
                Optional<Integer> count = in.whole(name, 0, LessonContext.MAX_SEEDS);
                place.ifPresent(p -> count.ifPresent(c -> seeds.put(p, c)));
            }
        }
        return seeds;
    }

    private static Map<String, ClauseId> clauses() {
        return Ids.of(ClauseId.class, ClauseId::id);
    }

    private static Optional<ClauseId> clause(JsonObjectReader in, JsonValue value) {
        return in.asWord(value, CLAUSES);
    }

    private static OptionalInt count(JsonObjectReader in, String name, int max) {
        return in.whole(name, 0, max).map(OptionalInt::of).orElse(OptionalInt.empty());
    }

    Expectation.Board board(JsonObjectReader in) {
        Map<Side, List<Integer>> rows = new EnumMap<>(Side.class);
        for (Side side : Side.values()) {
            in.value(side.id()).ifPresent(v -> rows.put(side, row(in, side, v)));
        }
        Map<Side, Integer> stores = new EnumMap<>(Side.class);
        in.object("stores").ifPresent(inner -> {
            for (Side side : Side.values()) {
                inner.whole(side.id(), 0, LessonContext.MAX_SEEDS).ifPresent(seeds -> stores.put(side, seeds));
            }
            inner.finish();
        });
        Optional<Side> mover = in.word("mover", LessonContext.SIDES);
        Optional<Set<House>> burnt =
                in.value("burnt").map(v -> new LinkedHashSet<>(in.list("burnt", h -> context.house(in, h))));
        OptionalInt round = LessonTextReader.whole(in, "round", MAX_LAPS);
        in.finish();
        return new Expectation.Board(rows, stores, mover, burnt, round);
    }

    private List<Integer> row(JsonObjectReader in, Side side, JsonValue value) {
        List<Integer> row = in.list(side.id(), v -> in.asWhole(v, 0, LessonContext.MAX_SEEDS));
        int houses = context.rules().layout().houses();
        if (value instanceof JsonArray array && array.values().size() != houses) {
            context.problems()
                    .error(
                            "E211",
                            value,
                            side.id() + " has " + array.values().size() + " numbers; "
                                    + context.rules().id() + " has " + houses + " houses a side.",
                            "");
        }
        return row;
    }

    /** An event by its trace name, or {@code {"ruling": …}} for short. */
    private Optional<Expectation.Event> event(JsonObjectReader in) {
        Optional<EventKind> kind = texts.kind(in);
        if (!in.has("event") && in.has("ruling")) {
            kind = Optional.of(EventKind.RULING);
        } else if (!in.has("event")) {
            in.required("event");
        }
        if (kind.isEmpty()) {
            return Optional.empty();
        }
        Map<String, Object> values = new LinkedHashMap<>();
        for (String name : kind.get().fields()) {
            in.value(name).flatMap(v -> value(in, name, v)).ifPresent(v -> values.put(name, v));
        }
        in.finish();
        return Optional.of(new Expectation.Event(kind.get(), values));
    }

    private Optional<Object> value(JsonObjectReader in, String name, JsonValue value) {
        if (NUMBERS.contains(name)) {
            return in.asWhole(value, 0, MAX_LAPS).map(n -> n);
        }
        if (value instanceof JsonArray) {
            return Optional.of(in.list(name, in::asText));
        }
        return in.asText(value).map(t -> t);
    }
}
