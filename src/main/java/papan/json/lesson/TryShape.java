package papan.json.lesson;

import java.util.Map;
import java.util.TreeMap;
import papan.analysis.Rival;
import papan.format.JsonValue;
import papan.format.Reading;
import papan.format.Shape;
import papan.format.Shapes;
import papan.format.Vocabulary;
import papan.lesson.script.Aim;
import papan.lesson.script.Opponent;
import papan.lesson.script.Range;
import papan.lesson.script.Step;

/** Steps in which a learner moves. */
final class TryShape {
    private static final int USUAL_MOVES = 10;

    private TryShape() {}

    /** Tries and games, as words of a lesson. */
    static void in(Vocabulary all) {
        Map<String, Opponent> players = new TreeMap<>(Map.of("friend", new Opponent.Friend()));
        for (Rival rival : Rival.values()) {
            players.put(rival.id(), new Opponent.Named(rival));
        }
        Map<String, Opponent> anybody = new TreeMap<>(players);
        anybody.put("none", Opponent.NOBODY);
        anybody.put("engine", new Opponent.Program(1));
        Shape<Opponent> replies = Shapes.noMore(
                        Shapes.list(LessonShapes.MOVE), Step.Play.MAX_MOVES, MoveShapes.tooMany())
                .as(Opponent.Script::new);
        all.with("onBoard", ConditionShape.in(ConditionSize.Where.BOARD))
                .with(
                        "tries",
                        ConditionShape.range(Step.Try.MAX_MOVES)
                                .checked(TryShape::isPossible)
                                .<Integer>as(Range::max)
                                .with("default", USUAL_MOVES))
                .with("player", Shapes.words(players))
                .with("anybody", Shapes.listOr(replies, Shapes.words(anybody)).with("default", "none"))
                .with(
                        "aims",
                        Shapes.noMore(
                                Shapes.list(all.of(Aim.class)),
                                Aim.MOST,
                                "E612",
                                "There are ",
                                " goals; at most " + Aim.MOST + " fit beside a game.",
                                "Keep those that matter."));
    }

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
}
