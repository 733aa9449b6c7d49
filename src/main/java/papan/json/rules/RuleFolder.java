package papan.json.rules;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import papan.format.FormatException;
import papan.json.FileShape;
import papan.json.FolderFiles;
import papan.rules.RuleBook;
import papan.rules.RuleSet;

/** The rule sets of a folder, and behind them those of another book; the folder's stand before others of the same id. */
public final class RuleFolder implements RuleBook {
    private final RuleBook others;
    private final Map<String, RuleSet> own = new LinkedHashMap<>();

    private RuleFolder(RuleBook others) {
        this.others = others;
    }

    /**
     * Reads every file of a folder that says it is a rule set; lessons and whatever else lies beside them is passed over.
     *
     * @throws FormatException with what is wrong with the first rule set that is not in order
     * @throws IOException if the folder cannot be read
     */
    public static RuleFolder read(Path folder, RuleBook others) throws FormatException, IOException {
        RuleFolder book = new RuleFolder(others);
        for (Path file : FolderFiles.ending(folder, ".json")) {
            if (FileShape.of(file) == FileShape.RULES) {
                RuleSet rules = RuleBooks.read(file);
                book.own.put(rules.id(), rules);
            }
        }
        return book;
    }

    @Override
    public Set<String> ids() {
        Set<String> ids = new LinkedHashSet<>(others.ids());
        ids.addAll(own.keySet());
        return Collections.unmodifiableSet(ids);
    }

    @Override
    public Optional<RuleSet> find(String id) {
        return Optional.ofNullable(own.get(id)).or(() -> others.find(id));
    }
}
