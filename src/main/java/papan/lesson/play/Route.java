package papan.lesson.play;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.TreeSet;
import papan.lesson.kept.Bookmark;
import papan.lesson.kept.Waypoint;

/**
 * The way that a learner has gone through the steps of a lesson, so that it can be gone back. Immutable.
 *
 * @param behind where the learner was before, the latest last; {@value #MOST_REMEMBERED} places at most
 * @param here where the learner is
 */
public record Route(List<Waypoint> behind, Waypoint here) {
    private static final int MOST_REMEMBERED = 500;

    public Route {
        behind = List.copyOf(behind);
    }

    /** At a step, with nothing behind. */
    static Route at(int step) {
        return new Route(List.of(), Waypoint.at(step));
    }

    /** As it was written down; steps that the lesson no longer has are left out. */
    static Route of(LessonRun run, int step, Bookmark place) {
        List<Waypoint> behind = new ArrayList<>();
        List<Integer> back = new ArrayList<>();
        TreeSet<String> made = new TreeSet<>(place.made());
        for (String id : place.back()) {
            run.stage(id).ifPresent(stage -> {
                behind.add(new Waypoint(stage.index(), back, made, false));
                back.add(stage.index());
            });
        }
        return new Route(behind, new Waypoint(step, back, made, false));
    }

    /** The learner goes on. */
    Route on(Waypoint next) {
        List<Waypoint> more = new ArrayList<>(behind);
        more.add(here);
        int from = Math.max(0, more.size() - MOST_REMEMBERED);
        return new Route(more.subList(from, more.size()), next);
    }

    /** Behind the last step, to which questions that have come once more led back. */
    Route to(Waypoint end) {
        return end.step() == here.step() ? this : back(end.step());
    }

    /** The learner jumps to a step: back to where it was passed last, or ahead, from where this step is the one before. */
    Route jump(int step) {
        if (step == here.step()) {
            return this;
        }
        boolean ahead = step > here.step() && behind.stream().noneMatch(way -> way.step() == step);
        return ahead ? on(Waypoint.at(step)) : back(step);
    }

    /** The learner goes back to a step: to where it was passed last, or else to where only what is before it was passed. */
    Route back(int step) {
        for (int i = behind.size() - 1; i >= 0; i--) {
            if (behind.get(i).step() == step) {
                return new Route(behind.subList(0, i), behind.get(i));
            }
        }
        int left = behind.size();
        while (left > 0 && behind.get(left - 1).step() > step) {
            left--;
        }
        return new Route(behind.subList(0, left), Waypoint.at(step));
    }

    /** The step before, if the learner came from one. */
    OptionalInt before() {
        return behind.isEmpty()
                ? OptionalInt.empty()
                : OptionalInt.of(behind.get(behind.size() - 1).step());
    }

    /** This way as it is written down. */
    Bookmark bookmark(LessonRun run, int cursor, boolean atEnd, List<String> moves) {
        return new Bookmark(
                id(run, here.step()),
                cursor,
                atEnd,
                here.back().stream().map(step -> id(run, step)).toList(),
                List.copyOf(new TreeSet<>(here.made())),
                moves);
    }

    private static String id(LessonRun run, int step) {
        return run.stages().get(step).step().head().id();
    }
}
