package papan.replay;

import java.util.Arrays;
import java.util.stream.IntStream;
import papan.event.BoardEvent;
import papan.event.SowingEvent;
import papan.model.Side;

/**
 * The four levels of a match: rounds, and in them turns, laps and seeds. A <em>stretch</em> is one round, turn or lap as
 * a run of events. Worked out once, in one pass; every question afterwards is answered from arrays.
 */
public final class Levels {
    private final int size;
    /** Where stretches begin: the cursor before their first event, in order; the first is 0. */
    private final int[] rounds;

    private final int[] turns;
    private final int[] laps;
    /** By cursor: round, turn, lap and seed. */
    private final short[] places;

    private Levels(Reel reel) {
        size = reel.size();
        places = new short[4 * (size + 1)];
        IntStream.Builder byRound = IntStream.builder();
        IntStream.Builder byTurn = IntStream.builder();
        IntStream.Builder byLap = IntStream.builder();
        Hands hands = new Hands();
        int round = 0;
        int turn = 0;
        for (int cursor = 1; cursor <= size; cursor++) {
            int nowRound = reel.roundAt(cursor);
            int nowTurn = reel.turnAt(cursor);
            boolean fresh = nowRound != round;
            if (fresh) {
                byRound.add(cursor - 1);
                hands.rest();
            }
            // In a simultaneous opening the events of two turns are interleaved: only a further turn is a new stretch.
            if (fresh || nowTurn > turn) {
                byTurn.add(cursor - 1);
                turn = nowTurn;
            }
            round = nowRound;
            if (hands.follow(reel.eventsAfter(cursor - 1).get(0))) {
                byLap.add(cursor - 1);
            }
            put(cursor, nowRound, nowTurn, hands);
        }
        rounds = starts(byRound);
        turns = starts(byTurn);
        laps = starts(byLap);
    }

    /** The levels of what is walked through. */
    public static Levels of(Reel reel) {
        return new Levels(reel);
    }

    private void put(int cursor, int round, int turn, Hands hands) {
        places[4 * cursor] = (short) round;
        places[4 * cursor + 1] = (short) turn;
        places[4 * cursor + 2] = (short) hands.lap();
        places[4 * cursor + 3] = (short) hands.seed();
    }

    /** The last cursor. */
    public int size() {
        return size;
    }

    /** Where a cursor stands. */
    public Whereabouts at(int cursor) {
        int at = 4 * Math.max(0, Math.min(cursor, size));
        return new Whereabouts(places[at], places[at + 1], places[at + 2], places[at + 3]);
    }

    /** How many rounds, turns or laps there are. */
    public int count(Grain grain) {
        return starts(grain).length;
    }

    /** The cursor before the first event of a stretch; for the number after the last, the end of everything. */
    public int start(Grain grain, int number) {
        int[] starts = starts(grain);
        return number < starts.length ? starts[number] : size;
    }

    /** The 0-based number of the stretch to which the event before a cursor belongs; 0 at the beginning. */
    public int indexAt(Grain grain, int cursor) {
        int found = Arrays.binarySearch(starts(grain), cursor);
        return Math.max(0, found < 0 ? -found - 2 : found - 1);
    }

    private int[] starts(Grain grain) {
        return switch (grain) {
            case ROUND -> rounds;
            case TURN -> turns;
            case LAP -> laps;
            case SEED -> throw new IllegalArgumentException("grain SEED has no stretches");
        };
    }

    /** What happens before the first stretch, such as the beginning of the round, belongs to it. */
    private static int[] starts(IntStream.Builder cursors) {
        int[] all = cursors.build().toArray();
        if (all.length > 0) {
            all[0] = 0;
        }
        return all;
    }

    /** In which lap each hand is, how many of its seeds have fallen, and whose hand moved last. */
    private static final class Hands {
        private final int[] lap = new int[2];
        private final int[] seeds = new int[2];
        private final int[] latest = {0};

        /** Follows an event; whether a lap begins with it. */
        boolean follow(BoardEvent event) {
            if (!(event instanceof SowingEvent sowing)) {
                return false;
            }
            int side = sowing.player() == Side.SOUTH ? 0 : 1;
            latest[0] = side;
            if (event instanceof SowingEvent.Lifted lifted) {
                lap[side] = lifted.lap();
                seeds[side] = 0;
                return true;
            }
            if (event instanceof SowingEvent.Sown || event instanceof SowingEvent.Forfeited) {
                seeds[side]++;
            }
            return false;
        }

        void rest() {
            Arrays.fill(lap, 0);
            Arrays.fill(seeds, 0);
        }

        int lap() {
            return lap[latest[0]];
        }

        int seed() {
            return seeds[latest[0]];
        }
    }
}
