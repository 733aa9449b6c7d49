package papan.json;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import papan.event.Ruling;
import papan.event.Winner;
import papan.format.JsonObjectReader;
import papan.format.JsonValue;
import papan.format.Nearest;
import papan.format.Visible;
import papan.lesson.Condition;
import papan.lesson.EventKind;
import papan.lesson.Misconception;
import papan.lesson.Range;
import papan.lesson.Selector;
import papan.model.Place;
import papan.model.Side;
import papan.model.Store;

/** Reads conditions: small trees of facts about the board, the moves and the answers. */
final class LessonConditionReader {
    private static final int MAX_COUNT = 9_999;
    private static final int MAX_ATTEMPTS = 20;

    private static final List<String> BOARD =
            List.of("all", "any", "not", "at", "event", "ruling", "moves", "mover", "position", "roundOver", "winner");
    private static final List<String> MOVED = List.of("event", "moves", "roundOver", "winner");
    private static final List<String> ANSWERS =
            List.of("question", "correct", "attempts", "answer", "misconception", "confidence");
    private static final List<String> GOALS = List.of("goal", "mastery");
    private static final int MAX_CONFIDENCE = 3;
    /** What goes with one of them. */
    private static final List<String> DETAILS = List.of("eq", "gte", "lte", "house", "store", "by", "count");

    private static final Map<String, Winner> WINNERS =
            Map.of("south", Winner.SOUTH, "north", Winner.NORTH, "draw", Winner.DRAW);

    private static final Map<String, Misconception> MISCONCEPTIONS =
            Arrays.stream(Misconception.values()).collect(Collectors.toMap(Misconception::id, each -> each));

    private final LessonContext context;
    private final LessonTextReader texts;
    private final Optional<List<String>> asking;
    private final boolean moved;
    private int size;

    /**
     * A reader of conditions in one place.
     *
     * @param asking the ids of the steps that ask or let try; empty where no answers are known
     */
    LessonConditionReader(LessonContext context, Optional<List<String>> asking) {
        this(context, asking, true);
    }

    private LessonConditionReader(LessonContext context, Optional<List<String>> asking, boolean moved) {
        this.context = context;
        this.moved = moved;
        this.texts = new LessonTextReader(context);
        this.asking = asking;
    }

    /** A reader of conditions on positions to which no moves are known. */
    static LessonConditionReader ofPositions(LessonContext context) {
        return new LessonConditionReader(context, Optional.empty(), false);
    }

    /** Reads one; empty, with problems noted, if it is none. */
    Optional<Condition> read(JsonValue value) {
        size = 0;
        return read(value, 1);
    }

    private Optional<Condition> read(JsonValue value, int depth) {
        size++;
        if (depth > Condition.MAX_DEPTH || size > Condition.MAX_SIZE) {
            context.problems()
                    .error(
                            "E712",
                            value,
                            "The condition is deeper than " + Condition.MAX_DEPTH + " or has more than "
                                    + Condition.MAX_SIZE + " parts.",
                            "Make several steps of it.");
            return Optional.empty();
        }
        return JsonObjectReader.of(value, context.problems()).flatMap(in -> read(in, depth));
    }

    private Optional<Condition> read(JsonObjectReader in, int depth) {
        Map<String, JsonValue> parts = new LinkedHashMap<>();
        for (String name : BOARD) {
            in.value(name).ifPresent(part -> parts.put(name.equals("ruling") ? "event" : name, part));
        }
        for (String name : ANSWERS) {
            in.value(name).ifPresent(part -> parts.put("question", part));
        }
        for (String name : GOALS) {
            in.value(name).ifPresent(part -> parts.put("goal", part));
        }
        Optional<Condition> condition = Optional.empty();
        if (parts.size() == 1) {
            Map.Entry<String, JsonValue> part = parts.entrySet().iterator().next();
            if (!moved && MOVED.contains(part.getKey())) {
                context.problems()
                        .error(
                                "E714",
                                part.getValue(),
                                "No moves are known that lead to a generated position.",
                                "Ask for something on the board: \"at\", \"mover\" or \"position\".");
            }
            condition = part(part.getKey(), part.getValue(), in, depth);
        } else {
            // To which of them they belong cannot be told.
            DETAILS.forEach(in::value);
        }
        in.finish();
        if (parts.size() > 1) {
            context.problems()
                    .error(
                            "E711",
                            in.object(),
                            "These are several conditions at once: " + String.join(", ", parts.keySet()) + ".",
                            "Write { \"all\": [ … ] } around them.");
        } else if (parts.isEmpty() && DETAILS.containsAll(in.object().fields().keySet())) {
            context.problems()
                    .error(
                            "E711",
                            in.object(),
                            "This is no condition.",
                            "Write for example { \"event\": \"capture\" } or { \"at\": \"S.store\", \"gte\": 10 }.");
        }
        return condition;
    }

    private Optional<Condition> part(String name, JsonValue value, JsonObjectReader in, int depth) {
        return switch (name) {
            case "all" -> Optional.of(new Condition.All(parts(in, name, depth)));
            case "any" -> Optional.of(new Condition.Any(parts(in, name, depth)));
            case "not" -> read(value, depth + 1).map(Condition.Not::new);
            case "at" -> seeds(value, in);
            case "event" -> happened(in);
            case "moves" -> range(value, MAX_COUNT).map(Condition.Moves::new);
            case "mover" -> in.asWord(value, LessonContext.SIDES).map(Condition.Mover::new);
            case "position" ->
                JsonObjectReader.of(value, context.problems())
                        .map(new LessonExpectReader(context, texts)::board)
                        .map(Condition.Looks::new);
            case "roundOver" -> Optional.of(new Condition.RoundOver(in.flag(name, true)));
            case "winner" -> in.asWord(value, WINNERS).map(Condition.Won::new);
            case "goal" -> mastery(in, value);
            default -> answered(in, value);
        };
    }

    private List<Condition> parts(JsonObjectReader in, String name, int depth) {
        return in.list(name, part -> read(part, depth + 1));
    }

    private Optional<Condition> seeds(JsonValue value, JsonObjectReader in) {
        Optional<Place> place = context.place(in, value);
        Optional<Range> range = bounds(in, in.object(), LessonContext.MAX_SEEDS);
        return place.flatMap(at -> range.map(seeds -> new Condition.Seeds(at, seeds)));
    }

    private Optional<Condition> happened(JsonObjectReader in) {
        Optional<EventKind> kind = texts.kind(in);
        Optional<Ruling> ruling = in.word("ruling", LessonContext.rulings());
        Optional<Place> house =
                in.value("house").flatMap(v -> context.house(in, v)).map(h -> h);
        Optional<Place> store = in.word("store", LessonContext.SIDES).map(Store::new);
        Optional<Side> by = in.word("by", LessonContext.SIDES);
        Optional<Range> count =
                in.has("count") ? in.value("count").flatMap(v -> range(v, MAX_COUNT)) : Optional.of(Range.SOME);
        Optional<EventKind> meant = ruling.isPresent() ? Optional.of(kind.orElse(EventKind.RULING)) : kind;
        return meant.flatMap(k -> count.map(c -> new Condition.Happened(
                new Selector(
                        k,
                        ruling,
                        OptionalInt.empty(),
                        house.or(() -> store),
                        by,
                        OptionalInt.empty(),
                        Optional.empty(),
                        false),
                c)));
    }

    private Optional<Condition> answered(JsonObjectReader in, JsonValue at) {
        if (asking.isEmpty()) {
            onlyInNext(at);
            return Optional.empty();
        }
        Optional<String> step = in.text("question");
        step.filter(id -> !asking.get().contains(id))
                .ifPresent(id -> context.problems()
                        .error(
                                "E706",
                                in.value("question").orElseThrow(),
                                "There is no question \"" + Visible.shortened(id) + "\".",
                                asking.get().isEmpty()
                                        ? "No step asks anything."
                                        : Nearest.orAll(Visible.shortened(id), asking.get())));
        Optional<Boolean> correct = in.has("correct") ? Optional.of(in.flag("correct", true)) : Optional.empty();
        Optional<Range> attempts = in.value("attempts").flatMap(v -> range(v, MAX_ATTEMPTS));
        return Optional.of(new Condition.Answered(
                step,
                correct,
                attempts,
                in.text("answer"),
                in.word("misconception", MISCONCEPTIONS),
                in.value("confidence").flatMap(v -> range(v, MAX_CONFIDENCE))));
    }

    private Optional<Condition> mastery(JsonObjectReader in, JsonValue value) {
        Optional<String> goal = in.requiredText("goal");
        Optional<JsonObjectReader> share =
                in.required("mastery").flatMap(v -> JsonObjectReader.of(v, context.problems()));
        if (asking.isEmpty()) {
            onlyInNext(value);
            return Optional.empty();
        }
        goal.ifPresent(id -> context.goal(id, in.value("goal").orElseThrow()));
        return goal.flatMap(id -> share.flatMap(bounds -> {
            Optional<Double> least = bounds.number("gte", 0, 1);
            Optional<Double> most = bounds.number("lte", 0, 1);
            bounds.finish();
            double min = least.orElse(0.0);
            double max = most.orElse(1.0);
            if (bounds.countOf("gte", "lte") == 0 || min > max) {
                context.problems()
                        .error(
                                "E713",
                                bounds.object(),
                                min > max ? "No share is so great and so small at once." : "The bounds are missing.",
                                "Write \"gte\" (at least) or \"lte\" (at most), from 0 to 1.");
                return Optional.empty();
            }
            return Optional.of(new Condition.Mastery(id, context.goals().getOrDefault(id, List.of()), min, max));
        }));
    }

    private void onlyInNext(JsonValue at) {
        context.problems()
                .error(
                        "E714",
                        at,
                        "Answers count only where a lesson branches, in \"next\".",
                        "Ask for something on the board.");
    }

    /** A number, or an object with bounds. */
    Optional<Range> range(JsonValue value, int most) {
        if (value instanceof JsonValue.JsonNumber number) {
            if (number.isWhole() && number.number() >= 0 && number.number() <= most) {
                return Optional.of(new Range((int) number.number(), (int) number.number()));
            }
            context.problems().error("E013", value, "This must be a whole number from 0 to " + most + ".", "");
            return Optional.empty();
        }
        return JsonObjectReader.of(value, context.problems()).flatMap(in -> {
            Optional<Range> range = bounds(in, value, most);
            in.finish();
            return range;
        });
    }

    private Optional<Range> bounds(JsonObjectReader in, JsonValue at, int most) {
        Optional<Integer> exactly = in.whole("eq", 0, most);
        Optional<Integer> least = in.whole("gte", 0, most);
        Optional<Integer> greatest = in.whole("lte", 0, most);
        int min = Math.max(exactly.orElse(0), least.orElse(0));
        int max = Math.min(exactly.orElse(Integer.MAX_VALUE), greatest.orElse(Integer.MAX_VALUE));
        if (in.countOf("eq", "gte", "lte") == 0 || min > max) {
            context.problems()
                    .error(
                            "E713",
                            at,
                            min > max ? "No number is so great and so small at once." : "The bounds are missing.",
                            "Write \"gte\" (at least), \"lte\" (at most) or \"eq\" (exactly).");
            return Optional.empty();
        }
        return Optional.of(new Range(min, max));
    }
}
