package papan.ui.compare;

import java.util.List;
import papan.analysis.Interleavings;
import papan.analysis.Meeting;
import papan.engine.OpeningOrder;
import papan.engine.SimultaneousOpening;
import papan.replay.Lockstep;
import papan.replay.Pairing;
import papan.replay.Timeline;
import papan.rules.FirstMove.Schedule;

/**
 * The result of an experiment with orders of a simultaneous opening.
 *
 * @param byLap the opening lap by lap
 * @param bySeed the opening seed by seed
 * @param own the opening in the chosen order
 * @param meetings of the hands in the chosen order
 * @param outcomes what else the opening can come to
 * @param lockstep the three openings in step
 */
record ExperimentResult(
        Experiment experiment,
        SimultaneousOpening.Played byLap,
        SimultaneousOpening.Played bySeed,
        SimultaneousOpening.Played own,
        List<Meeting> meetings,
        Interleavings.Outcomes outcomes,
        Lockstep lockstep) {
    /** So many moments are looked at: a tenth of a second's work. */
    private static final int MOMENTS = 50_000;

    ExperimentResult {
        meetings = List.copyOf(meetings);
    }

    /** Plays an experiment. May take a while; touches no component. */
    static ExperimentResult of(Experiment experiment) {
        Interleavings opening = experiment.opening();
        OpeningOrder order =
                experiment.order().orElseGet(() -> opening.asWritten().order());
        SimultaneousOpening.Played byLap = opening.bySchedule(Schedule.BY_LAP);
        SimultaneousOpening.Played bySeed = opening.bySchedule(Schedule.BY_SEED);
        SimultaneousOpening.Played own = opening.in(order);
        List<Timeline> timelines = List.of(timeline(byLap), timeline(bySeed), timeline(own));
        return new ExperimentResult(
                experiment,
                byLap,
                bySeed,
                own,
                opening.meetings(own.order()),
                opening.outcomes(MOMENTS),
                Lockstep.of(timelines, Pairing.MOVE));
    }

    private static Timeline timeline(SimultaneousOpening.Played played) {
        return Timeline.of(played.before(), played.events());
    }

    /** The three openings, in the order of their boards. */
    List<SimultaneousOpening.Played> boards() {
        return List.of(byLap, bySeed, own);
    }

    /** The number of the act of the chosen order that is shown at a cursor of the lockstep; −1 before the first. */
    int actAt(int cursor) {
        int events = lockstep.cursorOf(2, cursor);
        int act = -1;
        while (act + 1 < own.acts().size() && own.acts().get(act + 1).from() < events) {
            act++;
        }
        return act;
    }
}
