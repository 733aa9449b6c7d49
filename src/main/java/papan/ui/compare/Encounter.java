package papan.ui.compare;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import papan.analysis.Counterparts;
import papan.analysis.Courses;
import papan.analysis.Parting;
import papan.analysis.SideBySide;
import papan.engine.Refusal;
import papan.model.Move;
import papan.model.Place;
import papan.replay.Lockstep;
import papan.replay.Mark;
import papan.replay.Timeline;
import papan.rules.RuleSet;

/**
 * What came of a matchup.
 *
 * @param lockstep the boards' timelines in step
 * @param legal for each board: what can be chosen there after all moves
 */
record Encounter(Matchup matchup, SideBySide sideBySide, Lockstep lockstep, List<List<Move>> legal) {
    Encounter {
        legal = List.copyOf(legal);
    }

    /** Plays a matchup. May take a while; touches no component. */
    static Encounter of(Matchup matchup) {
        List<SideBySide.Seat> seats = matchup.contenders().stream()
                .map(each -> new SideBySide.Seat(
                        each.rules(),
                        each.since(),
                        each.borrowed().map(Contender.Borrowed::clauses).orElse(List.of())))
                .toList();
        SideBySide played = SideBySide.ofSeats(seats, matchup.from(), matchup.moves());
        List<Timeline> timelines = played.boards().stream()
                .map(board -> Timeline.of(board.before(), board.events()))
                .toList();
        List<UnaryOperator<Place>> translations = new ArrayList<>();
        translations.add(UnaryOperator.identity());
        for (SideBySide.Rival rival : played.rivals()) {
            translations.add(place -> rival.counterparts().onFirst(place).orElse(place));
        }
        Lockstep lockstep = Lockstep.of(timelines, matchup.pairing(), translations);
        List<Mark> partings = new ArrayList<>();
        for (int board = 1; board < timelines.size(); board++) {
            for (Parting parting : played.rivals().get(board - 1).partings()) {
                // What is marked is the first step in which they do something different.
                int at = cursorAfter(lockstep, board, parting.at()) + 1;
                partings.add(new Mark(Math.min(at, lockstep.size()), Mark.Kind.PARTING));
            }
        }
        List<List<Move>> legal =
                played.boards().stream().map(Courses.Played::legal).toList();
        return new Encounter(matchup, played, lockstep.withMarks(partings), legal);
    }

    RuleSet rules(int board) {
        return matchup.contenders().get(board).rules();
    }

    int boards() {
        return matchup.contenders().size();
    }

    /** How the houses of a rival's board correspond to the first board's. */
    Counterparts counterparts(int board) {
        return sideBySide.rivals().get(board - 1).counterparts();
    }

    /** A move on a board as one on the first; empty if its house has no counterpart there. */
    Optional<Move> onFirst(int board, Move move) {
        return board == 0 ? Optional.of(move) : counterparts(board).onFirst(move);
    }

    /** The moves of a house that can be made on any of the boards now, as moves on the first. */
    Set<Move> legalOnFirst() {
        Set<Move> all = new LinkedHashSet<>();
        for (int board = 0; board < boards(); board++) {
            for (Move move : legal.get(board)) {
                onFirst(board, move).ifPresent(all::add);
            }
        }
        return all;
    }

    /** Why the last moves could not be made on a board; empty if all were. */
    Optional<Refusal> refused(int board) {
        return sideBySide.boards().get(board).refused();
    }

    /** The cursor at which a rival parts from the first board: what follows it is the first difference. */
    int parting(int board) {
        return cursorAfter(
                board, sideBySide.rivals().get(board - 1).comparison().same());
    }

    /** The first cursor by which so many events have happened both on the first board and on another. */
    int cursorAfter(int board, int events) {
        return cursorAfter(lockstep, board, events);
    }

    private static int cursorAfter(Lockstep lockstep, int board, int events) {
        return Math.max(reached(lockstep, 0, events), reached(lockstep, board, events));
    }

    private static int reached(Lockstep lockstep, int board, int events) {
        int there = Math.min(events, lockstep.timelines().get(board).size());
        return there == 0 ? 0 : lockstep.lastWith(board, there - 1) + 1;
    }
}
