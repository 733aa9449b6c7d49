package papan.rules;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import papan.model.Direction;
import papan.rules.FirstMove.ContestedHouse;
import papan.rules.FirstMove.Simultaneous;
import papan.rules.Opposition.Opposite;
import papan.rules.Rounds.Renewal;

/**
 * A rule set with a single clause as another rule set has it: what one asks with "and if only this were different?".
 * Everything else stays, the name too.
 */
public final class ClauseSwitch {
    private final RuleSet base;
    private final RuleSet other;

    private ClauseSwitch(RuleSet base, RuleSet other) {
        this.base = base;
        this.other = other;
    }

    /**
     * The first rule set with a clause of the second.
     *
     * @return empty if the clause cannot be had alone: it is about something that the first does not have, such as the
     *     seed that captures where nothing is captured, or it would contradict another part
     */
    public static Optional<RuleSet> take(RuleSet base, RuleSet other, ClauseId clause) {
        return take(base, other, List.of(clause));
    }

    /** The first rule set with several clauses of the second; empty if they cannot be had without others. */
    public static Optional<RuleSet> take(RuleSet base, RuleSet other, List<ClauseId> clauses) {
        Map<ClauseId, RuleSet> lenders = new LinkedHashMap<>();
        clauses.forEach(clause -> lenders.put(clause, other));
        return take(base, lenders);
    }

    /**
     * A rule set with several clauses, each as another rule set has it, taken in the order of the map.
     *
     * @param lenders the rule set that each of the clauses comes from
     * @return empty if they cannot be had without others, or one of them undoes another
     */
    public static Optional<RuleSet> take(RuleSet base, Map<ClauseId, RuleSet> lenders) {
        return put(base, lenders)
                .filter(rules -> lenders.entrySet().stream()
                        .allMatch(lent -> isAnsweredAlike(lent.getKey(), rules, lent.getValue())))
                .filter(rules -> RuleCheck.check(rules).isEmpty());
    }

    /** The same rule set, but for who lifts a house that both hands of its opening must lift; as it is without such one. */
    public static RuleSet contested(RuleSet base, ContestedHouse answer) {
        return base.firstMove() instanceof Simultaneous opening
                ? new ClauseSwitch(base, base).firstMove(opening.with(answer))
                : base;
    }

    /** What would be contradictory in a rule set with these clauses; nothing where that is not why they cannot be had. */
    public static List<RuleCheck.Contradiction> contradictions(RuleSet base, Map<ClauseId, RuleSet> lenders) {
        return put(base, lenders).map(RuleCheck::check).orElse(List.of());
    }

    private static Optional<RuleSet> put(RuleSet base, Map<ClauseId, RuleSet> lenders) {
        Optional<RuleSet> taken = Optional.of(base);
        for (Map.Entry<ClauseId, RuleSet> lent : lenders.entrySet()) {
            ClauseId clause = lent.getKey();
            RuleSet other = lent.getValue();
            taken = taken.flatMap(rules ->
                    new ClauseSwitch(rules, other).with(clause).map(changed -> changed.borrowing(clause, other)));
        }
        return taken;
    }

    /**
     * A rule set seen in a mirror: sown the other way round, with its forced first house at the same distance from the
     * store, and filled from the same end as seen from there. Every match of it is the mirror image of a match of the other.
     *
     * @return empty if there is no such rule set: the player chooses the direction, the seeds of the start are not the same
     *     from both ends, or the rows are filled seed by seed from the left
     */
    public static Optional<RuleSet> mirror(RuleSet rules) {
        Sowing way = rules.sowing();
        boolean evenly = rules.renewal()
                .filter(renewal -> renewal.refill() instanceof Refill.Evenly)
                .isPresent();
        if (way.choice() != DirectionChoice.FIXED || evenly || !isSymmetrical(rules.board())) {
            return Optional.empty();
        }
        RuleSet turned = new ClauseSwitch(rules, rules)
                .sowing(new Sowing(way.direction().reversed(), way.choice(), way.stores(), way.origin()));
        FirstMove first = turned.firstMove() instanceof FirstMove.Forced forced
                ? new FirstMove.Forced(turned.layout().mirrored(forced.house()))
                : turned.firstMove();
        RuleSet opened = new ClauseSwitch(turned, turned).firstMove(first);
        return Optional.of(opened.renewal()
                .map(renewal -> new ClauseSwitch(opened, opened).renewed(mirrored(renewal, way.direction())))
                .orElse(opened));
    }

    private static boolean isSymmetrical(Board board) {
        int[] cells = board.cells();
        for (int i = 0; i < 2 * board.layout().houses(); i++) {
            int mirrored = board.layout()
                    .indexOf(board.layout().mirrored(board.layout().houseAt(i)));
            if (cells[i] != cells[mirrored]) {
                return false;
            }
        }
        return true;
    }

    /** The left end is the one beside the store where seeds go clockwise, and the other one where they don't. */
    private static Renewal mirrored(Renewal renewal, Direction way) {
        Refill refill = renewal.refill();
        Refill.From from = refill.from() != Refill.From.LEFT
                ? refill.from()
                : way == Direction.CLOCKWISE ? Refill.From.STORE_END : Refill.From.FAR_END;
        Refill turned = refill;
        if (refill instanceof Refill.HouseByHouse houses) {
            turned = new Refill.HouseByHouse(from, houses.lastHouse());
        } else if (refill instanceof Refill.SameCountOnBothSides) {
            turned = new Refill.SameCountOnBothSides(from);
        } else if (refill instanceof Refill.LoserOnly) {
            turned = new Refill.LoserOnly(from);
        }
        return new Renewal(renewal.full(), turned, renewal.burntHouse(), renewal.burntFor(), renewal.starter());
    }

    private static boolean isAnsweredAlike(ClauseId clause, RuleSet one, RuleSet other) {
        return clause.answerIn(one).equals(clause.answerIn(other))
                && clause.detailIn(one).equals(clause.detailIn(other));
    }

    private Optional<RuleSet> with(ClauseId clause) {
        Sowing way = base.sowing();
        Sowing otherWay = other.sowing();
        LastSeed last = base.lastSeed();
        LastSeed otherLast = other.lastSeed();
        Playable playable = base.playable();
        Playable otherPlayable = other.playable();
        Ending end = base.ending();
        Ending otherEnd = other.ending();
        return switch (clause) {
            case SEEDS -> Optional.of(board(other.board()));
            case DIRECTION ->
                Optional.of(sowing(new Sowing(otherWay.direction(), otherWay.choice(), way.stores(), way.origin())));
            case STORES ->
                Optional.of(sowing(new Sowing(way.direction(), way.choice(), otherWay.stores(), way.origin())));
            case ORIGIN ->
                Optional.of(sowing(new Sowing(way.direction(), way.choice(), way.stores(), otherWay.origin())));
            case FIRST_MOVE -> Optional.of(firstMove(opening()));
            case CONTESTED_HOUSE -> contested().map(this::firstMove);
            case OCCUPIED_HOUSE ->
                Optional.of(lastSeed(new LastSeed(
                        otherLast.occupied(),
                        last.ownStore(),
                        last.opposition(),
                        last.counts(),
                        last.gaps(),
                        last.neighbours())));
            case OWN_STORE ->
                Optional.of(lastSeed(new LastSeed(
                        last.occupied(),
                        otherLast.ownStore(),
                        last.opposition(),
                        last.counts(),
                        last.gaps(),
                        last.neighbours())));
            case EMPTY_OWN_HOUSE, EMPTY_OPPOSING_HOUSE, CAPTURING_SEED, LONE_SEED, CIRCUIT ->
                opposition(clause).map(this::opposed);
            case COUNT_CAPTURE ->
                Optional.of(lastSeed(new LastSeed(
                        last.occupied(),
                        last.ownStore(),
                        last.opposition(),
                        otherLast.counts(),
                        last.gaps(),
                        last.neighbours())));
            case GAP_CAPTURE ->
                Optional.of(lastSeed(new LastSeed(
                        last.occupied(),
                        last.ownStore(),
                        last.opposition(),
                        last.counts(),
                        otherLast.gaps(),
                        last.neighbours())));
            case NEIGHBOUR_CAPTURE ->
                Optional.of(lastSeed(new LastSeed(
                        last.occupied(),
                        last.ownStore(),
                        last.opposition(),
                        last.counts(),
                        last.gaps(),
                        otherLast.neighbours())));
            case PLAYABLE ->
                Optional.of(playable(
                        new Playable(otherPlayable.minSeeds(), otherPlayable.singles(), playable.afterCapture())));
            case AFTER_CAPTURE ->
                Optional.of(
                        playable(new Playable(playable.minSeeds(), playable.singles(), otherPlayable.afterCapture())));
            case FEEDING, GRAND_SLAM -> Optional.of(feeding(other.feeding()));
            // Neither is a choice: who has won follows from how a match ends.
            case ENDLESS, WINNER -> Optional.empty();
            case NO_MOVE -> Optional.of(ending(new Ending(otherEnd.noMove(), end.roundEnd(), end.leftovers())));
            case ROUND_END -> Optional.of(ending(new Ending(end.noMove(), otherEnd.roundEnd(), end.leftovers())));
            case LEFTOVERS -> Optional.of(ending(new Ending(end.noMove(), end.roundEnd(), otherEnd.leftovers())));
            case ROUNDS -> Optional.of(rounds(roundsOfTheOther()));
            case REFILL, BURNT_HOUSE, NEXT_STARTER -> renewal(clause).map(this::renewed);
        };
    }

    /** The other's first move; who lifts a contested house stays as it is here, if both open at once. */
    private FirstMove opening() {
        return other.firstMove() instanceof Simultaneous theirs && base.firstMove() instanceof Simultaneous mine
                ? theirs.with(mine.contested())
                : other.firstMove();
    }

    private Optional<FirstMove> contested() {
        return other.firstMove() instanceof Simultaneous theirs && base.firstMove() instanceof Simultaneous mine
                ? Optional.of(mine.with(theirs.contested()))
                : Optional.empty();
    }

    /** The capture of the opposite house with one of its parts as the other rule set has it. */
    private Optional<Opposition> opposition(ClauseId clause) {
        Optional<Opposite> mine = base.opposite();
        Optional<Opposite> theirs = other.opposite();
        if (mine.isEmpty() || theirs.isEmpty()) {
            // Without the capture itself its details mean nothing.
            boolean itself = clause == ClauseId.EMPTY_OWN_HOUSE || clause == ClauseId.EMPTY_OPPOSING_HOUSE;
            return itself ? Optional.of(other.lastSeed().opposition()) : Optional.empty();
        }
        Opposite a = mine.get();
        Opposite b = theirs.get();
        return Optional.of(
                switch (clause) {
                    case CAPTURING_SEED -> new Opposite(a.where(), b.capturingSeed(), a.loneSeed(), a.circuit());
                    case LONE_SEED -> new Opposite(a.where(), a.capturingSeed(), b.loneSeed(), a.circuit());
                    case CIRCUIT -> new Opposite(a.where(), a.capturingSeed(), a.loneSeed(), b.circuit());
                    default -> new Opposite(b.where(), a.capturingSeed(), a.loneSeed(), a.circuit());
                });
    }

    private RuleSet opposed(Opposition opposition) {
        LastSeed last = base.lastSeed();
        return lastSeed(new LastSeed(
                last.occupied(), last.ownStore(), opposition, last.counts(), last.gaps(), last.neighbours()));
    }

    /** The other's kind of match with what lies between rounds as it is here, if there is anything here. */
    private Rounds roundsOfTheOther() {
        Optional<Renewal> mine = base.renewal();
        if (mine.isEmpty()) {
            return other.rounds();
        }
        if (other.rounds() instanceof Rounds.Fixed fixed) {
            return new Rounds.Fixed(fixed.rounds(), mine.get());
        }
        if (other.rounds() instanceof Rounds.RoundsWon won) {
            return new Rounds.RoundsWon(won.wins(), mine.get());
        }
        return other.rounds() instanceof Rounds.UntilBroke broke
                ? new Rounds.UntilBroke(broke.minHouses(), mine.get())
                : other.rounds();
    }

    private Optional<Renewal> renewal(ClauseId clause) {
        if (base.renewal().isEmpty() || other.renewal().isEmpty()) {
            return Optional.empty();
        }
        Renewal a = base.renewal().get();
        Renewal b = other.renewal().get();
        return Optional.of(
                switch (clause) {
                    case REFILL -> new Renewal(b.full(), b.refill(), a.burntHouse(), a.burntFor(), a.starter());
                    case BURNT_HOUSE -> new Renewal(a.full(), a.refill(), b.burntHouse(), b.burntFor(), a.starter());
                    default -> new Renewal(a.full(), a.refill(), a.burntHouse(), a.burntFor(), b.starter());
                });
    }

    private RuleSet renewed(Renewal between) {
        if (base.rounds() instanceof Rounds.Fixed fixed) {
            return rounds(new Rounds.Fixed(fixed.rounds(), between));
        }
        if (base.rounds() instanceof Rounds.RoundsWon won) {
            return rounds(new Rounds.RoundsWon(won.wins(), between));
        }
        return base.rounds() instanceof Rounds.UntilBroke broke
                ? rounds(new Rounds.UntilBroke(broke.minHouses(), between))
                : base;
    }

    private RuleSet board(Board board) {
        return made(board, base.sowing(), base.firstMove(), base.playable(), base.lastSeed());
    }

    private RuleSet sowing(Sowing sowing) {
        return made(base.board(), sowing, base.firstMove(), base.playable(), base.lastSeed());
    }

    private RuleSet firstMove(FirstMove firstMove) {
        return made(base.board(), base.sowing(), firstMove, base.playable(), base.lastSeed());
    }

    private RuleSet playable(Playable playable) {
        return made(base.board(), base.sowing(), base.firstMove(), playable, base.lastSeed());
    }

    private RuleSet lastSeed(LastSeed lastSeed) {
        return made(base.board(), base.sowing(), base.firstMove(), base.playable(), lastSeed);
    }

    private RuleSet made(Board board, Sowing sowing, FirstMove firstMove, Playable playable, LastSeed lastSeed) {
        return new RuleSet(
                base.about(),
                board,
                sowing,
                firstMove,
                playable,
                lastSeed,
                base.feeding(),
                base.ending(),
                base.rounds(),
                base.clauses());
    }

    private RuleSet feeding(Feeding feeding) {
        return ended(feeding, base.ending(), base.rounds());
    }

    private RuleSet ending(Ending ending) {
        return ended(base.feeding(), ending, base.rounds());
    }

    private RuleSet rounds(Rounds rounds) {
        return ended(base.feeding(), base.ending(), rounds);
    }

    private RuleSet ended(Feeding feeding, Ending ending, Rounds rounds) {
        return new RuleSet(
                base.about(),
                base.board(),
                base.sowing(),
                base.firstMove(),
                base.playable(),
                base.lastSeed(),
                feeding,
                ending,
                rounds,
                base.clauses());
    }
}
