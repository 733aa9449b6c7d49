package papan.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import papan.engine.Engine;
import papan.engine.Turn;
import papan.event.BoardEvent;
import papan.event.RoundEvent.RoundStarted;
import papan.model.House;
import papan.model.Move;
import papan.model.Position;
import papan.model.Side;
import papan.testing.RuleFiles;

/** The classic rules of congklak, and some courses of events under them. */
public final class ClassicRules {
    /** Seven houses a side, seven seeds each; relay, opposite capture, extra turns. */
    public static final Engine ENGINE = new Engine(RuleFiles.shipped("congklak-classic"));

    private ClassicRules() {}

    /** The turn that south's third house brings about from the start: two laps. */
    public static Turn fromSouth3() {
        return ENGINE.play(ENGINE.start(), new Move(new House(Side.SOUTH, 3)));
    }

    /** Turns chosen by chance until the round is over or there are so many. */
    public static List<Turn> byChance(long seed, int turns) {
        Random random = new Random(seed);
        List<Turn> played = new ArrayList<>();
        Position position = ENGINE.start();
        while (played.size() < turns) {
            List<Move> legal = ENGINE.legalMoves(position);
            Turn turn = ENGINE.play(position, legal.get(random.nextInt(legal.size())));
            played.add(turn);
            position = turn.after();
            if (turn.endsRound()) {
                break;
            }
        }
        return played;
    }

    /** Rounds from the start again and again, until there are at least so many events. */
    public static List<BoardEvent> rounds(long seed, int atLeast) {
        List<BoardEvent> events = new ArrayList<>();
        for (long round = seed; events.size() < atLeast; round++) {
            events.add(new RoundStarted(ENGINE.start()));
            byChance(round, Integer.MAX_VALUE).forEach(turn -> events.addAll(turn.events()));
        }
        return events;
    }

    /** The events of some turns, one after the other. */
    public static List<BoardEvent> events(List<Turn> turns) {
        return turns.stream().flatMap(turn -> turn.events().stream()).toList();
    }

    /** The longest of a number of turns played by chance from the start. */
    public static Turn longTurn() {
        Turn longest = fromSouth3();
        for (long seed = 1; seed <= 40; seed++) {
            for (Turn turn : byChance(seed, 12)) {
                longest = turn.events().size() > longest.events().size() ? turn : longest;
            }
        }
        return longest;
    }
}
