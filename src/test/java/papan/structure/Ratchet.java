package papan.structure;

import static java.util.stream.Collectors.joining;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * How much each package may have, as {@code counts.txt} says: a count may fall, but rises only for a reason. Started as
 * a program it prints what the file is to say today, or writes it.
 *
 * <pre>mvn -q -Pstructure test-compile exec:java -Dwrite</pre>
 */
public final class Ratchet {
    static final Path FILE = Path.of("src", "test", "resources", "papan", "structure", "counts.txt");

    /** Stands for a reason until somebody writes one. */
    private static final String UNSAID = "?";

    private static final String RUN = "run mvn -q -Pstructure test-compile exec:java -Dwrite";

    /**
     * What one package may have.
     *
     * @param cells numbers such as {@code 120}, or {@code 120+30} where there may be 30 more for the reason
     * @param reason what somebody who uses the program has of that
     */
    private record Row(Map<Figure, String> cells, String reason) {
        static final Row NOTHING = new Row(Map.of(), "");

        String cell(Figure figure) {
            return cells.getOrDefault(figure, "0");
        }

        int allowed(Figure figure) {
            return Arrays.stream(cell(figure).split("\\+", -1))
                    .mapToInt(Integer::parseInt)
                    .sum();
        }

        boolean lacksReason() {
            boolean raised = cells.values().stream().anyMatch(cell -> cell.contains("+"));
            return reason.contains(UNSAID) || (raised && reason.isEmpty());
        }

        Row on(Map<Figure, Integer> today) {
            Map<Figure, String> next = new EnumMap<>(Figure.class);
            boolean rises = false;
            for (Figure figure : Figure.values()) {
                int now = today.getOrDefault(figure, 0);
                int more = now - allowed(figure);
                next.put(figure, more > 0 ? cell(figure) + "+" + more : more < 0 ? "" + now : cell(figure));
                rises = rises || more > 0;
            }
            return new Row(next, rises ? (reason + " " + UNSAID).strip() : reason);
        }
    }

    private final List<String> head;
    private final Map<String, Row> rows;

    private Ratchet(List<String> head, Map<String, Row> rows) {
        this.head = head;
        this.rows = rows;
    }

    /** Prints what the file is to say today, or writes it if there is any argument. */
    public static void main(String... write) throws IOException {
        String text = of(Files.readString(FILE)).on(Structure.today()).text();
        if (Arrays.stream(write).filter(Objects::nonNull).allMatch(String::isBlank)) {
            System.out.print(text);
        } else {
            Files.writeString(FILE, text);
        }
    }

    /** Reads the text of such a file. */
    static Ratchet of(String text) {
        List<String> head = new ArrayList<>();
        Map<String, Row> rows = new TreeMap<>();
        for (String line : text.lines().toList()) {
            if (line.startsWith("#")) {
                head.add(line);
            } else if (!line.startsWith("all ")) {
                String[] halves = line.split("\\|", 2);
                Iterator<String> words = List.of(halves[0].split(" +", -1)).iterator();
                String name = words.next();
                Map<Figure, String> cells = new EnumMap<>(Figure.class);
                for (Figure figure : Figure.values()) {
                    cells.put(figure, words.next());
                }
                rows.put(name, new Row(cells, halves[1].strip()));
            }
        }
        return new Ratchet(head, rows);
    }

    /** What is wrong on a day with these counts of each package, and what is to be done about it. */
    List<String> complaints(Map<String, Map<Figure, Integer>> today) {
        List<String> found = new ArrayList<>();
        Set<String> packages = new TreeSet<>(rows.keySet());
        packages.addAll(today.keySet());
        for (String where : packages) {
            Row row = rows.getOrDefault(where, Row.NOTHING);
            for (Figure figure : Figure.values()) {
                int now = today.getOrDefault(where, Map.of()).getOrDefault(figure, 0);
                int allowed = row.allowed(figure);
                String what = figure.name().toLowerCase(Locale.ROOT);
                String counted = where + ": " + now + " " + what + ", allowed " + allowed;
                if (now > allowed) {
                    found.add(counted + "; make it smaller, or " + RUN + " and say in place of " + UNSAID
                            + " what somebody has of " + (now - allowed) + " more");
                } else if (now < allowed - figure.slack) {
                    found.add(counted + "; it has become smaller, so " + RUN);
                }
            }
            if (row.lacksReason()) {
                found.add(where + ": more is allowed, and nothing after | says what somebody has of it");
            }
        }
        return found;
    }

    /** What the file is to say on such a day: what is more stands there without a reason. */
    Ratchet on(Map<String, Map<Figure, Integer>> today) {
        Map<String, Row> next = new TreeMap<>();
        today.forEach((where, counts) ->
                next.put(where, rows.getOrDefault(where, Row.NOTHING).on(counts)));
        return new Ratchet(head, next);
    }

    /** As it stands in the file. */
    String text() {
        Map<Figure, String> all = new EnumMap<>(Figure.class);
        for (Figure figure : Figure.values()) {
            all.put(
                    figure,
                    ""
                            + rows.values().stream()
                                    .mapToInt(row -> row.allowed(figure))
                                    .sum());
        }
        StringBuilder text = new StringBuilder();
        head.forEach(line -> text.append(line).append('\n'));
        text.append(line("all", new Row(all, "")));
        rows.forEach((where, row) -> text.append(line(where, row)));
        return text.toString();
    }

    private static String line(String where, Row row) {
        String cells = row.cells().values().stream()
                .map(cell -> String.format(Locale.ROOT, cell.length() < 10 ? "%10s" : " %s", cell))
                .collect(joining());
        return (String.format(Locale.ROOT, "%-14s", where) + cells + " | " + row.reason()).stripTrailing() + "\n";
    }
}
