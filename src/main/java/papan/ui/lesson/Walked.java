package papan.ui.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.TreeSet;
import papan.lesson.LessonProgress.Bookmark;
import papan.lesson.LessonRun;
import papan.lesson.Way;

/** The way that the learner has gone through the steps, so that it can be gone back. */
final class Walked {
    private static final int MOST_REMEMBERED = 500;

    private final List<Way> behind = new ArrayList<>();
    private Way here = Way.START;

    /** At the beginning, with nothing behind. */
    void clear() {
        behind.clear();
        here = Way.START;
    }

    /** At a step, with nothing behind. */
    void begin(int step) {
        behind.clear();
        here = Way.at(step);
    }

    /** Where the learner is. */
    Way here() {
        return here;
    }

    /** The learner goes on. */
    void go(Way next) {
        behind.add(here);
        if (behind.size() > MOST_REMEMBERED) {
            behind.remove(0);
        }
        here = next;
    }

    /** The learner jumps to a step: back to where it was passed last, or ahead, from where this step is the one before. */
    void jump(int step) {
        if (step == here.step() || backTo(step)) {
            return;
        }
        if (step > here.step()) {
            go(Way.at(step));
        } else {
            back(step);
        }
    }

    /** The learner goes back to a step: to where it was passed last, or else to where only what is before it was passed. */
    void back(int step) {
        if (!backTo(step)) {
            while (!behind.isEmpty() && behind.get(behind.size() - 1).step() > step) {
                behind.remove(behind.size() - 1);
            }
            here = Way.at(step);
        }
    }

    private boolean backTo(int step) {
        for (int i = behind.size() - 1; i >= 0; i--) {
            if (behind.get(i).step() == step) {
                here = behind.get(i);
                behind.subList(i, behind.size()).clear();
                return true;
            }
        }
        return false;
    }

    /** The step before, if the learner came from one. */
    OptionalInt before() {
        return behind.isEmpty()
                ? OptionalInt.empty()
                : OptionalInt.of(behind.get(behind.size() - 1).step());
    }

    /** This way as it is written down. */
    Bookmark bookmark(LessonRun run, int cursor, boolean atEnd, List<String> moves) {
        List<String> back = here.back().stream().map(step -> id(run, step)).toList();
        return new Bookmark(id(run, here.step()), cursor, atEnd, back, List.copyOf(new TreeSet<>(here.made())), moves);
    }

    private static String id(LessonRun run, int step) {
        return run.stages().get(step).step().head().id();
    }

    /** As it was written down; steps that the lesson no longer has are left out. */
    void resume(LessonRun run, int step, Bookmark place) {
        clear();
        Way way = new Way(step, List.of(), new TreeSet<>(place.made()), false);
        for (String id : place.back()) {
            run.stages().stream()
                    .filter(stage -> stage.step().head().id().equals(id))
                    .findFirst()
                    .ifPresent(stage -> {
                        List<Integer> back = behind.stream().map(Way::step).toList();
                        behind.add(new Way(stage.index(), back, way.made(), false));
                    });
        }
        here = new Way(step, behind.stream().map(Way::step).toList(), way.made(), false);
    }
}
