package papan.rules;

import papan.rules.CountCapture.ByLastSeed;
import papan.rules.CountCapture.InPassing;
import papan.rules.FirstMove.Forced;
import papan.rules.FirstMove.Simultaneous;
import papan.rules.Refill.HouseByHouse;

/**
 * Gives the answers to clauses that are not simply the word of an axis, as the short keys under which catalogues keep
 * the sentences. {@link Axis#NONE} means that the question does not arise.
 */
final class Answers {
    private static final String CAPTURE = "captureOpposite";
    private static final String TURN_ENDS = "turnEnds";

    private Answers() {}

    static String seeds(RuleSet rules) {
        Setup setup = rules.board().setup();
        if (setup instanceof Setup.Uniform) {
            return "uniform";
        }
        return setup instanceof Setup.Alternate ? "alternate" : "custom";
    }

    static String direction(RuleSet rules) {
        Sowing sowing = rules.sowing();
        return sowing.choice() == DirectionChoice.FIXED ? Key.of(sowing.direction()) : Key.of(sowing.choice());
    }

    static String firstMove(RuleSet rules) {
        if (rules.firstMove() instanceof Simultaneous s) {
            return s.choice() == FirstMove.Choice.FREE ? Key.of(s.schedule()) : Key.of(s.choice());
        }
        return rules.firstMove() instanceof Forced ? "forced" : "free";
    }

    static String contestedHouse(RuleSet rules) {
        return rules.firstMove() instanceof Simultaneous s ? Key.of(s.contested()) : Axis.NONE;
    }

    static String finishedTogether(RuleSet rules) {
        return rules.firstMove() instanceof Simultaneous s ? Key.of(s.together()) : Axis.NONE;
    }

    static String ownStore(RuleSet rules) {
        return rules.sowing().stores() == StoreUse.PILE ? Axis.NONE : Axes.ON_OWN_STORE.answer(rules);
    }

    static String emptyOwnHouse(RuleSet rules) {
        return rules.opposite().isPresent() ? CAPTURE : TURN_ENDS;
    }

    static String emptyOpposingHouse(RuleSet rules) {
        return rules.opposite()
                        .filter(o -> o.where() == Opposition.Where.ANY_EMPTY)
                        .isPresent()
                ? CAPTURE
                : TURN_ENDS;
    }

    static String counts(RuleSet rules) {
        CountCapture counts = rules.lastSeed().counts();
        if (counts instanceof InPassing passing) {
            return "inPassing" + capital(Key.of(passing.taker()));
        }
        if (counts instanceof ByLastSeed last) {
            String chain = last.chain() == CountCapture.Chain.BACK ? "Back" : "";
            String then = last.then() == CountCapture.Then.FROM_NEXT ? "GoOn" : "";
            return "lastSeed" + capital(Key.of(last.side())) + chain + then;
        }
        return Axis.NONE;
    }

    static String gaps(RuleSet rules) {
        if (rules.lastSeed().gaps() instanceof GapCapture.Beyond beyond) {
            return Key.of(beyond.reach()) + (beyond.opposite() == GapCapture.Opposite.TAKEN ? "WithOpposite" : "");
        }
        return Axis.NONE;
    }

    static String playable(RuleSet rules) {
        Playable playable = rules.playable();
        if (playable.minSeeds() == 2) {
            return "two";
        }
        return playable.singles() == Playable.Singles.ONLY_IF_NOTHING_ELSE ? "singlesLast" : Axis.NONE;
    }

    static String feeding(RuleSet rules) {
        return rules.feeding() instanceof Feeding.Needed ? "needed" : Axis.NONE;
    }

    static String grandSlam(RuleSet rules) {
        return rules.feeding() instanceof Feeding.Needed needed ? Key.of(needed.grandSlam()) : Axis.NONE;
    }

    static String rounds(RuleSet set) {
        Rounds rounds = set.rounds();
        if (rounds instanceof Rounds.UntilBroke) {
            return "untilBroke";
        }
        if (rounds instanceof Rounds.Fixed) {
            return "fixed";
        }
        return rounds instanceof Rounds.RoundsWon ? "roundsWon" : "single";
    }

    static String refill(Rounds.Renewal renewal) {
        Refill refill = renewal.refill();
        if (refill instanceof HouseByHouse by) {
            String last = by.lastHouse() == Refill.LastHouse.PARTLY ? "LastPartly" : "";
            return "fullFrom" + capital(Key.of(by.from())) + last;
        }
        if (refill instanceof Refill.Evenly) {
            return "evenly";
        }
        return refill instanceof Refill.StartAgain ? "startAgain" : "loserOnly";
    }

    static String burnt(Rounds.Renewal renewal) {
        boolean match = renewal.burntFor() == Rounds.BurntFor.MATCH && renewal.burntHouse() != Rounds.BurntHouse.OFF;
        return Key.of(renewal.burntHouse()) + (match ? "ForMatch" : "");
    }

    static String winner(RuleSet rules) {
        if (rules.rounds() instanceof Rounds.UntilBroke) {
            return "lastAbleToFill";
        }
        return rules.rounds() instanceof Rounds.RoundsWon ? "mostRounds" : "mostInStore";
    }

    private static String capital(String key) {
        return Character.toUpperCase(key.charAt(0)) + key.substring(1);
    }
}
