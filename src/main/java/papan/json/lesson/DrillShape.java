package papan.json.lesson;

import java.util.List;
import java.util.function.Supplier;
import papan.format.Fields;
import papan.format.RecordShape;
import papan.format.Vocabulary;
import papan.lesson.play.DrillLadder;
import papan.lesson.scene.Effort;
import papan.lesson.scene.Finding;
import papan.lesson.script.Ladder;
import papan.lesson.script.Rung;
import papan.lesson.script.Step;
import papan.rules.RuleSet;

/** Steps in which the same goal is to be reached on one board after another. */
final class DrillShape {
    private DrillShape() {}

    /** Drills, as words of a lesson. */
    static void in(Vocabulary all) {
        RecordShape<Ladder> ladder = all.fields(Ladder.class);
        all.with("ladder", ladder.without("boards", (Supplier<List<Rung>>) List::of))
                .looking("drill", (Step.Drill drill, Fields in) -> drill.with(boards(in, drill)));
    }

    private static Supplier<List<Rung>> boards(Fields in, Step.Drill drill) {
        Ladder.Wish wish = drill.boards().wish();
        LessonContext lesson = in.context(LessonContext.class);
        if (lesson.problems().hasErrors()) {
            return List::of;
        }
        DrillLadder ladder = new DrillLadder(drill.goal(), wish);
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
