package papan.lesson.learner;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import papan.model.Says;

/**
 * What a teacher makes of a lesson for one class; the lesson itself stays as it is. Ids of steps that the lesson has no more
 * are kept, and mean nothing.
 */
@Says(value = "What a teacher makes of a lesson for one class.", name = "plan")
public record TodaysPlan(
        @Says(value = "The id of the lesson.", filled = true)
        String lesson,

        @Says(value = "How the teacher calls the class.", name = "class", usual = "")
        String pupils,

        @Says(value = "The teacher's notes, by the step's id.", usual = "")
        Map<String, String> notes,

        @Says(value = "Ids of the steps that are left out.", usual = "")
        Set<String> hidden,

        @Says(value = "Ids of the steps in the order of today.", usual = "")
        List<String> order,

        @Says(value = "How much time there is.", usual = "0", max = TodaysPlan.MOST_MINUTES)
        int minutes) {

    /** The most minutes of a plan. */
    public static final int MOST_MINUTES = 600;

    public TodaysPlan {
        if (minutes < 0 || minutes > MOST_MINUTES) {
            throw new IllegalArgumentException("minutes " + minutes);
        }
        notes = Map.copyOf(notes);
        hidden = Set.copyOf(hidden);
        order = List.copyOf(order);
    }

    /** The lesson as it is written. */
    public static TodaysPlan asWritten(String lesson, String pupils) {
        return new TodaysPlan(lesson, pupils, Map.of(), Set.of(), List.of(), 0);
    }

    /** Whether it is of the same lesson and class. */
    public boolean isAbout(TodaysPlan other) {
        return lesson.equals(other.lesson) && pupils.equals(other.pupils);
    }

    /** The teacher's note to a step; empty if there is none. */
    public String note(String step) {
        return notes.getOrDefault(step, "");
    }

    /** The same with another note to a step. */
    public TodaysPlan withNote(String step, String note) {
        Map<String, String> next = new HashMap<>(notes);
        if (note.isBlank()) {
            next.remove(step);
        } else {
            next.put(step, note);
        }
        return new TodaysPlan(lesson, pupils, next, hidden, order, minutes);
    }

    /** The same with a step left out, or not. */
    public TodaysPlan withHidden(String step, boolean out) {
        Set<String> next = new HashSet<>(hidden);
        if (out) {
            next.add(step);
        } else {
            next.remove(step);
        }
        return withHidden(next);
    }

    /** The same with other steps left out. */
    public TodaysPlan withHidden(Set<String> next) {
        return new TodaysPlan(lesson, pupils, notes, next, order, minutes);
    }

    /** The same in another order. */
    public TodaysPlan withOrder(List<String> next) {
        return new TodaysPlan(lesson, pupils, notes, hidden, next, minutes);
    }

    /** The same with another time. */
    public TodaysPlan withMinutes(int next) {
        return new TodaysPlan(lesson, pupils, notes, hidden, order, next);
    }
}
