package papan.lesson.check;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import papan.lesson.script.Lesson;

/** Lessons that require one another in a circle, so that none of them can come first. */
final class RequiredCircle {
    private RequiredCircle() {}

    /**
     * The shortest way on which a lesson requires itself: its id, those between, and its id again.
     *
     * @param among the lessons that are known, with or without this one
     * @return nothing if it does not
     */
    static Optional<List<String>> of(Lesson lesson, Collection<Lesson> among) {
        Map<String, List<String>> required = new HashMap<>();
        among.forEach(each -> required.put(each.id(), requires(each)));
        required.put(lesson.id(), requires(lesson));
        Map<String, String> cameFrom = new LinkedHashMap<>();
        Deque<String> open = new ArrayDeque<>(List.of(lesson.id()));
        while (!open.isEmpty() && !cameFrom.containsKey(lesson.id())) {
            String id = open.remove();
            for (String next : required.getOrDefault(id, List.of())) {
                if (cameFrom.putIfAbsent(next, id) == null) {
                    open.add(next);
                }
            }
        }
        return cameFrom.containsKey(lesson.id()) ? Optional.of(way(lesson.id(), cameFrom)) : Optional.empty();
    }

    private static List<String> way(String id, Map<String, String> cameFrom) {
        List<String> way = new ArrayList<>(List.of(id));
        String at = id;
        do {
            at = Objects.requireNonNull(cameFrom.get(at));
            way.add(0, at);
        } while (!at.equals(id));
        return way;
    }

    private static List<String> requires(Lesson lesson) {
        return lesson.meta().audience().requires();
    }
}
