package papan.lesson.play;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import papan.engine.Arena;
import papan.engine.Engine;
import papan.event.SowingEvent;
import papan.lesson.scene.Effort;
import papan.lesson.scene.Scene;
import papan.lesson.script.Condition;
import papan.lesson.script.From;
import papan.lesson.script.Ladder;
import papan.lesson.script.Rung;
import papan.lesson.script.Step;
import papan.model.Layout;
import papan.model.Position;
import papan.model.Side;
import papan.model.Store;
import papan.rules.RuleSet;
import papan.search.Dice;

/**
 * The boards of a drill: the houses as chance leaves them in rounds from the rule set's start, with empty stores, each
 * with all moves that lead to the goal, the easier ones first. The same for the same wish.
 */
public record DrillLadder(Condition goal, Ladder.Wish wish) {
    /** The most boards. */
    public static final int MOST = 20;
    /** The most moves on one of them. */
    public static final int FURTHEST = 3;

    /** How many positions of chance are looked at. */
    private static final int TRIES = 4_000;
    /** From how many boards for each rung the ladder is chosen. */
    private static final int CHOICE = 8;
    /** A round that is longer is begun again. */
    private static final int LONGEST = 60;

    /** Fewer moves first, then fewer houses that lead nowhere, then fewer seeds. */
    private static final Comparator<Graded> EASIER = Comparator.comparingInt(
                    (Graded board) -> board.rung().moves())
            .thenComparingInt(Graded::astray)
            .thenComparingInt(Graded::seeds);

    /** A board, how many moves lead nowhere, and how many seeds lie on it. */
    private record Graded(Rung rung, int astray, int seeds) {}

    /** The boards; fewer than wished for if no more were found. */
    public List<Rung> boards(RuleSet rules, Effort effort) {
        List<Graded> found = found(rules, effort);
        found.sort(EASIER);
        int count = Math.min(wish.rungs(), found.size());
        return IntStream.range(0, count)
                .mapToObj(i -> found.get(count == 1 ? 0 : i * (found.size() - 1) / (count - 1)))
                .map(Graded::rung)
                .toList();
    }

    private List<Graded> found(RuleSet rules, Effort effort) {
        List<Graded> found = new ArrayList<>();
        Set<Position> seen = new HashSet<>();
        Arena arena = new Arena(rules);
        Dice dice = new Dice(wish.number());
        int moves = 0;
        for (int i = 0; i < TRIES && found.size() < wish.rungs() * CHOICE && !effort.isSpent(); i++) {
            effort.spend(1);
            if (arena.isOver() || moves == LONGEST) {
                arena.begin();
                moves = 0;
            }
            arena.play(dice.oneOf(arena.legal()));
            moves++;
            Position board = withoutStores(arena.position());
            if (!arena.isOver() && isWished(board) && seen.add(board)) {
                graded(board, rules, effort).ifPresent(found::add);
            }
        }
        return found;
    }

    /** What has been collected is nothing to look at. */
    private static Position withoutStores(Position position) {
        Layout layout = position.layout();
        int[] cells = position.cells();
        for (Side side : Side.values()) {
            cells[layout.indexOf(new Store(side))] = 0;
        }
        return Position.of(layout, cells, position.burntMask(), position.toMove(), position.round());
    }

    private boolean isWished(Position position) {
        return position.toMove() == Side.SOUTH && seedsOn(position) <= wish.seeds();
    }

    private static int seedsOn(Position position) {
        return position.inRow(Side.SOUTH) + position.inRow(Side.NORTH);
    }

    /** A board on which the goal can be reached, and missed; empty for any other. */
    private Optional<Graded> graded(Position position, RuleSet rules, Effort effort) {
        Scene scene = Scene.of(new Engine(rules), new From.Given(position));
        int legal = scene.round().legalMoves().size();
        for (int moves = 1; moves <= wish.look(); moves++) {
            Trial begun = Trial.of(Step.supposed(goal, moves), rules, scene);
            if (goal.holds(begun.circumstances())) {
                return Optional.empty();
            }
            TrySearch search = TrySearch.of(begun, effort);
            int firsts = search.firsts().size();
            boolean plain = search.firsts().stream().allMatch(move -> laps(begun.play(move)) <= wish.laps());
            if (!search.complete() || !plain || (firsts > 0 && (firsts == legal || (wish.unique() && firsts > 1)))) {
                return Optional.empty();
            }
            if (firsts > 0) {
                return Optional.of(
                        new Graded(new Rung(position, moves, search.firsts()), legal - firsts, seedsOn(position)));
            }
        }
        return Optional.empty();
    }

    private static long laps(Trial moved) {
        return moved.events().stream()
                .filter(SowingEvent.Lifted.class::isInstance)
                .count();
    }
}
