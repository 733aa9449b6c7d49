package papan.ui.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import papan.event.BoardEvent;
import papan.event.RoundEvent;
import papan.event.SowingEvent;
import papan.model.House;
import papan.model.Place;
import papan.model.Position;
import papan.model.Side;
import papan.model.Store;

/**
 * What an event moves while it is under way. A hand first glides to the place, then lets its seed go; groups set off one
 * shortly after another. Visits one event, then is asked.
 */
final class Motion implements BoardEvent.Visitor<Boolean> {
    /** The share of a seed's time in which the hand glides to the next place. */
    private static final double GLIDE = 0.42;
    /** How much later the last seed of a group sets off than the first, as a share of the whole time. */
    private static final double STAGGER = 0.12;

    private final Position before;
    private final Map<Side, Lap> laps;
    private final double fraction;
    private final List<Flight> flights = new ArrayList<>();
    private @Nullable HandAt hand;
    private @Nullable Lid lid;
    private @Nullable Set<Place> lit;

    Motion(Position before, Map<Side, Lap> laps, double fraction) {
        this.before = before;
        this.laps = laps;
        this.fraction = fraction;
    }

    List<Flight> flights() {
        return flights;
    }

    /** The hand that the event moves, if it moves one. */
    @Nullable
    HandAt hand() {
        return hand;
    }

    /** The lid that comes down, if one does. */
    @Nullable
    Lid lid() {
        return lid;
    }

    /** The places in play from now on, if the event has already changed them. */
    @Nullable
    Set<Place> lit() {
        return lit;
    }

    @Override
    public Boolean lifted(SowingEvent.Lifted event) {
        for (int k = 0; k < event.seeds(); k++) {
            double progress = Easing.out(Easing.staggered(fraction, k, event.seeds(), STAGGER));
            flights.add(new Flight(
                    new Seat.Lying(event.at(), k),
                    new Seat.Held(event.player(), before.inHand(event.player()) + k),
                    progress));
        }
        hand = new HandAt(
                event.player(),
                before.inHand(event.player()),
                event.at(),
                event.at(),
                1,
                Easing.out(Math.min(1, fraction / GLIDE)));
        lit = Set.of(event.at());
        return true;
    }

    @Override
    public Boolean sown(SowingEvent.Sown event) {
        return drop(event.player(), event.at(), event.at());
    }

    @Override
    public Boolean forfeited(SowingEvent.Forfeited event) {
        return drop(event.player(), event.at(), event.to());
    }

    @Override
    public Boolean skipped(SowingEvent.Skipped event) {
        glide(event.player(), event.at(), Easing.inOut(fraction), before.inHand(event.player()), 1);
        return true;
    }

    /** A hand glides over one place and lets a seed go to a place. */
    private Boolean drop(Side player, Place over, Place into) {
        int held = before.inHand(player);
        double fall = (fraction - GLIDE) / (1 - GLIDE);
        if (fall <= 0) {
            glide(player, over, Easing.inOut(fraction / GLIDE), held, 1);
            return true;
        }
        glide(player, over, 1, held - 1, held == 1 ? 1 - Easing.out(fall) : 1);
        flights.add(new Flight(
                new Seat.Held(player, held - 1), new Seat.Lying(into, before.seedsIn(into)), Easing.out(fall)));
        lit = Set.of(into);
        return true;
    }

    private void glide(Side player, Place to, double progress, int held, double presence) {
        Lap lap = laps.get(player);
        Place from = lap == null ? to : lap.at();
        hand = new HandAt(player, held, from, to, progress, presence);
    }

    @Override
    public Boolean captured(SowingEvent.Captured event) {
        return gather(event.from(), event.to());
    }

    @Override
    public Boolean banked(SowingEvent.Banked event) {
        return gather(List.of(event.from()), event.to());
    }

    @Override
    public Boolean swept(RoundEvent.Swept event) {
        return gather(event.from(), event.to());
    }

    private Boolean gather(List<House> from, Store to) {
        int arrived = before.seedsIn(to);
        int total = from.stream().mapToInt(before::seedsIn).sum();
        int sent = 0;
        for (House house : from) {
            for (int k = 0; k < before.seedsIn(house); k++) {
                double progress = Easing.out(Easing.staggered(fraction, sent, total, STAGGER));
                flights.add(new Flight(new Seat.Lying(house, k), new Seat.Lying(to, arrived + sent), progress));
                sent++;
            }
        }
        lit = Set.of(to);
        return true;
    }

    @Override
    public Boolean refilled(RoundEvent.Refilled event) {
        Store store = new Store(event.at().side());
        int left = before.seedsIn(store) - event.seeds();
        int there = before.seedsIn(event.at());
        for (int k = 0; k < event.seeds(); k++) {
            flights.add(new Flight(
                    new Seat.Lying(store, left + k), new Seat.Lying(event.at(), there + k), Easing.out(fraction)));
        }
        return true;
    }

    @Override
    public Boolean burnt(RoundEvent.Burnt event) {
        lid = new Lid(event.at(), Easing.out(fraction));
        return true;
    }

    @Override
    public Boolean ruled(SowingEvent.Ruled event) {
        return false;
    }

    @Override
    public Boolean turnEnded(SowingEvent.TurnEnded event) {
        return false;
    }

    @Override
    public Boolean roundStarted(RoundEvent.RoundStarted event) {
        return false;
    }

    @Override
    public Boolean passed(RoundEvent.Passed event) {
        return false;
    }

    @Override
    public Boolean roundEnded(RoundEvent.RoundEnded event) {
        return false;
    }

    @Override
    public Boolean matchEnded(RoundEvent.MatchEnded event) {
        return false;
    }
}
