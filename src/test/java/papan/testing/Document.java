package papan.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A Markdown file of the project's documentation: its links, its headings and what stands between its fences. */
public record Document(Path file, List<String> lines) {
    private static final Pattern LINK = Pattern.compile("\\]\\(([^)\\s]+)\\)");
    private static final String FENCE = "```";

    /** All documents: the README, where there is one, and everything under {@code docs}. */
    public static List<Document> all() {
        try (Stream<Path> docs = Files.walk(Path.of("docs"))) {
            return Stream.concat(Stream.of(Path.of("README.md")), docs)
                    .filter(path -> path.toString().endsWith(".md") && Files.exists(path))
                    .sorted()
                    .map(Document::read)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** One document. */
    public static Document read(Path file) {
        try {
            return new Document(file, Files.readAllLines(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The whole text. */
    public String text() {
        return String.join("\n", lines);
    }

    /** What stands in the fenced blocks of one language, in order. */
    public List<List<String>> blocks(String language) {
        List<List<String>> blocks = new ArrayList<>();
        String open = "";
        for (String line : lines) {
            if (line.startsWith(FENCE)) {
                open = open.isEmpty() ? line : "";
                if (open.equals(FENCE + language)) {
                    blocks.add(new ArrayList<>());
                }
            } else if (open.equals(FENCE + language)) {
                blocks.get(blocks.size() - 1).add(line);
            }
        }
        return blocks;
    }

    /** Its parts, each from a heading to the next, whatever its level. */
    public List<Document> sections() {
        List<Document> sections = new ArrayList<>();
        int from = 0;
        for (int at : headings()) {
            if (at > from) {
                sections.add(new Document(file, lines.subList(from, at)));
            }
            from = at;
        }
        sections.add(new Document(file, lines.subList(from, lines.size())));
        return sections;
    }

    /** Where its links lead, as they are written, but for those to the web. */
    public List<String> links() {
        return prose().map(lines::get)
                .flatMap(line -> LINK.matcher(line).results().map(link -> link.group(1)))
                .filter(link -> !link.startsWith("http"))
                .toList();
    }

    /** The names by which its headings can be linked to. */
    public List<String> anchors() {
        return headings().stream()
                .map(lines::get)
                .map(line -> line.replaceFirst("#+ ", "").toLowerCase(Locale.ROOT))
                .map(title -> title.replaceAll("[^\\p{L}\\p{N} _-]", "").replace(' ', '-'))
                .toList();
    }

    /** Which lines are headings. */
    private List<Integer> headings() {
        return prose().filter(at -> lines.get(at).matches("#+ .*")).toList();
    }

    /** Which lines stand outside all fences. */
    private Stream<Integer> prose() {
        List<Integer> prose = new ArrayList<>();
        boolean inside = false;
        for (int at = 0; at < lines.size(); at++) {
            boolean fence = lines.get(at).startsWith(FENCE);
            inside ^= fence;
            if (!inside && !fence) {
                prose.add(at);
            }
        }
        return prose.stream();
    }
}
