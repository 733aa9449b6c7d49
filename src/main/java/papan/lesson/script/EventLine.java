package papan.lesson.script;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import papan.event.BoardEvent;
import papan.event.RoundEvent;
import papan.event.SowingEvent;
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
        return event.accept(new Writer());
    }

    /** Whether the event happened at a place, took seeds from it or put seeds into it. */
    boolean concerns(Place place) {
        return values.values().stream()
                .anyMatch(v -> v.equals(place.name()) || (v instanceof Collection<?> c && c.contains(place.name())));
    }

    /** Whether a value is this number. */
    boolean has(String name, int number) {
        return Integer.valueOf(number).equals(values.get(name));
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

    private static final class Writer implements BoardEvent.Visitor<EventLine> {
        private final Map<String, Object> values = new LinkedHashMap<>();

        private Writer with(String name, Object value) {
            if (value instanceof Place place) {
                values.put(name, place.name());
            } else if (value instanceof List<?> places) {
                values.put(name, places.stream().map(Object::toString).toList());
            } else {
                values.put(name, value);
            }
            return this;
        }

        private EventLine line(EventKind kind) {
            return new EventLine(kind, values);
        }

        private Writer player(SowingEvent event) {
            return with("player", event.player().id());
        }

        @Override
        public EventLine lifted(SowingEvent.Lifted e) {
            return player(e)
                    .with("at", e.at())
                    .with("seeds", e.seeds())
                    .with("lap", e.lap())
                    .line(EventKind.LIFT);
        }

        @Override
        public EventLine sown(SowingEvent.Sown e) {
            return player(e)
                    .with("at", e.at())
                    .with("count", e.count())
                    .with("hand", e.hand())
                    .line(EventKind.SOW);
        }

        @Override
        public EventLine skipped(SowingEvent.Skipped e) {
            return player(e).with("at", e.at()).with("clause", e.clause().id()).line(EventKind.SKIP);
        }

        @Override
        public EventLine forfeited(SowingEvent.Forfeited e) {
            return player(e)
                    .with("at", e.at())
                    .with("to", e.to())
                    .with("hand", e.hand())
                    .line(EventKind.FORFEIT);
        }

        @Override
        public EventLine ruled(SowingEvent.Ruled e) {
            return player(e)
                    .with("at", e.at())
                    .with("ruling", e.ruling().id())
                    .with("clause", e.clause().id())
                    .line(EventKind.RULING);
        }

        @Override
        public EventLine captured(SowingEvent.Captured e) {
            return player(e)
                    .with("from", e.from())
                    .with("seeds", e.seeds())
                    .with("to", e.to())
                    .line(EventKind.CAPTURE);
        }

        @Override
        public EventLine banked(SowingEvent.Banked e) {
            return player(e)
                    .with("from", e.from())
                    .with("seeds", e.seeds())
                    .with("to", e.to())
                    .line(EventKind.BANK);
        }

        @Override
        public EventLine turnEnded(SowingEvent.TurnEnded e) {
            return player(e)
                    .with("next", e.next().id())
                    .with("reason", e.reason().id())
                    .line(EventKind.TURN_END);
        }

        @Override
        public EventLine roundStarted(RoundEvent.RoundStarted e) {
            return line(EventKind.ROUND_START);
        }

        @Override
        public EventLine passed(RoundEvent.Passed e) {
            return with("player", e.player().id()).with("next", e.next().id()).line(EventKind.PASS);
        }

        @Override
        public EventLine swept(RoundEvent.Swept e) {
            return with("player", e.player().id())
                    .with("from", e.from())
                    .with("seeds", e.seeds())
                    .with("to", e.to())
                    .line(EventKind.SWEEP);
        }

        @Override
        public EventLine roundEnded(RoundEvent.RoundEnded e) {
            return with("reason", e.reason().id())
                    .with("winner", e.winner().id())
                    .line(EventKind.ROUND_END);
        }

        @Override
        public EventLine refilled(RoundEvent.Refilled e) {
            return with("at", e.at()).with("seeds", e.seeds()).line(EventKind.REFILL);
        }

        @Override
        public EventLine burnt(RoundEvent.Burnt e) {
            return with("at", e.at()).line(EventKind.BURN);
        }

        @Override
        public EventLine matchEnded(RoundEvent.MatchEnded e) {
            return with("reason", e.reason().id())
                    .with("winner", e.winner().id())
                    .line(EventKind.MATCH_END);
        }
    }
}
