package papan.json.lesson;

import java.util.List;
import java.util.function.Supplier;
import papan.format.Field;
import papan.format.Fields;
import papan.format.ObjectShape;
import papan.format.Shapes;
import papan.lesson.play.DrillLadder;
import papan.lesson.scene.Effort;
import papan.lesson.scene.Finding;
import papan.lesson.script.Condition;
import papan.lesson.script.Ladder;
import papan.lesson.script.Rung;
import papan.lesson.script.Step;
import papan.rules.RuleSet;

/** Steps in which the same goal is to be reached on one board after another. */
final class DrillShape {
    private static final int USUAL_RUNGS = 5;
    private static final int MOST_SEEDS = 200;
    private static final int MOST_LAPS = 99;

    private static final Field<Condition> GOAL = Field.required(
            "goal", ConditionShape.in(ConditionSize.Where.BOARD), "What is to be brought about on each board.");
    private static final Field<Integer> RUNGS =
            Field.optional("rungs", Shapes.whole(2, DrillLadder.MOST), USUAL_RUNGS, "How many boards.");
    private static final Field<Integer> LOOK = Field.optional(
            "look", Shapes.whole(1, DrillLadder.FURTHEST), 1, "How many moves it takes on the hardest, at most.");
    private static final Field<Integer> SEEDS = Field.optional(
            "seeds", Shapes.whole(1, MOST_SEEDS), MOST_SEEDS, "How many seeds lie in the houses, at most.");
    private static final Field<Integer> LAPS = Field.optional(
            "laps", Shapes.whole(1, MOST_LAPS), MOST_LAPS, "How many laps a right move takes, at most; 1: no relay.");
    private static final Field<Boolean> UNIQUE =
            Field.optional("unique", Shapes.flag(), false, "Whether only one house is right on each board.");
    private static final Field<Integer> SEED =
            Field.optional("seed", Shapes.whole(0, Integer.MAX_VALUE), 0, "Another number gives other boards.");

    private static final Field<Integer> PAR = Field.optional(
            "par",
            Shapes.whole(5, 3_600),
            "Within how many seconds somebody who sees it at once is done with all; stands beside the clock.");

    static final ObjectShape<Step> SHAPE = StepFields.kind(
            "The learner reaches the same goal on one board after another, the easier ones first.",
            "{ 'id': 'climb', 'kind': 'drill', 'goal': { 'ruling': 'extraTurn', 'count': 1 }, 'rungs': 2 }",
            StepFields.NOWHERE,
            in -> {
                Ladder.Wish wish = new Ladder.Wish(
                        in.get(RUNGS), in.get(LOOK), in.get(SEEDS), in.get(LAPS), in.get(UNIQUE), in.get(SEED));
                Ladder ladder = new Ladder(boards(in, wish), in.find(PAR).orElse(0), wish);
                return head -> Step.drill(head, in.get(GOAL), in.get(GameShape.TICKS), ladder);
            },
            GOAL,
            RUNGS,
            LOOK,
            SEEDS,
            LAPS,
            UNIQUE,
            SEED,
            PAR,
            GameShape.TICKS);

    private DrillShape() {}

    private static Supplier<List<Rung>> boards(Fields in, Ladder.Wish wish) {
        LessonContext lesson = in.context(LessonContext.class);
        if (lesson.problems().hasErrors()) {
            return List::of;
        }
        DrillLadder ladder = new DrillLadder(in.get(GOAL), wish);
        RuleSet rules = lesson.rules();
        if (lesson.around().checked()) {
            return new Found(() -> ladder.boards(rules, Effort.ofReading()));
        }
        List<Rung> rungs = ladder.boards(rules, lesson.effort());
        if (lesson.effort().isSpent()) {
            Finding spent = Effort.spent(in.object().path());
            in.error(spent.code(), spent.message(), "Ask for fewer boards, or for fewer moves on each.");
        } else if (rungs.size() < wish.rungs()) {
            in.error(
                    "E614",
                    "Chance came to " + rungs.size() + " boards on which this can be reached and missed, not to "
                            + wish.rungs() + ".",
                    "Ask for fewer boards, for more seeds or moves, or for something else.");
        }
        return () -> rungs;
    }

    /** Boards that are looked for when they are first asked for, because it takes long; whoever else asks waits for them. */
    private static final class Found implements Supplier<List<Rung>> {
        private final Supplier<List<Rung>> search;
        private List<Rung> boards = List.of();

        Found(Supplier<List<Rung>> search) {
            this.search = search;
        }

        @Override
        public synchronized List<Rung> get() {
            // A drill has two boards at least.
            if (boards.isEmpty()) {
                boards = search.get();
            }
            return boards;
        }
    }
}
