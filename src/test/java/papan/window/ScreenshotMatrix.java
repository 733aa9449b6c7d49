package papan.window;

import java.awt.Dimension;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import papan.narration.Language;
import papan.ui.common.Theme;

/**
 * Takes a picture of every view in all themes and languages at both scales, and says what is cut off or lies on something
 * else: {@code mvn -q -Pmatrix test-compile exec:exec}. Needs a display. The pictures go to {@code target/screenshots}.
 *
 * <p>The scale belongs to a JVM, so that each scale is laid out with its own letters; this one starts another for each.
 */
final class ScreenshotMatrix {
    private static final Dimension SIZE = new Dimension(1280, 800);
    private static final Path FOLDER = Path.of("target/screenshots");

    private ScreenshotMatrix() {}

    /** Without arguments everything; else the scale of this JVM, and a theme and languages to look at without pictures. */
    public static void main(String[] args) throws Exception {
        System.exit(args.length == 0 ? all() : some(args));
    }

    private static int all() throws Exception {
        List<Process> scales = new ArrayList<>();
        for (String scale : List.of("1", "2")) {
            scales.add(atScale(scale).inheritIO().start());
        }
        int failed = 0;
        for (Process each : scales) {
            failed = Math.max(failed, each.waitFor());
        }
        return failed;
    }

    private static int some(String[] args) throws Exception {
        Path folder = FOLDER.resolve(args[0] + "x");
        boolean pictures = args.length == 1;
        List<Theme> themes = pictures
                ? List.of(Theme.values())
                : List.of(Theme.parse(args[1]).orElseThrow());
        List<Language> languages = pictures
                ? List.of(Language.values())
                : Arrays.stream(args)
                        .skip(2)
                        .map(tag -> Language.parse(tag).orElseThrow())
                        .toList();
        List<Tour.Stop> seen = new ArrayList<>();
        List<String> faults = new ArrayList<>();
        Files.createDirectories(folder);
        Tour.through(List.of(View.values()), themes, languages, SIZE, (content, stop) -> {
            seen.add(stop);
            Tour.faults(content).forEach(fault -> faults.add(args[0] + "x " + stop + ": " + fault));
            if (pictures) {
                String name = stop.toString().replace(' ', '-') + ".png";
                Screenshots.write(
                        Screenshots.paint(content, SIZE, Integer.parseInt(args[0])),
                        folder.resolve(name).toFile());
            }
        });
        faults.forEach(System.out::println);
        System.out.println(seen.size() + " views at " + args[0] + "x, " + faults.size() + " faults");
        return faults.isEmpty() ? 0 : 1;
    }

    /** This program in a JVM of its own, at a scale. */
    static ProcessBuilder atScale(String scale, String... more) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Dsun.java2d.uiScale=" + scale,
                "-Dflatlaf.uiScale=1",
                "-Dawt.useSystemAAFontSettings=on",
                "-cp",
                System.getProperty("java.class.path"),
                ScreenshotMatrix.class.getName(),
                scale));
        command.addAll(List.of(more));
        return new ProcessBuilder(command).redirectErrorStream(true);
    }
}
