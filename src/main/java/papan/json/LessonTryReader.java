package papan.json;

import java.util.List;
import java.util.Optional;
import papan.format.JsonObjectReader;
import papan.format.JsonValue;
import papan.format.JsonValue.JsonArray;
import papan.lesson.Condition;
import papan.lesson.Opponent;
import papan.lesson.Range;
import papan.lesson.Step;
import papan.model.Move;

/** Reads steps in which a learner moves. */
final class LessonTryReader {
    private static final int USUAL_MOVES = 10;

    private final LessonContext context;

    LessonTryReader(LessonContext context) {
        this.context = context;
    }

    Optional<Step> read(JsonObjectReader in, Optional<Step.Head> head) {
        LessonConditionReader conditions = new LessonConditionReader(context, Optional.empty());
        Optional<Condition> goal = in.required("goal").flatMap(conditions::read);
        Optional<Condition> fail = in.value("fail").flatMap(conditions::read);
        int moves = in.value("moves").map(v -> moves(conditions, v)).orElse(USUAL_MOVES);
        Opponent opponent = opponent(in);
        boolean illegal = in.flag("allowIllegal", true);
        int par = in.whole("par", 1, Step.Try.MAX_MOVES).orElse(0);
        return head.flatMap(h -> goal.map(g -> new Step.Try(h, g, fail, moves, opponent, illegal, par)));
    }

    private int moves(LessonConditionReader conditions, JsonValue value) {
        Optional<Range> range = conditions.range(value, Step.Try.MAX_MOVES);
        int most = range.map(Range::max).orElse(USUAL_MOVES);
        if (range.isPresent() && (most < 1 || most > Step.Try.MAX_MOVES)) {
            context.problems()
                    .error(
                            "E609",
                            value,
                            "This must say how many moves may be made at most, 1 to " + Step.Try.MAX_MOVES + ".",
                            "Write { \"lte\": 3 }.");
            return USUAL_MOVES;
        }
        return most;
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
