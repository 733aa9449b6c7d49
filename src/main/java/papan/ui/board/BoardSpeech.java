package papan.ui.board;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import papan.model.House;
import papan.model.Place;
import papan.model.Position;
import papan.model.Side;

/**
 * Puts a scene into words for a screen reader: first what is there, then what may be done with it.
 *
 * @param title what the board is called where there are several; empty for none
 * @param moving whether something is still to happen on it
 * @param sown the place that was chosen and has kept the focus: until all has been shown it has only its name, as each
 *     change would be read
 */
record BoardSpeech(
        BoardWords words, BoardScene scene, Choosing choosing, String title, boolean moving, Optional<Place> sown) {

    /**
     * What a place is, how many seeds lie there, and whether it may be sown where that can be asked; and what an author has
     * written beside it.
     */
    String name(Place place) {
        String written = scene.marks().highlights().stream()
                .filter(highlight -> highlight.place().equals(place))
                .map(BoardHighlight::label)
                .filter(label -> !label.isBlank())
                .collect(Collectors.joining(", "));
        String name = plain(place);
        return written.isEmpty() ? name : words.text("place.labelled", Map.of("name", name, "label", written));
    }

    private String plain(Place place) {
        int seeds = scene.position().seedsIn(place);
        boolean blank = isBlank(place);
        if (!(place instanceof House house)) {
            return words.text(
                    blank ? "store.name.blank" : "store.name",
                    Map.of("side", place.side().id(), "seeds", seeds));
        }
        Optional<Choosing.Bar> bar = bar(house);
        Map<String, Object> args =
                new HashMap<>(Map.of("side", house.side().id(), "number", house.number(), "seeds", seeds));
        bar.ifPresent(why -> args.put("why", why.id()));
        return words.text(blank ? "house.name.blank" : key(house, bar), args);
    }

    private String key(House house, Optional<Choosing.Bar> bar) {
        return bar.isPresent()
                ? "house.name.barred"
                : isLegal(house)
                        ? "house.name.legal"
                        : scene.position().isBurnt(house) ? "house.name.burnt" : "house.name";
    }

    /**
     * What else there is to know of a place. It is read again wherever it changes, so it seldom does: what Enter does with
     * it is told with the question, or by its name.
     */
    String description(Place place) {
        if (choosing.kind() == Choosing.Kind.LAY) {
            return words.text("place.lay", Map.of());
        }
        if (!(place instanceof House house)) {
            return words.text("store.description", Map.of("side", place.side().id()));
        }
        if (scene.position().isBurnt(house)) {
            return words.text("house.burnt", Map.of());
        }
        if (choosing.kind() == Choosing.Kind.OPEN && isLegal(house)) {
            return words.text("house.open", Map.of());
        }
        return words.text(
                "house.opposite", Map.of("house", scene.layout().opposite(house).name()));
    }

    /** Whether choosing a place does anything now. */
    boolean answers(Place place) {
        return choosing.answers(place, scene.position(), moving)
                || scene.marks().isLegal(place);
    }

    private boolean isLegal(House house) {
        return choosing.maySow(house, scene.position(), moving) || scene.marks().isLegal(house);
    }

    private Optional<Choosing.Bar> bar(House house) {
        return scene.marks().isLegal(house) ? Optional.empty() : choosing.bar(house, scene.position(), moving);
    }

    private boolean isBlank(Place place) {
        return scene.marks().labels().blank().contains(place) || (moving && sown.equals(Optional.of(place)));
    }

    /** What the whole is. */
    String boardName() {
        int houses = scene.layout().houses();
        return title.isEmpty()
                ? words.text("board.name", Map.of("houses", houses))
                : words.text("board.name.titled", Map.of("houses", houses, "title", title));
    }

    /** What the whole is and how it stands. */
    String board() {
        return words.text("board.summary", Map.of("board", boardName(), "position", boardDescription()));
    }

    /** The whole position in a sentence or two. */
    String boardDescription() {
        Position position = scene.position();
        String seeds = words.text(
                "board.description",
                Map.of(
                        "southRow", position.inRow(Side.SOUTH),
                        "northRow", position.inRow(Side.NORTH),
                        "southStore", position.inStore(Side.SOUTH),
                        "northStore", position.inStore(Side.NORTH),
                        "hand", position.inHand(Side.SOUTH) + position.inHand(Side.NORTH),
                        "next", position.toMove().id()));
        return words.text("board.both", Map.of("seeds", seeds, "seen", seen()));
    }

    String seen() {
        return words.text(
                "board.seen", Map.of("side", scene.viewpoint().bottom().id()));
    }
}
