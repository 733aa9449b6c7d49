package papan.lesson.play;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import papan.lesson.scene.Effort;
import papan.lesson.script.Lesson;
import papan.rules.RuleSet;

/** All drills of some lessons, with more boards than their lessons have. Remembers what it has found; for any thread. */
public final class Drills {
    /** Whoever practises waits for further boards, so that they must not take long. */
    private static final long EFFORT = Effort.MOST / 20;

    private final List<Drill> all;
    private final Function<Lesson, Optional<RuleSet>> rules;
    private final Map<Further, List<Exercise>> further = new HashMap<>();

    private record Further(String lesson, String step, int number) {}

    /**
     * The drills of lessons.
     *
     * @param lessons in the order of the course
     * @param rules by which a lesson is played; empty where they are missing
     */
    public Drills(List<Lesson> lessons, Function<Lesson, Optional<RuleSet>> rules) {
        this.rules = rules;
        this.all = lessons.stream()
                .flatMap(lesson -> lesson.steps().stream()
                        .flatMap(step -> step.asTrying().stream())
                        .flatMap(each -> each.ladder().stream()
                                .map(ladder -> new Drill(lesson, each.head().id(), each.goal(), ladder))))
                .toList();
    }

    /** All of them, in the order of the course. */
    public List<Drill> all() {
        return all;
    }

    /**
     * Boards of a drill, the easier ones first; none where chance came to none, or the rules are missing.
     *
     * @param number 0 for those of the lesson; for each other number there are others that it has not, always the same
     */
    public synchronized List<Exercise> boards(Drill drill, int number) {
        return number == 0
                ? drill.own()
                : further.computeIfAbsent(
                        new Further(drill.lesson().id(), drill.id(), number), any -> further(drill, number));
    }

    private List<Exercise> further(Drill drill, int number) {
        DrillLadder ladder = new DrillLadder(drill.goal(), drill.ladder().wish().further(number));
        return rules.apply(drill.lesson())
                .map(found -> drill.exercises(
                        number, ladder.boards(found, drill.ladder().rungs(), new Effort(EFFORT))))
                .orElse(List.of());
    }

    /** A board as it is called in a file; empty if its lesson, or the board, is no longer there. */
    public Optional<Exercise> find(String lesson, String step, int number, String print) {
        return all.stream()
                .filter(drill ->
                        drill.lesson().id().equals(lesson) && drill.id().equals(step))
                .flatMap(drill -> boards(drill, number).stream())
                .filter(exercise -> exercise.print().equals(print))
                .findFirst();
    }
}
