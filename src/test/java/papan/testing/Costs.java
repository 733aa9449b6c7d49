package papan.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.support.descriptor.ClassSource;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;

/**
 * Writes what each test class and each test costs: processor time of this process and of those it started, which other
 * work on the machine changes less than the time that passes. Started as a program it prints the classes that cost most,
 * as a table for {@code docs/tests.md}.
 *
 * <pre>mvn -q -Pcosts exec:java</pre>
 */
public final class Costs implements TestExecutionListener {
    private static final Path FOLDER = Path.of("target", "test-costs");
    private static final int MOST = 10;
    private static final Duration PAUSE = Duration.ofSeconds(10);

    private final Map<String, Double> begun = new HashMap<>();
    private final StringBuilder lines = new StringBuilder();

    /** Prints the ten classes whose tests cost most. */
    public static void main(String... args) throws IOException {
        Map<String, Double> costs = new TreeMap<>();
        for (String[] cells : written()) {
            if (cells[2].isEmpty()) {
                costs.merge(cells[1], Double.valueOf(cells[0]), Double::sum);
            }
        }
        double all = costs.values().stream().mapToDouble(cost -> cost).sum();
        System.out.println("| test class | seconds of processor time |\n|---|---|");
        costs.entrySet().stream()
                .sorted(Map.Entry.<String, Double>comparingByValue().reversed())
                .limit(MOST)
                .forEach(cost -> System.out.printf(
                        Locale.ROOT, "| `%s` | %.1f |%n", cost.getKey().replace("papan.", ""), cost.getValue()));
        System.out.printf(Locale.ROOT, "| all %d | %.0f |%n", costs.size(), all);
    }

    /** What all processes have written: seconds, class, and method; no method where it is the sum of a class. */
    private static List<String[]> written() throws IOException {
        List<String[]> all = new ArrayList<>();
        try (Stream<Path> files = Files.list(FOLDER)) {
            for (Path file :
                    files.filter(each -> each.toString().endsWith(".tsv")).toList()) {
                Files.readAllLines(file).forEach(line -> all.add(line.split("\t", -1)));
            }
        }
        return all;
    }

    @Override
    public void executionStarted(TestIdentifier test) {
        begun.put(test.getUniqueId(), spent());
    }

    @Override
    public void executionFinished(TestIdentifier test, TestExecutionResult result) {
        Double from = begun.remove(test.getUniqueId());
        if (from == null) {
            return;
        }
        String cost = String.format(Locale.ROOT, "%.2f", spent() - from);
        test.getSource().ifPresent(source -> {
            if (source instanceof ClassSource owner && !owner.getClassName().contains("$")) {
                lines.append(String.join("\t", List.of(cost, owner.getClassName(), "")))
                        .append('\n');
            } else if (source instanceof MethodSource method && test.isTest()) {
                lines.append(String.join("\t", List.of(cost, method.getClassName(), method.getMethodName())))
                        .append('\n');
            }
        });
    }

    @Override
    public void testPlanExecutionFinished(TestPlan plan) {
        try {
            Files.createDirectories(FOLDER);
            Files.writeString(
                    FOLDER.resolve(ProcessHandle.current().pid() + ".tsv"),
                    lines.toString(),
                    StandardOpenOption.CREATE,
                    StandardOpenOption.APPEND);
            lines.setLength(0);
            tell();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Says every ten seconds how many tests are done, in all processes together. */
    private static void tell() throws IOException {
        Path said = FOLDER.resolve("said");
        Instant now = Instant.now();
        if (Files.exists(said)
                && Files.getLastModifiedTime(said).toInstant().plus(PAUSE).isAfter(now)) {
            return;
        }
        Files.writeString(said, "");
        long done = written().stream().filter(cells -> !cells[2].isEmpty()).count();
        System.out.printf(Locale.ROOT, "%,d tests done%n", done);
    }

    /** Seconds of processor time that this process and those that it waited for have taken. */
    private static double spent() {
        return spentHere() + spentByOthers();
    }

    private static double spentHere() {
        return ProcessHandle.current()
                .info()
                .totalCpuDuration()
                .map(time -> time.toNanos() / 1e9)
                .orElse(0.0);
    }

    /** Where the system tells: fields 16 and 17 of its line about a process, in hundredths of a second. */
    private static double spentByOthers() {
        Path stat = Path.of("/proc/self/stat");
        try {
            if (!Files.isReadable(stat)) {
                return 0;
            }
            String line = Files.readString(stat);
            String[] fields = line.substring(line.lastIndexOf(')') + 2).split(" ", -1);
            return (Double.parseDouble(fields[13]) + Double.parseDouble(fields[14])) / 100;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
