package papan.json.lesson;

import java.util.List;
import java.util.Optional;
import papan.format.Field;
import papan.format.JsonObjectReader;
import papan.format.JsonValue;
import papan.format.JsonValue.JsonArray;
import papan.format.Problems;
import papan.format.Shape;
import papan.lesson.script.Condition;
import papan.lesson.script.Opponent;
import papan.lesson.script.Range;
import papan.lesson.script.Step;
import papan.model.Move;

/** Reads steps in which a learner moves. */
final class LessonTryReader {
    private static final int USUAL_MOVES = 10;

    private static final Shape<Range> AT_MOST = ConditionShape.range(Step.Try.MAX_MOVES)
            .checked((range, at, reading) -> isPossible(range, at, reading.problems()));

    private static final Field<Condition> GOAL =
            Field.required("goal", ConditionShape.in(ConditionSize.Where.BOARD), "What is to be brought about.");
    private static final Field<Condition> FAIL =
            Field.optional("fail", ConditionShape.in(ConditionSize.Where.BOARD), "What must not happen.");
    private static final Field<Integer> MOVES = Field.optional(
            "moves", AT_MOST.as(Range::max), USUAL_MOVES, "How many moves may be made at most; 10 if left out.");

    private final LessonContext context;

    LessonTryReader(LessonContext context) {
        this.context = context;
    }

    Optional<Step> read(JsonObjectReader in, Optional<Step.Head> head) {
        Optional<Condition> goal = GOAL.find(in, context.reading());
        Optional<Condition> fail = FAIL.find(in, context.reading());
        int moves = context.get(in, MOVES);
        Opponent opponent = opponent(in);
        boolean illegal = in.flag("allowIllegal", true);
        int par = in.whole("par", 1, Step.Try.MAX_MOVES).orElse(0);
        return head.flatMap(h -> goal.map(g -> new Step.Try(h, g, fail, moves, opponent, illegal, par)));
    }

    private static boolean isPossible(Range range, JsonValue at, Problems problems) {
        boolean possible = range.max() >= 1 && range.max() <= Step.Try.MAX_MOVES;
        if (!possible) {
            problems.error(
                    "E609",
                    at,
                    "This must say how many moves may be made at most, 1 to " + Step.Try.MAX_MOVES + ".",
                    "Write { \"lte\": 3 }.");
        }
        return possible;
    }

    private Opponent opponent(JsonObjectReader in) {
        Optional<JsonValue> value = in.value("opponent");
        Optional<Integer> level = in.whole("level", 1, Opponent.Program.MAX_LEVEL);
        if (value.isEmpty()) {
            return new Opponent.Nobody();
        }
        if (value.get() instanceof JsonArray) {
            List<Move> moves = in.list("opponent", v -> context.house(in, v).map(Move::new));
            if (moves.size() > Step.Play.MAX_MOVES) {
                context.problems()
                        .error(
                                "E510",
                                value.get(),
                                "There are " + moves.size() + " moves; one step plays at most " + Step.Play.MAX_MOVES
                                        + ".",
                                "Make several steps of them.");
            }
            return new Opponent.Script(moves);
        }
        Optional<String> word = in.asText(value.get());
        if (word.filter("engine"::equals).isPresent()) {
            return new Opponent.Program(level.orElse(1));
        }
        word.filter(w -> !w.equals("none")).ifPresent(w -> context.unknown(value.get(), w, List.of("none", "engine")));
        return new Opponent.Nobody();
    }
}
