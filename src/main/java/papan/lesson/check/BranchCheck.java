package papan.lesson.check;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import papan.lesson.kept.Waypoint;
import papan.lesson.play.Branching;
import papan.lesson.play.LessonRun;
import papan.lesson.play.LessonState;
import papan.lesson.play.WalkManner;
import papan.lesson.scene.Effort;
import papan.lesson.scene.Findings;
import papan.lesson.script.Lesson;
import papan.lesson.script.Next;
import papan.lesson.script.Reply;
import papan.lesson.script.Step;

/** Walks all ways through a lesson: every step can be reached, and from every step the end. */
final class BranchCheck {
    /** More attempts than any condition can ask for: nothing new comes after so many. */
    static final int MANY_ATTEMPTS = 21;

    private final List<Step> steps;
    private final LessonRun run;
    private final Branching branching;
    private final Findings findings;
    private final Effort effort;
    /** The ids of the steps whose replies conditions ask for. */
    private final Set<String> asked;

    /** Everything on which the rest of a walk depends: where it is, and those replies that conditions ask for. */
    private record Moment(Waypoint way, Map<String, Reply> replies) {
        static Moment of(LessonState state) {
            return new Moment(state.route().here(), state.replies());
        }
    }

    /**
     * The ways through a lesson.
     *
     * @param run the lesson, of which the steps are not looked at that could not be played
     */
    BranchCheck(LessonRun run, Findings findings, Effort effort) {
        Lesson lesson = run.lesson();
        this.run = run;
        this.steps = lesson.steps();
        this.branching = new Branching(lesson);
        this.findings = findings;
        this.effort = effort;
        this.asked = steps.stream()
                .flatMap(step -> step.head().next().branches().stream()
                        .flatMap(branch -> branch.when().askedOf(step.head().id())))
                .collect(Collectors.toSet());
    }

    void run() {
        Set<Integer> reached = reached();
        for (int i = 0; i < steps.size(); i++) {
            if (!reached.contains(i)) {
                findings.error(
                        "E701",
                        "steps[" + i + "]",
                        "Step \"" + id(i) + "\" cannot be reached.",
                        "Let \"next\" of another step name it.");
            }
        }
        Set<Integer> ending = ending();
        reached.stream()
                .filter(i -> !ending.contains(i))
                .sorted()
                .forEach(i -> findings.error(
                        "E704",
                        "steps[" + i + "].next",
                        "There is no way to the end from \"" + id(i) + "\".",
                        "Let a \"next\" on the way name a later step, or \"end\"."));
        // A step that could not be played has no circumstances to walk by.
        if (ending.containsAll(reached) && run.stages().size() == steps.size()) {
            for (WalkManner manner : WalkManner.all(run)) {
                if (circles(manner)) {
                    return;
                }
            }
        }
    }

    private String id(int step) {
        return steps.get(step).head().id();
    }

    /** The steps that may come right after a step; the number of steps for the end. */
    private List<Integer> after(int step, boolean detours) {
        Next next = steps.get(step).head().next();
        List<Integer> after = new ArrayList<>();
        for (Next.Branch branch : next.branches()) {
            if (detours || !branch.back()) {
                after.add(number(branch.go()));
            }
        }
        after.add(next.otherwise().map(this::number).orElse(step + 1));
        return after;
    }

    private int number(String id) {
        return id.equals(Next.END) ? steps.size() : branching.number(id);
    }

    private Set<Integer> reached() {
        Set<Integer> reached = new HashSet<>(Set.of(0));
        Deque<Integer> open = new ArrayDeque<>(reached);
        while (!open.isEmpty()) {
            for (int next : after(open.pop(), true)) {
                if (next < steps.size() && reached.add(next)) {
                    open.push(next);
                }
            }
        }
        return reached;
    }

    /** The steps from which the end can be reached, or for a detour its own end. */
    private Set<Integer> ending() {
        Set<Integer> ending = new HashSet<>(Set.of(steps.size()));
        boolean more = true;
        while (more) {
            more = false;
            for (int i = steps.size() - 1; i >= 0; i--) {
                if (!ending.contains(i) && after(i, false).stream().anyMatch(ending::contains)) {
                    more = ending.add(i);
                }
            }
        }
        return ending;
    }

    /**
     * Walks as a learner would until the end, or until everything is as it was before. One earlier moment is remembered
     * at a time, each time one that is twice as far: in a circle it comes back, however long the way to it was.
     *
     * @return whether there is a fault
     */
    private boolean circles(WalkManner manner) {
        LessonState now = LessonState.of(run);
        Moment earlier = Moment.of(now);
        List<Integer> walked = new ArrayList<>();
        int most = 1;
        while (!now.isFinished()) {
            int step = now.index();
            effort.spend(Walk.cost(now.stage(), asked.size(), now.route().here()));
            if (effort.isSpent()) {
                findings.add(Effort.spent("steps[" + step + "]"));
                return true;
            }
            walked.add(step);
            now = manner.through(now, asked, MANY_ATTEMPTS);
            if (!now.isFinished() && Moment.of(now).equals(earlier)) {
                circle(turned(walked), manner);
                return true;
            }
            if (walked.size() == most) {
                earlier = Moment.of(now);
                walked.clear();
                most *= 2;
            }
        }
        return false;
    }

    /** A circle from the first of its steps in the order of the file. */
    private static List<Integer> turned(List<Integer> circle) {
        List<Integer> turned = new ArrayList<>(circle);
        Collections.rotate(turned, -circle.indexOf(Collections.min(circle)));
        return turned;
    }

    private void circle(List<Integer> steps, WalkManner manner) {
        String names = steps.stream().map(this::id).collect(Collectors.joining(" → "));
        findings.error(
                "E702",
                "steps[" + steps.get(0) + "].next",
                "Steps " + names + " → " + id(steps.get(0)) + " never leave the circle when the learner "
                        + manner.words() + ".",
                "Let one of them go on after some attempts, or make it a detour with \"return\": true.");
    }
}
