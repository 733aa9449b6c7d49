package papan.bench;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * Starts the program and a window that is nothing but FlatLaf and one chart, in turn, each in a new JVM, and prints how
 * long it takes from the start of the process until the window is painted for the first time, and until all of it is
 * there. An argument is the number of starts of each. Needs a display.
 */
final class FirstPaint {
    private static final int STARTS = 15;

    private FirstPaint() {}

    public static void main(String[] args) throws Exception {
        int starts = args.length > 0 ? Integer.parseInt(args[0]) : STARTS;
        Path home = Files.createTempDirectory("papan");
        try {
            List<String> kinds = List.of("bare", "papan");
            double[][] painted = new double[2][starts];
            double[][] complete = new double[2][starts];
            // The first start of each fills the system's caches and is not counted.
            for (int i = -1; i < starts; i++) {
                for (int kind = 0; kind < 2; kind++) {
                    String[] times = start(kinds.get(kind), home);
                    if (i >= 0) {
                        painted[kind][i] = Double.parseDouble(times[0]);
                        complete[kind][i] = Double.parseDouble(times[1]);
                    }
                }
            }
            Times.of(painted[0]).print("FlatLaf and a chart: first paint");
            Times.of(painted[1]).print("Papan: first paint");
            Times.of(complete[1]).print("Papan: lesson and chart there");
            System.out.printf(
                    Locale.ROOT,
                    "Papan's first paint is at %.2f times the bare window's%n",
                    Times.of(painted[1]).median() / Times.of(painted[0]).median());
        } finally {
            delete(home);
        }
    }

    private static String[] start(String kind, Path home) throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Duser.home=" + home,
                "-cp",
                System.getProperty("java.class.path"),
                StartedWindow.class.getName(),
                kind,
                Long.toString(System.currentTimeMillis()));
        // Whoever measures keeps their own settings.
        builder.environment().put("XDG_CONFIG_HOME", home.toString());
        builder.environment().put("APPDATA", home.toString());
        builder.redirectError(ProcessBuilder.Redirect.INHERIT);
        Process process = builder.start();
        List<String> lines = new ArrayList<>();
        try (BufferedReader out =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            out.lines().forEach(lines::add);
        }
        if (process.waitFor() != 0 || lines.size() != 1) {
            throw new IllegalStateException(kind + " did not start: " + lines);
        }
        return lines.get(0).split(" ", -1);
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            files.sorted(Comparator.reverseOrder()).map(Path::toFile).forEach(File::delete);
        }
    }
}
