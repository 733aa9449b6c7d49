package papan.lesson.script;

import static papan.lesson.script.EventField.facts;
import static papan.lesson.script.EventField.more;
import static papan.lesson.script.EventField.number;
import static papan.lesson.script.EventField.place;
import static papan.lesson.script.EventField.places;
import static papan.lesson.script.EventField.player;
import static papan.lesson.script.EventField.position;
import static papan.lesson.script.EventField.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import papan.event.BoardEvent;
import papan.event.RoundEvent.Burnt;
import papan.event.RoundEvent.MatchEnded;
import papan.event.RoundEvent.Passed;
import papan.event.RoundEvent.Refilled;
import papan.event.RoundEvent.RoundEnded;
import papan.event.RoundEvent.RoundStarted;
import papan.event.RoundEvent.Swept;
import papan.event.SowingEvent.Banked;
import papan.event.SowingEvent.Captured;
import papan.event.SowingEvent.Forfeited;
import papan.event.SowingEvent.Lifted;
import papan.event.SowingEvent.Ruled;
import papan.event.SowingEvent.Skipped;
import papan.event.SowingEvent.Sown;
import papan.event.SowingEvent.TurnEnded;
import papan.model.Direction;
import papan.rules.Key;

/**
 * The kinds of events under the names that traces and lessons use: what a trace tells about each, in its order, and the
 * placeholders of its sentences.
 */
public enum EventKind {
    /** A round began. */
    ROUND_START("roundStart", RoundStarted.class, "round player total", position()),
    /** All seeds of a house went into the hand. */
    LIFT(
            "lift",
            Lifted.class,
            "player house seeds lap",
            player(),
            place("at", Lifted::at),
            number("seeds", Lifted::seeds),
            number("lap", Lifted::lap),
            more("direction", (Lifted e) -> e.direction().map(Direction::id).orElse(""))),
    /** One seed fell. */
    SOW(
            "sow",
            Sown.class,
            "player place count hand",
            player(),
            place("at", Sown::at),
            number("count", Sown::count),
            number("hand", Sown::hand)),
    /** A place was passed over. */
    SKIP(
            "skip",
            Skipped.class,
            "player place",
            player(),
            place("at", Skipped::at),
            text("clause", (Skipped e) -> e.clause().id())),
    /** A seed due in a burnt house went to a store. */
    FORFEIT(
            "forfeit",
            Forfeited.class,
            "player house store hand",
            player(),
            place("at", Forfeited::at),
            place("to", Forfeited::to),
            number("hand", Forfeited::hand)),
    /** A rule decided over the last seed of a lap. */
    RULING(
            "ruling",
            Ruled.class,
            "player place seeds",
            player(),
            place("at", Ruled::at),
            text("ruling", (Ruled e) -> e.ruling().id()),
            text("clause", (Ruled e) -> e.clause().id()),
            facts(Ruled::because)),
    /** Seeds were captured. */
    CAPTURE(
            "capture",
            Captured.class,
            "player houses seeds store",
            player(),
            places("from", Captured::from),
            number("seeds", Captured::seeds),
            place("to", Captured::to)),
    /** An occupied house went to the store. */
    BANK(
            "bank",
            Banked.class,
            "player house seeds store",
            player(),
            place("from", Banked::from),
            number("seeds", Banked::seeds),
            place("to", Banked::to)),
    /** A turn was over. */
    TURN_END(
            "turnEnd",
            TurnEnded.class,
            "player next",
            player(),
            text("next", (TurnEnded e) -> e.next().id()),
            text("reason", (TurnEnded e) -> e.reason().id()),
            more("together", (TurnEnded e) -> e.together().map(Key::of).orElse("")),
            position()),
    /** A player could not move. */
    PASS(
            "pass",
            Passed.class,
            "player next",
            text("player", (Passed e) -> e.player().id()),
            text("next", (Passed e) -> e.next().id()),
            position()),
    /** What was left went to a store. */
    SWEEP(
            "sweep",
            Swept.class,
            "player owner seeds store",
            text("player", (Swept e) -> e.player().id()),
            places("from", Swept::from),
            number("seeds", Swept::seeds),
            place("to", Swept::to)),
    /** A round was over. */
    ROUND_END(
            "roundEnd",
            RoundEnded.class,
            "winner",
            text("reason", (RoundEnded e) -> e.reason().id()),
            position(),
            text("winner", (RoundEnded e) -> e.winner().id())),
    /** A house was filled for the next round. */
    REFILL(
            "refill",
            Refilled.class,
            "player house seeds",
            more("player", (Refilled e) -> e.at().side().id()),
            place("at", Refilled::at),
            number("seeds", Refilled::seeds)),
    /** A house went out of play. */
    BURN(
            "burn",
            Burnt.class,
            "player house",
            more("player", (Burnt e) -> e.at().side().id()),
            place("at", Burnt::at)),
    /** The series of rounds was over. */
    MATCH_END(
            "matchEnd",
            MatchEnded.class,
            "winner",
            text("reason", (MatchEnded e) -> e.reason().id()),
            text("winner", (MatchEnded e) -> e.winner().id()),
            position());

    private static final Map<Class<?>, EventKind> OF =
            Arrays.stream(values()).collect(Collectors.toMap(kind -> kind.type, kind -> kind));

    private final String id;
    private final Class<? extends BoardEvent> type;
    /** Names with spaces between them. */
    private final String placeholders;

    @SuppressWarnings("ImmutableEnumChecker") // a copy of what never changes
    private final List<EventField<?>> told;

    @SafeVarargs
    <E extends BoardEvent> EventKind(String id, Class<E> type, String placeholders, EventField<? super E>... told) {
        this.id = id;
        this.type = type;
        this.placeholders = placeholders;
        List<EventField<?>> all = new ArrayList<>();
        for (EventField<?> field : told) {
            all.add(field);
        }
        this.told = List.copyOf(all);
    }

    /** The kind of an event. */
    public static EventKind of(BoardEvent event) {
        return Optional.ofNullable(OF.get(event.getClass()))
                .orElseThrow(() -> new IllegalArgumentException("no kind has " + event.getClass()));
    }

    /** The name used in traces and lessons. */
    public String id() {
        return id;
    }

    /** What a trace tells about such an event beside its kind, in its order. */
    public List<EventField<?>> told() {
        return told;
    }

    /** That of it by which authors point at events. */
    public List<EventField<?>> pointed() {
        return told.stream().filter(EventField::isPointedAt).toList();
    }

    /** What a sentence about such an event can name; the arguments of the narrator's caption. */
    public Set<String> placeholders() {
        return Set.of(placeholders.split(" ", -1));
    }

    /** The kind with a name. */
    public static Optional<EventKind> parse(String id) {
        return Arrays.stream(values()).filter(k -> k.id.equals(id)).findFirst();
    }

    /** All names, for messages. */
    public static List<String> ids() {
        return Arrays.stream(values()).map(EventKind::id).toList();
    }
}
