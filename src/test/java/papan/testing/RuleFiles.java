package papan.testing;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import papan.format.FormatException;
import papan.format.JsonTree;
import papan.json.rules.RuleBooks;
import papan.rules.RuleSet;

/** Rule sets for tests: the shipped ones by id, and variations written as a teacher would write them. */
public final class RuleFiles {
    /** So many come first in the rule book. */
    private static final int DOCUMENTS = 8;

    private RuleFiles() {}

    /** The ids of the documents' own rule sets. */
    public static List<String> documents() {
        return RuleBooks.shipped().ids().stream().limit(DOCUMENTS).toList();
    }

    /** A shipped rule set. */
    public static RuleSet shipped(String id) {
        return RuleBooks.shipped().find(id).orElseThrow();
    }

    /** A shipped rule set as it was at an earlier revision. */
    public static RuleSet before(String id, int revision) {
        try {
            return RuleBooks.read(
                    Path.of("src", "test", "resources", "papan", "rules-before", id + "-" + revision + ".json"));
        } catch (FormatException | IOException e) {
            throw new AssertionError(e);
        }
    }

    /**
     * A shipped rule set with some parts changed.
     *
     * @param parts fields of the format, such as {@code "storeUse": "pile"}
     */
    public static RuleSet changed(String base, String parts) {
        String file =
                "{\"format\":\"rules/1\",\"id\":\"changed\",\"revision\":1,\"extends\":\"" + base + "\"," + parts + "}";
        try {
            return RuleBooks.read(JsonTree.read(file, "changed.json"), "changed.json");
        } catch (FormatException e) {
            throw new IllegalArgumentException(e);
        }
    }
}
