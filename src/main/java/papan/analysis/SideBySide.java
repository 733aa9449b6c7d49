package papan.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import papan.model.Move;
import papan.model.Position;
import papan.rules.ClauseId;
import papan.rules.RuleSet;

/**
 * The same moves on several boards: each is compared with the first. Houses are named as on the first board; on a board
 * of another size or direction the houses that correspond to them are chosen.
 *
 * @param from where all begin; empty for each rule set's own start
 * @param moves on the first board
 * @param boards what came of them, one for each rule set, each in its own places
 * @param rivals one for each board but the first
 */
public record SideBySide(Optional<Position> from, List<Move> moves, List<Courses.Played> boards, List<Rival> rivals) {
    /** The most boards that are compared. */
    public static final int MOST = 4;

    public SideBySide {
        moves = List.copyOf(moves);
        boards = List.copyOf(boards);
        rivals = List.copyOf(rivals);
    }

    /**
     * How a board compares with the first.
     *
     * @param counterparts which houses correspond
     * @param comparison where it parts from the first board, in the first board's places
     * @param partings that point and the later ones that don't follow from it
     */
    public record Rival(Counterparts counterparts, Comparison comparison, List<Parting> partings) {
        public Rival {
            partings = List.copyOf(partings);
        }
    }

    /**
     * Makes the same moves on several boards.
     *
     * @param rules two to {@value #MOST}
     * @param from a position of the first board; a board of another size begins from its own start
     */
    public static SideBySide of(List<RuleSet> rules, Optional<Position> from, List<Move> moves) {
        List<Courses.Played> boards = new ArrayList<>();
        List<Rival> rivals = new ArrayList<>();
        RuleSet one = rules.get(0);
        boards.add(Courses.play(one, from, moves));
        for (RuleSet other : rules.subList(1, rules.size())) {
            Counterparts counterparts = new Counterparts(one, other);
            Courses.Played played =
                    Courses.play(other, from.flatMap(counterparts::onOther), counterparts.onOther(moves));
            boards.add(played);
            rivals.add(rival(counterparts, boards.get(0), played, from, moves));
        }
        return new SideBySide(from, moves, boards, rivals);
    }

    private static Rival rival(
            Counterparts counterparts,
            Courses.Played first,
            Courses.Played second,
            Optional<Position> from,
            List<Move> moves) {
        if (!counterparts.isSameSize()) {
            List<ClauseId> board = List.of(ClauseId.SEEDS);
            return new Rival(
                    counterparts, new Comparison(first, second, 0, board, List.of()), List.of(new Parting(0, board)));
        }
        Comparison comparison = Comparison.of(counterparts.one(), counterparts.otherOnFirst(), from, moves);
        return new Rival(counterparts, comparison, Parting.of(comparison, from, moves));
    }
}
