package papan.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import papan.json.lesson.LessonReader;
import papan.json.rules.RuleBooks;
import papan.lesson.check.LessonCheck;
import papan.lesson.script.Lesson;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.node.ObjectNode;

/** How much longer lessons are read and checked because of their claims; processor time, the fastest of ten times each. */
final class LessonClaims {
    private static final int TIMES = 10;
    private static final int COSTLIEST = 5;
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final ThreadMXBean CLOCK = ManagementFactory.getThreadMXBean();

    private LessonClaims() {}

    private record Cost(String file, double with, double without) {}

    public static void main(String[] args) throws Exception {
        List<Path> files;
        try (Stream<Path> all = Files.list(Path.of("lessons"))) {
            files = all.filter(f -> f.toString().endsWith(".lesson.json"))
                    .sorted()
                    .toList();
        }
        List<Cost> costs = new ArrayList<>();
        for (Path file : files) {
            JsonNode lesson = JSON.readTree(Files.readString(file));
            String with = lesson.toString();
            strip(lesson);
            String name = String.valueOf(file.getFileName());
            double claimed = Double.MAX_VALUE;
            double unclaimed = Double.MAX_VALUE;
            for (int i = 0; i < TIMES; i++) {
                claimed = Math.min(claimed, checked(with, name));
                unclaimed = Math.min(unclaimed, checked(lesson.toString(), name));
            }
            costs.add(new Cost(name, claimed, unclaimed));
        }
        double with = costs.stream().mapToDouble(Cost::with).sum();
        double without = costs.stream().mapToDouble(Cost::without).sum();
        System.out.printf(Locale.ROOT, "with %.0f ms, without %.0f ms, %.3f times%n", with, without, with / without);
        costs.stream()
                .sorted(Comparator.comparingDouble(cost -> cost.without() - cost.with()))
                .limit(COSTLIEST)
                .forEach(cost -> System.out.printf(
                        Locale.ROOT, "%s with %.1f ms, without %.1f ms%n", cost.file(), cost.with(), cost.without()));
    }

    private static void strip(JsonNode node) {
        if (node instanceof ObjectNode object) {
            object.remove("claims");
        }
        node.forEach(LessonClaims::strip);
    }

    private static double checked(String text, String file) throws Exception {
        long begin = CLOCK.getCurrentThreadCpuTime();
        Lesson lesson = LessonReader.read(text, file, RuleBooks.shipped());
        LessonCheck.check(lesson, List.of(), RuleBooks.shipped(), true);
        return (CLOCK.getCurrentThreadCpuTime() - begin) / 1e6;
    }
}
