package papan.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import papan.model.House;
import papan.model.Move;
import papan.model.Side;

/**
 * A match of congkak as a person plays it from the text, round after round, written without the engine: what the engine is
 * held against. After its {@linkplain OpeningByHand opening} the players take turns.
 */
final class MatchByHand {
    private static final int HOUSES = 7;

    /** How the text is read where houses are filled again, and where one could not be. */
    enum Reading {
        HOUSE_BY_HOUSE,
        FORFEITS,
        EVENLY
    }

    final int[][] rows;
    final int[] stores;
    final boolean[][] burnt = new boolean[2][HOUSES];
    int mover;
    int round = 1;
    /** Who has won the match, once it is over; empty after a draw as well. */
    Optional<Side> winner = Optional.empty();

    boolean over;

    private final Reading reading;
    private int starter;

    MatchByHand(Reading reading, OpeningByHand opened) {
        this.reading = reading;
        rows = opened.rows;
        stores = opened.stores;
        mover = opened.first().index();
        starter = mover;
        endOfTurn();
    }

    /** A house that the player to move may choose, by lot; empty if every sowing would go on for ever. */
    Optional<Move> lot(Random random) {
        List<Integer> open = new ArrayList<>();
        for (int i = 0; i < HOUSES; i++) {
            if (rows[mover][i] > 0 && sown(i).isPresent()) {
                open.add(i);
            }
        }
        return open.isEmpty()
                ? Optional.empty()
                : Optional.of(new Move(new House(Side.of(mover), open.get(random.nextInt(open.size())) + 1)));
    }

    /** One turn, and what follows it without a choice. */
    void play(Move move) {
        Sowing sowing = sown(move.from().number() - 1).orElseThrow();
        for (int p = 0; p < 2; p++) {
            System.arraycopy(sowing.rows[p], 0, rows[p], 0, HOUSES);
            stores[p] = sowing.stores[p];
        }
        mover = sowing.again ? mover : 1 - mover;
        endOfTurn();
    }

    private Optional<Sowing> sown(int house) {
        Sowing sowing = new Sowing();
        return sowing.from(house) ? Optional.of(sowing) : Optional.empty();
    }

    private void endOfTurn() {
        if (Arrays.stream(rows[0]).sum() > 0 && Arrays.stream(rows[1]).sum() > 0) {
            return;
        }
        for (int p = 0; p < 2; p++) {
            stores[p] += Arrays.stream(rows[p]).sum();
            Arrays.fill(rows[p], 0);
        }
        int best = stores[0] == stores[1] ? -1 : stores[0] > stores[1] ? 0 : 1;
        if (stores[0] < HOUSES || stores[1] < HOUSES) {
            over = true;
            winner = Optional.of(Side.of(best));
            return;
        }
        starter = best < 0 ? 1 - starter : 1 - best;
        mover = starter;
        round++;
        for (int p = 0; p < 2; p++) {
            fill(p);
        }
    }

    private void fill(int p) {
        for (int layer = 0; layer < HOUSES && reading == Reading.EVENLY; layer++) {
            for (int i = 0; i < HOUSES && stores[p] > 0; i++) {
                rows[p][i]++;
                stores[p]--;
            }
        }
        for (int i = 0; i < HOUSES && reading != Reading.EVENLY; i++) {
            rows[p][i] = Math.min(HOUSES, stores[p]);
            stores[p] -= rows[p][i];
        }
        for (int i = 0; i < HOUSES; i++) {
            burnt[p][i] = rows[p][i] == 0;
        }
    }

    /** The sowing of one turn, on a board of its own. */
    private final class Sowing {
        final int[][] rows = {MatchByHand.this.rows[0].clone(), MatchByHand.this.rows[1].clone()};
        final int[] stores = MatchByHand.this.stores.clone();
        boolean again;
        /** Where the last seed fell: a row and a house of it, or -1 for the store. */
        private int row;

        private int house;
        private boolean forfeited;

        /** Sows until the turn is over; false if it would never be. */
        boolean from(int first) {
            row = mover;
            house = first;
            Set<String> seen = new HashSet<>();
            while (true) {
                if (!seen.add(row + " " + house + Arrays.deepToString(rows) + Arrays.toString(stores))) {
                    return false;
                }
                lap();
                if (house < 0) {
                    again = true;
                    return true;
                }
                if (forfeited) {
                    return true;
                }
                if (rows[row][house] == 1) {
                    captureAcross();
                    return true;
                }
            }
        }

        private void lap() {
            int hand = rows[row][house];
            rows[row][house] = 0;
            while (hand > 0) {
                next();
                forfeited = false;
                if (house < 0) {
                    stores[mover]++;
                } else if (!burnt[row][house]) {
                    rows[row][house]++;
                } else if (reading == Reading.FORFEITS) {
                    stores[1 - mover]++;
                    forfeited = true;
                } else {
                    continue;
                }
                hand--;
            }
        }

        /** From right to left along a row, then the mover's own store after the mover's row, then the other row. */
        private void next() {
            house--;
            if (house == -2 || (house == -1 && row != mover)) {
                row = 1 - row;
                house = HOUSES - 1;
            }
        }

        private void captureAcross() {
            if (row == mover) {
                int across = HOUSES - 1 - house;
                stores[mover] += 1 + rows[1 - mover][across];
                rows[mover][house] = 0;
                rows[1 - mover][across] = 0;
            }
        }
    }
}
