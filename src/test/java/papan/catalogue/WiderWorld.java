package papan.catalogue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import papan.json.FormatException;
import papan.json.JsonTree;
import papan.json.JsonValue.JsonArray;
import papan.json.JsonValue.JsonText;
import papan.json.RuleBooks;
import papan.rules.RuleSet;

/** The rule sets of the wider world, read from their files one by one. */
final class WiderWorld {
    private static final Path FOLDER = Path.of("src/main/resources/papan/rules");
    private static final Map<String, RuleSet> READ = new ConcurrentHashMap<>();

    private WiderWorld() {}

    /** Their ids in the order in which they are shown. */
    static List<String> ids() {
        try {
            JsonArray index = (JsonArray) JsonTree.read(FOLDER.resolve("index-wider-world.json"));
            return index.values().stream().map(id -> ((JsonText) id).text()).toList();
        } catch (FormatException e) {
            throw new IllegalStateException(e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** All of them, in order. */
    static Stream<RuleSet> all() {
        return ids().stream().map(WiderWorld::rules);
    }

    /** One of them. */
    static RuleSet rules(String id) {
        return READ.computeIfAbsent(id, WiderWorld::read);
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
