package papan.lesson.kind;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.IntStream;
import papan.event.BoardEvent;
import papan.event.Fact;
import papan.event.Rejection;
import papan.event.SowingEvent.Forfeited;
import papan.event.SowingEvent.Lifted;
import papan.event.SowingEvent.Ruled;
import papan.event.SowingEvent.Sown;
import papan.lesson.scene.Scene;
import papan.lesson.script.Highlight;
import papan.lesson.script.Hint;
import papan.model.Place;
import papan.narration.CaptionText;
import papan.narration.Reasoning;

/**
 * The help that is offered where the author has thought of none: first where to look, then half of the way, then all
 * of it but the last seed. It never names the answer.
 *
 * @param words in which words
 */
public record HintLadder(Scene scene, RightAnswer right, CaptionText words) {
    /** The most seeds that are counted aloud. */
    private static final int MOST_COUNTED = 12;

    /**
     * A lap, as far as it is still to come.
     *
     * @param from the house that is lifted; empty for one that has begun
     * @param places where its seeds fall, in order
     */
    private record Lap(Optional<Lifted> from, List<Place> places) {
        Place end() {
            return places.get(places.size() - 1);
        }
    }

    /** The laps of the hand whose seed is the last; an opening may have two hands. */
    private static List<Lap> laps(List<BoardEvent> events) {
        Optional<Ruled> last = BoardEvent.all(Ruled.class, events).reduce((earlier, later) -> later);
        List<Lap> laps = new ArrayList<>();
        if (last.isEmpty()) {
            return laps;
        }
        List<Place> places = new ArrayList<>();
        Optional<Lifted> from = Optional.empty();
        for (BoardEvent event : events) {
            if (event instanceof Lifted lifted && lifted.player() == last.get().player()) {
                add(laps, from, places);
                places = new ArrayList<>();
                from = Optional.of(lifted);
            } else if (event instanceof Sown sown && sown.player() == last.get().player()) {
                places.add(sown.at());
            } else if (event instanceof Forfeited lost
                    && lost.player() == last.get().player()) {
                places.add(lost.at());
            }
        }
        add(laps, from, places);
        return laps;
    }

    private static void add(List<Lap> laps, Optional<Lifted> from, List<Place> places) {
        if (!places.isEmpty()) {
            laps.add(new Lap(from, places));
        }
    }

    /**
     * Counts the laps of a turn.
     *
     * @param hidesLast whether it ends before the last lap, which would tell how many there are
     */
    List<Hint> counting(UpcomingTurn coming, boolean hidesLast) {
        if (coming.finding().isPresent()) {
            return List.of();
        }
        List<Lap> laps = laps(coming.unseen());
        if (laps.isEmpty()) {
            return BoardEvent.all(Ruled.class, coming.unseen())
                    .findFirst()
                    .map(this::looking)
                    .orElse(List.of());
        }
        List<Hint> ladder = new ArrayList<>();
        ladder.add(path(laps.get(0)));
        int first = laps.get(0).from().map(Lifted::lap).orElse(ended(coming) + 1);
        if (laps.size() == 1) {
            int seeds = laps.get(0).places().size();
            if (seeds >= 4) {
                ladder.add(counted("hint.count", laps.get(0), seeds / 2));
            }
            ladder.add(allButOne(laps.get(0)));
            return ladder;
        }
        int middle = laps.size() / 2;
        ladder.add(ends(first + middle - 1, laps.get(middle - 1)));
        int last = laps.size() - 1;
        if (!hidesLast) {
            ladder.add(allButOne(laps.get(last)));
        } else if (last > middle) {
            ladder.add(ends(first + last - 1, laps.get(last - 1)));
        }
        return ladder;
    }

    /** How many laps of the turn have been judged before the learner's eyes. */
    private static int ended(UpcomingTurn coming) {
        return (int) BoardEvent.all(Ruled.class, coming.events().subList(0, coming.seen()))
                .count();
    }

    private Hint path(Lap lap) {
        Highlight ring = new Highlight(new Highlight.Target.Ring(), Highlight.Role.PATH, "");
        return lap.from()
                .map(from ->
                        new Hint(words.text("hint.path", Map.of("house", from.at())), List.of(focus(from.at()), ring)))
                .orElseGet(() -> new Hint(words.text("hint.wayOn"), List.of(ring)));
    }

    private Hint ends(int number, Lap lap) {
        return new Hint(
                words.text("hint.lapEnds", Map.of("lap", number, "place", lap.end())), List.of(focus(lap.end())));
    }

    private Hint allButOne(Lap lap) {
        int seeds = lap.places().size();
        if (seeds > 1) {
            return counted("hint.lastOne", lap, seeds - 1);
        }
        return lap.from()
                .map(from ->
                        new Hint(words.text("hint.onlyOne", Map.of("house", from.at())), List.of(focus(from.at()))))
                .orElseGet(() -> new Hint(words.text("hint.oneLeft"), List.of()));
    }

    /** So many seeds of a lap, counted aloud; of very many the latest. */
    private Hint counted(String key, Lap lap, int seeds) {
        List<String> counted = IntStream.range(Math.max(0, seeds - MOST_COUNTED), seeds)
                .mapToObj(i -> words.text(
                        "hint.counted",
                        Map.of("number", i + 1, "place", lap.places().get(i))))
                .toList();
        String aloud = (seeds > MOST_COUNTED ? "… " : "") + String.join(words.text("list.comma"), counted);
        return new Hint(
                words.text(key, Map.of("counted", aloud)),
                List.of(focus(lap.places().get(seeds - 1))));
    }

    /** The facts on which a ruling and its rejections rest, in an order that does not tell them apart. */
    List<Hint> looking(Ruled ruled) {
        TreeSet<Fact> facts = new TreeSet<>(Comparator.comparing(Fact::kind)
                .thenComparing(fact -> fact.at().name())
                .thenComparingInt(Fact::value));
        facts.addAll(ruled.because());
        ruled.rejected().stream().map(Rejection::because).forEach(facts::add);
        Reasoning reasoning = new Reasoning(words, scene.round().rules());
        List<String> told =
                facts.stream().map(fact -> reasoning.fact(fact, ruled.player())).toList();
        int half = told.size() / 2;
        List<Highlight> here = List.of(focus(ruled.at()));
        List<Hint> ladder = new ArrayList<>();
        ladder.add(new Hint(words.text("hint.lastSeed", Map.of("place", ruled.at())), here));
        if (half > 0) {
            ladder.add(new Hint(String.join(" ", told.subList(0, half)), here));
        }
        List<Highlight> there =
                facts.stream().map(fact -> focus(fact.at())).distinct().toList();
        ladder.add(new Hint(String.join(" ", told.subList(half, told.size())), there));
        return ladder;
    }

    static Highlight focus(Place place) {
        return new Highlight(new Highlight.Target.At(place), Highlight.Role.FOCUS, "");
    }
}
