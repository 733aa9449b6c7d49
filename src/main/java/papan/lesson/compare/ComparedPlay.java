package papan.lesson.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.UnaryOperator;
import papan.analysis.Comparison;
import papan.analysis.Counterparts;
import papan.analysis.Courses;
import papan.engine.Refusal;
import papan.event.SowingEvent;
import papan.lesson.scene.Effort;
import papan.lesson.scene.Finding;
import papan.lesson.scene.Findings;
import papan.lesson.scene.RefusalFinding;
import papan.lesson.scene.Scene;
import papan.lesson.script.From;
import papan.lesson.script.RulesName;
import papan.lesson.script.SameHouse;
import papan.lesson.script.Step;
import papan.model.Move;
import papan.model.Place;
import papan.model.Position;
import papan.replay.Lockstep;
import papan.rules.RuleBook;
import papan.rules.RuleSet;

/** Plays the boards of a step that compares, and compares them. */
public final class ComparedPlay {
    private final String path;
    private final Step.Compare step;
    private final RuleBook book;
    private final Effort effort;
    private final Findings findings = new Findings();

    public ComparedPlay(String stepPath, Step.Compare step, RuleBook book, Effort effort) {
        this.effort = effort;
        this.path = stepPath + ".boards";
        this.step = step;
        this.book = book;
    }

    /** What is wrong with boards that could not be played. */
    public Findings findings() {
        return findings;
    }

    /** The boards; empty if one of them could not be played. */
    public Optional<ComparedBoards> boards() {
        Step.Compare.Board first = step.boards().get(0);
        Optional<Position> from =
                first.from() instanceof From.Given given ? Optional.of(given.position()) : Optional.empty();
        Optional<ComparedMoves> given =
                rules(first).map(rules -> new ComparedMoves(path + "[0]", first, rules, findings));
        if (!findings.isEmpty()) {
            return Optional.empty();
        }
        List<Move> chosen = given.map(ComparedMoves::moves).orElse(List.of());
        List<Seat> seats = new ArrayList<>();
        for (int i = 0; i < step.boards().size(); i++) {
            int board = i;
            Optional<RuleSet> one = seats.isEmpty()
                    ? Optional.empty()
                    : Optional.of(seats.get(0).rules());
            seat(i, one, from, chosen)
                    .filter(seat -> canBePlayed(board, seat, given))
                    .ifPresent(seats::add);
        }
        if (findings.isEmpty()) {
            given.ifPresent(moves -> moves.check(effort));
        }
        if (!findings.isEmpty() || effort.isSpent()) {
            return Optional.empty();
        }
        RuleSet one = seats.get(0).rules();
        List<Comparison> comparisons = seats.stream()
                .skip(1)
                .map(seat -> compared(one, seat, from, chosen))
                .toList();
        boolean refills = given.filter(ComparedMoves::endsWithRefill).isPresent();
        int longest = comparisons.stream().mapToInt(Comparison::same).max().orElseThrow();
        List<ComparedBoards.Board> boards = new ArrayList<>();
        for (int i = 0; i < seats.size(); i++) {
            Seat seat = seats.get(i);
            Courses.Played played = Courses.play(seat.rules(), seat.from(), seat.moves());
            boards.add(board(
                    i,
                    played,
                    refills,
                    i == 0 ? longest : comparisons.get(i - 1).same()));
        }
        return Optional.of(new ComparedBoards(boards, comparisons, inStep(boards), step.houses(), step.lookFor()));
    }

    private Lockstep inStep(List<ComparedBoards.Board> boards) {
        List<UnaryOperator<Place>> translations = new ArrayList<>();
        for (ComparedBoards.Board board : boards) {
            Counterparts counterparts = new Counterparts(boards.get(0).rules(), board.rules());
            translations.add(
                    step.houses() == SameHouse.RING
                            ? place -> counterparts.onFirst(place).orElse(place)
                            : UnaryOperator.identity());
        }
        return Lockstep.of(boards.stream().map(ComparedBoards.Board::timeline).toList(), step.sync(), translations);
    }

    private Comparison compared(RuleSet one, Seat seat, Optional<Position> from, List<Move> moves) {
        long before = Math.min(Comparison.MOST_EVENTS, effort.left());
        AtomicLong allowance = new AtomicLong(before);
        Comparison comparison = Comparison.of(one, seat.onFirst(), from, moves, allowance);
        effort.spend(before - allowance.get());
        return comparison;
    }

    /**
     * What is played on a board.
     *
     * @param onFirst the same rules played on the first board's houses
     */
    private record Seat(RuleSet rules, RuleSet onFirst, Optional<Position> from, List<Move> moves) {
        /** A board on which every house corresponds to the one with the same name. */
        static Seat byName(RuleSet rules, Optional<Position> from, List<Move> moves) {
            return new Seat(rules, rules, from, moves);
        }

        /** A board on which houses correspond by their way to the store. */
        static Seat byRing(Counterparts counterparts, Optional<Position> from, List<Move> moves) {
            return new Seat(
                    counterparts.other(),
                    counterparts.otherOnFirst(),
                    from.flatMap(counterparts::onOther),
                    counterparts.onOther(moves));
        }
    }

    /** The rules of a board; empty if a rule set is not installed or the clauses cannot be had. */
    private Optional<RuleSet> rules(Step.Compare.Board board) {
        return new RulesName(board.rules(), board.borrowed()).in(book);
    }

    /** What is played on a board; a finding if its rules are not there. */
    private Optional<Seat> seat(int index, Optional<RuleSet> one, Optional<Position> from, List<Move> moves) {
        Step.Compare.Board board = step.boards().get(index);
        Optional<RuleSet> rules = rules(board);
        if (rules.isEmpty()) {
            String at = path + "[" + index + "].rules";
            return findings.fault("E201", at, "The rules of board " + board.id() + " are not installed.", "");
        }
        Seat seat = step.houses() == SameHouse.RING && one.isPresent()
                ? Seat.byRing(new Counterparts(one.get(), rules.get()), from, moves)
                : Seat.byName(rules.get(), from, moves);
        return Optional.of(seat);
    }

    /** A board; without what only prepares the next round, unless that is asked for or is where it parts from another. */
    private ComparedBoards.Board board(int index, Courses.Played played, boolean refills, int same) {
        Step.Compare.Board board = step.boards().get(index);
        Courses.Played round = played.firstRounds(1);
        int end = round.events().size();
        boolean onlyPrepares =
                played.events().subList(end, played.events().size()).stream().noneMatch(SowingEvent.class::isInstance);
        boolean whole = same >= end && end < played.events().size();
        return new ComparedBoards.Board(board.id(), board.label(), onlyPrepares && !whole && !refills ? round : played);
    }

    /** Whether all moves can be made on a board; a finding if not. */
    private boolean canBePlayed(int index, Seat seat, Optional<ComparedMoves> given) {
        Step.Compare.Board board = step.boards().get(index);
        String boardPath = path + "[" + index + "]";
        List<Move> moves = seat.moves();
        for (int i = 0; i < moves.size(); i++) {
            // Move by move, so that a prank of endless turns is seen before it has been played to its end.
            Courses.Played played = Courses.play(seat.rules(), seat.from(), moves.subList(0, i + 1));
            int move = i;
            int written = given.map(all -> all.written(move)).orElse(i);
            String movePath = boardPath + ".moves[" + written + "]";
            effort.spend(played.events().size());
            if (effort.isSpent()) {
                // Whoever plays the steps tells.
                return false;
            }
            Optional<Refusal> refusal = played.refused();
            if (refusal.isPresent()) {
                Finding refused = RefusalFinding.of(movePath, refusal.get());
                findings.error(
                        refused.code(), movePath, "On board " + board.id() + ", " + refused.message(), refused.fix());
                return false;
            }
            if (played.events().size() > Scene.MAX_EVENTS) {
                findings.error(
                        "E509",
                        movePath,
                        "Up to here board " + board.id() + " has seen more than " + Scene.MAX_EVENTS + " events.",
                        "Compare fewer moves.");
                return false;
            }
        }
        return true;
    }
}
