package papan.lesson.scene;

import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import papan.lesson.script.Misconception;
import papan.model.House;
import papan.model.Move;
import papan.model.Position;
import papan.rules.CountCapture;
import papan.rules.CountCapture.ByLastSeed;
import papan.rules.DirectionChoice;
import papan.rules.LastSeed;
import papan.rules.OccupiedHouse;
import papan.rules.Opposition;
import papan.rules.Opposition.Opposite;
import papan.rules.OriginHouse;
import papan.rules.RuleSet;
import papan.rules.Sowing;
import papan.rules.StoreUse;

/**
 * The rules as somebody with a misconception believes them to be.
 *
 * @param rules what is played
 * @param otherWay whether the hand goes the other way round, past stores that stay where they are
 * @param nothingBurnt whether burnt houses are taken for houses in play
 */
public record Belief(RuleSet rules, boolean otherWay, boolean nothingBurnt) {
    /** More seeds than this are captured by no count. */
    private static final int MOST_COUNTED = 63;

    private Belief(RuleSet rules) {
        this(rules, false, false);
    }

    /** What a misconception makes of a rule set; empty if it changes nothing in it. */
    public static Optional<Belief> of(Misconception misconception, RuleSet rules) {
        Sowing way = rules.sowing();
        LastSeed last = rules.lastSeed();
        boolean laps = last.occupied() == OccupiedHouse.RELAY || last.occupied() == OccupiedHouse.RELAY_FROM_NEXT;
        return switch (misconception) {
            case COUNTS_START -> sown(rules, way.stores(), OriginHouse.FIRST_SEED_STAYS);
            case WRONG_DIRECTION ->
                way.choice() != DirectionChoice.FIXED
                        ? Optional.empty()
                        : Optional.of(new Belief(
                                rules.withSowing(new Sowing(
                                        way.direction(), DirectionChoice.EACH_MOVE, way.stores(), way.origin())),
                                true,
                                false));
            case SOWS_OPPONENT_STORE ->
                way.stores() == StoreUse.OWN ? sown(rules, StoreUse.BOTH, way.origin()) : Optional.empty();
            case SKIPS_OWN_STORE ->
                way.stores() == StoreUse.OWN ? sown(rules, StoreUse.PILE, way.origin()) : Optional.empty();
            case STOPS_AFTER_FIRST_LAP ->
                laps ? judged(rules, OccupiedHouse.TURN_ENDS, last.opposition(), last.counts()) : Optional.empty();
            case CAPTURES_ANYWHERE ->
                opposite(rules)
                        .filter(o -> o.where() == Opposition.Where.OWN_EMPTY)
                        .flatMap(o -> judged(
                                rules,
                                last.occupied(),
                                new Opposite(Opposition.Where.ANY_EMPTY, o.capturingSeed(), o.loneSeed(), o.circuit()),
                                last.counts()));
            case CAPTURES_WHEN_OCCUPIED -> judged(rules, OccupiedHouse.TURN_ENDS, last.opposition(), anyFrom(2));
            case TAKES_OWN_SIDE ->
                opposite(rules).flatMap(o -> judged(rules, last.occupied(), new Opposition.None(), alone(o.where())));
            case FORGETS_LAST_SEED ->
                opposite(rules)
                        .filter(o -> o.capturingSeed() == Opposition.CapturingSeed.TAKEN)
                        .flatMap(o -> judged(
                                rules,
                                last.occupied(),
                                new Opposite(o.where(), Opposition.CapturingSeed.STAYS, o.loneSeed(), o.circuit()),
                                last.counts()));
            case EXTRA_TURN_IN_HOUSE ->
                judged(rules, OccupiedHouse.TURN_ENDS, new Opposition.None(), new CountCapture.None());
            case SOWS_BURNT -> Optional.of(new Belief(rules, false, true));
        };
    }

    private static Optional<Opposite> opposite(RuleSet rules) {
        return rules.lastSeed().counts() instanceof CountCapture.None ? rules.opposite() : Optional.empty();
    }

    private static Optional<Belief> sown(RuleSet rules, StoreUse stores, OriginHouse origin) {
        Sowing way = rules.sowing();
        Sowing other = new Sowing(way.direction(), way.choice(), stores, origin);
        return other.equals(way) ? Optional.empty() : Optional.of(new Belief(rules.withSowing(other)));
    }

    private static Optional<Belief> judged(
            RuleSet rules, OccupiedHouse occupied, Opposition opposition, CountCapture counts) {
        LastSeed last = rules.lastSeed();
        LastSeed other = new LastSeed(occupied, last.ownStore(), opposition, counts, last.gaps(), last.neighbours());
        return other.equals(last) ? Optional.empty() : Optional.of(new Belief(rules.withLastSeed(other)));
    }

    /** Every house with so many seeds or more is captured by the last one. */
    private static CountCapture anyFrom(int seeds) {
        return new ByLastSeed(
                IntStream.rangeClosed(seeds, MOST_COUNTED).boxed().collect(Collectors.toSet()),
                CountCapture.Whose.ANY,
                CountCapture.Chain.NONE,
                CountCapture.Then.TURN_ENDS);
    }

    /** The last seed alone is taken, where it would have captured. */
    private static CountCapture alone(Opposition.Where where) {
        return new ByLastSeed(
                Set.of(1),
                where == Opposition.Where.OWN_EMPTY ? CountCapture.Whose.OWN : CountCapture.Whose.ANY,
                CountCapture.Chain.NONE,
                CountCapture.Then.TURN_ENDS);
    }

    /** Whether it can take over in the midst of a turn: what has been seen of the way cannot be otherwise. */
    public boolean fitsIntoTurns() {
        return !otherWay && !nothingBurnt;
    }

    /** A board as it would have to be. */
    public Position board(Position real) {
        Position believed = real;
        if (nothingBurnt) {
            for (House house : real.burnt()) {
                believed = believed.withoutBurnt(house);
            }
        }
        return believed;
    }

    /** A move as it would have to be written. */
    public Move move(Move real) {
        return otherWay
                ? new Move(real.from(), Optional.of(rules.sowing().direction().reversed()))
                : real;
    }
}
