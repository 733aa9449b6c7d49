package papan.analysis;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import papan.analysis.Interleavings.Outcome;
import papan.analysis.Interleavings.Outcomes;
import papan.engine.OpeningOrder;
import papan.engine.OpeningState;
import papan.model.Position;
import papan.model.Side;

/**
 * Goes through all orders of an opening at once: act after act, with the moments that are equal merged. Where one is
 * reached in several ways the one with the fewest deviations from the rule set's own order is kept.
 */
record OrderSearch(Interleavings opening, int mostStates) {

    /** A way to a moment, which the act of one hand has made a little longer. */
    private record Way(
            OpeningState state,
            int acts,
            int deviations,
            @Nullable Step step) {
        Way then(Side side, boolean deviates) {
            return new Way(state.after(side), acts + 1, deviations + (deviates ? 1 : 0), new Step(step, side));
        }

        OpeningOrder order() {
            List<Side> sides = new ArrayList<>();
            for (Step latest = step; latest != null; latest = latest.before()) {
                sides.add(latest.side());
            }
            Collections.reverse(sides);
            return new OpeningOrder(sides);
        }
    }

    private record Step(@Nullable Step before, Side side) {}

    /** Way by way, those with the fewest deviations first, and among them those that have come farthest. */
    Outcomes run() {
        OpeningOrder own = opening.asWritten().order();
        OpeningState start = OpeningState.start(opening.rules(), opening.start(), opening.choices());
        Set<OpeningState> seen = new HashSet<>();
        List<Way> ends = new ArrayList<>();
        Deque<Way> near = new ArrayDeque<>(List.of(new Way(start, 0, 0, null)));
        Deque<Way> far = new ArrayDeque<>();
        while (!near.isEmpty() && seen.size() < mostStates) {
            Way way = near.pop();
            if (seen.add(way.state())) {
                if (way.state().isOver()) {
                    ends.add(way);
                } else {
                    goOn(way, own, near, far);
                }
            }
            if (near.isEmpty()) {
                Deque<Way> empty = near;
                near = far;
                far = empty;
            }
        }
        near.removeIf(way -> seen.contains(way.state()));
        far.removeIf(way -> seen.contains(way.state()));
        return new Outcomes(distinct(ends), seen.size(), near.isEmpty() && far.isEmpty());
    }

    private static void goOn(Way way, OpeningOrder own, Deque<Way> near, Deque<Way> far) {
        Side named = own.at(way.acts());
        for (Side side : Side.values()) {
            if (way.state().canAct(side)) {
                boolean deviates = side != named && way.state().canAct(named);
                (deviates ? far : near).push(way.then(side, deviates));
            }
        }
    }

    private List<Outcome> distinct(List<Way> ends) {
        Map<Position, Outcome> found = new LinkedHashMap<>();
        for (Way end : ends) {
            OpeningOrder order = end.order();
            Position after = opening.in(order).after();
            found.putIfAbsent(after, new Outcome(after, order, end.deviations()));
        }
        return List.copyOf(found.values());
    }
}
