package papan.json.lesson;

import java.util.List;
import java.util.Map;
import papan.format.Field;
import papan.format.Fields;
import papan.format.JsonValue;
import papan.format.ObjectShape;
import papan.format.Reading;
import papan.format.Shapes;
import papan.lesson.script.Condition;
import papan.lesson.script.Ladder;
import papan.lesson.script.Opponent;
import papan.lesson.script.Range;
import papan.lesson.script.Step;

/** Steps in which a learner moves. */
final class TryShape {
    private static final int USUAL_MOVES = 10;

    private static final Field<Condition> GOAL =
            Field.required("goal", ConditionShape.in(ConditionSize.Where.BOARD), "What is to be brought about.");
    private static final Field<Condition> FAIL =
            Field.optional("fail", ConditionShape.in(ConditionSize.Where.BOARD), "What must not happen on the way.");
    private static final Field<Integer> MOVES = Field.optional(
            "moves",
            ConditionShape.range(Step.Try.MAX_MOVES)
                    .checked(TryShape::isPossible)
                    .as(Range::max)
                    .with("default", USUAL_MOVES),
            USUAL_MOVES,
            "How many moves may be made.");
    private static final Map<String, Opponent> OPPONENTS =
            GameShape.and(Map.of("none", new Opponent.Nobody(), "engine", new Opponent.Program(1)));
    private static final Field<Opponent> OPPONENT = Field.optional(
            "opponent",
            Shapes.<Opponent>listOr(
                            Shapes.noMore(Shapes.list(LessonShapes.MOVE), Step.Play.MAX_MOVES, MoveShapes.tooMany())
                                    .as(Opponent.Script::new),
                            Shapes.words(OPPONENTS))
                    .with("default", "none"),
            new Opponent.Nobody(),
            "none: nobody answers; engine: the program does; little-sister, big-sister or grandma: a computer player"
                    + " as in Explore; friend: somebody beside the learner; or a list of replies.");
    private static final Field<Integer> LEVEL =
            Field.optional("level", Shapes.whole(1, Opponent.Program.MAX_LEVEL), 1, "How well the program plays.");
    private static final Field<Boolean> ILLEGAL = Field.optional(
            "allowIllegal", Shapes.flag(), true, "Whether a move that cannot be made may be chosen and is explained.");
    private static final Field<Integer> PAR = Field.optional(
            "par", Shapes.whole(1, Step.Try.MAX_MOVES), "How few moves you know to be enough; the check compares it.");

    static final ObjectShape<Step> SHAPE = StepFields.kind(
            "The learner moves.",
            "{ 'id': 'own', 'kind': 'try', 'goal': { 'at': 'S.store', 'gte': 1 }, 'moves': 1 }",
            StepFields.POSITION,
            in -> head -> new Step.Try(
                    head,
                    in.get(GOAL),
                    in.find(FAIL),
                    in.get(MOVES),
                    opponent(in),
                    in.get(ILLEGAL),
                    false,
                    1,
                    in.find(PAR).orElse(0),
                    List.of(),
                    in.get(GameShape.TICKS),
                    Ladder.NONE),
            GOAL,
            FAIL,
            MOVES,
            OPPONENT,
            LEVEL,
            ILLEGAL,
            PAR,
            GameShape.TICKS);

    private TryShape() {}

    private static boolean isPossible(Range range, JsonValue at, Reading reading) {
        boolean possible = range.max() >= 1 && range.max() <= Step.Try.MAX_MOVES;
        if (!possible) {
            reading.problems()
                    .error(
                            "E609",
                            at,
                            "This must say how many moves may be made at most, 1 to " + Step.Try.MAX_MOVES + ".",
                            "Write { \"lte\": 3 }.");
        }
        return possible;
    }

    private static Opponent opponent(Fields in) {
        return in.get(OPPONENT) instanceof Opponent.Program ? new Opponent.Program(in.get(LEVEL)) : in.get(OPPONENT);
    }
}
