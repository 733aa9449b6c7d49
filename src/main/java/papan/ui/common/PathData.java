package papan.ui.common;

import java.awt.geom.Path2D;
import java.util.Map;
import java.util.Scanner;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Reads the part of SVG's path data that our icons use: absolute M, L, H, V, C and Z. */
final class PathData {
    private static final Pattern COMMAND = Pattern.compile("([MLHVCZ])([^MLHVCZ]*)");

    /** What has been read already; a path is the same for ever. */
    private static final Map<String, Path2D> READ = new ConcurrentHashMap<>();

    private PathData() {}

    /** The outline of some path data; not to be changed. */
    static Path2D of(String data) {
        return READ.computeIfAbsent(data, PathData::parse);
    }

    private static Path2D parse(String data) {
        Path2D path = new Path2D.Double();
        COMMAND.matcher(data).results().forEach(command -> add(path, command));
        return path;
    }

    private static void add(Path2D path, MatchResult command) {
        double[] n = numbers(command.group(2));
        switch (command.group(1)) {
            case "M" -> path.moveTo(n[0], n[1]);
            case "L" -> path.lineTo(n[0], n[1]);
            case "H" -> path.lineTo(n[0], path.getCurrentPoint().getY());
            case "V" -> path.lineTo(path.getCurrentPoint().getX(), n[0]);
            case "C" -> path.curveTo(n[0], n[1], n[2], n[3], n[4], n[5]);
            default -> path.closePath();
        }
    }

    private static double[] numbers(String text) {
        Scanner scanner = new Scanner(text);
        return scanner.tokens().mapToDouble(Double::parseDouble).toArray();
    }
}
