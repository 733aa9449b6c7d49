package papan.ui.compare;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import papan.analysis.Counterparts;
import papan.analysis.Courses;
import papan.analysis.Differing;
import papan.analysis.Parting;
import papan.analysis.SideBySide;
import papan.engine.Refusal;
import papan.event.BoardEvent;
import papan.event.RoundEvent;
import papan.model.House;
import papan.model.Move;
import papan.model.Place;
import papan.model.Position;
import papan.model.Side;
import papan.replay.Lockstep;
import papan.replay.Mark;
import papan.replay.Timeline;
import papan.rules.RuleSet;
import papan.ui.board.Choosing;
import papan.ui.board.Choosing.Bar;

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

    Differing differing(int cursor) {
        List<Position> positions = new ArrayList<>();
        for (int board = 0; board < boards(); board++) {
            positions.add(lockstep.timelines().get(board).positionAt(lockstep.cursorOf(board, cursor)));
        }
        return new Differing(
                positions,
                sideBySide.rivals().stream().map(SideBySide.Rival::counterparts).toList());
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

    /** Whether all that has been played has been shown at a cursor: no more is left of it than that a round begins. */
    boolean isAtRest(int cursor) {
        for (int board = 0; board < boards(); board++) {
            Timeline timeline = lockstep.timelines().get(board);
            int shown = lockstep.cursorOf(board, cursor);
            List<BoardEvent> left = timeline.events().subList(shown, timeline.size());
            boolean same = timeline.positionAt(shown).equals(end(board));
            if (!same || !left.stream().allMatch(RoundEvent.RoundStarted.class::isInstance)) {
                return false;
            }
        }
        return true;
    }

    /** Which houses of a board may be sown once all has been shown, and why not the others. */
    Choosing choosing(int board) {
        Set<House> here = houses(legal.get(board));
        Position end = end(board);
        Map<House, Bar> bars = new HashMap<>(Choosing.sowing(here, end).bars());
        if (isOver(board)) {
            bars.replaceAll((house, why) -> Bar.OVER);
        }
        // A house that is chosen is sown on all boards that allow it.
        Set<House> anywhere = houses(legalOnFirst());
        bars.replaceAll((house, why) -> onFirst(board, new Move(house))
                        .filter(move -> anywhere.contains(move.from()))
                        .isPresent()
                ? Bar.ELSEWHERE
                : why);
        return Choosing.sowing(bars).atThisMoment();
    }

    /** The last move on a board, where nothing happens before the other player has chosen too. */
    Optional<Move> waiting(int board) {
        return sideBySide.boards().get(board).waiting();
    }

    /** Who chooses on a board once all has been shown; empty if nobody does. */
    Optional<Side> chooser(int board) {
        return isOver(board)
                ? Optional.empty()
                : Optional.of(houses(legal.get(board)).stream()
                        .findFirst()
                        .map(House::side)
                        .orElse(end(board).toMove()));
    }

    private boolean isOver(int board) {
        List<BoardEvent> events = lockstep.timelines().get(board).events();
        return legal.get(board).isEmpty()
                && !events.isEmpty()
                && (events.get(events.size() - 1) instanceof RoundEvent.MatchEnded
                        || events.get(events.size() - 1) instanceof RoundEvent.RoundEnded);
    }

    private Position end(int board) {
        Timeline timeline = lockstep.timelines().get(board);
        return timeline.positionAt(timeline.size());
    }

    private static Set<House> houses(Collection<Move> moves) {
        return moves.stream().map(Move::from).collect(Collectors.toSet());
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
