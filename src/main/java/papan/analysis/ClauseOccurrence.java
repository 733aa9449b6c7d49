package papan.analysis;

import java.util.List;
import java.util.OptionalInt;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import papan.event.BoardEvent;
import papan.event.Fold;
import papan.event.RoundEndReason;
import papan.event.RoundEvent.MatchEnded;
import papan.event.RoundEvent.Passed;
import papan.event.RoundEvent.Refilled;
import papan.event.RoundEvent.RoundEnded;
import papan.event.RoundEvent.RoundStarted;
import papan.event.RoundEvent.Swept;
import papan.event.Ruling;
import papan.event.SowingEvent.Captured;
import papan.event.SowingEvent.Forfeited;
import papan.event.SowingEvent.Lifted;
import papan.event.SowingEvent.Ruled;
import papan.event.SowingEvent.Skipped;
import papan.event.SowingEvent.Sown;
import papan.event.SowingEvent.TurnEnded;
import papan.event.TurnEndReason;
import papan.model.House;
import papan.model.Place;
import papan.model.Position;
import papan.model.Side;
import papan.model.Store;
import papan.rules.ClauseAnswer;
import papan.rules.ClauseId;
import papan.rules.FirstMove.FinishedTogether;
import papan.rules.Leftovers;
import papan.rules.OriginHouse;
import papan.rules.Refill;
import papan.rules.RuleSet;
import papan.rules.StoreUse;

/**
 * Where a clause can be seen at work in a course of events.
 *
 * @param before where the events began
 */
record ClauseOccurrence(RuleSet rules, Position before, List<BoardEvent> events) {

    /** The first event in which the clause is at work; empty if it is in none. */
    OptionalInt at(ClauseId clause) {
        return switch (clause) {
            case SEEDS, FIRST_MOVE, PLAYABLE, FEEDING, ENDLESS -> OptionalInt.empty();
            case DIRECTION -> where(this::isSecondOfTwoHouses);
            case STORES -> where(this::isAboutStores);
            case ORIGIN -> where(this::isAboutOrigin);
            case OCCUPIED_HOUSE, OWN_STORE, LONE_SEED, CIRCUIT, CONTESTED_HOUSE -> ruled(clause, false);
            case EMPTY_OWN_HOUSE, EMPTY_OPPOSING_HOUSE ->
                ruled(clause, ClauseAnswer.of(clause, rules).key().startsWith("capture"));
            case FINISHED_TOGETHER ->
                any(e -> e instanceof TurnEnded t
                        && t.together()
                                .filter(law -> law == FinishedTogether.SOUTH || t.next() == Side.NORTH)
                                .isPresent());
            case GAP_CAPTURE, NEIGHBOUR_CAPTURE -> ruled(clause, true);
            case CAPTURING_SEED -> where(this::isCaptureAcross);
            case COUNT_CAPTURE -> where(this::isCaptureByCount);
            case AFTER_CAPTURE ->
                any(e -> e instanceof TurnEnded t && t.reason() == TurnEndReason.CAPTURE && t.next() == t.player());
            case GRAND_SLAM -> where(this::isGrandSlam);
            case NO_MOVE -> any(e -> e instanceof Passed || isEnd(e, true));
            case ROUND_END -> any(e -> isEnd(e, false));
            case LEFTOVERS -> any(this::isAboutLeftovers);
            case ROUNDS, NEXT_STARTER -> any(rules.renewal().isPresent() ? RoundStarted.class::isInstance : this::ends);
            case REFILL -> any(this::isRefill);
            case BURNT_HOUSE ->
                any(e -> e instanceof Forfeited || (e instanceof Skipped s && s.clause() == ClauseId.BURNT_HOUSE));
            case WINNER -> any(rules.renewal().isPresent() ? MatchEnded.class::isInstance : this::ends);
        };
    }

    private OptionalInt where(Predicate<Integer> at) {
        return IntStream.range(0, events.size()).filter(at::test).findFirst();
    }

    private OptionalInt any(Predicate<BoardEvent> kind) {
        return where(i -> kind.test(events.get(i)));
    }

    private OptionalInt ruled(ClauseId clause, boolean capture) {
        return any(e -> e instanceof Ruled r && r.clause() == clause && (!capture || r.ruling() == Ruling.CAPTURE));
    }

    private boolean isSecondOfTwoHouses(int i) {
        return i > 1 && isSownInHouse(i) && isSownInHouse(i - 1) && events.get(i - 2) instanceof Lifted;
    }

    private boolean isSownInHouse(int i) {
        return events.get(i) instanceof Sown sown && sown.at() instanceof House;
    }

    private boolean isAboutStores(int i) {
        BoardEvent event = events.get(i);
        if (rules.sowing().stores() == StoreUse.OWN) {
            return event instanceof Skipped skipped && skipped.clause() == ClauseId.STORES;
        }
        boolean acrossTheEnd = event instanceof Sown sown && sown.at().side() != sown.player();
        boolean inStore = event instanceof Sown sown && sown.at() instanceof Store;
        return acrossTheEnd && (inStore || rules.sowing().stores() == StoreUse.PILE);
    }

    private boolean isAboutOrigin(int i) {
        BoardEvent event = events.get(i);
        if (rules.sowing().origin() == OriginHouse.SKIPPED) {
            return event instanceof Skipped skipped && skipped.clause() == ClauseId.ORIGIN;
        }
        return event instanceof Sown sown && sown.at().equals(originBefore(i));
    }

    /** The house that the lap of an event came from; the place of the event itself if there is none. */
    private Place originBefore(int i) {
        for (int k = i; k >= 0; k--) {
            if (events.get(k) instanceof Lifted lifted) {
                return lifted.at();
            }
        }
        return new Store(before.toMove());
    }

    private boolean isCaptureAcross(int i) {
        return i > 0
                && events.get(i) instanceof Captured
                && events.get(i - 1) instanceof Ruled ruled
                && (ruled.clause() == ClauseId.EMPTY_OWN_HOUSE || ruled.clause() == ClauseId.EMPTY_OPPOSING_HOUSE);
    }

    private boolean isCaptureByCount(int i) {
        BoardEvent event = events.get(i);
        boolean inPassing = i > 0 && event instanceof Captured && events.get(i - 1) instanceof Sown;
        return inPassing || (event instanceof Ruled ruled && ruled.clause() == ClauseId.COUNT_CAPTURE);
    }

    private boolean isGrandSlam(int i) {
        BoardEvent event = events.get(i);
        if (event instanceof Captured captured) {
            Position after = Fold.after(before, events.subList(0, i + 1));
            return after.inRow(captured.player().opponent()) == 0;
        }
        return event instanceof Ruled ruled && ruled.clause() == ClauseId.GRAND_SLAM;
    }

    private boolean ends(BoardEvent event) {
        return event instanceof RoundEnded;
    }

    private static boolean isEnd(BoardEvent event, boolean withoutMove) {
        return event instanceof RoundEnded ended && (ended.reason() == RoundEndReason.NO_MOVE) == withoutMove;
    }

    private boolean isAboutLeftovers(BoardEvent event) {
        if (rules.ending().leftovers() != Leftovers.UNSCORED) {
            return event instanceof Swept;
        }
        Position end = Fold.after(before, events);
        return event instanceof RoundEnded
                && end.inStore(end.toMove()) + end.inStore(end.toMove().opponent()) < end.total();
    }

    private boolean isRefill(BoardEvent event) {
        boolean again = rules.renewal()
                .filter(r -> r.refill() instanceof Refill.StartAgain)
                .isPresent();
        return again ? event instanceof RoundStarted : event instanceof Refilled;
    }
}
