package papan.json.lesson;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import papan.format.Ids;
import papan.format.JsonObjectReader;
import papan.format.JsonValue;
import papan.format.JsonValue.JsonArray;
import papan.format.JsonValue.JsonText;
import papan.lesson.script.Borrowed;
import papan.lesson.script.Misconception;
import papan.lesson.script.Question;
import papan.lesson.script.RulesName;
import papan.model.Move;
import papan.rules.ClauseId;
import papan.rules.RuleSet;
import papan.rules.Similarity;

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
        List<RulesName> rules = in.list("rules", this::rules);
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
        return Optional.of(new Question.Similar(
                text, rules.get(0), rules.get(1), in.has("clauses") ? clauses : usual(rules.get(0), rules.get(1))));
    }

    /** What is offered where the author chooses nothing. */
    private List<ClauseId> usual(RulesName one, RulesName other) {
        return Similarity.ofEachSort(
                one.in(context.book()).orElseThrow(),
                other.in(context.book()).orElseThrow(),
                Question.Similar.MAX_CLAUSES / 2);
    }

    /** The id of a rule set, or one with a clause of another. */
    private Optional<RulesName> rules(JsonValue value) {
        if (value instanceof JsonText id) {
            return ruleSet(id.text(), value).map(rules -> new RulesName(rules.id(), Borrowed.NONE));
        }
        return JsonObjectReader.of(value, context.problems()).flatMap(in -> {
            Optional<RuleSet> base = in.requiredText("rules")
                    .flatMap(id -> ruleSet(id, in.value("rules").orElseThrow()));
            Optional<RulesName> named =
                    base.flatMap(own -> sets().either(in, own).map(set -> new RulesName(own.id(), set)));
            List.of("switch", "set").forEach(in::has);
            in.finish();
            return named;
        });
    }

    private Optional<RuleSet> ruleSet(String id, JsonValue at) {
        return LessonContext.ruleSet(context.book(), context.problems(), id, at);
    }

    private LessonSetReader sets() {
        return new LessonSetReader(context.book(), context.problems());
    }

    private Optional<Question> spotError(JsonObjectReader in, String text) {
        Optional<Move> move =
                in.required("move").flatMap(v -> context.house(in, v)).map(Move::new);
        Optional<JsonValue> alter = in.required("alter");
        if (alter.isPresent() && alter.get() instanceof JsonText) {
            Map<String, Misconception> byId = Ids.of(Misconception.class, Misconception::id);
            Optional<Misconception> believed = in.asWord(alter.get(), byId);
            return move.flatMap(
                    m -> believed.map(each -> new Question.SpotError(text, m, Borrowed.NONE, Optional.of(each))));
        }
        Optional<Borrowed> altered = in.object("alter").flatMap(inner -> sets().single(inner, context.rules()));
        return move.flatMap(m -> altered.map(set -> new Question.SpotError(text, m, set, Optional.empty())));
    }
}
