package papan.lesson;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Walks all ways through a lesson: every step can be reached, and from every step the end. */
final class BranchCheck {
    /** More attempts than any condition can ask for: nothing new comes after so many. */
    static final int MANY_ATTEMPTS = 21;

    private final List<Step> steps;
    private final List<Staging.Played> played;
    private final Branching branching;
    private final Findings findings;

    /** How a learner goes about a lesson. */
    private enum Manner {
        WRONG("keeps answering wrongly"),
        RIGHT("always answers rightly"),
        SKIPS("skips everything");

        private final String words;

        Manner(String words) {
            this.words = words;
        }
    }

    /** Everything on which the rest of a walk depends. */
    private record Moment(Way way, Map<String, Reply> replies) {}

    BranchCheck(Lesson lesson, List<Staging.Played> played, Findings findings) {
        this.steps = lesson.steps();
        this.played = played;
        this.branching = new Branching(lesson);
        this.findings = findings;
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
        if (ending.containsAll(reached) && played.size() == steps.size()) {
            for (Manner manner : Manner.values()) {
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

    /** Walks as a learner would until the end, or until everything is as it was before. */
    private boolean circles(Manner manner) {
        Map<Moment, Integer> seen = new HashMap<>();
        List<Integer> walked = new ArrayList<>();
        Map<String, Reply> replies = new HashMap<>();
        Way way = Way.START;
        while (!way.ended()) {
            Integer before = seen.putIfAbsent(new Moment(way, Map.copyOf(replies)), walked.size());
            if (before != null) {
                circle(walked.subList(before, walked.size()), manner);
                return true;
            }
            walked.add(way.step());
            answer(way.step(), manner, replies);
            Circumstances now = Circumstances.at(played.get(way.step()).stage(), Optional.empty(), replies);
            boolean open = manner == Manner.WRONG;
            Way here = way;
            way = (open ? branching.detour(here, now) : Optional.<Way>empty())
                    .orElseGet(() -> branching.onwards(here, now));
        }
        return false;
    }

    private void answer(int step, Manner manner, Map<String, Reply> replies) {
        boolean asks = steps.get(step) instanceof Step.Ask || steps.get(step) instanceof Step.Try;
        if (asks && manner != Manner.SKIPS) {
            Reply reply = replies.getOrDefault(id(step), Reply.NONE);
            int attempts = Math.min(MANY_ATTEMPTS, reply.attempts() + 1);
            replies.put(id(step), new Reply(manner == Manner.RIGHT, attempts, ""));
        }
    }

    private void circle(List<Integer> steps, Manner manner) {
        String names = steps.stream().map(this::id).collect(Collectors.joining(" → "));
        findings.error(
                "E702",
                "steps[" + steps.get(0) + "].next",
                "Steps " + names + " → " + id(steps.get(0)) + " never leave the circle when the learner " + manner.words
                        + ".",
                "Let one of them go on after some attempts, or make it a detour with \"return\": true.");
    }
}
