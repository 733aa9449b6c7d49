package papan.json;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import papan.format.Ids;
import papan.format.JsonObjectReader;
import papan.format.JsonValue;
import papan.format.JsonValue.JsonArray;
import papan.format.JsonValue.JsonText;
import papan.lesson.Misconception;
import papan.lesson.Question;
import papan.model.Move;
import papan.rules.ClauseId;
import papan.rules.RuleSet;

/** Reads the questions about clauses: what two rule sets have in common, and what an altered one spoils. */
final class LessonClauseQuestionReader {
    private final LessonContext context;

    LessonClauseQuestionReader(LessonContext context) {
        this.context = context;
    }

    Optional<Question> read(JsonObjectReader in, String type, String text) {
        return switch (type) {
            case "similar" -> similar(in, text);
            case "spotError" -> spotError(in, text);
            default -> throw new IllegalArgumentException("type " + type + " is read elsewhere");
        };
    }

    private Optional<Question> similar(JsonObjectReader in, String text) {
        Optional<JsonValue> at = in.required("rules");
        List<JsonValue> values = in.list("rules");
        List<RuleSet> rules = in.list("rules", this::rules);
        Map<String, ClauseId> byId = Ids.of(ClauseId.class, ClauseId::id);
        List<ClauseId> clauses =
                in.list("clauses", v -> in.asWord(v, byId)).stream().distinct().toList();
        if (clauses.size() > Question.Similar.MAX_CLAUSES) {
            context.problems()
                    .error(
                            "E815",
                            in.value("clauses").orElseThrow(),
                            "There are " + clauses.size() + " clauses; at most " + Question.Similar.MAX_CLAUSES
                                    + " fit.",
                            "");
        }
        if (at.isPresent() && at.get() instanceof JsonArray && values.size() != 2) {
            context.problems()
                    .error(
                            "E825",
                            at.get(),
                            "These must be two rule sets, not " + values.size() + ".",
                            "Write \"rules\": [\"congkak\", \"sungka\"].");
        }
        if (rules.size() != 2) {
            return Optional.empty();
        }
        return Optional.of(
                in.has("clauses")
                        ? new Question.Similar(text, rules.get(0), rules.get(1), clauses)
                        : Question.Similar.usual(text, rules.get(0), rules.get(1)));
    }

    /** The id of a rule set, or one with a clause of another. */
    private Optional<RuleSet> rules(JsonValue value) {
        if (value instanceof JsonText id) {
            return LessonContext.ruleSet(context.book(), context.problems(), id.text(), value);
        }
        return JsonObjectReader.of(value, context.problems()).flatMap(in -> {
            Optional<RuleSet> own = in.requiredText("rules")
                    .flatMap(id -> LessonContext.ruleSet(
                            context.book(),
                            context.problems(),
                            id,
                            in.value("rules").orElseThrow()));
            Optional<RuleSet> altered =
                    own.flatMap(base -> sets().either(in, base).flatMap(set -> set.in(base, context.book())));
            List.of("switch", "set").forEach(in::has);
            in.finish();
            return altered;
        });
    }

    private LessonSetReader sets() {
        return new LessonSetReader(context.book(), context.problems());
    }

    private Optional<RuleSet> altered(JsonObjectReader in, RuleSet own) {
        return sets().single(in, own).flatMap(set -> set.in(own, context.book()));
    }

    private Optional<Question> spotError(JsonObjectReader in, String text) {
        Optional<Move> move =
                in.required("move").flatMap(v -> context.house(in, v)).map(Move::new);
        Optional<JsonValue> alter = in.required("alter");
        if (alter.isPresent() && alter.get() instanceof JsonText) {
            Map<String, Misconception> byId = Ids.of(Misconception.class, Misconception::id);
            Optional<Misconception> believed = in.asWord(alter.get(), byId);
            return move.flatMap(m -> believed.flatMap(b -> mistaken(text, m, b, alter.get())));
        }
        Optional<RuleSet> altered = in.object("alter").flatMap(inner -> altered(inner, context.rules()));
        return move.flatMap(m -> altered.map(rules -> new Question.SpotError(text, m, rules, false)));
    }

    private Optional<Question> mistaken(String text, Move move, Misconception believed, JsonValue at) {
        Optional<Question> question = Question.SpotError.by(text, move, believed, context.rules());
        if (question.isEmpty()) {
            context.problems()
                    .error(
                            "E826",
                            at,
                            "\"" + believed.id() + "\" alters nothing in "
                                    + context.rules().id() + ".",
                            "Take another, or a clause of another rule set: { \"clause\": \"capturing-seed\", \"as\": \"congklak-simple\" }.");
        }
        return question;
    }
}
