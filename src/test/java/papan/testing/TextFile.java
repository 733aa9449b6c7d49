package papan.testing;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import papan.narration.Language;

/** A file of texts in one language, line by line: with the English that a translator saw above each entry. */
public record TextFile(Family family, Language language) {
    private static final String SOURCE = "#=";

    /** The files that exist in every language. */
    public enum Family {
        NARRATION("/papan/narration/"),
        CLAUSES("/papan/narration/"),
        WINDOW("/papan/ui/common/"),
        SETTINGS("/papan/ui/common/"),
        BOARD("/papan/ui/board/"),
        WORDS("/papan/ui/common/"),
        CHART("/papan/chart/"),
        ATLAS("/papan/ui/atlas/"),
        COMPARE("/papan/ui/compare/"),
        EXPLORE("/papan/ui/explore/"),
        CLI("/papan/cli/");

        private final String folder;

        Family(String folder) {
            this.folder = folder;
        }
    }

    /**
     * One text.
     *
     * @param source the English that was translated, without spaces at its end; empty if the line is missing
     */
    public record Entry(String key, String text, Optional<String> source) {}

    /** All files that exist. */
    public static Stream<TextFile> all() {
        return Arrays.stream(Language.values())
                .flatMap(language -> Arrays.stream(Family.values()).map(family -> new TextFile(family, language)))
                .filter(TextFile::exists);
    }

    public boolean exists() {
        return TextFile.class.getResource(path()) != null;
    }

    /** The texts by key. */
    public Map<String, String> texts() {
        Map<String, String> texts = new TreeMap<>();
        entries().forEach(entry -> texts.put(entry.key(), entry.text()));
        return texts;
    }

    /** The entries in the order in which they are written. */
    public List<Entry> entries() {
        List<Entry> entries = new ArrayList<>();
        Optional<String> source = Optional.empty();
        for (String line : lines()) {
            int split = line.indexOf(" =");
            if (line.startsWith(SOURCE)) {
                source = Optional.of(line.substring(SOURCE.length()).strip());
            } else if (!line.isBlank() && !line.startsWith("#") && split > 0) {
                entries.add(new Entry(
                        line.substring(0, split), line.substring(split + 2).stripLeading(), source));
                source = Optional.empty();
            }
        }
        return entries;
    }

    private List<String> lines() {
        URL url = Objects.requireNonNull(TextFile.class.getResource(path()), path());
        try (InputStream in = url.openStream();
                BufferedReader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            return reader.lines().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private String path() {
        return family.folder + this + ".properties";
    }

    @Override
    public String toString() {
        return family.name().toLowerCase(Locale.ROOT) + "_" + language.tag();
    }
}
