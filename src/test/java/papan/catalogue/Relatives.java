package papan.catalogue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import papan.format.FormatException;
import papan.format.JsonTree;
import papan.format.JsonValue.JsonArray;
import papan.format.JsonValue.JsonText;
import papan.json.rules.RuleBooks;
import papan.rules.RuleSet;

/** The rule sets beside those of the documents, read from their files one by one. */
final class Relatives {
    private static final Path FOLDER = Path.of("src/main/resources/papan/rules");
    private static final Map<String, RuleSet> READ = new ConcurrentHashMap<>();

    private Relatives() {}

    /** Their ids in the order in which they are shown. */
    static List<String> ids() {
        return Stream.of("index-southeast-asia.json", "index-wider-world.json")
                .flatMap(index -> ids(index).stream())
                .toList();
    }

    private static List<String> ids(String file) {
        try {
            JsonArray index = (JsonArray) JsonTree.read(FOLDER.resolve(file));
            return index.values().stream().map(id -> ((JsonText) id).text()).toList();
        } catch (FormatException e) {
            throw new IllegalStateException(e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** All of them, in order. */
    static Stream<RuleSet> all() {
        return ids().stream().map(Relatives::rules);
    }

    /** One of them. */
    static RuleSet rules(String id) {
        return READ.computeIfAbsent(id, Relatives::read);
    }

    private static RuleSet read(String id) {
        try {
            return RuleBooks.read(FOLDER.resolve(id + ".json"));
        } catch (FormatException e) {
            throw new IllegalStateException(e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
