package papan.json.rules;

import java.util.Map;
import java.util.Optional;

/** What no field of a rule set can say, told where somebody has looked for a field that would. */
final class Outside {
    /** The page that names it all. */
    private static final String PAGE = "docs/outside-the-axes.md";

    /** By the field in which one would look for it; each stands on the page in the same words. */
    static final Map<String, String> MISSING = Map.of(
            "opposition", "Nothing says how many seeds must lie opposite",
            "playable", "Nothing says where in the row a house must lie",
            "countCapture", "Nothing says that a house belongs to whoever made it",
            "feeding", "Nothing says that a capture must be made");

    private Outside() {}

    /** What is missing in a field, and where that is told; only the latter if it is not known what somebody wants. */
    static String of(String field) {
        return Optional.ofNullable(MISSING.get(field))
                .map(missing -> missing + ": see " + PAGE + ".")
                .orElse("What no field can say stands in " + PAGE + ".");
    }
}
