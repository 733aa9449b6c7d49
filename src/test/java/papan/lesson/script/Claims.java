package papan.lesson.script;

import java.util.List;
import java.util.Map;

/**
 * What proves the sentences of a lesson that speak of all, of none or of most.
 *
 * @param meta of those that stand in no step
 * @param steps by the id of the step, or of the question for later
 */
public record Claims(List<Claim> meta, Map<String, List<Claim>> steps) {
    public static final Claims NONE = new Claims(List.of(), Map.of());

    public Claims {
        meta = List.copyOf(meta);
        steps = Map.copyOf(steps);
    }

    /** Those of a step. */
    public List<Claim> of(String step) {
        return steps.getOrDefault(step, List.of());
    }
}
