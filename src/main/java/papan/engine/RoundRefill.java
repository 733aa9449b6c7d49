package papan.engine;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import papan.event.BoardEvent;
import papan.event.Fold;
import papan.event.RoundEvent.Burnt;
import papan.event.RoundEvent.Refilled;
import papan.model.Direction;
import papan.model.House;
import papan.model.Layout;
import papan.model.Position;
import papan.model.Side;
import papan.rules.Refill;
import papan.rules.Rounds;
import papan.rules.Rounds.BurntFor;
import papan.rules.Rounds.BurntHouse;
import papan.rules.RuleSet;

/** Fills the houses between two rounds and says which go out of play. */
final class RoundRefill {
    private final RuleSet rules;
    private final Layout layout;
    private final Rounds.Renewal renewal;
    private final Side loser;
    private final List<BoardEvent> events = new ArrayList<>();
    private Position position;

    /**
     * The interval after a round.
     *
     * @param end how the round ended, after the sweep
     * @param loser who lost it; after a draw the player who did not start it
     */
    RoundRefill(RuleSet rules, Rounds.Renewal renewal, Position end, Side loser) {
        this.rules = rules;
        this.layout = rules.layout();
        this.renewal = renewal;
        this.loser = loser;
        this.position = end;
    }

    /** Refills house by house, south's first, each row followed by its houses that go out of play. */
    List<BoardEvent> play() {
        if (renewal.refill() instanceof Refill.StartAgain) {
            return events;
        }
        for (Side side : Side.values()) {
            if (renewal.refill() instanceof Refill.LoserOnly && side != loser) {
                continue;
            }
            refill(side);
            burn(side);
        }
        return events;
    }

    /** What lies on the board for the next round. */
    Position after() {
        if (renewal.refill() instanceof Refill.StartAgain) {
            return Position.of(layout, rules.board().cells(), 0, Side.SOUTH, position.round());
        }
        return position;
    }

    private void refill(Side side) {
        Refill refill = renewal.refill();
        if (refill instanceof Refill.Evenly) {
            evenly(side);
        } else if (refill instanceof Refill.HouseByHouse by) {
            fill(side, by.from(), by.lastHouse() == Refill.LastHouse.PARTLY);
        } else if (refill instanceof Refill.LoserOnly only) {
            fill(side, only.from(), false);
        }
    }

    private void fill(Side side, Refill.From from, boolean partly) {
        for (House house : inOrder(side, from)) {
            int held = position.seedsIn(house);
            int missing = Math.max(0, renewal.full() - held);
            int seeds = Math.min(missing, position.inStore(side));
            boolean enough = seeds == missing || partly;
            if (seeds > 0 && enough && !isLost(house)) {
                add(new Refilled(house, seeds));
            }
        }
    }

    private void evenly(Side side) {
        List<House> row = layout.row(side).stream().filter(h -> !isLost(h)).toList();
        int seeds = position.inStore(side);
        int[] shares = new int[row.size()];
        boolean room = true;
        while (seeds > 0 && room) {
            room = false;
            for (int i = 0; i < shares.length && seeds > 0; i++) {
                if (position.seedsIn(row.get(i)) + shares[i] < renewal.full()) {
                    shares[i]++;
                    seeds--;
                    room = true;
                }
            }
        }
        for (int i = 0; i < shares.length; i++) {
            if (shares[i] > 0) {
                add(new Refilled(row.get(i), shares[i]));
            }
        }
    }

    private List<House> inOrder(Side side, Refill.From from) {
        List<House> row = new ArrayList<>(layout.row(side));
        boolean storeAtLeft = rules.sowing().direction() == Direction.CLOCKWISE;
        boolean fromLeft = switch (from) {
            case LEFT -> true;
            case STORE_END -> storeAtLeft;
            case FAR_END -> !storeAtLeft;
        };
        if (!fromLeft) {
            Collections.reverse(row);
        }
        return row;
    }

    /** Whether a house was burnt in an earlier round and stays so. */
    private boolean isLost(House house) {
        return renewal.burntFor() == BurntFor.MATCH && position.isBurnt(house);
    }

    private void burn(Side side) {
        if (renewal.burntHouse() == BurntHouse.OFF) {
            return;
        }
        for (House house : inOrder(side, renewal.refill().from())) {
            if (position.seedsIn(house) == 0) {
                add(new Burnt(house));
            }
        }
    }

    private void add(BoardEvent event) {
        events.add(event);
        position = Fold.after(position, event);
    }
}
