/* Random rounds of congklak-classic in plain C: what the arena is measured by. It knows this rule set only. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static uint64_t state;

static int below(int bound) {
    state += 0x9E3779B97F4A7C15ull;
    uint64_t z = state;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
    z ^= z >> 31;
    return (int) (((z >> 32) * (uint64_t) bound) >> 32);
}

static int cells[16];
/* By side and place: the next place. South's houses 0 to 6, north's 7 to 13, the stores 14 and 15. */
static int next[2][16];

static int held(int side) {
    int mask = 0;
    for (int i = 0; i < 7; i++) {
        mask |= (cells[7 * side + i] > 0) << i;
    }
    return mask;
}

/* Whether the mover moves again. */
static int turn(int side, int house) {
    const int *n = next[side];
    int at = house;
    for (;;) {
        int seeds = cells[at];
        cells[at] = 0;
        while (seeds-- > 0) {
            at = n[at];
            cells[at]++;
        }
        if (at >= 14) {
            return 1;
        }
        if (cells[at] == 1) {
            int opposite = 13 - at;
            if (at / 7 == side && cells[opposite] > 0) {
                cells[14 + side] += 1 + cells[opposite];
                cells[at] = cells[opposite] = 0;
            }
            return 0;
        }
    }
}

int main(int count, char **args) {
    long rounds = count > 1 ? atol(args[1]) : 3000000;
    /* Clockwise: from 6 down to 0 and into the own store, and on in the other row. */
    for (int side = 0; side < 2; side++) {
        for (int i = 0; i < 14; i++) {
            next[side][i] = i % 7 == 0 ? (i + 13) % 14 : i - 1;
        }
        next[side][7 * side] = 14 + side;
        next[side][14 + side] = (7 * side + 13) % 14;
    }
    state = 1;
    long turns = 0, wins = 0;
    for (long r = 0; r < rounds; r++) {
        for (int i = 0; i < 16; i++) {
            cells[i] = i < 14 ? 7 : 0;
        }
        int side = 0;
        for (;;) {
            int mask = held(side);
            if (mask == 0) {
                side = 1 - side;
                mask = held(side);
                if (mask == 0) {
                    break;
                }
            }
            for (int k = below(__builtin_popcount(mask)); k > 0; k--) {
                mask &= mask - 1;
            }
            turns++;
            if (!turn(side, 7 * side + __builtin_ctz(mask))) {
                side = 1 - side;
            }
        }
        wins += cells[14] > cells[15];
    }
    printf("%ld rounds, south won %.4f, turns %.3f\n", rounds, (double) wins / rounds, (double) turns / rounds);
}
