package papan.narration;

import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import papan.event.BoardEvent;
import papan.event.Fact;
import papan.event.RoundEvent;
import papan.event.Ruling;
import papan.event.SowingEvent;
import papan.event.Winner;
import papan.model.Place;
import papan.model.Side;
import papan.model.Store;
import papan.narration.Caption.Volume;
import papan.rules.Key;

/**
 * Gives every event its caption. A pure function of the event: the same event is always told the same way, whatever the
 * language and whoever asks.
 */
public final class Narrator implements BoardEvent.Visitor<Caption> {
    private static final Narrator NARRATOR = new Narrator();

    private Narrator() {}

    /** What there is to say about an event. */
    public static Caption caption(BoardEvent event) {
        return event.accept(NARRATOR);
    }

    @Override
    public Caption lifted(SowingEvent.Lifted e) {
        String key = e.lap() == 1 ? "lifted.choice" : "lifted.relay";
        return spoken(
                key, Map.of("player", e.player(), "house", e.at(), "seeds", e.seeds(), "lap", e.lap()), Set.of(e.at()));
    }

    @Override
    public Caption sown(SowingEvent.Sown e) {
        String key = e.at() instanceof Store ? "sown.store" : "sown.house";
        return quiet(
                key,
                Map.of("player", e.player(), "place", e.at(), "count", e.count(), "hand", e.hand()),
                Set.of(e.at()));
    }

    @Override
    public Caption skipped(SowingEvent.Skipped e) {
        return quiet("skipped." + e.clause().id(), Map.of("player", e.player(), "place", e.at()), Set.of(e.at()));
    }

    @Override
    public Caption forfeited(SowingEvent.Forfeited e) {
        return spoken(
                "forfeited",
                Map.of("player", e.player(), "house", e.at(), "store", e.to(), "hand", e.hand()),
                Set.of(e.at(), e.to()));
    }

    @Override
    public Caption ruled(SowingEvent.Ruled e) {
        Set<Place> spotlight = new LinkedHashSet<>(Set.of(e.at()));
        e.because().forEach(fact -> spotlight.add(fact.at()));
        Optional<Fact> next = Reasoning.nextHolds(e);
        if (e.ruling() == Ruling.RELAY && next.isPresent()) {
            return spoken(
                    "ruled.relayFromNext",
                    Map.of(
                            "player", e.player(),
                            "place", e.at(),
                            "next", next.get().at(),
                            "seeds", next.get().value()),
                    spotlight);
        }
        if (e.ruling() == Ruling.CONTESTED) {
            return spoken(
                    "ruled.contested." + contest(e),
                    Map.of("player", e.player(), "other", e.player().opponent(), "place", e.at()),
                    spotlight);
        }
        if (e.ruling() == Ruling.TURN_OVER && Reasoning.says(e, Fact.Kind.TAKEN_MEANWHILE)) {
            return spoken(
                    "ruled.turnOver.takenMeanwhile",
                    Map.of("player", e.player(), "other", e.player().opponent(), "place", e.at()),
                    spotlight);
        }
        boolean decidedByClause = e.ruling() == Ruling.TURN_OVER || e.ruling() == Ruling.CAPTURE;
        String key =
                "ruled." + e.ruling().id() + (decidedByClause ? "." + e.clause().id() : "");
        return spoken(key, Map.of("player", e.player(), "place", e.at(), "seeds", Reasoning.heldBefore(e)), spotlight);
    }

    /** Why a player may not lift the house from which the hand would go on. */
    private static String contest(SowingEvent.Ruled e) {
        if (Reasoning.says(e, Fact.Kind.TAKEN_MEANWHILE)) {
            return "emptied";
        }
        if (Reasoning.says(e, Fact.Kind.OTHER_FELL_FIRST)) {
            return "otherFellFirst";
        }
        return Reasoning.says(e, Fact.Kind.OTHER_LIFTS) ? "otherLifts" : "nobodyLifts";
    }

    @Override
    public Caption captured(SowingEvent.Captured e) {
        Set<Place> spotlight = new LinkedHashSet<>(e.from());
        spotlight.add(e.to());
        return spoken(
                "captured",
                Map.of("player", e.player(), "houses", e.from(), "seeds", e.seeds(), "store", e.to()),
                spotlight);
    }

    @Override
    public Caption banked(SowingEvent.Banked e) {
        return spoken(
                "banked",
                Map.of("player", e.player(), "house", e.from(), "seeds", e.seeds(), "store", e.to()),
                Set.of(e.from(), e.to()));
    }

    @Override
    public Caption turnEnded(SowingEvent.TurnEnded e) {
        String key =
                e.together().map(law -> "together." + Key.of(law)).orElse(e.next() == e.player() ? "again" : "next");
        return spoken("turnEnded." + key, Map.of("player", e.player(), "next", e.next()), Set.of());
    }

    @Override
    public Caption roundStarted(RoundEvent.RoundStarted e) {
        return spoken(
                "roundStarted",
                Map.of(
                        "round", e.position().round(),
                        "player", e.position().toMove(),
                        "total", e.position().total()),
                Set.of());
    }

    @Override
    public Caption passed(RoundEvent.Passed e) {
        return spoken("passed", Map.of("player", e.player(), "next", e.next()), Set.of());
    }

    @Override
    public Caption swept(RoundEvent.Swept e) {
        Set<Place> spotlight = new LinkedHashSet<>(e.from());
        spotlight.add(e.to());
        Side owner = e.from().get(0).side();
        return spoken(
                owner == e.player() ? "swept.own" : "swept.other",
                Map.of("player", e.player(), "owner", owner, "seeds", e.seeds(), "store", e.to()),
                spotlight);
    }

    @Override
    public Caption roundEnded(RoundEvent.RoundEnded e) {
        return spoken("roundEnded." + e.reason().id(), Map.of("winner", winner(e.winner())), Set.of());
    }

    @Override
    public Caption refilled(RoundEvent.Refilled e) {
        return quiet("refilled", Map.of("player", e.at().side(), "house", e.at(), "seeds", e.seeds()), Set.of(e.at()));
    }

    @Override
    public Caption burnt(RoundEvent.Burnt e) {
        return spoken("burnt", Map.of("player", e.at().side(), "house", e.at()), Set.of(e.at()));
    }

    @Override
    public Caption matchEnded(RoundEvent.MatchEnded e) {
        return spoken("matchEnded." + e.reason().id(), Map.of("winner", winner(e.winner())), Set.of());
    }

    /** Who has won, by the name that the player goes by. */
    private static Caption.Word winner(Winner winner) {
        return winner.side()
                .map(side -> new Caption.Word("winner.won", Map.of("player", side)))
                .orElseGet(() -> new Caption.Word("winner.draw", Map.of()));
    }

    private static Caption spoken(String key, Map<String, Object> args, Set<Place> spotlight) {
        return new Caption(key, args, spotlight, Volume.SPOKEN);
    }

    private static Caption quiet(String key, Map<String, Object> args, Set<Place> spotlight) {
        return new Caption(key, args, spotlight, Volume.QUIET);
    }
}
