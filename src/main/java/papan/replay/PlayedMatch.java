package papan.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import papan.engine.Engine;
import papan.engine.Match;
import papan.engine.Refusal;
import papan.event.BoardEvent;
import papan.model.House;
import papan.model.Move;
import papan.model.Position;
import papan.model.Side;
import papan.rules.FirstMove;
import papan.rules.RuleSet;

/**
 * A match from its beginning, choice by choice, with its timeline and with the match as it stood before each choice, so
 * that another could be made there. Immutable.
 */
public final class PlayedMatch {
    /** A match with more events is not played on: it would fill the memory. */
    public static final int MOST_EVENTS = 400_000;

    private final Optional<Position> from;
    private final List<Choice> choices;
    private final Match match;
    private final Timeline timeline;

    /**
     * One choice.
     *
     * @param cursor how many events had happened before it
     * @param before the match in which it was made
     */
    public record Choice(Move move, int cursor, Match before) {}

    /**
     * What came of a list of moves.
     *
     * @param played as far as they could be made
     * @param refused why the next one could not be; empty if all were made
     */
    public record Outcome(PlayedMatch played, Optional<Refusal> refused) {}

    private PlayedMatch(Optional<Position> from, List<Choice> choices, Match match, Timeline timeline) {
        this.from = from;
        this.choices = List.copyOf(choices);
        this.match = match;
        this.timeline = timeline;
    }

    /**
     * A match in which nothing has been chosen yet.
     *
     * @param from where it begins, by turns; empty for the rule set's own start
     */
    public static PlayedMatch begin(RuleSet rules, Optional<Position> from) {
        return play(rules, from, List.of()).played();
    }

    /**
     * Another match by the same rules, from the same position. From the rules' own start whoever the rules name begins,
     * unless they name the first move, too.
     */
    public PlayedMatch rematch() {
        Position start = new Engine(rules()).start();
        boolean fromStart = from.map(
                        position -> position.withToMove(start.toMove()).equals(start))
                .orElse(true);
        if (!fromStart) {
            return begin(rules(), from);
        }
        boolean free = rules().firstMove() instanceof FirstMove.Free;
        Side starter = free ? match.nextStarter() : start.toMove();
        return begin(rules(), starter == start.toMove() ? Optional.empty() : Optional.of(start.withToMove(starter)));
    }

    /** Makes moves as far as they can be made and as far as there is room for what they bring about. */
    public static Outcome play(RuleSet rules, Optional<Position> from, List<Move> moves) {
        return play(rules, from, moves, made -> true);
    }

    /**
     * The same, for moves that may be many.
     *
     * @param goesOn is asked before each move, and given how many have been made; false leaves out the rest
     */
    public static Outcome play(RuleSet rules, Optional<Position> from, List<Move> moves, IntPredicate goesOn) {
        Engine engine = new Engine(rules);
        Match match = from.map(p -> Match.from(engine, p)).orElseGet(() -> Match.fromStart(engine));
        List<BoardEvent> events = new ArrayList<>(match.latest());
        List<Choice> choices = new ArrayList<>();
        Optional<Refusal> refused = Optional.empty();
        for (Move move : moves) {
            refused = match.refuse(move);
            if (refused.isPresent() || events.size() >= MOST_EVENTS || !goesOn.test(choices.size())) {
                break;
            }
            choices.add(new Choice(move, events.size(), match));
            match = match.choose(move);
            events.addAll(match.latest());
        }
        Timeline timeline = Timeline.of(from.orElseGet(engine::start), events);
        return new Outcome(new PlayedMatch(from, choices, match, timeline), refused);
    }

    /** The rules by which it is played. */
    public RuleSet rules() {
        return match.rules();
    }

    /** Where it began; empty for the rule set's own start. */
    public Optional<Position> from() {
        return from;
    }

    /** All choices. */
    public List<Choice> choices() {
        return choices;
    }

    /** How many choices there are. */
    public int size() {
        return choices.size();
    }

    /** The houses chosen, in order. */
    public List<Move> moves() {
        return choices.stream().map(Choice::move).toList();
    }

    /** Where it stands. */
    public Match match() {
        return match;
    }

    /** All that has happened. */
    public Timeline timeline() {
        return timeline;
    }

    /** The last choice, where nothing happens before the other player has chosen too: in a simultaneous opening. */
    public Optional<Choice> waiting() {
        return match.waits() && !choices.isEmpty() ? Optional.of(choices.get(choices.size() - 1)) : Optional.empty();
    }

    /** Whether nothing more is played: the match is over, or there is no room for more. */
    public boolean isOver() {
        return match.isOver() || timeline.size() >= MOST_EVENTS;
    }

    /** The match before a choice; for the number after the last, as it stands now. */
    public Match before(int choice) {
        return choice < choices.size() ? choices.get(choice).before() : match;
    }

    /** How many events had happened before a choice; for the number after the last, all of them. */
    public int cursorBefore(int choice) {
        return choice < choices.size() ? choices.get(choice).cursor() : timeline.size();
    }

    /** The first choice that is made at a cursor or after it; the number after the last if there is none. */
    public int choiceFrom(int cursor) {
        int low = 0;
        int high = choices.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (choices.get(middle).cursor() < cursor) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** Whether somebody chooses at a cursor: no hand is under way there. */
    public boolean isChoice(int cursor) {
        return cursorBefore(choiceFrom(cursor)) == cursor;
    }

    /**
     * The choice at a cursor that a house would answer. In a simultaneous opening both players choose at the same cursor:
     * then it is the one of the house's owner.
     *
     * @return empty if nobody chooses there
     */
    public Optional<Integer> choiceAt(int cursor, House house) {
        int first = choiceFrom(cursor);
        if (cursorBefore(first) != cursor) {
            return Optional.empty();
        }
        for (int choice = first; choice <= choices.size() && cursorBefore(choice) == cursor; choice++) {
            if (before(choice).mover() == house.side()) {
                return Optional.of(choice);
            }
        }
        return Optional.of(first);
    }

    /**
     * This match one choice later.
     *
     * @throws IllegalArgumentException if the choice is refused; ask {@link #match()} first
     */
    public PlayedMatch with(Move move) {
        Match next = match.choose(move);
        List<Choice> more = new ArrayList<>(choices);
        more.add(new Choice(move, timeline.size(), match));
        return new PlayedMatch(from, more, next, timeline.with(next.latest()));
    }

    /** This match as it stood before one of its choices. */
    public PlayedMatch upTo(int choice) {
        return choice >= choices.size()
                ? this
                : new PlayedMatch(
                        from, choices.subList(0, choice), before(choice), timeline.first(cursorBefore(choice)));
    }

    /** How many choices, from the beginning, are the same as another match's. */
    int sharedWith(PlayedMatch other) {
        int shared = 0;
        while (shared < Math.min(size(), other.size())
                && choices.get(shared).move().equals(other.choices.get(shared).move())) {
            shared++;
        }
        return shared;
    }
}
