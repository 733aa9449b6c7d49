package papan.analysis;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import papan.engine.OpeningAct;
import papan.engine.OpeningOrder;
import papan.engine.OpeningState;
import papan.engine.SimultaneousOpening;
import papan.engine.SimultaneousOpening.Played;
import papan.event.BoardEvent;
import papan.event.SowingEvent.Banked;
import papan.event.SowingEvent.Captured;
import papan.model.House;
import papan.model.Move;
import papan.model.Place;
import papan.model.Position;
import papan.model.Side;
import papan.rules.RuleSet;

/** Goes through an opening and looks for the acts that could not be exchanged without a difference. */
record Meetings(RuleSet rules, Position start, Map<Side, List<Move>> choices, Played played) {

    List<Meeting> find() {
        List<Meeting> meetings = new ArrayList<>();
        List<OpeningAct> acts = played.acts();
        OpeningState state = OpeningState.start(rules, start, choices);
        for (int i = 0; i + 1 < acts.size(); i++) {
            OpeningState next = state.after(acts.get(i).side());
            if (acts.get(i).side() != acts.get(i + 1).side()
                    && meet(state, next, acts.get(i + 1).side())) {
                meetings.add(meeting(i));
            }
            state = next;
        }
        return meetings;
    }

    /** Whether a hand does something else before the other's act than after it. */
    private static boolean meet(OpeningState state, OpeningState afterOther, Side second) {
        Side first = second.opponent();
        OpeningState early = state.after(second);
        return !early.canAct(first) || !early.after(first).equals(afterOther.after(second));
    }

    private Meeting meeting(int act) {
        OpeningOrder order = played.order().exchanged(act);
        Played exchanged = SimultaneousOpening.play(rules, start, choices, order);
        OpeningAct first = played.acts().get(act);
        OpeningAct second = played.acts().get(act + 1);
        return new Meeting(
                act,
                first,
                second,
                place(act, first.side(), exchanged),
                exchanged,
                !exchanged.after().equals(played.after()));
    }

    /** A place that both hands had to do with, in one order or the other. */
    private Optional<Place> place(int act, Side first, Played exchanged) {
        Set<Place> shared = touched(act, first, exchanged);
        shared.retainAll(touched(act, first.opponent(), exchanged));
        return shared.stream()
                .filter(House.class::isInstance)
                .findFirst()
                .or(() -> shared.stream().findFirst());
    }

    private Set<Place> touched(int act, Side side, Played exchanged) {
        Set<Place> places = new LinkedHashSet<>();
        for (Played either : List.of(played, exchanged)) {
            for (OpeningAct one :
                    either.acts().subList(act, Math.min(act + 2, either.acts().size()))) {
                if (one.side() == side) {
                    one.at().ifPresent(places::add);
                    either.events().subList(one.from(), one.to()).forEach(event -> places.addAll(emptied(event)));
                }
            }
        }
        return places;
    }

    private static List<House> emptied(BoardEvent event) {
        if (event instanceof Captured captured) {
            return captured.from();
        }
        return event instanceof Banked banked ? List.of(banked.from()) : List.of();
    }
}
