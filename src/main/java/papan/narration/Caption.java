package papan.narration;

import java.util.List;
import java.util.Map;
import java.util.Set;
import papan.model.Place;

/**
 * What there is to say about an event, before it is put into words.
 *
 * @param key which sentence of the catalogue
 * @param args what fills its placeholders, by name: whole numbers, {@link Place}s, {@link papan.model.Side}s, lists of
 *     places, {@link AnyOf} several, or {@link Word}s
 * @param spotlight the places that the sentence is about
 * @param volume whether it is spoken or only shown
 */
public record Caption(String key, Map<String, Object> args, Set<Place> spotlight, Volume volume) {
    public Caption {
        args = Map.copyOf(args);
        spotlight = Set.copyOf(spotlight);
    }

    /** How loudly an event is told: a turn of 262 events must not become 262 sentences. */
    public enum Volume {
        /** One seed among many: a count under the hand is enough. */
        QUIET,
        /** Something a learner must not miss. */
        SPOKEN
    }

    /**
     * An argument that is one of several, as in "S2, S3 or S5"; a plain list is all of them.
     *
     * @param values which
     */
    public record AnyOf(List<?> values) {
        public AnyOf {
            values = List.copyOf(values);
        }
    }

    /**
     * An argument that is itself a text of the catalogue.
     *
     * @param key its key
     * @param args what fills its placeholders
     */
    public record Word(String key, Map<String, Object> args) {
        public Word {
            args = Map.copyOf(args);
        }
    }
}
