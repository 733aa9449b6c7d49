package papan.json.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import papan.event.Ruling;
import papan.format.Field;
import papan.format.Ids;
import papan.format.JsonObjectReader;
import papan.format.JsonValue;
import papan.format.JsonValue.JsonText;
import papan.format.Nearest;
import papan.format.Visible;
import papan.lesson.script.Asking;
import papan.lesson.script.Feedback;
import papan.lesson.script.Misconception;
import papan.lesson.script.Question;
import papan.model.Move;
import papan.model.Place;
import papan.rules.OccupiedHouse;

/** Reads questions and what is said to their answers. */
final class LessonQuestionReader {
    private static final List<String> TYPES = List.of(
            "landing",
            "rule",
            "choice",
            "number",
            "bestMove",
            "order",
            "fillCounts",
            "explain",
            "similar",
            "spotError",
            "tally",
            "drawCurve");

    private static final int MAX_LAP = 999;
    private static final int MAX_OPTIONS = 12;

    private static final Field<Map<String, String>> BY_ANSWER = Field.optional(
            "byAnswer",
            LessonShapes.texts(),
            Map.of(),
            "To one answer: a place, a ruling or an option's id, and what is said to it.");

    private final LessonContext context;

    LessonQuestionReader(LessonContext context) {
        this.context = context;
    }

    Optional<Question> question(JsonObjectReader in) {
        Optional<String> type = in.requiredText("type");
        String text = context.text(in, "text");
        Optional<Question> question = type.flatMap(t -> switch (t) {
            case "landing" -> landing(in, text);
            case "rule" -> Optional.of(rule(in, text));
            case "choice" -> Optional.of(choice(in, text));
            case "number", "bestMove", "order", "fillCounts", "explain", "drawCurve" ->
                new LessonTurnQuestionReader(context, this).read(in, t, text);
            case "similar", "spotError" -> new LessonClauseQuestionReader(context).read(in, t, text);
            case "tally" -> Optional.of(tally(in, text));
            default -> {
                otherType(in, t);
                yield Optional.empty();
            }
        });
        if (type.filter(TYPES::contains).isPresent()) {
            in.finish();
        }
        return question;
    }

    /** How a question is put; to be read before the question itself. */
    Asking asking(JsonObjectReader in) {
        Optional<String> goal = in.text("goal");
        goal.ifPresent(id -> context.goal(id, in.value("goal").orElseThrow()));
        return new Asking(
                goal.orElse(""),
                in.flag("confidence", false),
                in.whole("attempts", 1, Asking.MAX_ATTEMPTS).orElse(0),
                in.flag("shuffle", false));
    }

    private void otherType(JsonObjectReader in, String type) {
        JsonValue at = in.value("type").orElseThrow();
        context.problems()
                .error(
                        "E814",
                        at,
                        "Question type \"" + Visible.shortened(type) + "\" is unknown.",
                        Nearest.suggestion(type, TYPES));
    }

    private Optional<Question> landing(JsonObjectReader in, String text) {
        Optional<Move> move =
                in.required("move").flatMap(v -> context.house(in, v)).map(Move::new);
        Optional<Question.Until> until = in.required("until").flatMap(v -> until(in, v));
        Optional<Place> stated = stated(in).flatMap(v -> context.place(in, v));
        return move.flatMap(m -> until.map(u -> new Question.Landing(text, m, u, stated)));
    }

    Optional<Question.Until> until(JsonObjectReader in, JsonValue value) {
        if (value instanceof JsonText) {
            return in.asWord(value, Map.of("firstLap", Question.Until.FIRST_LAP, "turn", Question.Until.TURN));
        }
        return JsonObjectReader.of(value, context.problems()).flatMap(inner -> {
            Optional<Integer> lap = inner.required("lap").flatMap(v -> inner.asWhole(v, 1, MAX_LAP));
            inner.finish();
            return lap.map(Question.Until::new);
        });
    }

    /** The answer if it is stated and not {@code "auto"}. */
    static Optional<JsonValue> stated(JsonObjectReader in) {
        return in.value("answer")
                .filter(v -> !(v instanceof JsonText t && t.text().equals("auto")));
    }

    private Question rule(JsonObjectReader in, String text) {
        List<Ruling> options = in.list("options", v -> in.asWord(v, LessonContext.rulings()));
        Optional<Ruling> stated = stated(in).flatMap(v -> in.asWord(v, LessonContext.rulings()));
        in.word("event", Map.of("current", true));
        return new Question.Rule(text, in.has("options") ? options : usual(), stated);
    }

    /** The rulings that this rule set can come to. */
    private List<Ruling> usual() {
        boolean banks = context.rules().lastSeed().occupied() == OccupiedHouse.BANK;
        List<Ruling> rulings = new ArrayList<>(LessonContext.rulings().values());
        rulings.remove(banks ? Ruling.RELAY : Ruling.BANK);
        return rulings;
    }

    private Question choice(JsonObjectReader in, String text) {
        return new Question.Choice(text, options(in, text, this::option), in.flag("several", false));
    }

    private Question tally(JsonObjectReader in, String text) {
        return new Question.Tally(text, options(in, text, this::counted));
    }

    private List<Question.Option> options(
            JsonObjectReader in, String text, Function<JsonObjectReader, Optional<Question.Option>> each) {
        if (text.isEmpty()) {
            in.requiredText("text");
        }
        in.required("options");
        List<Question.Option> options = in.list(
                "options", v -> JsonObjectReader.of(v, context.problems()).flatMap(each));
        if (options.size() > MAX_OPTIONS) {
            context.problems()
                    .error(
                            "E815",
                            in.value("options").orElseThrow(),
                            "There are " + options.size() + " options; at most " + MAX_OPTIONS + " fit.",
                            "");
        }
        return options;
    }

    private Optional<Question.Option> counted(JsonObjectReader in) {
        Optional<String> id = context.id(in);
        String text = context.requiredText(in, "text");
        in.finish();
        return id.map(i -> new Question.Option(i, text, false, ""));
    }

    private Optional<Question.Option> option(JsonObjectReader in) {
        Optional<String> id = context.id(in);
        String text = context.requiredText(in, "text");
        boolean correct = in.flag("correct", false);
        String feedback = context.text(in, "feedback");
        in.finish();
        return id.map(i -> new Question.Option(i, text, correct, feedback));
    }

    Feedback feedback(JsonObjectReader in) {
        String correct = context.text(in, "correct");
        String wrong = context.text(in, "wrong");
        Map<String, String> byAnswer = context.get(in, BY_ANSWER);
        boolean why = in.flag("why", false);
        List<Misconception> misconceptions = misconceptions(in);
        boolean consequence = in.flag("showConsequence", false);
        in.finish();
        return new Feedback(correct, wrong, byAnswer, why, misconceptions, consequence);
    }

    /** Those that are listed, or all of them. */
    private List<Misconception> misconceptions(JsonObjectReader in) {
        Map<String, Misconception> byId = Ids.of(Misconception.class, Misconception::id);
        return in.value("misconceptions")
                .map(value -> value instanceof JsonText
                        ? in.asWord(value, Map.of("auto", List.copyOf(byId.values())))
                                .orElse(List.of())
                        : in.list("misconceptions", each -> in.asWord(each, byId)).stream()
                                .distinct()
                                .toList())
                .orElse(List.of());
    }
}
