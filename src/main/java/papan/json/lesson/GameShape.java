package papan.json.lesson;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import papan.analysis.Rival;
import papan.format.Field;
import papan.format.ObjectShape;
import papan.format.Shape;
import papan.format.Shapes;
import papan.lesson.script.Aim;
import papan.lesson.script.Condition;
import papan.lesson.script.Opponent;
import papan.lesson.script.Step;

/** Steps in which a learner plays a round to its end: a try whose goal is that the round is over. */
final class GameShape {
    private static final Map<String, Opponent> OPPONENTS = and(Map.of());

    static final Field<String> TICKS =
            Field.optional("ticks", LessonShapes.GOAL, "", "The id of the lesson's goal that is shown by it.");

    private static final Field<Opponent> OPPONENT = Field.optional(
            "opponent",
            Shapes.words(OPPONENTS).with("default", Rival.LITTLE_SISTER.id()),
            new Opponent.Named(Rival.LITTLE_SISTER),
            "little-sister chooses by dice, big-sister takes the most at once, grandma looks ahead; friend: somebody"
                    + " beside the learner.");
    private static final Field<Boolean> STOPS = Field.optional(
            "stops",
            Shapes.flag(),
            true,
            "Whether the seeds wait at each rule that decides for the first time; without that, Why? tells whoever asks.");
    private static final Field<Integer> ROUNDS = Field.optional(
            "rounds",
            Shapes.whole(1, Step.Try.MAX_ROUNDS),
            1,
            "How many rounds are played, as long as the rule set has another one; in between it is counted and filled up.");
    private static final Field<String> TEXT =
            Field.filled("text", LessonShapes.TEXT, "What is worth bringing about, as the learner reads it.");
    private static final Field<Condition> WHEN = Field.required(
            "when", ConditionShape.in(ConditionSize.Where.BOARD), "When it counts; looked at once the round is over.");
    private static final Shape<Aim> AIM = ObjectShape.<Aim>of(
                    "", in -> new Aim(in.get(TEXT), in.get(WHEN), in.get(TICKS)), TEXT, WHEN, TICKS)
            .named("aim");
    private static final Field<List<Aim>> AIMS = Field.optional(
            "goals",
            Shapes.noMore(
                    Shapes.list(AIM),
                    Aim.MOST,
                    "E612",
                    "There are ",
                    " goals; at most " + Aim.MOST + " fit beside a game.",
                    "Keep those that matter."),
            List.of(),
            "What is worth bringing about; each is ticked when it happens.");

    static final ObjectShape<Step> SHAPE = StepFields.kind(
            "The learner plays a round to its end, or several.",
            "{ 'id': 'play', 'kind': 'game', 'goals': [{ 'text': 'Win.', 'when': { 'winner': 'south' } }] }",
            StepFields.POSITION,
            in -> head -> Step.game(head, in.get(OPPONENT), in.get(STOPS), in.get(ROUNDS), in.get(AIMS)),
            OPPONENT,
            STOPS,
            ROUNDS,
            AIMS);

    private GameShape() {}

    /** Whom one plays a game with, and others. */
    static Map<String, Opponent> and(Map<String, Opponent> others) {
        Map<String, Opponent> all = new TreeMap<>(others);
        all.put("friend", new Opponent.Friend());
        for (Rival rival : Rival.values()) {
            all.put(rival.id(), new Opponent.Named(rival));
        }
        return all;
    }
}
