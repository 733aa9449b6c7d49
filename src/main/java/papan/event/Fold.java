package papan.event;

import papan.model.House;
import papan.model.Position;
import papan.model.Store;

/**
 * The position after an event, from the position before it. The only place that knows what an event does to the board;
 * a position anywhere in a turn is the fold of the events before it.
 */
public final class Fold implements BoardEvent.Visitor<Position> {
    private final Position before;

    private Fold(Position before) {
        this.before = before;
    }

    /** The position after one event. */
    public static Position after(Position before, BoardEvent event) {
        return event.accept(new Fold(before));
    }

    /** The position after several events. */
    public static Position after(Position before, Iterable<? extends BoardEvent> events) {
        Position position = before;
        for (BoardEvent event : events) {
            position = after(position, event);
        }
        return position;
    }

    @Override
    public Position lifted(SowingEvent.Lifted event) {
        Position after = before.lift(event.at(), event.player(), event.seeds());
        return event.direction()
                .map(direction -> after.withDirection(event.player(), direction))
                .orElse(after);
    }

    @Override
    public Position sown(SowingEvent.Sown event) {
        return before.drop(event.player(), event.at(), 1);
    }

    @Override
    public Position skipped(SowingEvent.Skipped event) {
        return before;
    }

    @Override
    public Position forfeited(SowingEvent.Forfeited event) {
        return before.drop(event.player(), event.to(), 1);
    }

    @Override
    public Position ruled(SowingEvent.Ruled event) {
        return before;
    }

    @Override
    public Position captured(SowingEvent.Captured event) {
        return empty(event.from(), event.to());
    }

    @Override
    public Position banked(SowingEvent.Banked event) {
        return before.transfer(event.from(), event.to(), event.seeds());
    }

    @Override
    public Position turnEnded(SowingEvent.TurnEnded event) {
        boolean earned = event.reason() == TurnEndReason.CAPTURE && event.next() == event.player();
        return before.withToMove(event.next()).withBonus(earned);
    }

    @Override
    public Position roundStarted(RoundEvent.RoundStarted event) {
        return event.position();
    }

    @Override
    public Position passed(RoundEvent.Passed event) {
        return before.withToMove(event.next()).withBonus(false);
    }

    @Override
    public Position swept(RoundEvent.Swept event) {
        return empty(event.from(), event.to());
    }

    @Override
    public Position roundEnded(RoundEvent.RoundEnded event) {
        return before;
    }

    @Override
    public Position refilled(RoundEvent.Refilled event) {
        return before.transfer(new Store(event.at().side()), event.at(), event.seeds())
                .withoutBurnt(event.at());
    }

    @Override
    public Position burnt(RoundEvent.Burnt event) {
        return before.withBurnt(event.at());
    }

    @Override
    public Position matchEnded(RoundEvent.MatchEnded event) {
        return before;
    }

    private Position empty(Iterable<House> houses, Store into) {
        Position position = before;
        for (House house : houses) {
            position = position.transfer(house, into, position.seedsIn(house));
        }
        return position;
    }
}
