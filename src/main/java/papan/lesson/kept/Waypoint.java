package papan.lesson.kept;

import java.util.List;
import java.util.Set;

/**
 * A place on the way through a lesson's steps, with the detours that are under way. Immutable.
 *
 * @param step 0-based number of the step
 * @param back the steps to which detours that are under way come back; the latest last
 * @param made the detours that were made already, which are not made again; named {@code from/to} by the ids of steps
 * @param ended whether the lesson is over; {@code step} is the last one then
 * @param repeats whether a question comes once more after the last step, to which {@code back} leads
 */
public record Waypoint(int step, List<Integer> back, Set<String> made, boolean ended, boolean repeats) {
    /** At the first step. */
    public static final Waypoint START = at(0);

    public Waypoint {
        back = List.copyOf(back);
        made = Set.copyOf(made);
    }

    /** On the way from step to step. */
    public Waypoint(int step, List<Integer> back, Set<String> made, boolean ended) {
        this(step, back, made, ended, false);
    }

    /** At a step, without anything before it. */
    public static Waypoint at(int step) {
        return new Waypoint(step, List.of(), Set.of(), false);
    }

    /** This way at another step. */
    public Waypoint to(int other) {
        return new Waypoint(other, back, made, false);
    }

    /** The end of the lesson, or of a detour. */
    public Waypoint end() {
        int last = back.size() - 1;
        return last < 0
                ? new Waypoint(step, List.of(), made, true)
                : new Waypoint(back.get(last), back.subList(0, last), made, false);
    }

    /** Behind the last step, where a question comes once more. */
    public Waypoint repeating(int question) {
        return new Waypoint(question, List.of(step), made, false, true);
    }

    /** Behind the last step, once a question has come once more. */
    public Waypoint repeated() {
        return new Waypoint(back.get(0), List.of(), made, true);
    }
}
