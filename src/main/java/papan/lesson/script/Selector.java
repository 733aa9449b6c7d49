package papan.lesson.script;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import papan.event.Ruling;
import papan.model.Place;
import papan.model.Says;
import papan.model.Side;
import papan.rules.ClauseId;

/** Which events an author means. */
@Says("Which events are meant.")
public record Selector(
        @Says(beside = true, as = "meant") EventKind kind,
        @Says(beside = true, as = "byRuling") Optional<Ruling> ruling,
        @Says(beside = true, as = "where") Optional<Place> place,

        @Says("Only those of this player's hand.") Optional<Side> player,

        @Says(value = "Only the first, second, … of those that fit.", min = 1, max = 999)
        OptionalInt nth,

        @Says(value = "Only those in this lap of a turn.", min = 1, max = 999)
        OptionalInt lap,

        @Says(
                "Only rulings by this clause, and places that are passed over because of it; with event or ruling, or alone.")
        Optional<ClauseId> rule,

        @Says(value = "true: only the first of the whole lesson that fits.", usual = "false")
        boolean first) {

    /** The kind of event that tells of a clause, where no other is named: places are passed over because of three. */
    public static EventKind tellingOf(ClauseId rule) {
        boolean skips = rule == ClauseId.STORES || rule == ClauseId.ORIGIN || rule == ClauseId.BURNT_HOUSE;
        return skips ? EventKind.SKIP : EventKind.RULING;
    }

    /**
     * Whether an event fits everything but {@link #nth} and {@link #first}.
     *
     * @param lapOfEvent the lap to which the event belongs, 0 if it belongs to none
     */
    boolean fits(EventLine line, int lapOfEvent) {
        return line.kind() == kind
                && ruling.map(r -> line.has("ruling", r.id())).orElse(true)
                && place.map(line::concerns).orElse(true)
                && rule.map(r -> line.has("clause", r.id())).orElse(true)
                && player.map(p -> line.has("player", p.id())).orElse(true)
                && (lap.isEmpty() || lap.getAsInt() == lapOfEvent);
    }

    /** How many conditions it makes: the selector with more of them is the more specific one. */
    public int specificity() {
        long keys = Stream.of(
                        ruling.isPresent(),
                        nth.isPresent(),
                        place.isPresent(),
                        player.isPresent(),
                        lap.isPresent(),
                        rule.isPresent(),
                        first)
                .filter(present -> present)
                .count();
        return (int) keys;
    }

    /** What it selects, as it is quoted in messages. */
    public String quoted() {
        String what = ruling.map(Ruling::id).orElse(kind.id());
        return rule.map(clause -> what + " by the rule " + clause.id()).orElse(what);
    }
}
