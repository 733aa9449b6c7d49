package papan.json.lesson;

import static papan.json.lesson.LessonShapes.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import papan.format.Field;
import papan.format.Fields;
import papan.format.JsonValue;
import papan.format.Nearest;
import papan.format.ObjectShape;
import papan.format.Reading;
import papan.format.Shape;
import papan.format.Shapes;
import papan.format.Visible;
import papan.json.match.PositionReader;
import papan.lesson.play.GeneratedPosition;
import papan.lesson.scene.Effort;
import papan.lesson.scene.Finding;
import papan.lesson.script.Condition;
import papan.lesson.script.From;
import papan.model.Position;
import papan.rules.NoMove;

/** Where a step, or one of its boards, begins. */
final class FromShapes {
    private static final Field<Integer> SEED =
            Field.required("seed", Shapes.whole(0, Integer.MAX_VALUE), "The same seed gives the same position.");
    private static final Field<Condition> WHERE =
            Field.required("where", ConditionShape.in(ConditionSize.Where.POSITION), "What the position must be like.");
    private static final Field<Integer> TRIES = Field.optional(
            "tries",
            Shapes.whole(1, GeneratedPosition.MAX_TRIES),
            GeneratedPosition.MAX_TRIES,
            "How many positions are tried.");
    private static final Field<Position> GENERATE = Field.required(
            "generate",
            ObjectShape.<Position>of("A position of chance.", FromShapes::generated, SEED, WHERE, TRIES),
            "A position of chance.");

    /** A position that is written out, or one of chance: the same for the same seed. */
    static final Shape<Position> POSITION = Shapes.<Position>ifHas(
                    "generate",
                    ObjectShape.<Position>of("", in -> in.get(GENERATE), GENERATE),
                    PositionReader.SHAPE.checked(FromShapes::canMove).named("fixedPosition"))
            .named("position");

    /** The start, the end of the step before, a position by its name or one that is written out. */
    static final Shape<From> OF_STEP = Shapes.<From>textOr(
                    Shapes.text("", (name, at, reading) -> named(name, at, reading, true)),
                    POSITION.as(From.Given::new))
            .named("from");

    /** The same for a board of its own, which nothing comes before. */
    static final Shape<From> OF_BOARD = Shapes.<From>textOr(
                    Shapes.text("", (name, at, reading) -> named(name, at, reading, false)),
                    POSITION.as(From.Given::new))
            .named("fromOfBoard");

    /** What is said of a field with such a shape. */
    static final String OF_BOARD_SAYS = "\"start\", the id of one of the positions, or a position written out.";

    private FromShapes() {}

    /** In a lesson somebody must have something to sow, unless the rule set lets that player pass. */
    private static boolean canMove(Position position, JsonValue at, Reading reading) {
        boolean passes = lesson(reading).rules().ending().noMove() == NoMove.PASS
                && position.inRow(position.toMove().opponent()) > 0;
        if (position.inRow(position.toMove()) == 0 && !passes) {
            String mover = position.toMove().id();
            reading.problems()
                    .error(
                            "E214",
                            at,
                            "It is " + mover + "'s move, but " + mover + " has no seed to sow.",
                            "Give a house of " + mover + "'s seeds, or let the other player move.");
        }
        return true;
    }

    private static Position generated(Fields in) {
        LessonContext lesson = in.context(LessonContext.class);
        int seed = in.get(SEED);
        Condition where = in.get(WHERE);
        int tries = in.get(TRIES);
        in.need(Optional.of(where).filter(any -> !lesson.problems().hasErrors()));
        Optional<Position> found = GeneratedPosition.find(lesson.rules(), where, seed, tries, lesson.effort());
        if (found.isEmpty() && lesson.effort().isSpent()) {
            Finding spent = Effort.spent(in.object().path());
            in.error(spent.code(), spent.message(), "Look for fewer positions, or write them out.");
        } else if (found.isEmpty()) {
            in.error(
                    "E215",
                    "No position met \"where\" in " + tries + " tries.",
                    "Ask for less, or write the position out.");
        }
        return in.need(found);
    }

    private static Optional<From> named(String name, JsonValue at, Reading reading, boolean keeps) {
        if (name.equals("start")) {
            return Optional.of(new From.Start());
        }
        if (keeps && name.equals("keep")) {
            return Optional.of(new From.Keep());
        }
        Optional<Position> position =
                Optional.ofNullable(lesson(reading).positions().get(name));
        if (position.isEmpty()) {
            List<String> known = new ArrayList<>(lesson(reading).positions().keySet());
            known.add("start");
            if (keeps) {
                known.add("keep");
            }
            reading.problems()
                    .error(
                            "E217",
                            at,
                            "There is no position \"" + Visible.shortened(name) + "\".",
                            Nearest.suggestion(name, known));
        }
        return position.map(From.Given::new);
    }
}
