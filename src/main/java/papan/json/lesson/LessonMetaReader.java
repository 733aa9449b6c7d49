package papan.json.lesson;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import papan.format.JsonObjectReader;
import papan.format.JsonValue;
import papan.format.Nearest;
import papan.format.Visible;
import papan.lesson.script.Lesson.Audience;
import papan.lesson.script.Lesson.ClauseRef;
import papan.lesson.script.Lesson.Goal;
import papan.lesson.script.Lesson.Level;
import papan.lesson.script.Lesson.Meta;
import papan.lesson.script.Lesson.Reference;
import papan.rules.ClauseId;
import papan.rules.RuleBook;

/** Reads what a lesson says about itself. */
final class LessonMetaReader {
    private static final Map<String, Level> LEVELS =
            Map.of("beginner", Level.BEGINNER, "intermediate", Level.INTERMEDIATE, "advanced", Level.ADVANCED);
    private static final int MAX_MINUTES = 90;
    private static final int MAX_AGE = 120;
    private static final int MAX_GOALS = 5;

    private final LessonContext context;
    private final RuleBook book;

    LessonMetaReader(LessonContext context, RuleBook book) {
        this.context = context;
        this.book = book;
    }

    Meta read(JsonObjectReader in) {
        Audience audience =
                in.object("audience").map(this::audience).orElse(new Audience(0, MAX_AGE, Level.BEGINNER, List.of()));
        int minutes = in.required("minutes")
                .flatMap(v -> in.asWhole(v, 1, MAX_MINUTES))
                .orElse(1);
        List<Goal> goals =
                in.list("goals", v -> JsonObjectReader.of(v, context.problems()).map(this::goal));
        if (goals.size() > MAX_GOALS) {
            context.problems()
                    .error(
                            "E111",
                            in.value("goals").orElseThrow(),
                            "There are " + goals.size() + " goals; at most " + MAX_GOALS
                                    + " can be reached in a lesson.",
                            "");
        }
        Meta meta = new Meta(
                audience,
                minutes,
                goals,
                in.list(
                        "sources",
                        v -> JsonObjectReader.of(v, context.problems()).map(this::source)),
                in.list("authors", in::asText),
                context.text(in, "license"),
                in.list("keywords", in::asText),
                context.text(in, "teacher"));
        in.finish();
        return meta;
    }

    private Audience audience(JsonObjectReader in) {
        List<Integer> ages = in.list("ages", v -> in.asWhole(v, 0, MAX_AGE));
        if (in.has("ages") && (ages.size() != 2 || ages.get(0) > ages.get(1))) {
            context.problems()
                    .error(
                            "E112",
                            in.value("ages").orElseThrow(),
                            "This must be the youngest and the oldest age.",
                            "Write [8, 99].");
        }
        Audience audience = new Audience(
                ages.size() == 2 ? ages.get(0) : 0,
                ages.size() == 2 ? ages.get(1) : MAX_AGE,
                in.word("level", LEVELS).orElse(Level.BEGINNER),
                in.list("requires", v -> in.asText(v).filter(id -> context.isId(id, v))));
        in.finish();
        return audience;
    }

    private Goal goal(JsonObjectReader in) {
        Goal goal = new Goal(in.requiredText("id").orElse(""), context.requiredText(in, "text"));
        in.finish();
        return goal;
    }

    private Reference source(JsonObjectReader in) {
        Reference source = new Reference(
                in.requiredText("id").orElse(""),
                context.requiredText(in, "cite"),
                context.text(in, "url"),
                context.text(in, "accessed"),
                in.list("supports", v -> clause(in, v)),
                context.text(in, "note"));
        in.finish();
        return source;
    }

    /** {@code congklak-classic#own-store}. */
    private Optional<ClauseRef> clause(JsonObjectReader in, JsonValue value) {
        Optional<String> text = in.asText(value);
        if (text.isEmpty()) {
            return Optional.empty();
        }
        int hash = text.get().indexOf('#');
        String rules = text.get().substring(0, Math.max(0, hash));
        String clause = text.get().substring(hash + 1);
        if (book.find(rules).isEmpty()) {
            List<String> refs = book.ids().stream().map(id -> id + "#" + clause).toList();
            context.problems()
                    .error(
                            "E107",
                            value,
                            "\"" + Visible.shortened(text.get()) + "\" names no installed rule set.",
                            Nearest.suggestion(text.get(), refs));
            return Optional.empty();
        }
        if (ClauseId.parse(clause).isEmpty()) {
            List<String> ids =
                    java.util.Arrays.stream(ClauseId.values()).map(ClauseId::id).toList();
            context.problems()
                    .error(
                            "E107",
                            value,
                            "There is no clause \"" + Visible.shortened(clause) + "\".",
                            Nearest.orAll(clause, ids));
            return Optional.empty();
        }
        return Optional.of(new ClauseRef(rules, clause));
    }
}
