package papan.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import papan.event.BoardEvent;
import papan.event.SowingEvent;
import papan.model.Move;
import papan.model.Position;
import papan.rules.ClauseAnswer;
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
     * Who sits at a board.
     *
     * @param rules the rules that are played
     * @param since after how many events of the first board they come into force there, on what has happened until then;
     *     empty if they are in force from the beginning
     * @param borrowed in force since then: the clauses in which they differ from the first board's
     */
    public record Seat(RuleSet rules, OptionalInt since, List<ClauseId> borrowed) {
        public Seat {
            borrowed = List.copyOf(borrowed);
        }

        /** A rule set that is in force from the beginning. */
        public static Seat of(RuleSet rules) {
            return new Seat(rules, OptionalInt.empty(), List.of());
        }
    }

    /**
     * Makes the same moves on several boards. The first board's rules are in force from the beginning.
     *
     * @param seats two to {@value #MOST}
     * @param from a position of the first board; a board of another size begins from its own start
     */
    public static SideBySide ofSeats(List<Seat> seats, Optional<Position> from, List<Move> moves) {
        RuleSet one = seats.get(0).rules();
        Courses.Played first = Courses.play(one, from, moves);
        List<Courses.Played> boards = new ArrayList<>(List.of(first));
        List<Rival> rivals = new ArrayList<>();
        for (Seat seat : seats.subList(1, seats.size())) {
            Counterparts counterparts = new Counterparts(one, seat.rules());
            if (seat.since().isPresent()) {
                Courses.Played played = Courses.playSwitching(
                        one, seat.rules(), from, moves, seat.since().getAsInt());
                boards.add(played);
                // It is the first board until then, so every place keeps its name.
                rivals.add(switched(new Counterparts(one, one), first, played, seat.borrowed()));
            } else {
                Courses.Played played =
                        Courses.play(seat.rules(), from.flatMap(counterparts::onOther), counterparts.onOther(moves));
                boards.add(played);
                rivals.add(rival(counterparts, first, played, from, moves));
            }
        }
        return new SideBySide(from, moves, boards, rivals);
    }

    /** Where a board parts from the first, with what happens on it told in its own places. */
    public Comparison comparison(int board) {
        Comparison found = rivals.get(board - 1).comparison();
        return found.parts()
                ? new Comparison(found.first(), boards.get(board), found.same(), found.causes(), found.together())
                : found;
    }

    /** How many seeds have been sown on a board, one by one, in its first so many events. */
    public int seedsSown(int board, int events) {
        List<BoardEvent> all = boards.get(board).events();
        return (int) BoardEvent.all(SowingEvent.Sown.class, all.subList(0, Math.min(events, all.size())))
                .count();
    }

    /** The first move whose house has no counterpart on a board, so that neither it nor what follows is made there. */
    public Optional<Move> lost(int board) {
        Counterparts counterparts = rivals.get(board - 1).counterparts();
        return moves.stream()
                .filter(move -> counterparts.onOther(move).isEmpty())
                .findFirst();
    }

    /** Nothing else differs, so whatever differs follows from these clauses. */
    private static Rival switched(
            Counterparts counterparts, Courses.Played first, Courses.Played played, List<ClauseId> borrowed) {
        int same = Comparison.agreement(first, played);
        boolean one = borrowed.size() == 1;
        Comparison comparison =
                new Comparison(first, played, same, one ? borrowed : List.of(), one ? List.of() : borrowed);
        List<Parting> partings = comparison.parts() ? List.of(new Parting(same, borrowed)) : List.of();
        return new Rival(counterparts, comparison, partings);
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
        List<Parting> partings = Parting.of(comparison, from, moves).stream()
                .map(parting -> new Parting(parting.at(), named(counterparts, parting.clauses())))
                .toList();
        return new Rival(
                counterparts,
                new Comparison(
                        comparison.first(),
                        comparison.second(),
                        comparison.same(),
                        named(counterparts, comparison.causes()),
                        named(counterparts, comparison.together())),
                partings);
    }

    /**
     * On a mirrored board a clause can differ although both rule sets answer it alike: both fill the row from the left, which
     * is the store's end on one board only. What differs there is the direction.
     */
    private static List<ClauseId> named(Counterparts counterparts, List<ClauseId> clauses) {
        List<ClauseId> differing = ClauseAnswer.differing(counterparts.one(), counterparts.other());
        return clauses.stream()
                .map(clause -> differing.contains(clause) ? clause : ClauseId.DIRECTION)
                .distinct()
                .toList();
    }
}
