package papan.lesson.script;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import papan.event.BoardEvent;
import papan.model.Place;

/**
 * An event as a line of a trace shows it: its kind and its values by name, which is how authors point at events.
 *
 * @param values texts, whole numbers and lists of texts, by the names of the trace contract
 */
public record EventLine(EventKind kind, Map<String, Object> values) {
    public EventLine {
        values = Map.copyOf(values);
    }

    public static EventLine of(BoardEvent event) {
        EventKind kind = EventKind.of(event);
        Map<String, Object> values = new HashMap<>();
        for (EventField<?> field : kind.told()) {
            if (field.isPointedAt()) {
                values.put(field.name(), field.of(event));
            }
        }
        return new EventLine(kind, values);
    }

    /** Whether the event happened at a place, took seeds from it or put seeds into it. */
    boolean concerns(Place place) {
        return values.values().stream()
                .anyMatch(v -> v.equals(place.name()) || (v instanceof Collection<?> c && c.contains(place.name())));
    }

    /** Whether a value is this text. */
    boolean has(String name, String text) {
        return text.equals(values.get(name));
    }

    /** As it is quoted in messages, such as {@code capture from S3, N5, seeds 9}. */
    @Override
    public String toString() {
        StringBuilder out = new StringBuilder(kind.id());
        for (String name : List.of("at", "ruling", "from", "seeds", "to", "next", "reason", "winner")) {
            Object value = values.get(name);
            if (value != null) {
                String text = value.toString();
                out.append(' ').append(name).append(' ');
                out.append(value instanceof List<?> ? text.substring(1, text.length() - 1) : text);
            }
        }
        return out.toString();
    }
}
