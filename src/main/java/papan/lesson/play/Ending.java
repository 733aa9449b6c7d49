package papan.lesson.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import papan.event.BoardEvent;
import papan.event.SowingEvent;
import papan.lesson.script.Aim;
import papan.lesson.script.Lesson;
import papan.lesson.script.Reply;

/**
 * What a learner takes along from a lesson, as far as it has been gone through. Nothing of a step counts to which the
 * learner has not come.
 *
 * @param goals of the lesson, in the author's order
 * @param questions how many questions with a right answer the learner has come to
 * @param atFirst how many of them were answered rightly at the first try
 * @param open what the learner has not shown and can come back to: first what was skipped, then what was answered wrongly
 *     or given away, each in the order of the lesson
 * @param best the step of the lesson's best moment
 * @param cursor the moment in it
 */
public record Ending(List<Standing> goals, int questions, int atFirst, List<Stage> open, Stage best, int cursor) {
    /** A capture is a better moment than any turn without one. */
    private static final int CAPTURE = 1_000_000;

    public Ending {
        goals = List.copyOf(goals);
        open = List.copyOf(open);
    }

    /**
     * How it stands with a goal.
     *
     * @param shown whether each question about it to which the learner has come was answered rightly, and there was one
     * @param open its questions that are to be come back to
     */
    public record Standing(Lesson.Goal goal, boolean shown, List<Stage> open) {
        public Standing {
            open = List.copyOf(open);
        }
    }

    /** What the learner takes along from a lesson, as far as it has been gone through. */
    public static Ending of(LessonState state) {
        List<Stage> visited = state.run().stages().stream()
                .filter(stage -> state.isVisited(stage.index()))
                .toList();
        List<Stage> scored = visited.stream().filter(Stage::isScored).toList();
        List<Stage> skipped = visited.stream().filter(state::isSkipped).toList();
        List<Stage> open = new ArrayList<>(skipped);
        visited.stream()
                .filter(stage -> !skipped.contains(stage)
                        && (stage.isScored() || stage.step().letsTry()))
                .filter(stage -> !reply(state, stage).correct())
                .forEach(open::add);
        int atFirst = (int)
                scored.stream().filter(stage -> reply(state, stage).atFirst()).count();
        List<Stage> named = visited.stream()
                .filter(stage -> state.run()
                        .lesson()
                        .meta()
                        .end()
                        .best()
                        .equals(Optional.of(stage.step().head().id())))
                .toList();
        Moment best = best(state, named.isEmpty() ? visited : named);
        return new Ending(
                state.run().lesson().meta().goals().stream()
                        .map(goal -> standing(state, goal, visited, open))
                        .toList(),
                scored.size(),
                atFirst,
                open,
                best.stage,
                best.cursor);
    }

    private static Reply reply(LessonState state, Stage stage) {
        return state.replies().getOrDefault(stage.step().head().id(), Reply.NONE);
    }

    private static Standing standing(LessonState state, Lesson.Goal goal, List<Stage> visited, List<Stage> open) {
        List<Stage> about =
                visited.stream().filter(stage -> isAbout(stage, goal.id())).toList();
        List<Stage> left = about.stream()
                .filter(stage -> open.contains(stage) || !isTicked(state, stage, goal.id()))
                .toList();
        return new Standing(goal, !about.isEmpty() && left.isEmpty(), left);
    }

    private static boolean isAbout(Stage stage, String goal) {
        return stage.asked().filter(ask -> ask.asking().goal().equals(goal)).isPresent()
                || stage.step()
                        .asTrying()
                        .filter(tried -> tried.ticks().equals(goal)
                                || tried.aims().stream()
                                        .anyMatch(aim -> aim.ticks().equals(goal)))
                        .isPresent();
    }

    /** Whether what is worth bringing about for a goal has been, where a game is about it. */
    private static boolean isTicked(LessonState state, Stage stage, String goal) {
        List<Aim> wanted = stage.step().asTrying().stream()
                .flatMap(tried -> tried.aims().stream())
                .filter(aim -> aim.ticks().equals(goal))
                .toList();
        return wanted.isEmpty()
                || state.at(stage.index())
                        .trial()
                        .filter(trial -> trial.reached().containsAll(wanted))
                        .isPresent();
    }

    /** The moment after an event of a step, and how good it is. */
    private record Moment(Stage stage, int cursor, int worth) {}

    /**
     * The largest capture of all steps; where nothing is captured, the rule that ended the longest relay; without either,
     * where the last of them ended. Of several the first.
     */
    private static Moment best(LessonState state, List<Stage> steps) {
        Stage last = steps.size() == 1 ? steps.get(0) : state.stage();
        Moment best = new Moment(last, last.end(), 0);
        for (Stage stage : steps) {
            if (stage.step().asCompare().isPresent()) {
                continue;
            }
            int laps = 0;
            for (int i = stage.start(); i < stage.end(); i++) {
                BoardEvent event = stage.timeline().events().get(i);
                laps = event instanceof SowingEvent.Lifted lifted ? lifted.lap() : laps;
                int worth = worth(event, laps);
                if (worth > best.worth) {
                    best = new Moment(stage, i + 1, worth);
                }
            }
        }
        return best;
    }

    /** How much an event is worth to be looked at once more, in so many laps of its turn. */
    private static int worth(BoardEvent event, int laps) {
        if (event instanceof SowingEvent.Captured captured) {
            return CAPTURE + captured.seeds();
        }
        return event instanceof SowingEvent.Ruled ? laps : 0;
    }
}
