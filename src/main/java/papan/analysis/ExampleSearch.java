package papan.analysis;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import java.util.stream.Stream;
import papan.engine.Engine;
import papan.engine.Match;
import papan.engine.Refusal;
import papan.engine.Refusal.Reason;
import papan.engine.Round;
import papan.engine.Turn;
import papan.event.BoardEvent;
import papan.model.Direction;
import papan.model.House;
import papan.model.Move;
import papan.model.Position;
import papan.model.Side;
import papan.rules.ClauseId;
import papan.rules.DirectionChoice;
import papan.rules.Feeding;
import papan.rules.RuleSet;

/** One search for the smallest example of a clause. */
final class ExampleSearch {
    private static final Set<ClauseId> ABOUT_THE_END =
            EnumSet.of(ClauseId.NO_MOVE, ClauseId.ROUND_END, ClauseId.LEFTOVERS, ClauseId.ROUNDS, ClauseId.WINNER);
    private static final Set<ClauseId> BETWEEN_ROUNDS =
            EnumSet.of(ClauseId.ROUNDS, ClauseId.REFILL, ClauseId.NEXT_STARTER, ClauseId.WINNER);

    private final RuleSet rules;
    private final ClauseId clause;
    private final BooleanSupplier cancelled;
    private final Engine engine;
    private final SmallPositions positions;
    /** What is found: the first example in which the round goes on, and the first in which it does not. */
    private final List<SmallestExample> best = new ArrayList<>();

    private final List<SmallestExample> ending = new ArrayList<>();

    ExampleSearch(RuleSet rules, ClauseId clause, BooleanSupplier cancelled) {
        this.rules = rules;
        this.clause = clause;
        this.cancelled = cancelled;
        this.engine = new Engine(rules);
        this.positions = new SmallPositions(rules.layout());
    }

    Optional<SmallestExample> find() {
        if (clause == ClauseId.SEEDS || clause == ClauseId.FIRST_MOVE) {
            return Optional.of(opening());
        }
        if (clause == ClauseId.CONTESTED_HOUSE || clause == ClauseId.FINISHED_TOGETHER) {
            bothAtOnce();
        } else if (isRefusal()) {
            spread(this::refusedIn);
        } else if (BETWEEN_ROUNDS.contains(clause) && rules.renewal().isPresent()) {
            betweenRounds();
        } else {
            turns();
        }
        return cancelled.getAsBoolean()
                ? Optional.empty()
                : Stream.concat(best.stream(), ending.stream()).findFirst();
    }

    /** Whether the clause is seen in what may not be done. */
    private boolean isRefusal() {
        boolean forbidden =
                rules.feeding() instanceof Feeding.Needed needed && needed.grandSlam() == Feeding.GrandSlam.FORBIDDEN;
        return clause == ClauseId.PLAYABLE
                || clause == ClauseId.FEEDING
                || clause == ClauseId.ENDLESS
                || (clause == ClauseId.GRAND_SLAM && forbidden);
    }

    /** The beginning of a match, with the first move where that is what is asked. */
    private SmallestExample opening() {
        Round round = Round.fromStart(engine);
        List<BoardEvent> events = new ArrayList<>(round.latest());
        Optional<Move> first = Optional.empty();
        if (clause == ClauseId.FIRST_MOVE) {
            first = round.legalMoves().stream().findFirst();
            do {
                round = round.choose(round.legalMoves().get(0));
                events.addAll(round.latest());
            } while (round.isOpening() && !round.legalMoves().isEmpty());
        }
        return new SmallestExample(engine.start(), first, events, Math.min(1, events.size()), Optional.empty());
    }

    /** One filled house on each side, and both lifted at once. */
    private void bothAtOnce() {
        for (int seeds = 2; seeds <= SmallestExample.limit(rules); seeds++) {
            for (int south = 1; south < seeds; south++) {
                if (positions.oneHouseEach(south, seeds - south, this::openedIn) || cancelled.getAsBoolean()) {
                    return;
                }
            }
        }
    }

    private boolean openedIn(Position position) {
        List<Move> south = filled(position, Side.SOUTH);
        Map<Side, List<Move>> choices = Map.of(Side.SOUTH, south, Side.NORTH, filled(position, Side.NORTH));
        List<BoardEvent> events =
                new Interleavings(rules, position, choices).asWritten().events();
        OptionalInt at = new ClauseOccurrence(rules, position, events).at(clause);
        at.ifPresent(i -> keep(true, position, south.get(0), events, i));
        return at.isPresent();
    }

    private List<Move> filled(Position position, Side side) {
        return rules.layout().row(side).stream()
                .filter(house -> position.seedsIn(house) > 0)
                .map(Move::new)
                .toList();
    }

    private boolean spread(Predicate<Position> offer) {
        for (int seeds = 1; seeds <= SmallestExample.SPREAD; seeds++) {
            if (positions.spread(seeds, offer) || cancelled.getAsBoolean()) {
                return true;
            }
        }
        return false;
    }

    private void turns() {
        if (clause == ClauseId.BURNT_HOUSE) {
            for (int seeds = 1; seeds < SmallestExample.SPREAD; seeds++) {
                if (positions.spreadBesideBurnt(seeds, this::shownIn)) {
                    return;
                }
            }
        } else if (!spread(this::shownIn) && ending.isEmpty()) {
            heaped();
        }
    }

    private void heaped() {
        for (int seeds = SmallestExample.SPREAD + 1; seeds <= SmallestExample.limit(rules); seeds++) {
            for (int beside = 0; beside <= 2; beside++) {
                if (positions.heaped(seeds, beside, this::shownIn)) {
                    return;
                }
            }
        }
    }

    /** Whether the search is over: with this position, or because nobody waits for it any more. */
    private boolean shownIn(Position position) {
        for (Move move : engine.legalMoves(position)) {
            Turn turn = engine.play(position, move);
            OptionalInt at = new ClauseOccurrence(rules, position, turn.events()).at(clause);
            if (at.isPresent()) {
                boolean clean = ABOUT_THE_END.contains(clause) || !turn.endsRound();
                keep(clean, position, move, turn.events(), at.getAsInt());
                if (clean) {
                    return true;
                }
            }
        }
        return cancelled.getAsBoolean();
    }

    private void keep(boolean clean, Position position, Move move, List<BoardEvent> events, int at) {
        List<SmallestExample> place = clean ? best : ending;
        if (place.isEmpty()) {
            place.add(new SmallestExample(position, Optional.of(move), events, at + 1, Optional.empty()));
        }
    }

    /** The end of a round and what follows, with empty stores first and then with all seeds of a match shared out. */
    private void betweenRounds() {
        boolean found = positions.withStores(1, 0, 0, this::followedIn);
        for (int seeds = 1; seeds <= 2 && !found; seeds++) {
            found = positions.withRestInStores(seeds, rules.board().total(), this::followedIn);
        }
    }

    private boolean followedIn(Position position) {
        Match match = Match.from(engine, position);
        for (Move move : match.legalMoves()) {
            List<BoardEvent> events = match.choose(move).latest();
            OptionalInt at = new ClauseOccurrence(rules, position, events).at(clause);
            if (at.isPresent()) {
                keep(true, position, move, events, at.getAsInt());
                return true;
            }
        }
        return cancelled.getAsBoolean();
    }

    private boolean refusedIn(Position position) {
        for (House house : rules.layout().row(Side.SOUTH)) {
            if (position.seedsIn(house) > 0) {
                Optional<SmallestExample> found = moves(house)
                        .flatMap(move -> engine.refuse(position, move).stream())
                        .filter(refusal -> isAbout(refusal, position))
                        .map(refusal -> new SmallestExample(
                                position, Optional.of(refusal.move()), List.of(), 0, Optional.of(refusal)))
                        .findFirst();
                if (found.isPresent()) {
                    found.ifPresent(best::add);
                    return true;
                }
            }
        }
        return cancelled.getAsBoolean();
    }

    private Stream<Move> moves(House house) {
        return rules.sowing().choice() == DirectionChoice.FIXED
                ? Stream.of(new Move(house))
                : Arrays.stream(Direction.values()).map(d -> new Move(house, Optional.of(d)));
    }

    private boolean isAbout(Refusal refusal, Position position) {
        boolean fed = position.inRow(position.toMove().opponent()) > 0;
        return switch (clause) {
            case PLAYABLE -> refusal.reason() == Reason.TOO_FEW_SEEDS;
            case ENDLESS -> refusal.reason() == Reason.ENDLESS;
            case FEEDING ->
                refusal.reason() == Reason.MUST_FEED && !fed && !refusal.legal().isEmpty();
            default -> refusal.reason() == Reason.MUST_FEED && fed;
        };
    }
}
