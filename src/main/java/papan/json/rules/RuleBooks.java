package papan.json.rules;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import papan.format.FileFormat;
import papan.format.FormatException;
import papan.format.JsonTree;
import papan.format.JsonValue;
import papan.format.JsonValue.JsonArray;
import papan.format.JsonValue.JsonText;
import papan.format.Problem;
import papan.rules.RuleBook;
import papan.rules.RuleSet;

/** Where rule sets come from: the shipped ones from inside the program, others from files. */
public final class RuleBooks {
    private static final String FOLDER = "/papan/rules/";

    /** The documents' own rule sets first, then the families around them. */
    private static final List<String> INDEXES =
            List.of("index.json", "index-southeast-asia.json", "index-wider-world.json");

    private RuleBooks() {}

    /** All shipped rule sets in the order in which they are shown. Each file is read when its rule set is asked for. */
    public static RuleBook shipped() {
        return Shipped.BOOK;
    }

    /** The format of rule-set files. */
    public static FileFormat<?> format() {
        return RulesShape.format();
    }

    /**
     * Reads a rule set from a file; it may extend a shipped one.
     *
     * @throws FormatException with everything that is wrong with the file
     * @throws IOException if the file cannot be read at all
     */
    public static RuleSet read(Path file) throws FormatException, IOException {
        String name = String.valueOf(file.getFileName());
        return read(JsonTree.read(file), name);
    }

    /**
     * Tells everything that is wrong with a rule-set file, warnings included; nothing if it is in order.
     *
     * @throws IOException if the file cannot be read at all
     */
    public static List<Problem> check(Path file) throws IOException {
        String name = String.valueOf(file.getFileName());
        try {
            return RuleSetReader.check(JsonTree.read(file), name, Bibliography.shipped(), shipped());
        } catch (FormatException e) {
            return e.problems();
        }
    }

    /**
     * Reads a rule set that has already been parsed; it may extend a shipped one.
     *
     * @param name what to call it in messages
     * @throws FormatException with everything that is wrong with it
     */
    public static RuleSet read(JsonValue value, String name) throws FormatException {
        return RuleSetReader.read(value, name, new RulesShape.Around(Bibliography.shipped(), shipped()));
    }

    /** Each is read once, when first asked for. A mistake in a shipped file is a mistake in the program. */
    private static final class Shipped implements RuleBook {
        static final RuleBook BOOK = new Shipped();

        private final Set<String> ids = INDEXES.stream()
                .flatMap(index -> ids(index).stream())
                .collect(Collectors.toCollection(LinkedHashSet::new));
        private final Map<String, RuleSet> read = new ConcurrentHashMap<>();

        @Override
        public Set<String> ids() {
            return Collections.unmodifiableSet(ids);
        }

        @Override
        public Optional<RuleSet> find(String id) {
            if (!ids.contains(id)) {
                return Optional.empty();
            }
            RuleSet known = read.get(id);
            if (known == null) {
                // Two threads may both read it; what they read is equal, and the first one stays.
                RuleSet mine = read(id + ".json");
                RuleSet others = read.putIfAbsent(id, mine);
                known = others == null ? mine : others;
            }
            return Optional.of(known);
        }

        private RuleSet read(String name) {
            try {
                return RuleSetReader.read(
                        ShippedFile.read(FOLDER + name), name, new RulesShape.Around(Bibliography.shipped(), this));
            } catch (FormatException e) {
                throw new IllegalStateException(e);
            }
        }

        private static List<String> ids(String index) {
            return ((JsonArray) ShippedFile.read(FOLDER + index))
                    .values().stream().map(id -> ((JsonText) id).text()).toList();
        }
    }
}
