package papan.lesson.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import papan.model.Place;
import papan.narration.CaptionText;

/**
 * A place of compared boards at which somebody points to say that they differ there.
 *
 * @param seeds what lies there on each board
 */
public record PointedPlace(Place place, List<Integer> seeds) {
    public PointedPlace {
        seeds = List.copyOf(seeds);
    }

    /** Whether the boards do differ there. */
    public boolean differs() {
        return seeds.stream().distinct().count() > 1;
    }

    /**
     * Says whether they do.
     *
     * @param boards what each is called
     */
    public String sentence(List<String> boards, CaptionText words) {
        if (!differs()) {
            return words.text("lookFor.same", Map.of("place", place, "seeds", seeds.get(0)));
        }
        List<String> counts = new ArrayList<>();
        for (int i = 0; i < seeds.size(); i++) {
            counts.add(words.text("lookFor.count", Map.of("board", boards.get(i), "seeds", seeds.get(i))));
        }
        return words.text("lookFor.found", Map.of("place", place, "counts", String.join(" · ", counts)));
    }
}
