package papan.ui.board;

import java.util.Map;
import papan.model.House;
import papan.model.Place;

/** Puts a scene into words for a screen reader. */
record BoardSpeech(BoardWords words, BoardScene scene, boolean selecting) {

    /** What a place is and how many seeds lie there. */
    String name(Place place) {
        int seeds = scene.position().seedsIn(place);
        boolean blank = scene.marks().labels().blank().contains(place);
        if (place instanceof House house) {
            String key = scene.position().isBurnt(house)
                    ? "house.name.burnt"
                    : scene.marks().legal().contains(house) ? "house.name.legal" : "house.name";
            return words.text(
                    blank ? "house.name.blank" : key,
                    Map.of("side", house.side().id(), "number", house.number(), "seeds", seeds));
        }
        return words.text(
                blank ? "store.name.blank" : "store.name",
                Map.of("side", place.side().id(), "seeds", seeds));
    }

    /** What can be done with a place, or why nothing can. */
    String description(Place place) {
        if (selecting) {
            return words.text("place.pick", Map.of());
        }
        if (!(place instanceof House house)) {
            return words.text("store.description", Map.of("side", place.side().id()));
        }
        if (scene.position().isBurnt(house)) {
            return words.text("house.burnt", Map.of());
        }
        if (scene.marks().legal().contains(house)) {
            return words.text("house.legal", Map.of());
        }
        if (scene.position().seedsIn(house) == 0) {
            return words.text("house.empty", Map.of());
        }
        String opposite = scene.layout().opposite(house).name();
        return words.text("house.opposite", Map.of("house", opposite));
    }

    /** What the whole is. */
    String boardName() {
        return words.text("board.name", Map.of("houses", scene.layout().houses()));
    }

    /** The whole position in a sentence or two. */
    String boardDescription() {
        var position = scene.position();
        String seeds = words.text(
                "board.description",
                Map.of(
                        "southRow", position.inRow(papan.model.Side.SOUTH),
                        "northRow", position.inRow(papan.model.Side.NORTH),
                        "southStore", position.inStore(papan.model.Side.SOUTH),
                        "northStore", position.inStore(papan.model.Side.NORTH),
                        "hand", position.inHand(papan.model.Side.SOUTH) + position.inHand(papan.model.Side.NORTH),
                        "next", position.toMove().id()));
        String seen = words.text(
                "board.seen", Map.of("side", scene.viewpoint().bottom().id()));
        return words.text("board.both", Map.of("seeds", seeds, "seen", seen));
    }
}
