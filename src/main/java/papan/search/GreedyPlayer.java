package papan.search;

import papan.engine.Arena;

/** Takes the move after which the own store is furthest ahead; among equal ones the dice decide. */
final class GreedyPlayer implements Player {
    private int[] frame = {};

    @Override
    public int choose(Arena arena, Dice dice) {
        if (frame.length != arena.frameSize()) {
            frame = new int[arena.frameSize()];
        }
        int side = arena.toMove();
        int best = Integer.MIN_VALUE;
        int equal = 0;
        arena.save(frame, 0);
        for (int legal = arena.legal(); legal != 0; legal &= legal - 1) {
            int move = Integer.numberOfTrailingZeros(legal);
            arena.play(move);
            int lead = arena.inStore(side) - arena.inStore(1 - side);
            arena.restore(frame, 0);
            equal = lead > best ? 0 : equal;
            best = Math.max(best, lead);
            equal |= lead == best ? 1 << move : 0;
        }
        return dice.oneOf(equal);
    }
}
