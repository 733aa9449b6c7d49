package papan.browser;

import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.zip.GZIPOutputStream;
import org.teavm.tooling.TeaVMToolException;

/**
 * Whether the core says in a script what it says on a JVM, byte for byte: turns of every rule set, and the pages
 * of some lessons, in English and Chinese. Run by the profile {@code browser}; it needs {@code node}.
 */
final class Gate {
    /** Name, lines and hash of each section that has been told here. */
    private final List<String> sections = new ArrayList<>();

    private final MessageDigest hash;
    private String name = "";
    private int lines;

    private Gate() throws NoSuchAlgorithmException {
        hash = MessageDigest.getInstance("SHA-256");
    }

    /** Turns of each rule set, and lessons with commas between them. */
    public static void main(String[] args) throws IOException, NoSuchAlgorithmException, TeaVMToolException {
        int turns = Integer.parseInt(args[0]);
        Path folder = Files.createDirectories(Path.of("target", "browser"));
        Path script = folder.resolve("papan.js");
        System.setProperty(Shipped.LESSONS, args[1]);
        long begun = processor();
        Compiler.compile(script, Boolean.getBoolean("papan.browser.readable"));
        say("%s, %,d bytes, %,d packed: made in %d ms", script, Files.size(script), packed(script), since(begun));
        long here = processor();
        List<String> jvm = new Gate().told(turns, List.of(args[1].split(",")));
        say("told on the JVM in %d ms of processor time", since(here));
        List<String> node = inNode(folder, script, args);
        List<String> other = jvm.stream().filter(line -> !node.contains(line)).toList();
        other.forEach(line -> say("not so in the script: %s", line));
        say("%d sections, %d of them the same", jvm.size(), jvm.size() - other.size());
        if (!other.isEmpty() || jvm.size() != node.size()) {
            System.exit(1);
        }
    }

    private List<String> told(int turns, List<String> lessons) {
        new Told(this::section, this::line).all(turns, lessons);
        section("");
        return sections;
    }

    private void section(String next) {
        if (!name.isEmpty()) {
            sections.add(name + " " + lines + " " + HexFormat.of().formatHex(hash.digest()));
        }
        name = next;
        lines = 0;
    }

    private void line(String text) {
        lines++;
        hash.update((text + "\n").getBytes(StandardCharsets.UTF_8));
    }

    private static List<String> inNode(Path folder, Path script, String[] args) throws IOException {
        Path around = folder.resolve("gate.js");
        try (var in = Gate.class.getResourceAsStream("gate.js")) {
            Files.write(around, in.readAllBytes());
        }
        Process node = new ProcessBuilder(
                        "node", around.toString(), script.toAbsolutePath().toString(), args[0], args[1])
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        try (BufferedReader out = node.inputReader(StandardCharsets.UTF_8)) {
            return out.lines().toList();
        }
    }

    private static long packed(Path script) throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (OutputStream out = new GZIPOutputStream(packed)) {
            Files.copy(script, out);
        }
        return packed.size();
    }

    /** What this process has taken, its compilers and its collector included. */
    private static long processor() {
        return ProcessHandle.current().info().totalCpuDuration().orElseThrow().toMillis();
    }

    private static long since(long begun) {
        return processor() - begun;
    }

    private static void say(String text, Object... args) {
        System.out.println(String.format(Locale.ROOT, text, args));
    }
}
