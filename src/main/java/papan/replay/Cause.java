package papan.replay;

import java.util.function.UnaryOperator;
import papan.event.BoardEvent;
import papan.event.RoundEvent;
import papan.event.SowingEvent;
import papan.model.Place;
import papan.model.Side;
import papan.model.Store;

/**
 * What two events on different boards must have in common to be shown together: the same player does the same kind of
 * thing at the same place, with however many seeds and whatever comes of it.
 *
 * @param kind of event
 * @param player who acts; for an event of the board the side it concerns
 * @param at where, in the first board's places
 */
record Cause(Class<? extends BoardEvent> kind, Side player, Place at) {

    /** The cause of an event; its place is translated to the first board's. */
    static Cause of(BoardEvent event, UnaryOperator<Place> translation) {
        return event.accept(new Reader(translation));
    }

    /** Reads the cause of each kind of event. */
    private record Reader(UnaryOperator<Place> translation) implements BoardEvent.Visitor<Cause> {
        private Cause cause(BoardEvent event, Side player, Place at) {
            return new Cause(event.getClass(), player, translation.apply(at));
        }

        private Cause sideless(BoardEvent event, Side side) {
            return cause(event, side, new Store(side));
        }

        @Override
        public Cause lifted(SowingEvent.Lifted event) {
            return cause(event, event.player(), event.at());
        }

        @Override
        public Cause sown(SowingEvent.Sown event) {
            return cause(event, event.player(), event.at());
        }

        @Override
        public Cause skipped(SowingEvent.Skipped event) {
            return cause(event, event.player(), event.at());
        }

        @Override
        public Cause forfeited(SowingEvent.Forfeited event) {
            return cause(event, event.player(), event.at());
        }

        @Override
        public Cause ruled(SowingEvent.Ruled event) {
            return cause(event, event.player(), event.at());
        }

        @Override
        public Cause captured(SowingEvent.Captured event) {
            return cause(event, event.player(), event.from().get(0));
        }

        @Override
        public Cause banked(SowingEvent.Banked event) {
            return cause(event, event.player(), event.from());
        }

        @Override
        public Cause turnEnded(SowingEvent.TurnEnded event) {
            return sideless(event, event.player());
        }

        @Override
        public Cause roundStarted(RoundEvent.RoundStarted event) {
            return sideless(event, Side.SOUTH);
        }

        @Override
        public Cause passed(RoundEvent.Passed event) {
            return sideless(event, event.player());
        }

        @Override
        public Cause swept(RoundEvent.Swept event) {
            return sideless(event, event.player());
        }

        @Override
        public Cause roundEnded(RoundEvent.RoundEnded event) {
            return sideless(event, Side.SOUTH);
        }

        @Override
        public Cause refilled(RoundEvent.Refilled event) {
            return cause(event, event.at().side(), event.at());
        }

        @Override
        public Cause burnt(RoundEvent.Burnt event) {
            return cause(event, event.at().side(), event.at());
        }

        @Override
        public Cause matchEnded(RoundEvent.MatchEnded event) {
            return sideless(event, Side.SOUTH);
        }
    }
}
