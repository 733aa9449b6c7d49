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
import java.util.spi.ToolProvider;
import java.util.stream.Stream;

/**
 * Starts a window that is nothing but FlatLaf and one chart, and the program, in turn, each in a new JVM with settings of
 * its own, and prints how much processor time the process has used from its start until each can be used (see {@link
 * StartedWindow}): as Java is by itself, with the flags of the launcher, and with these and an archive of all classes
 * that such a start loads. An argument is the number of starts of each. Needs a display.
 */
final class Start {
    private static final int STARTS = 5;
    private static final List<String> LEAN = List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC");

    private final Path scratch;
    private final String classPath;

    private Start(Path scratch) {
        this.scratch = scratch;
        this.classPath = packed();
    }

    public static void main(String[] args) throws Exception {
        int starts = args.length > 0 ? Integer.parseInt(args[0]) : STARTS;
        Path scratch = Files.createTempDirectory("papan");
        try {
            new Start(scratch).compare(starts);
        } finally {
            try (Stream<Path> files = Files.walk(scratch)) {
                files.sorted(Comparator.reverseOrder()).map(Path::toFile).forEach(File::delete);
            }
        }
    }

    /** The class path with each folder of it as a jar: classes from folders are not put into archives. */
    private String packed() {
        String[] parts = System.getProperty("java.class.path").split(File.pathSeparator, -1);
        ToolProvider jar = ToolProvider.findFirst("jar").orElseThrow();
        for (int i = 0; i < parts.length; i++) {
            if (Files.isDirectory(Path.of(parts[i]))) {
                String packed = scratch.resolve(i + ".jar").toString();
                jar.run(System.out, System.err, "--create", "--file", packed, "-C", parts[i], ".");
                parts[i] = packed;
            }
        }
        return String.join(File.pathSeparator, parts);
    }

    private void compare(int starts) throws IOException, InterruptedException {
        List<List<String>> flags = List.of(List.of(), LEAN, with(LEAN, "-XX:SharedArchiveFile="));
        double[][][] used = new double[flags.size()][4][starts];
        // The first start of each fills the system's caches or writes its archive, and is not counted.
        for (int i = -1; i < starts; i++) {
            for (int kind = 0; kind < flags.size(); kind++) {
                boolean writes = i < 0 && kind == 2;
                List<String> now = writes ? with(LEAN, "-XX:ArchiveClassesAtExit=") : flags.get(kind);
                List<Double> times = new ArrayList<>(start("bare", now));
                times.addAll(start("papan", now));
                for (int time = 0; i >= 0 && time < times.size(); time++) {
                    used[kind][time][i] = times.get(time);
                }
            }
        }
        print(used);
    }

    private static List<String> with(List<String> flags, String archive) {
        List<String> more = new ArrayList<>(flags);
        more.add(archive);
        return more;
    }

    private static void print(double[][][] used) {
        System.out.println("| processor time in ms, median | bare window | Papan: painted | home there"
                + " | first lesson there | times the bare one | times the bare one by default |");
        System.out.println("|---|---|---|---|---|---|---|");
        List<String> names = List.of("by default", String.join(" ", LEAN), "the same, with class-data sharing");
        double bare = Times.of(used[0][0]).median();
        for (int kind = 0; kind < used.length; kind++) {
            StringBuilder line = new StringBuilder("| " + names.get(kind));
            for (double[] times : used[kind]) {
                line.append(
                        String.format(Locale.ROOT, " | %.0f", Times.of(times).median()));
            }
            double lesson = Times.of(used[kind][3]).median();
            double beside = Times.of(used[kind][0]).median();
            System.out.printf(Locale.ROOT, "%s | %.2f | %.2f |%n", line, lesson / beside, lesson / bare);
        }
    }

    private List<Double> start(String what, List<String> flags) throws IOException, InterruptedException {
        Path home = Files.createTempDirectory(scratch, "home");
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        // Each kind of window has an archive of its own.
        flags.forEach(flag -> command.add(flag.endsWith("=") ? flag + scratch.resolve(what + ".jsa") : flag));
        command.addAll(List.of("-Xlog:disable", "-Duser.home=" + home, "-cp", classPath));
        command.addAll(List.of(StartedWindow.class.getName(), what));
        ProcessBuilder builder = new ProcessBuilder(command);
        // Whoever measures keeps their own settings.
        builder.environment().put("XDG_CONFIG_HOME", home.toString());
        builder.environment().put("APPDATA", home.toString());
        builder.redirectError(ProcessBuilder.Redirect.INHERIT);
        Process process = builder.start();
        List<Double> times = new ArrayList<>();
        try (BufferedReader out =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            out.lines().map(Double::valueOf).forEach(times::add);
        }
        if (process.waitFor() != 0 || times.size() != (what.equals("bare") ? 1 : 3)) {
            throw new IllegalStateException(what + " did not start: " + times);
        }
        return times;
    }
}
