package papan.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import papan.event.BoardEvent;
import papan.event.RoundEndReason;
import papan.event.RoundEvent;
import papan.event.Ruling;
import papan.event.SowingEvent.Banked;
import papan.event.SowingEvent.Captured;
import papan.event.SowingEvent.Forfeited;
import papan.event.SowingEvent.Lifted;
import papan.event.SowingEvent.Ruled;
import papan.event.SowingEvent.Skipped;
import papan.event.SowingEvent.Sown;
import papan.event.Winner;
import papan.model.Direction;
import papan.model.House;
import papan.model.Layout;
import papan.model.Side;
import papan.model.Store;
import papan.rules.ClauseId;
import papan.rules.RuleSet;

/** The listener that turns what the {@link Sower} and the {@link Referee} do into events, with the reasons of every ruling. */
final class Recorder implements SowingListener, RoundListener {
    private final RuleSet rules;
    private final Layout layout;
    private final Circuit circuit;
    private final int[] cells;
    private final Optional<Direction> chosen;
    private final List<BoardEvent> events = new ArrayList<>();

    /**
     * A recorder of what happens on a board.
     *
     * @param cells the seeds on which the sower works
     * @param chosen the direction that the mover chose with the house, if the rule set leaves it open
     */
    Recorder(RuleSet rules, Circuit circuit, int[] cells, Optional<Direction> chosen) {
        this.rules = rules;
        this.layout = rules.layout();
        this.circuit = circuit;
        this.cells = cells;
        this.chosen = chosen;
    }

    Circuit circuit() {
        return circuit;
    }

    /** The events so far; grows as the sower goes on. */
    List<BoardEvent> events() {
        return events;
    }

    /** Adds an event that is not the sower's: the end of a turn, or something between turns. */
    void add(BoardEvent event) {
        events.add(event);
    }

    @Override
    public void lifted(int side, int at, int seeds, int lap) {
        add(new Lifted(Side.of(side), layout.houseAt(at), seeds, lap, lap == 1 ? chosen : Optional.empty()));
    }

    @Override
    public void sown(int side, int at, int count, int hand) {
        add(new Sown(Side.of(side), layout.placeAt(at), count, hand));
    }

    @Override
    public void skipped(int side, int at, ClauseId clause) {
        add(new Skipped(Side.of(side), layout.placeAt(at), clause));
    }

    @Override
    public void forfeited(int side, int at, int store, int hand) {
        add(new Forfeited(Side.of(side), layout.houseAt(at), new Store(Side.of(layout.sideOf(store))), hand));
    }

    @Override
    public void ruled(int side, int at, Ruling ruling, ClauseId clause) {
        Reasons reasons = new Reasons(rules, circuit, cells, side, at);
        add(new Ruled(
                Side.of(side), layout.placeAt(at), ruling, clause, reasons.because(clause), reasons.rejected(clause)));
    }

    @Override
    public void captured(int side, int[] houses, int count, int seeds, int owner) {
        List<House> from = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            from.add(layout.houseAt(houses[i]));
        }
        add(new Captured(Side.of(side), from, seeds, new Store(Side.of(owner))));
    }

    @Override
    public void passed(int stuck) {
        add(new RoundEvent.Passed(Side.of(stuck), Side.of(1 - stuck)));
    }

    @Override
    public void swept(int houses, int seeds, int taker) {
        List<House> from = new ArrayList<>();
        for (int i = 0; i < 2 * layout.houses(); i++) {
            if ((houses >> i & 1) != 0) {
                from.add(layout.houseAt(i));
            }
        }
        add(new RoundEvent.Swept(Side.of(taker), from, seeds, new Store(Side.of(taker))));
    }

    @Override
    public void ended(RoundEndReason reason, int southStore, int northStore) {
        add(new RoundEvent.RoundEnded(reason, Winner.byCount(southStore, northStore)));
    }

    @Override
    public void banked(int side, int at, int seeds) {
        add(new Banked(Side.of(side), layout.houseAt(at), seeds, new Store(Side.of(side))));
    }
}
