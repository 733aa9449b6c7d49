package papan.engine;

import java.nio.ShortBuffer;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import papan.event.BoardEvent;
import papan.event.Fold;
import papan.model.Layout;
import papan.model.Move;
import papan.model.Place;
import papan.model.Position;
import papan.model.Side;
import papan.rules.FirstMove.Schedule;
import papan.rules.FirstMove.Simultaneous;
import papan.rules.RuleSet;

/**
 * The simultaneous opening as an experiment: the acts of both hands in any order, the same choices for each.
 *
 * <p>An act is the least that one hand can do alone: it lifts a house, drops one seed, or has its last seed judged. No
 * larger one would do, for a rule set that goes by laps lifts both hands before a seed falls and judges neither before
 * both are empty.
 *
 * <p>Each hand follows the rules as if it were alone: it relays, and for an extra turn takes the next house of its own list
 * that can be chosen. Where its list is over it rests, and counts as finished. A relay house that the other hand has emptied
 * ends its turn. Where both must lift the same house, the rule set says who does.
 */
public final class SimultaneousOpening {
    /** An opening that is longer is called endless. */
    private static final int MOST_ACTS = 100_000;

    private SimultaneousOpening() {}

    /**
     * An opening that has been played.
     *
     * @param before where it began
     * @param events everything that happened; where nobody rests, with what follows the opening without a choice
     * @param acts which hand did what, in order
     * @param after the fold of the events; where somebody rests, with whoever finished first to move
     * @param first who finished first, and moves first where the round goes on
     * @param resting who had an extra turn and no choice left for it; empty if the opening is really over
     * @param endless whether it was stopped because it would have gone on for ever
     */
    public record Played(
            Position before,
            List<BoardEvent> events,
            List<OpeningAct> acts,
            Position after,
            Side first,
            Set<Side> resting,
            boolean endless) {
        public Played {
            events = List.copyOf(events);
            acts = List.copyOf(acts);
            resting = Set.copyOf(resting);
        }

        /** The order in which the hands have acted. */
        public OpeningOrder order() {
            return new OpeningOrder(acts.stream().map(OpeningAct::side).toList());
        }
    }

    /**
     * Plays an opening with the hands acting in a given order. Whoever finishes with an earlier act finishes first: with
     * the fall of the last seed, where the rule set asks for that, or else as that seed is judged.
     *
     * @param start where it begins
     * @param choices by side: the houses it chooses; one that cannot be chosen when it is due is passed over
     * @throws IllegalArgumentException if the rule set has no simultaneous opening, or a choice is no house of its side
     */
    public static Played play(RuleSet rules, Position start, Map<Side, List<Move>> choices, OpeningOrder order) {
        Table table = new Table(rules, start, ruleOf(rules), choices);
        boolean endless = false;
        Set<ShortBuffer> seen = new HashSet<>();
        for (int act = 0; table.hands.anybodyActive() && !endless; act++) {
            Side named = order.at(act);
            table.hands.setTime(2 * act);
            table.hands.act(table.hands.isActive(named) ? named : named.opponent());
            boolean even = (act - order.sides().size()) % 2 == 0;
            boolean repeats = table.circuit.canBeEndless()
                    && act >= order.sides().size()
                    && even
                    && !seen.add(ShortBuffer.wrap(OpeningState.numbers(table.hands, table.choices)));
            endless = repeats || act > MOST_ACTS;
        }
        if (endless) {
            table.hands.finishAll();
        }
        return table.played(endless);
    }

    /**
     * Plays an opening as a schedule has it: the rule set's own, or the other one. Whoever finishes in the earlier lap or
     * tick finishes first, in the same one whoever the rule set says.
     *
     * @param choices as for {@link #play}
     */
    public static Played bySchedule(RuleSet rules, Position start, Map<Side, List<Move>> choices, Schedule schedule) {
        Simultaneous rule = ruleOf(rules).with(schedule);
        Table table = new Table(rules, start, rule, choices);
        Opening.run(rules, start, rule, table.hands);
        return table.played(table.isEndless());
    }

    /** The rule set's simultaneous opening; empty if it has none. */
    public static Optional<Simultaneous> in(RuleSet rules) {
        return rules.firstMove() instanceof Simultaneous simultaneous ? Optional.of(simultaneous) : Optional.empty();
    }

    static Simultaneous ruleOf(RuleSet rules) {
        return in(rules)
                .orElseThrow(
                        () -> new IllegalArgumentException("rules: " + rules.id() + " has no simultaneous opening"));
    }

    /** The board with everybody around it. */
    private static final class Table implements OpeningHands.Watcher {
        private final RuleSet rules;
        private final Layout layout;
        private final Position start;
        private final Circuit circuit;
        private final Recorder recorder;
        private final OpeningChoices choices;
        private final List<OpeningAct> acts = new ArrayList<>();
        private final OpeningHands hands;
        private int told;

        Table(RuleSet rules, Position start, Simultaneous rule, Map<Side, List<Move>> choices) {
            this.rules = rules;
            this.layout = rules.layout();
            this.start = start;
            this.circuit = new Circuit(rules, start.burntMask());
            int[] cells = start.cells();
            this.recorder = new Recorder(rules, circuit, cells, Optional.empty());
            this.choices = OpeningChoices.of(layout, choices);
            this.hands = new OpeningHands(new Engine(rules), rule, this.choices, circuit, cells, recorder, this);
        }

        @Override
        public void acted(int side, OpeningAct.Kind kind, int at) {
            Optional<Place> place = at == Hand.NOWHERE ? Optional.empty() : Optional.of(layout.placeAt(at));
            int to = recorder.events().size();
            acts.add(new OpeningAct(Side.of(side), kind, place, told, to));
            told = to;
        }

        /** Whether a schedule has stopped the hands after their last act. */
        boolean isEndless() {
            return recorder.events().size() > told;
        }

        Played played(boolean endless) {
            Set<Side> resting = EnumSet.noneOf(Side.class);
            for (Side side : Side.values()) {
                if (hands.isResting(side)) {
                    resting.add(side);
                }
            }
            Side first = hands.firstToFinish();
            if (resting.isEmpty()) {
                Position reached = Fold.after(start, recorder.events());
                RoundState standing = RoundState.of(reached.withToMove(first));
                new Referee(rules).afterTurn(standing, first.opponent().index(), recorder);
            }
            Position folded = Fold.after(start, recorder.events());
            Position after = resting.isEmpty() ? folded : folded.withToMove(first);
            return new Played(start, recorder.events(), acts, after, first, resting, endless);
        }
    }
}
