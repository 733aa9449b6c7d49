package papan.json.lesson;

import java.util.Optional;
import papan.format.Field;
import papan.format.JsonValue;
import papan.format.JsonValue.JsonNumber;
import papan.format.Nearest;
import papan.format.ObjectShape;
import papan.format.Reading;
import papan.format.Shape;
import papan.format.Shapes;
import papan.format.Visible;
import papan.format.Vocabulary;
import papan.json.match.BoardShapes;
import papan.lesson.script.Lesson;
import papan.lesson.script.Lesson.View;
import papan.model.Side;

/** How a lesson shows its board, and what it calls players and places. */
final class ViewShapes {
    private static final Field<String> NAME = LessonShapes.filled("name", "The player's name.");
    private static final Shape<String> PLAYER =
            ObjectShape.<String>of("", in -> in.get(NAME), NAME).named("player");
    private static final Field<String> SOUTH = Field.optional(Side.SOUTH.id(), PLAYER, "");
    private static final Field<String> NORTH = Field.optional(Side.NORTH.id(), PLAYER, "");

    private ViewShapes() {}

    /** How a board is shown, as words of a lesson. */
    static void in(Vocabulary all) {
        all.with("players", BoardShapes.bySide(SOUTH, NORTH))
                .with(
                        "glossary",
                        Shapes.map(
                                Shapes.text("", ViewShapes::term).with("enum", Lesson.TERMS),
                                Shapes.text("^[^{}]*\\S[^{}]*$", ViewShapes::word)
                                        .with("maxLength", Lesson.MAX_TERM)
                                        .with("description", "A word or two, without braces.")))
                .with("bottom", Shapes.words(Side.class, Side::id))
                .with(
                        "seedMs",
                        Shapes.of(
                                Shapes.keywords(
                                        "type", "integer", "minimum", View.MIN_SEED_MS, "maximum", View.MAX_SEED_MS),
                                ViewShapes::seedMs,
                                number -> number));
        all.with(View.class, all.object(View.class).as(view -> view));
    }

    private static Optional<Integer> seedMs(JsonValue value, Reading reading) {
        int min = View.MIN_SEED_MS;
        int max = View.MAX_SEED_MS;
        if (value instanceof JsonNumber n && n.isWhole() && n.number() >= min && n.number() <= max) {
            return Optional.of((int) n.number());
        }
        String nearest = value instanceof JsonNumber n
                ? "Write " + (int) Math.max(min, Math.min(Math.rint(n.number()), max)) + "."
                : "The usual time is " + View.USUAL.seedMs() + ".";
        String message = "This must be a whole number of milliseconds from " + min + " to " + max + ".";
        reading.problems().error("E301", value, message, nearest);
        return Optional.empty();
    }

    private static Optional<String> term(String term, JsonValue at, Reading reading) {
        if (Lesson.TERMS.contains(term)) {
            return Optional.of(term);
        }
        reading.problems()
                .error(
                        "E113",
                        at,
                        "\"" + Visible.shortened(term) + "\" is no term that a lesson may call otherwise.",
                        Nearest.suggestion(term, Lesson.TERMS));
        return Optional.empty();
    }

    private static Optional<String> word(String word, JsonValue at, Reading reading) {
        if (Lesson.isTerm(word)) {
            return Optional.of(word);
        }
        reading.problems()
                .error(
                        "E114",
                        at,
                        "This is no word for a term: it stands within sentences.",
                        "Write a word or two, at most " + Lesson.MAX_TERM + " characters, without braces.");
        return Optional.empty();
    }
}
