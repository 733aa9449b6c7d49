package papan.json.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import papan.format.Field;
import papan.format.JsonObjectReader;
import papan.format.JsonValue;
import papan.format.JsonValue.JsonText;
import papan.format.Nearest;
import papan.format.Visible;
import papan.lesson.play.GeneratedPosition;
import papan.lesson.scene.Effort;
import papan.lesson.scene.Finding;
import papan.lesson.script.Condition;
import papan.lesson.script.From;
import papan.model.Position;

/** Reads where a step, or one of its boards, begins. */
final class LessonFromReader {
    private static final Field<Condition> WHERE =
            Field.required("where", ConditionShape.in(ConditionSize.Where.POSITION), "What the position must be like.");

    private final LessonContext context;

    LessonFromReader(LessonContext context) {
        this.context = context;
    }

    /** The start, the end of the step before, a position by its name or one that is written out. */
    Optional<From> read(JsonValue value) {
        return read(value, true);
    }

    /** The same for a board of its own, which nothing comes before. */
    Optional<From> ofBoard(JsonValue value) {
        return read(value, false);
    }

    private Optional<From> read(JsonValue value, boolean keeps) {
        if (value instanceof JsonText text) {
            return named(text, keeps);
        }
        if (value instanceof JsonValue.JsonObject object && object.fields().containsKey("generate")) {
            return JsonObjectReader.of(value, context.problems())
                    .flatMap(this::generated)
                    .map(From.Given::new);
        }
        return new LessonPositions(context.rules(), context.problems())
                .read(value)
                .map(From.Given::new);
    }

    /** A position of chance: the same for the same seed. */
    Optional<Position> generated(JsonObjectReader in) {
        Optional<JsonObjectReader> generate = in.object("generate");
        in.finish();
        return generate.flatMap(inner -> {
            Optional<Integer> seed = inner.required("seed").flatMap(v -> inner.asWhole(v, 0, Integer.MAX_VALUE));
            Optional<Condition> where = WHERE.find(inner, context.reading());
            int tries = inner.whole("tries", 1, GeneratedPosition.MAX_TRIES).orElse(GeneratedPosition.MAX_TRIES);
            inner.finish();
            if (seed.isEmpty() || where.isEmpty() || context.problems().hasErrors()) {
                return Optional.empty();
            }
            Optional<Position> found =
                    GeneratedPosition.find(context.rules(), where.get(), seed.get(), tries, context.effort());
            if (found.isEmpty() && context.effort().isSpent()) {
                spent(inner.object());
            } else if (found.isEmpty()) {
                context.problems()
                        .error(
                                "E215",
                                inner.object(),
                                "No position met \"where\" in " + tries + " tries.",
                                "Ask for less, or write the position out.");
            }
            return found;
        });
    }

    private void spent(JsonValue at) {
        Finding spent = Effort.spent(at.path());
        context.problems().error(spent.code(), at, spent.message(), "Look for fewer positions, or write them out.");
    }

    private Optional<From> named(JsonText text, boolean keeps) {
        if (text.text().equals("start")) {
            return Optional.of(new From.Start());
        }
        if (keeps && text.text().equals("keep")) {
            return Optional.of(new From.Keep());
        }
        Position position = context.positions().get(text.text());
        if (position == null) {
            List<String> known = new ArrayList<>(context.positions().keySet());
            known.add("start");
            if (keeps) {
                known.add("keep");
            }
            context.problems()
                    .error(
                            "E217",
                            text,
                            "There is no position \"" + Visible.shortened(text.text()) + "\".",
                            Nearest.suggestion(text.text(), known));
            return Optional.empty();
        }
        return Optional.of(new From.Given(position));
    }
}
