package papan.lesson.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import papan.lesson.kept.Waypoint;
import papan.lesson.script.Circumstances;
import papan.lesson.script.Lesson;
import papan.lesson.script.Next;
import papan.lesson.script.Step;

/** Decides which step comes after which. */
public final class Branching {
    private final List<Step> steps;
    private final Map<String, Integer> numbers;

    public Branching(Lesson lesson) {
        this.steps = lesson.steps();
        Map<String, Integer> byId = new HashMap<>();
        for (int i = 0; i < steps.size(); i++) {
            byId.put(steps.get(i).head().id(), i);
        }
        this.numbers = Map.copyOf(byId);
    }

    /** The number of a step. */
    public int number(String id) {
        return Objects.requireNonNull(numbers.get(id), id);
    }

    /** The way after a step that is done with. */
    Waypoint onwards(Waypoint at, Circumstances now) {
        Next next = steps.get(at.step()).head().next();
        for (int i = 0; i < next.branches().size(); i++) {
            Next.Branch branch = next.branches().get(i);
            boolean open = !branch.back() || !at.made().contains(name(at, i));
            if (open && branch.when().holds(now)) {
                return branch.back() ? away(at, i, branch.go()) : to(at, branch.go());
            }
        }
        return next.otherwise()
                .map(id -> to(at, id))
                .orElseGet(() -> at.step() + 1 < steps.size() ? at.to(at.step() + 1) : at.end());
    }

    /** The detour that is to be made before the step is done with. */
    Optional<Waypoint> detour(Waypoint at, Circumstances now) {
        List<Next.Branch> branches = steps.get(at.step()).head().next().branches();
        for (int i = 0; i < branches.size(); i++) {
            Next.Branch branch = branches.get(i);
            if (branch.back()
                    && !at.made().contains(name(at, i))
                    && branch.when().holds(now)) {
                return Optional.of(away(at, i, branch.go()));
            }
        }
        return Optional.empty();
    }

    /** What a detour is called, for people too: where it leaves and where it leads; with a number if there are several. */
    private String name(Waypoint at, int branch) {
        Step.Head head = steps.get(at.step()).head();
        List<Next.Branch> branches = head.next().branches();
        String go = branches.get(branch).go();
        long before =
                branches.stream().limit(branch).filter(b -> b.go().equals(go)).count();
        return head.id() + "/" + go + (before == 0 ? "" : "/" + (before + 1));
    }

    private Waypoint away(Waypoint at, int branch, String id) {
        Set<String> made = new HashSet<>(at.made());
        made.add(name(at, branch));
        List<Integer> back = new ArrayList<>(at.back());
        back.add(at.step());
        return to(new Waypoint(at.step(), back, made, false), id);
    }

    private Waypoint to(Waypoint at, String id) {
        return id.equals(Next.END) ? at.end() : at.to(number(id));
    }
}
