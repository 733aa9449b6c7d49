package papan.search;

import java.util.Arrays;
import java.util.List;
import java.util.stream.LongStream;

/** Adds up what happened in turns. */
final class Turns {
    private final long[] byLaps = new long[Tally.MAX_LAPS + 1];
    private long laps;
    private long captures;
    private long capturedSeeds;
    long rounds;

    void turn(int lapsOfTurn, int capturesOfTurn, int seedsCaptured) {
        laps += lapsOfTurn;
        byLaps[Math.min(lapsOfTurn, Tally.MAX_LAPS)]++;
        captures += capturesOfTurn;
        capturedSeeds += seedsCaptured;
    }

    void add(Turns other) {
        rounds += other.rounds;
        laps += other.laps;
        captures += other.captures;
        capturedSeeds += other.capturedSeeds;
        Tally.add(byLaps, other.byLaps);
    }

    /** Adds others, which are empty then. */
    void take(Turns others) {
        add(others);
        others.clear();
    }

    private void clear() {
        rounds = 0;
        laps = 0;
        captures = 0;
        capturedSeeds = 0;
        Arrays.fill(byLaps, 0);
    }

    Statistics.Play play(int longest) {
        return new Statistics.Play(rounds, LongStream.of(byLaps).sum(), laps, captures, capturedSeeds, longest);
    }

    /** How many turns had so many laps, up to the most that a turn had. */
    List<Long> byLaps() {
        int end = Tally.MAX_LAPS;
        while (end > 0 && byLaps[end] == 0) {
            end--;
        }
        return LongStream.of(byLaps).limit(end + 1).boxed().toList();
    }
}
