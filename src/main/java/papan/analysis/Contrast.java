package papan.analysis;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import papan.engine.Engine;
import papan.engine.Match;
import papan.engine.Refusal;
import papan.model.Move;
import papan.model.Position;
import papan.model.Side;
import papan.rules.ClauseAnswer;
import papan.rules.ClauseId;
import papan.rules.RuleSet;

/**
 * The smallest position and move on which two rule sets come to something different.
 *
 * @param before the position; empty for the rule sets' own starts
 * @param moves the move, or the choices of the opening
 * @param comparison how they part there
 */
public record Contrast(Optional<Position> before, List<Move> moves, Comparison comparison) {
    /** Up to so many seeds every position is tried. */
    public static final int SPREAD = 4;

    public Contrast {
        moves = List.copyOf(moves);
    }

    /**
     * What a search came to.
     *
     * @param found the contrast, if there is one
     * @param tried how many positions were looked at
     * @param seeds up to so many seeds in houses every position has been tried without one
     */
    public record Outcome(Optional<Contrast> found, long tried, int seeds) {}

    /** The seeds in the houses of its position; all of the board for the rule sets' own start. */
    public int seeds() {
        return before.map(p -> p.inRow(Side.SOUTH) + p.inRow(Side.NORTH))
                .orElseGet(() -> comparison.first().before().total());
    }

    /**
     * Looks for the smallest contrast that a single clause explains, or else for the smallest: over positions with one seed in the houses, two, three and so on; for each number
     * with empty stores, beside a burnt house, and, for what lies between rounds, with the rest of a match's seeds in the
     * stores. Last come the openings. The same each time.
     *
     * @param cancelled asked again and again; once it holds, nothing more is looked for
     */
    public static Outcome find(RuleSet one, RuleSet other, BooleanSupplier cancelled) {
        return new Search(one, other, cancelled).find();
    }

    /** One search. */
    private static final class Search {
        private static final Set<ClauseId> BETWEEN_ROUNDS =
                Set.of(ClauseId.ROUNDS, ClauseId.REFILL, ClauseId.BURNT_HOUSE, ClauseId.NEXT_STARTER, ClauseId.WINNER);

        private final RuleSet one;
        private final RuleSet other;
        private final BooleanSupplier cancelled;
        private final SmallPositions positions;
        /** Whether they differ in what lies between rounds. */
        private final boolean goesOn;

        private final List<Contrast> found = new ArrayList<>();
        private final long[] tried = new long[1];

        Search(RuleSet one, RuleSet other, BooleanSupplier cancelled) {
            this.one = one;
            this.other = other;
            this.cancelled = cancelled;
            this.positions = new SmallPositions(one.layout());
            this.goesOn = ClauseAnswer.differing(one, other).stream().anyMatch(BETWEEN_ROUNDS::contains);
        }

        Outcome find() {
            int seeds = 0;
            if (one.layout().equals(other.layout())) {
                boolean over = false;
                while (!over && seeds < SPREAD) {
                    over = ofSeeds(seeds + 1);
                    seeds += over ? 0 : 1;
                }
                if (found.isEmpty() && !cancelled.getAsBoolean()) {
                    openings();
                }
            }
            return new Outcome(found.stream().findFirst(), tried[0], seeds);
        }

        private boolean ofSeeds(int seeds) {
            return positions.spread(seeds, this::offer)
                    || positions.spreadBesideBurnt(seeds, this::offer)
                    || (seeds <= 2
                            && goesOn
                            && positions.withRestInStores(seeds, one.board().total(), this::offer));
        }

        /** Whether the search is over: with this position, or because nobody waits for it any more. */
        private boolean offer(Position position) {
            tried[0]++;
            Match first = Match.from(new Engine(one), position);
            Match second = Match.from(new Engine(other), position);
            Set<Move> moves = new LinkedHashSet<>(first.legalMoves());
            moves.addAll(second.legalMoves());
            for (Move move : moves) {
                if (differs(first, second, move)) {
                    if (keep(Optional.of(position), List.of(move))) {
                        return true;
                    }
                }
            }
            return cancelled.getAsBoolean();
        }

        private static boolean differs(Match first, Match second, Move move) {
            Move onFirst = Courses.fitting(first, move);
            Move onSecond = Courses.fitting(second, move);
            if (isIncomplete(first, onFirst) || isIncomplete(second, onSecond)) {
                return false;
            }
            boolean refusedFirst = first.refuse(onFirst).isPresent();
            boolean refusedSecond = second.refuse(onSecond).isPresent();
            if (refusedFirst || refusedSecond) {
                return refusedFirst != refusedSecond;
            }
            Match one = first.choose(onFirst);
            Match other = second.choose(onSecond);
            boolean sameEnd = one.isOver() == other.isOver() && one.winner().equals(other.winner());
            return !sameEnd || !one.position().equals(other.position());
        }

        /** Whether a move only lacks a direction: how it is written is no difference. */
        private static boolean isIncomplete(Match match, Move move) {
            return match.refuse(move)
                    .filter(refusal -> refusal.reason() == Refusal.Reason.DIRECTION)
                    .isPresent();
        }

        /** Keeps what is the best so far; whether nothing better can come. */
        private boolean keep(Optional<Position> before, List<Move> moves) {
            Contrast contrast = new Contrast(before, moves, Comparison.of(one, other, before, moves));
            boolean clear = contrast.comparison().causes().size() == 1;
            if (clear || found.isEmpty()) {
                found.add(0, contrast);
            }
            return clear;
        }

        /** The first choices from the rule sets' own starts. */
        private void openings() {
            Match first = Match.fromStart(new Engine(one));
            Match second = Match.fromStart(new Engine(other));
            if (!first.position().equals(second.position())) {
                keep(Optional.empty(), List.of());
                return;
            }
            Set<Move> moves = new LinkedHashSet<>(first.legalMoves());
            moves.addAll(second.legalMoves());
            for (Move move : moves) {
                tried[0]++;
                if (!isIncomplete(first, Courses.fitting(first, move))
                        && !isIncomplete(second, Courses.fitting(second, move))
                        && opens(first, second, move)) {
                    return;
                }
            }
        }

        private boolean opens(Match first, Match second, Move move) {
            Move onFirst = Courses.fitting(first, move);
            Move onSecond = Courses.fitting(second, move);
            boolean refused = first.refuse(onFirst).isPresent();
            if (refused != second.refuse(onSecond).isPresent()) {
                return true;
            }
            return !refused && opensDifferently(first.choose(onFirst), second.choose(onSecond), move);
        }

        private boolean opensDifferently(Match one, Match other, Move move) {
            if (one.round().isOpening() != other.round().isOpening()) {
                keep(Optional.empty(), List.of(move));
                return true;
            }
            if (!one.round().isOpening()) {
                boolean differs = !one.position().equals(other.position());
                if (differs) {
                    keep(Optional.empty(), List.of(move));
                }
                return differs;
            }
            for (Move answer : one.legalMoves()) {
                tried[0]++;
                boolean refused = other.refuse(answer).isPresent();
                if (refused
                        || !one.choose(answer)
                                .position()
                                .equals(other.choose(answer).position())) {
                    keep(Optional.empty(), List.of(move, answer));
                    return true;
                }
            }
            return false;
        }
    }
}
