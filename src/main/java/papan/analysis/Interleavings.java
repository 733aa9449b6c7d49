package papan.analysis;

import java.util.List;
import java.util.Map;
import papan.engine.OpeningOrder;
import papan.engine.SimultaneousOpening;
import papan.engine.SimultaneousOpening.Played;
import papan.model.Move;
import papan.model.Position;
import papan.model.Side;
import papan.rules.FirstMove.Schedule;
import papan.rules.RuleSet;

/**
 * One simultaneous opening in every order in which the two hands can act: what a schedule makes of it, where a chosen
 * order could not be otherwise without a difference, and all that can come of it.
 *
 * @param rules a rule set with a simultaneous opening
 * @param start where it begins
 * @param choices by side: the houses it chooses
 */
public record Interleavings(RuleSet rules, Position start, Map<Side, List<Move>> choices) {
    /** So many different moments of an opening are looked at, and no more. */
    public static final int MOST_STATES = 200_000;

    public Interleavings {
        choices = Map.copyOf(choices);
    }

    /**
     * One of the positions that an opening can come to.
     *
     * @param after the position
     * @param order an order that leads to it
     * @param deviations how many acts of that order are named otherwise than by the rule set's own: the fewest that have
     *     been found, though perhaps not the fewest there are
     */
    public record Outcome(Position after, OpeningOrder order, int deviations) {}

    /**
     * What can come of an opening.
     *
     * @param outcomes each once, the one with the fewest deviations first
     * @param states how many different moments have been looked at
     * @param complete whether all of them have; if not there may be more outcomes
     */
    public record Outcomes(List<Outcome> outcomes, int states, boolean complete) {
        public Outcomes {
            outcomes = List.copyOf(outcomes);
        }
    }

    /** The opening as a schedule has it. */
    public Played bySchedule(Schedule schedule) {
        return SimultaneousOpening.bySchedule(rules, start, choices, schedule);
    }

    /** The opening as the rule set has it. */
    public Played asWritten() {
        return bySchedule(SimultaneousOpening.in(rules).orElseThrow().schedule());
    }

    /** The opening in an order of one's own. */
    public Played in(OpeningOrder order) {
        return SimultaneousOpening.play(rules, start, choices, order);
    }

    /** The meetings of the hands in an order: what could not be exchanged there without a difference. */
    public List<Meeting> meetings(OpeningOrder order) {
        return new Meetings(rules, start, choices, in(order)).find();
    }

    /** All that can come of the opening, as far as {@link #MOST_STATES} reaches. */
    public Outcomes outcomes() {
        return outcomes(MOST_STATES);
    }

    /** All that can come of the opening, as far as so many moments reach. */
    public Outcomes outcomes(int mostStates) {
        return new OrderSearch(this, mostStates).run();
    }
}
