package papan.ui.board;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import papan.event.BoardEvent;
import papan.model.House;
import papan.model.Place;
import papan.model.Position;
import papan.model.Side;
import papan.replay.Timeline;
import papan.replay.Trail;

/** Works out a scene from a point of a timeline: what the past has left, and what the event under way moves. */
final class SceneStaging {
    private final Timeline timeline;
    private final int cursor;
    private final double fraction;
    private final Viewpoint viewpoint;
    private final BoardScene.Marks marks;

    SceneStaging(Timeline timeline, int cursor, double fraction, Viewpoint viewpoint, BoardScene.Marks marks) {
        this.timeline = timeline;
        this.cursor = cursor;
        this.fraction = cursor < timeline.size() ? fraction : 0;
        this.viewpoint = viewpoint;
        this.marks = marks;
    }

    BoardScene scene() {
        Position position = timeline.positionAt(cursor);
        Map<Side, Lap> laps = laps();
        Motion motion = new Motion(position, laps, fraction);
        if (fraction > 0) {
            BoardEvent event = timeline.events().get(cursor);
            event.accept(motion);
        }
        return new BoardScene(
                position,
                viewpoint,
                hands(position, laps, motion),
                motion.flights(),
                lids(position, motion),
                lit(motion),
                trails(laps),
                false,
                marks);
    }

    private Map<Side, Lap> laps() {
        Map<Side, Lap> laps = new EnumMap<>(Side.class);
        for (Side side : Side.values()) {
            Lap.before(timeline, cursor, side).ifPresent(lap -> laps.put(side, lap));
        }
        return laps;
    }

    private static List<HandAt> hands(Position position, Map<Side, Lap> laps, Motion motion) {
        List<HandAt> hands = new ArrayList<>();
        for (Side side : Side.values()) {
            HandAt moving = motion.hand();
            if (moving != null && moving.side() == side) {
                hands.add(moving);
            } else if (position.inHand(side) > 0) {
                Lap lap = laps.get(side);
                if (lap != null) {
                    hands.add(HandAt.resting(side, position.inHand(side), lap.at()));
                }
            }
        }
        return hands;
    }

    private static List<Lid> lids(Position position, Motion motion) {
        List<Lid> lids = new ArrayList<>();
        for (House house : position.burnt()) {
            lids.add(new Lid(house, 1));
        }
        Lid falling = motion.lid();
        if (falling != null) {
            lids.add(falling);
        }
        return lids;
    }

    private Set<Place> lit(Motion motion) {
        Set<Place> next = motion.lit();
        if (next != null) {
            return next;
        }
        Set<Place> lit = new HashSet<>();
        if (cursor > 0) {
            BoardEvent latest = timeline.events().get(cursor - 1);
            lit.addAll(InPlay.after(latest));
        }
        return lit;
    }

    private static List<Trail> trails(Map<Side, Lap> laps) {
        List<Trail> trails = new ArrayList<>();
        laps.forEach((side, lap) -> trails.add(new Trail(side, lap.number(), lap.places())));
        return trails;
    }
}
