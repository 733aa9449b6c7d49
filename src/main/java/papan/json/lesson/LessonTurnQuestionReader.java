package papan.json.lesson;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import papan.format.Field;
import papan.format.JsonObjectReader;
import papan.format.JsonValue;
import papan.format.JsonValue.JsonArray;
import papan.format.Shapes;
import papan.lesson.script.AskedChart;
import papan.lesson.script.Measure;
import papan.lesson.script.Question;
import papan.lesson.script.Selector;
import papan.model.House;
import papan.model.Move;
import papan.model.Side;

/** Reads the questions about what a turn brings about. */
final class LessonTurnQuestionReader {
    private static final int MAX_WITHIN = 98;

    private static final Field<List<Selector>> EVENTS = Field.optional(
            "events",
            Shapes.list(
                    SelectorShape.SELECTOR,
                    Question.Order.MAX_EVENTS,
                    "E815",
                    "There are ",
                    " events; at most " + Question.Order.MAX_EVENTS + " fit.",
                    ""),
            List.of(),
            "What is put in order; leave it out for all events but the sowing of single seeds.");

    private final LessonContext context;
    private final LessonQuestionReader questions;

    LessonTurnQuestionReader(LessonContext context, LessonQuestionReader questions) {
        this.context = context;
        this.questions = questions;
    }

    Optional<Question> read(JsonObjectReader in, String type, String text) {
        return switch (type) {
            case "number" -> number(in, text);
            case "fillCounts" -> fillCounts(in, text);
            case "bestMove" -> Optional.of(bestMove(in, text));
            case "order" -> Optional.of(order(in, text));
            case "drawCurve" -> drawCurve(in, text);
            case "explain" -> Optional.of(explain(in, text));
            default -> throw new IllegalArgumentException("type " + type + " is read elsewhere");
        };
    }

    private Optional<Question> number(JsonObjectReader in, String text) {
        Optional<Measure> of = in.required("of").flatMap(v -> measure(in, v));
        Optional<Move> move = move(in);
        Question.Until until = until(in);
        Optional<Integer> stated =
                LessonQuestionReader.stated(in).flatMap(v -> in.asWhole(v, 0, LessonContext.MAX_SEEDS));
        return of.map(measure -> new Question.HowMany(text, move, until, measure, stated));
    }

    private Optional<Measure> measure(JsonObjectReader in, JsonValue value) {
        Optional<String> name = in.asText(value);
        if (name.isEmpty()) {
            return Optional.empty();
        }
        if (name.get().startsWith("house:") || name.get().startsWith("store:")) {
            return context.named(name.get(), value).map(Measure.Seeds::new);
        }
        return switch (name.get()) {
            case "laps" -> Optional.of(new Measure.Laps());
            case "captured" -> Optional.of(new Measure.Captured());
            default -> {
                context.unknown(
                        value, name.get(), List.of("house:S1", "store:south", "store:north", "laps", "captured"));
                yield Optional.empty();
            }
        };
    }

    private Optional<Move> move(JsonObjectReader in) {
        return in.value("move").flatMap(v -> context.house(in, v)).map(Move::new);
    }

    private Question.Until until(JsonObjectReader in) {
        return in.value("until").flatMap(v -> questions.until(in, v)).orElse(Question.Until.TURN);
    }

    private Optional<Question> fillCounts(JsonObjectReader in, String text) {
        Optional<JsonValue> at = in.required("houses");
        List<House> houses = in.list("houses", v -> context.house(in, v));
        Optional<Move> move = move(in);
        Question.Until until = until(in);
        List<Integer> stated = LessonQuestionReader.stated(in)
                .map(v -> in.list("answer", each -> in.asWhole(each, 0, LessonContext.MAX_SEEDS)))
                .orElse(List.of());
        boolean bad = houses.isEmpty()
                || houses.size() > Question.FillCounts.MAX_HOUSES
                || new HashSet<>(houses).size() < houses.size();
        if (at.isPresent()
                && bad
                && at.get() instanceof JsonArray array
                && houses.size() == array.values().size()) {
            context.problems()
                    .error(
                            "E820",
                            at.get(),
                            "These must be one to " + Question.FillCounts.MAX_HOUSES + " houses, each of them once.",
                            "Write \"houses\": [\"S1\", \"S2\"].");
        }
        if (!stated.isEmpty() && stated.size() != houses.size()) {
            context.problems()
                    .error(
                            "E820",
                            in.value("answer").orElseThrow(),
                            "These are " + stated.size() + " counts, not " + houses.size() + ".",
                            "Write one count for each house, or \"auto\".");
        }
        return houses.isEmpty()
                ? Optional.empty()
                : Optional.of(new Question.FillCounts(text, move, until, houses, stated));
    }

    private Question bestMove(JsonObjectReader in, String text) {
        List<Move> stated = LessonQuestionReader.stated(in)
                .map(v -> v instanceof JsonArray
                        ? in.list("answer", each -> context.house(in, each).map(Move::new))
                        : context.house(in, v).map(Move::new).map(List::of).orElse(List.of()))
                .orElse(List.of());
        Optional<Question.Worth> by =
                in.word("by", Map.of("storeGain", Question.Worth.STORE_GAIN, "search", Question.Worth.SEARCH));
        boolean searches = by.equals(Optional.of(Question.Worth.SEARCH));
        Optional<Integer> depth = in.whole("depth", 1, Question.BestMove.MAX_DEPTH);
        if (in.has("depth") && !searches) {
            context.problems()
                    .error(
                            "E821",
                            in.value("depth").orElseThrow(),
                            "Only a search looks ahead.",
                            "Write \"by\": \"search\", or leave \"depth\" out.");
        }
        if (searches && !in.has("depth")) {
            in.required("depth");
        }
        int within = in.whole("within", 0, MAX_WITHIN).orElse(0);
        Optional<Question.Worth> why = by.isEmpty() && stated.isEmpty() ? Optional.of(Question.Worth.STORE_GAIN) : by;
        return new Question.BestMove(text, why, depth.orElse(1), within, stated);
    }

    private Question order(JsonObjectReader in, String text) {
        Optional<Move> move = move(in);
        List<Selector> events = context.get(in, EVENTS);
        return new Question.Order(text, move, events);
    }

    private Optional<Question> drawCurve(JsonObjectReader in, String text) {
        Optional<AskedChart> chart = new LessonChartReader(context).drawn(in);
        Optional<Move> move = move(in);
        Side side = in.word("player", LessonContext.SIDES)
                .or(() -> move.map(m -> m.from().side()))
                .orElse(Side.SOUTH);
        int within = in.whole("within", 0, 100).orElse(Question.DrawCurve.USUAL_WITHIN);
        return chart.map(drawn -> new Question.DrawCurve(text, move, drawn.plan(), side, within));
    }

    private Question explain(JsonObjectReader in, String text) {
        if (text.isEmpty()) {
            in.requiredText("text");
        }
        return new Question.Explain(text, context.requiredText(in, "model"));
    }
}
