package papan.lesson.script;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Predicate;
import papan.event.BoardEvent;

/**
 * Events of a scene, with queries by {@linkplain Selector selector}.
 *
 * @param lines the events
 * @param laps to which lap each of them belongs
 * @param happened whether there was such an event before these, for selectors that want only the first of all
 */
public record SelectedEvents(List<EventLine> lines, List<Integer> laps, Predicate<Selector> happened) {

    /**
     * Events within a longer list, which tells in which laps they are.
     *
     * @param from index of the first
     * @param to index after the last
     */
    public static SelectedEvents of(List<BoardEvent> all, int from, int to) {
        List<EventLine> lines =
                all.subList(from, to).stream().map(EventLine::of).toList();
        return new SelectedEvents(lines, Laps.of(all).subList(from, to), selector -> false);
    }

    /** The same events after others. */
    public SelectedEvents after(Predicate<Selector> before) {
        return new SelectedEvents(lines, laps, before);
    }

    /** The indices of all events that a selector selects. */
    public List<Integer> all(Selector selector) {
        List<Integer> fitting = fitting(selector);
        if (selector.first()) {
            return fitting.isEmpty() || happened.test(selector) ? List.of() : fitting.subList(0, 1);
        }
        if (selector.nth().isEmpty()) {
            return fitting;
        }
        int nth = selector.nth().getAsInt();
        return nth > fitting.size() ? List.of() : List.of(fitting.get(nth - 1));
    }

    /** The index of the first event that a selector selects. */
    public OptionalInt first(Selector selector) {
        List<Integer> all = all(selector);
        return all.isEmpty() ? OptionalInt.empty() : OptionalInt.of(all.get(0));
    }

    /** The indices of the events that fit a selector but for its {@code nth} and {@code first}. */
    public List<Integer> fitting(Selector selector) {
        List<Integer> fitting = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            if (selector.fits(lines.get(i), laps.get(i))) {
                fitting.add(i);
            }
        }
        return fitting;
    }

    /** A count by kind in the order of the first of each, such as {@code 15 sow, 1 relay, 1 capture}. */
    public String summary() {
        java.util.Map<String, Integer> counts = new java.util.LinkedHashMap<>();
        for (EventLine line : lines) {
            Object ruling = line.values().get("ruling");
            String name = ruling == null ? line.kind().id() : "ruling " + ruling;
            counts.merge(name, 1, Integer::sum);
        }
        return counts.entrySet().stream()
                .map(e -> e.getValue() + " " + e.getKey())
                .collect(java.util.stream.Collectors.joining(", "));
    }
}
