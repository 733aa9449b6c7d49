package papan.lesson.script;

import java.util.List;
import java.util.function.Function;
import papan.event.BoardEvent;
import papan.event.Fact;
import papan.event.SowingEvent;
import papan.model.Place;

/**
 * What a trace tells about an event under one name.
 *
 * @param isPointedAt whether authors point at events by it
 * @param value a text, which is left out if it is empty, a whole number or a list, by the type
 */
public record EventField<E extends BoardEvent>(
        String name, Type type, boolean isPointedAt, Function<? super E, ?> value) {

    /** What stands there. */
    public enum Type {
        TEXT,
        NUMBER,
        /** A list of texts. */
        TEXTS,
        /** The facts that a ruling has tested. */
        FACTS,
        /** The position after the event, which the event itself does not know. */
        POSITION
    }

    static <E extends BoardEvent> EventField<E> text(String name, Function<? super E, String> value) {
        return new EventField<>(name, Type.TEXT, true, value);
    }

    /** A text that may be left out, by which nobody points at events. */
    static <E extends BoardEvent> EventField<E> more(String name, Function<? super E, String> value) {
        return new EventField<>(name, Type.TEXT, false, value);
    }

    static <E extends BoardEvent> EventField<E> number(String name, Function<? super E, Integer> value) {
        return new EventField<>(name, Type.NUMBER, true, value);
    }

    static <E extends BoardEvent> EventField<E> place(String name, Function<? super E, ? extends Place> value) {
        return new EventField<>(
                name, Type.TEXT, true, event -> value.apply(event).name());
    }

    static <E extends BoardEvent> EventField<E> places(
            String name, Function<? super E, ? extends List<? extends Place>> value) {
        return new EventField<>(
                name,
                Type.TEXTS,
                true,
                event -> value.apply(event).stream().map(Place::name).toList());
    }

    static EventField<SowingEvent> player() {
        return text("player", event -> event.player().id());
    }

    static <E extends BoardEvent> EventField<E> facts(Function<? super E, List<Fact>> value) {
        return new EventField<>("because", Type.FACTS, false, value);
    }

    static EventField<BoardEvent> position() {
        return new EventField<>("position", Type.POSITION, false, event -> "");
    }

    /** What it is of an event that has it. */
    @SuppressWarnings("unchecked") // an event's kind has the fields of its own type
    public Object of(BoardEvent event) {
        return ((EventField<BoardEvent>) this).value.apply(event);
    }
}
