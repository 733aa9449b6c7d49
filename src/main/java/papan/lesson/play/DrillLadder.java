package papan.lesson.play;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import papan.engine.Engine;
import papan.event.BoardEvent;
import papan.event.SowingEvent;
import papan.lesson.scene.Effort;
import papan.lesson.scene.Scene;
import papan.lesson.script.Condition;
import papan.lesson.script.From;
import papan.lesson.script.Ladder;
import papan.lesson.script.Rung;
import papan.lesson.script.Step;
import papan.model.House;
import papan.model.Layout;
import papan.model.Move;
import papan.model.Position;
import papan.model.Side;
import papan.model.Store;
import papan.rules.RuleSet;

/**
 * The boards of a drill: the houses as chance leaves them in rounds from the rule set's start, with empty stores, each
 * with all moves that lead to the goal, the easier ones first. As far as chance allows no house is right on two of them, and
 * each is right for another reason. The same for the same wish.
 */
public record DrillLadder(Condition goal, Ladder.Wish wish) {
    /** How many positions of chance are looked at. */
    private static final int TRIES = 4_000;
    /** From how many boards for each rung the ladder is chosen, and how many of them the same houses solve. */
    private static final int CHOICE = 8;
    /** Fewer moves first, then fewer seeds to follow. */
    private static final Comparator<Graded> EASIER =
            Comparator.comparingInt((Graded board) -> board.rung().moves()).thenComparingInt(Graded::toFollow);

    /**
     * A board.
     *
     * @param toFollow how many seeds are to be followed: those of the shortest way, times the houses that lead nowhere
     * @param reason why that way is right: what the rules decide on it, and through whose houses it goes
     */
    private record Graded(Rung rung, int toFollow, Set<Object> reason) {}

    /** The boards; fewer than wished for if no more were found. */
    public List<Rung> boards(RuleSet rules, Effort effort) {
        return boards(rules, List.of(), effort);
    }

    /** The same without some. */
    List<Rung> boards(RuleSet rules, List<Rung> without, Effort effort) {
        Set<Position> seen = without.stream().map(Rung::position).collect(Collectors.toCollection(HashSet::new));
        List<Graded> found = found(rules, seen, effort);
        found.sort(EASIER);
        int count = Math.min(wish.rungs(), found.size());
        List<Graded> chosen = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            int near = count == 1 ? 0 : i * (found.size() - 1) / (count - 1);
            IntStream.range(0, found.size())
                    .boxed()
                    .filter(at -> !chosen.contains(found.get(at)))
                    .min(Comparator.comparingLong((Integer at) -> sameHouse(found.get(at), chosen))
                            .thenComparing(at -> isSameReason(found.get(at), chosen))
                            .thenComparingInt(at -> Math.abs(at - near)))
                    .ifPresent(at -> chosen.add(found.get(at)));
        }
        return chosen.stream().sorted(EASIER).map(Graded::rung).toList();
    }

    private static long sameHouse(Graded board, List<Graded> chosen) {
        return chosen.stream()
                .filter(other -> board.rung().isSolvedLike(other.rung()))
                .count();
    }

    private static boolean isSameReason(Graded board, List<Graded> chosen) {
        return chosen.stream().anyMatch(other -> board.reason().equals(other.reason()));
    }

    private List<Graded> found(RuleSet rules, Set<Position> seen, Effort effort) {
        List<Graded> found = new ArrayList<>();
        Map<List<Move>, Integer> alike = new HashMap<>();
        GeneratedPosition.byChance(rules, wish.number(), TRIES, 1, effort, position -> {
            Position board = withoutStores(position);
            if (isWished(board) && seen.add(board)) {
                graded(board, rules, effort)
                        .filter(each -> alike.merge(each.rung().firsts(), 1, Integer::sum) <= CHOICE)
                        .ifPresent(found::add);
            }
            return found.size() == wish.rungs() * CHOICE;
        });
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
            Trial begun = Trial.of(Step.Try.alone(Step.Head.alone("", new From.Keep()), goal, moves), rules, scene);
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
                List<BoardEvent> way = events(begun, search.shortest());
                int toFollow = (legal - firsts)
                        * (int) BoardEvent.all(SowingEvent.Sown.class, way).count();
                return Optional.of(new Graded(new Rung(position, moves, search.firsts()), toFollow, reason(way)));
            }
        }
        return Optional.empty();
    }

    private static List<BoardEvent> events(Trial begun, List<Move> moves) {
        Trial done = begun;
        for (Move move : moves) {
            done = done.play(move);
        }
        return done.events();
    }

    private static Set<Object> reason(List<BoardEvent> way) {
        Set<Object> reason = new HashSet<>();
        for (BoardEvent event : way) {
            if (event instanceof SowingEvent.Ruled ruled) {
                reason.add(ruled.ruling());
            } else if (event instanceof SowingEvent.Sown sown && sown.at() instanceof House house) {
                reason.add(house.side());
            }
        }
        return reason;
    }

    private static long laps(Trial moved) {
        return BoardEvent.all(SowingEvent.Lifted.class, moved.events()).count();
    }
}
