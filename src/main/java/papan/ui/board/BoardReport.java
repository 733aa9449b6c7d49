package papan.ui.board;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import papan.model.House;
import papan.model.Place;
import papan.model.Position;
import papan.model.Side;
import papan.model.Store;
import papan.replay.Timeline;

/**
 * Answers to what may be asked of a board with a key: which houses may be sown, what has changed, how many seeds lie
 * where. Of a timeline it reads what lies before the cursor, and nothing beyond.
 */
final class BoardReport {
    private final BoardWords words;
    private final BoardScene scene;
    private final Choosing choosing;
    private final Timeline timeline;
    private final int cursor;

    BoardReport(BoardWords words, BoardScene scene, Choosing choosing, Timeline timeline, int cursor) {
        this.words = words;
        this.scene = scene;
        this.choosing = choosing;
        this.timeline = timeline;
        this.cursor = cursor;
    }

    /** Which houses may be sown, or why none may. */
    String mayBeSown() {
        boolean moving = cursor < timeline.size();
        if (choosing.kind() == Choosing.Kind.SOW && moving) {
            return words.text("report.moving", Map.of());
        }
        if (!choosing.sows()) {
            return words.text("report.may." + choosing.kind().name().toLowerCase(Locale.ROOT), Map.of());
        }
        List<String> may =
                choosing.may(scene.position(), moving).stream().map(this::named).toList();
        return may.isEmpty() && choosing.bars().containsValue(Choosing.Bar.MOVING)
                ? words.text("report.moving", Map.of())
                : may.isEmpty()
                        ? words.text("report.may.none", Map.of())
                        : words.text("report.may", Map.of("houses", joined(may)));
    }

    /** How many seeds lie where on one side. */
    String row(Side side) {
        List<String> counts = scene.layout().row(side).stream()
                .map(house -> scene.position().isBurnt(house) ? words.text("report.burnt", Map.of()) : seeds(house))
                .toList();
        return words.text(
                "report.row",
                Map.of(
                        "side",
                        side.id(),
                        "seeds",
                        joined(counts),
                        "store",
                        seeds(new Store(side)),
                        "hand",
                        scene.position().inHand(side)));
    }

    /** What is otherwise than when this turn began, the latest first. */
    String changed() {
        if (cursor == 0) {
            return words.text("report.nothing", Map.of());
        }
        int turn = timeline.turnOf(cursor - 1);
        int begun = cursor - 1;
        Set<Place> changed = new LinkedHashSet<>();
        while (begun >= 0 && timeline.turnOf(begun) == turn) {
            changed.addAll(between(timeline.positionAt(begun), timeline.positionAt(begun + 1)));
            begun--;
        }
        Position before = timeline.positionAt(begun + 1);
        Position now = timeline.positionAt(cursor);
        List<String> told = changed.stream()
                .filter(place -> before.seedsIn(place) != now.seedsIn(place))
                .filter(place -> !isBlank(place))
                .map(place -> words.text(
                        "report.changed.place",
                        Map.of("place", named(place), "now", now.seedsIn(place), "before", before.seedsIn(place))))
                .toList();
        return told.isEmpty()
                ? words.text("report.unchanged", Map.of())
                : words.text("report.changed", Map.of("places", joined(told)));
    }

    private static List<Place> between(Position one, Position two) {
        return IntStream.range(0, one.layout().places())
                .mapToObj(one.layout()::placeAt)
                .filter(place -> one.seedsIn(place) != two.seedsIn(place))
                .toList();
    }

    private boolean isBlank(Place place) {
        return scene.marks().labels().blank().contains(place);
    }

    private String seeds(Place place) {
        return isBlank(place)
                ? words.text("report.blank", Map.of())
                : String.valueOf(scene.position().seedsIn(place));
    }

    private String named(Place place) {
        return place instanceof House house
                ? words.text("house.name.blank", Map.of("side", house.side().id(), "number", house.number()))
                : words.text("store.name.blank", Map.of("side", place.side().id()));
    }

    private String joined(Collection<String> parts) {
        return parts.stream().collect(Collectors.joining(words.text("report.comma", Map.of())));
    }
}
