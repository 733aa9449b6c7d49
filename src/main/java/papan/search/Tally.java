package papan.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import papan.engine.Arena;

/**
 * What has been counted over many rounds or matches. Only whole numbers are added up, so that it does not matter in which
 * order. Not thread-safe; each thread has its own.
 */
final class Tally {
    static final int MAX_LAPS = 64;
    static final int MAX_TURNS = 60;

    private final boolean matches;
    private final int places;
    private final long[] wins = new long[3];
    private final Turns turns = new Turns();
    /** Those of the round or match under way, which is counted when it is over. */
    private final Turns underWay = new Turns();

    private long games;
    private long unfinished;
    /** In halves: a draw counts one for the first player. */
    private long firstHalves;

    private long margin;
    private long marginSquares;
    private long absoluteMargin;
    private int longest;
    /** By turn and place: seeds after that turn, over all rounds that got so far. */
    private final long[] seeds;

    private final long[] roundsAtTurn = new long[MAX_TURNS + 1];

    /** All seeds there are: no lead is larger. */
    private final int total;
    /** By margin, from −{@link #total}: rounds or matches that ended so, as the first player sees it. */
    private final long[] margins;
    /** By turn and lead, from −{@link #total}: rounds in which the first player was so far ahead after that turn. */
    private final long[] leads;

    Tally(boolean matches, int places, int total) {
        this.matches = matches;
        this.places = places;
        this.total = total;
        this.seeds = new long[(MAX_TURNS + 1) * places];
        this.margins = new long[2 * total + 1];
        this.leads = new long[(MAX_TURNS + 1) * margins.length];
    }

    void turn(int lapsOfTurn, int capturesOfTurn, int seedsCaptured) {
        underWay.turn(lapsOfTurn, capturesOfTurn, seedsCaptured);
    }

    /** The first player's lead after a turn. Also counts how many rounds got so far. */
    void leadAfter(int turn, Arena arena, int first) {
        if (turn <= MAX_TURNS) {
            roundsAtTurn[turn]++;
            leads[turn * margins.length + total + arena.inStore(first) - arena.inStore(1 - first)]++;
        }
    }

    void seedsAfter(int turn, Arena arena) {
        if (turn <= MAX_TURNS) {
            for (int i = 0; i < places; i++) {
                seeds[turn * places + i] += arena.seedsAt(i);
            }
        }
    }

    void roundOver() {
        underWay.rounds++;
    }

    /**
     * A round or match is over.
     *
     * @param won positive if south has won, negative if north has, 0 for a draw
     * @param southMargin south's store less north's
     */
    void over(int first, int won, int southMargin, int turnsPlayed) {
        games++;
        turns.take(underWay);
        wins[won > 0 ? 0 : won < 0 ? 1 : 2]++;
        int forFirst = first == 0 ? southMargin : -southMargin;
        int wonByFirst = first == 0 ? won : -won;
        firstHalves += wonByFirst > 0 ? 2 : wonByFirst == 0 ? 1 : 0;
        margin += forFirst;
        margins[total + forFirst]++;
        marginSquares += (long) forFirst * forFirst;
        absoluteMargin += Math.abs(forFirst);
        longest = Math.max(longest, turnsPlayed);
    }

    void unfinished() {
        unfinished++;
        turns.take(underWay);
    }

    void add(Tally other) {
        games += other.games;
        unfinished += other.unfinished;
        firstHalves += other.firstHalves;
        turns.add(other.turns);
        margin += other.margin;
        marginSquares += other.marginSquares;
        absoluteMargin += other.absoluteMargin;
        longest = Math.max(longest, other.longest);
        add(wins, other.wins);
        add(seeds, other.seeds);
        add(roundsAtTurn, other.roundsAtTurn);
        add(margins, other.margins);
        add(leads, other.leads);
    }

    static void add(long[] to, long[] from) {
        for (int i = 0; i < to.length; i++) {
            to[i] += from[i];
        }
    }

    Statistics statistics() {
        return new Statistics(
                matches,
                games,
                unfinished,
                new Statistics.Wins(wins[0], wins[1], wins[2], firstHalves / 2.0),
                turns.play(longest),
                new Statistics.Margin(margin, marginSquares, absoluteMargin),
                turns.byLaps(),
                Arrays.stream(seeds).allMatch(n -> n == 0)
                        ? List.of()
                        : Statistics.Seeds.of(seeds, roundsAtTurn, places),
                Spread.of(margins, 0, margins.length),
                leads());
    }

    private List<Spread> leads() {
        List<Spread> spreads = new ArrayList<>();
        for (int turn = 0; turn <= MAX_TURNS && roundsAtTurn[turn] > 0; turn++) {
            spreads.add(Spread.of(leads, turn * margins.length, margins.length));
        }
        return spreads;
    }
}
