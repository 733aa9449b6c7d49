package papan.engine;

import java.util.ArrayList;
import java.util.List;
import papan.event.Fact;
import papan.event.Fact.Kind;
import papan.event.Rejection;
import papan.event.Ruling;
import papan.event.SowingEvent.Ruled;
import papan.model.House;
import papan.model.Layout;
import papan.model.Side;
import papan.rules.ClauseId;
import papan.rules.FirstMove.ContestedHouse;
import papan.rules.RuleSet;

/**
 * Finds the house that both hands of a simultaneous opening must lift next. It is found before any event is told, so
 * that a relay is never told of the wrong player. Mutable; lives as long as its opening.
 */
final class Contest {
    private final Layout layout;
    private final ContestedHouse answer;
    private final int[] board;
    /** The board as it would be once the last seeds were judged. */
    private final int[] foreseen;

    private final Judge judge;
    private final Hand[] hands = {new Hand(0), new Hand(1)};

    Contest(RuleSet rules, ContestedHouse answer, Circuit circuit, int[] board) {
        this.layout = rules.layout();
        this.answer = answer;
        this.board = board;
        this.foreseen = new int[board.length];
        this.judge = new Judge(rules, circuit, foreseen, SowingListener.SILENT);
    }

    /**
     * Whether a hand that is about to be judged must lift the same house as the other.
     *
     * @param otherIsJudgedToo whether the other's last seed will be judged after this one's; if not, it is known where that
     *     hand goes on from
     */
    boolean isBetween(Hand hand, Hand other, boolean otherIsJudgedToo) {
        System.arraycopy(board, 0, foreseen, 0, board.length);
        int mine = goesOnFrom(hand);
        int theirs = otherIsJudgedToo ? goesOnFrom(other) : other.goesOnFrom;
        return mine != Hand.NOWHERE && mine == theirs;
    }

    /** Whether a hand that is judged first would go on from a house that the other's capture then empties. */
    boolean empties(Hand first, Hand second) {
        System.arraycopy(board, 0, foreseen, 0, board.length);
        int house = goesOnFrom(first);
        goesOnFrom(second);
        return house != Hand.NOWHERE && foreseen[house] == 0;
    }

    /** What would come of a hand if it were judged now. */
    Hand foresee(Hand hand) {
        System.arraycopy(board, 0, foreseen, 0, board.length);
        goesOnFrom(hand);
        return hands[hand.side];
    }

    private int goesOnFrom(Hand hand) {
        Hand copy = hands[hand.side];
        copy.at = hand.at;
        copy.forfeited = hand.forfeited;
        copy.roundTrip = hand.roundTrip;
        judge.judge(copy);
        return copy.goesOnFrom;
    }

    /**
     * Which side lifts the house; {@link Hand#NOWHERE} if neither does.
     *
     * @param firstThere the side whose last seed fell there earlier
     */
    int winner(int firstThere) {
        return switch (answer) {
            case FIRST_TO_ARRIVE -> firstThere;
            case SOUTH -> Side.SOUTH.index();
            case NEITHER -> Hand.NOWHERE;
        };
    }

    /** What is said of a hand that may not lift the house from which it would go on. */
    Ruled lost(Hand hand, int held) {
        House house = layout.houseAt(hand.goesOnFrom);
        List<Fact> because = new ArrayList<>(List.of(
                new Fact(Kind.HELD_BEFORE, layout.placeAt(hand.at), held), new Fact(Kind.BOTH_MUST_LIFT, house, 1)));
        if (answer == ContestedHouse.FIRST_TO_ARRIVE) {
            because.add(new Fact(Kind.OTHER_FELL_FIRST, house, 1));
        }
        because.add(new Fact(Kind.OTHER_LIFTS, house, answer == ContestedHouse.NEITHER ? 0 : 1));
        return ruled(
                hand,
                because,
                List.of(new Rejection(ClauseId.OCCUPIED_HOUSE, new Fact(Kind.BOTH_MUST_LIFT, house, 1))));
    }

    /** What is said of a hand whose house has been emptied by a capture since it was to go on from there. */
    Ruled emptied(Hand hand) {
        Fact gone = new Fact(Kind.TAKEN_MEANWHILE, layout.houseAt(hand.goesOnFrom), 1);
        return ruled(hand, List.of(gone), List.of(new Rejection(ClauseId.OCCUPIED_HOUSE, gone)));
    }

    private Ruled ruled(Hand hand, List<Fact> because, List<Rejection> rejected) {
        return new Ruled(
                Side.of(hand.side),
                layout.houseAt(hand.goesOnFrom),
                Ruling.CONTESTED,
                ClauseId.CONTESTED_HOUSE,
                because,
                rejected);
    }
}
