package papan.lesson.play;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The place to which a list of acts leads, as far as it is known without the lesson.
 *
 * @param place without moves
 * @param moves how each try stands, by the ids of steps
 */
public record Whereabouts(Bookmark place, Map<String, List<String>> moves) {
    public Whereabouts {
        moves = Map.copyOf(moves);
    }

    /** The place after these acts. */
    public static Bookmark after(List<Done> acts) {
        Whereabouts now = new Whereabouts(new Bookmark("", 0, false), Map.of());
        for (Done done : acts) {
            now = new Whereabouts(now.placeAfter(done), now.movesAfter(done));
        }
        Bookmark place = now.place();
        List<String> made = now.moves().getOrDefault(place.step(), List.of());
        return new Bookmark(place.step(), place.cursor(), place.atEnd(), place.back(), place.made(), made);
    }

    private Map<String, List<String>> movesAfter(Done done) {
        Optional<List<String>> changed =
                done.aside() ? Optional.empty() : done.act().accept(Moves.ALL);
        if (changed.isEmpty()) {
            return moves;
        }
        Map<String, List<String>> next = new HashMap<>(moves);
        next.put(done.step(), changed.get());
        return next;
    }

    private Bookmark placeAfter(Done done) {
        if (done.apart()) {
            return place;
        }
        Bookmark here = place.step().equals(done.step()) ? place : new Bookmark(done.step(), 0, false);
        int cursor = done.act().accept(Cursor.ALL);
        return done.to()
                .orElse(
                        cursor < 0
                                ? here
                                : new Bookmark(here.step(), cursor, here.atEnd(), here.back(), here.made(), List.of()));
    }

    /** The cursor at which an act leaves the learner in its step; -1 where it was. */
    private enum Cursor implements Act.SelectiveVisitor<Integer> {
        ALL;

        @Override
        public Integer others() {
            return -1;
        }

        @Override
        public Integer saw(Act.Saw act) {
            return act.cursor();
        }

        @Override
        public Integer beganAgain() {
            return 0;
        }
    }

    /** The moves with which an act leaves a try; empty where it changes none. */
    private enum Moves implements Act.SelectiveVisitor<Optional<List<String>>> {
        ALL;

        @Override
        public Optional<List<String>> others() {
            return Optional.empty();
        }

        @Override
        public Optional<List<String>> played(Act.Played act) {
            return Optional.of(act.moves());
        }

        @Override
        public Optional<List<String>> attempted(Act.Attempted act) {
            return Optional.of(List.of(act.moves().split(",")));
        }

        @Override
        public Optional<List<String>> beganAgain() {
            return Optional.of(List.of());
        }
    }
}
