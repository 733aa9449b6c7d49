package papan.rules;

import java.util.Optional;
import papan.rules.CountCapture.ByLastSeed;
import papan.rules.CountCapture.InPassing;
import papan.rules.FirstMove.Forced;
import papan.rules.FirstMove.Simultaneous;
import papan.rules.Refill.HouseByHouse;

/**
 * How a rule set answers each question, as the short keys under which catalogues keep the sentences. {@code none} means
 * that the question does not arise.
 */
final class Answers {
    private static final String NONE = "none";

    private Answers() {}

    static String of(ClauseId id, RuleSet rules) {
        LastSeed last = rules.lastSeed();
        Optional<Rounds.Renewal> renewal = rules.renewal();
        return switch (id) {
            case SEEDS -> setup(rules.board().setup());
            case DIRECTION -> direction(rules.sowing());
            case STORES -> Key.of(rules.sowing().stores());
            case ORIGIN -> Key.of(rules.sowing().origin());
            case FIRST_MOVE -> firstMove(rules.firstMove());
            case CONTESTED_HOUSE -> rules.firstMove() instanceof Simultaneous s ? Key.of(s.contested()) : NONE;
            case OCCUPIED_HOUSE -> Key.of(last.occupied());
            case OWN_STORE -> rules.sowing().stores() == StoreUse.PILE ? NONE : Key.of(last.ownStore());
            case EMPTY_OWN_HOUSE -> emptyHouse(rules, Opposition.Where.OWN_EMPTY);
            case CAPTURING_SEED ->
                rules.opposite().map(o -> Key.of(o.capturingSeed())).orElse(NONE);
            case LONE_SEED -> rules.opposite().map(o -> Key.of(o.loneSeed())).orElse(NONE);
            case CIRCUIT ->
                rules.opposite()
                        .filter(o -> o.circuit() == Opposition.Circuit.NEEDED)
                        .map(o -> "needed")
                        .orElse(NONE);
            case EMPTY_OPPOSING_HOUSE -> emptyHouse(rules, Opposition.Where.ANY_EMPTY);
            case COUNT_CAPTURE -> counts(last.counts());
            case GAP_CAPTURE -> gaps(last.gaps());
            case NEIGHBOUR_CAPTURE -> last.neighbours() == NeighbourCapture.ON ? "on" : NONE;
            case PLAYABLE -> playable(rules.playable());
            case AFTER_CAPTURE ->
                rules.playable().afterCapture() == Playable.AfterCapture.ONE_MORE_MOVE ? "oneMoreMove" : NONE;
            case FEEDING -> rules.feeding() instanceof Feeding.Needed ? "needed" : NONE;
            case GRAND_SLAM -> rules.feeding() instanceof Feeding.Needed f ? Key.of(f.grandSlam()) : NONE;
            case ENDLESS -> "refused";
            case NO_MOVE -> Key.of(rules.ending().noMove());
            case ROUND_END -> Key.of(rules.ending().roundEnd());
            case LEFTOVERS -> Key.of(rules.ending().leftovers());
            case ROUNDS -> rounds(rules.rounds());
            case REFILL -> renewal.map(r -> refill(r.refill())).orElse(NONE);
            case BURNT_HOUSE -> renewal.map(Answers::burnt).orElse(NONE);
            case NEXT_STARTER -> renewal.map(r -> Key.of(r.starter())).orElse(NONE);
            case WINNER -> winner(rules.rounds());
        };
    }

    private static String setup(Setup setup) {
        if (setup instanceof Setup.Uniform) {
            return "uniform";
        }
        return setup instanceof Setup.Alternate ? "alternate" : "custom";
    }

    private static String direction(Sowing sowing) {
        return sowing.choice() == DirectionChoice.FIXED ? Key.of(sowing.direction()) : Key.of(sowing.choice());
    }

    private static String firstMove(FirstMove firstMove) {
        if (firstMove instanceof Simultaneous s) {
            return s.choice() == FirstMove.Choice.FREE ? Key.of(s.schedule()) : Key.of(s.choice());
        }
        return firstMove instanceof Forced ? "forced" : "free";
    }

    /** What an empty house means: the own one always has an answer, the opposing one says so where it captures too. */
    private static String emptyHouse(RuleSet rules, Opposition.Where where) {
        boolean captures = rules.opposite()
                .filter(o -> where == Opposition.Where.OWN_EMPTY || o.where() == where)
                .isPresent();
        return captures ? "captureOpposite" : "turnEnds";
    }

    private static String counts(CountCapture counts) {
        if (counts instanceof InPassing passing) {
            return "inPassing" + capital(Key.of(passing.taker()));
        }
        if (counts instanceof ByLastSeed last) {
            String chain = last.chain() == CountCapture.Chain.BACK ? "Back" : "";
            String then = last.then() == CountCapture.Then.FROM_NEXT ? "GoOn" : "";
            return "lastSeed" + capital(Key.of(last.side())) + chain + then;
        }
        return NONE;
    }

    private static String gaps(GapCapture gaps) {
        if (gaps instanceof GapCapture.Beyond beyond) {
            return Key.of(beyond.reach()) + (beyond.opposite() == GapCapture.Opposite.TAKEN ? "WithOpposite" : "");
        }
        return NONE;
    }

    private static String playable(Playable playable) {
        if (playable.minSeeds() == 2) {
            return "two";
        }
        return playable.singles() == Playable.Singles.ONLY_IF_NOTHING_ELSE ? "singlesLast" : NONE;
    }

    private static String rounds(Rounds rounds) {
        if (rounds instanceof Rounds.UntilBroke) {
            return "untilBroke";
        }
        if (rounds instanceof Rounds.Fixed) {
            return "fixed";
        }
        return rounds instanceof Rounds.RoundsWon ? "roundsWon" : "single";
    }

    private static String refill(Refill refill) {
        if (refill instanceof HouseByHouse by) {
            String last = by.lastHouse() == Refill.LastHouse.PARTLY ? "LastPartly" : "";
            return "fullFrom" + capital(Key.of(by.from())) + last;
        }
        if (refill instanceof Refill.Evenly) {
            return "evenly";
        }
        if (refill instanceof Refill.StartAgain) {
            return "startAgain";
        }
        return refill instanceof Refill.LoserOnly ? "loserOnly" : "sameCount";
    }

    private static String burnt(Rounds.Renewal renewal) {
        boolean match = renewal.burntFor() == Rounds.BurntFor.MATCH && renewal.burntHouse() != Rounds.BurntHouse.OFF;
        return Key.of(renewal.burntHouse()) + (match ? "ForMatch" : "");
    }

    private static String winner(Rounds rounds) {
        if (rounds instanceof Rounds.UntilBroke) {
            return "lastAbleToFill";
        }
        return rounds instanceof Rounds.RoundsWon ? "mostRounds" : "mostInStore";
    }

    private static String capital(String key) {
        return Character.toUpperCase(key.charAt(0)) + key.substring(1);
    }
}
