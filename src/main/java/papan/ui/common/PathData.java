package papan.ui.common;

import java.awt.geom.Path2D;
import java.util.Map;
import java.util.StringTokenizer;
import java.util.concurrent.ConcurrentHashMap;

/** Reads the part of SVG's path data that our icons use: absolute M, L, H, V, C and Z. */
public final class PathData {
    /** What has been read already; a path is the same for ever. */
    private static final Map<String, Path2D> READ = new ConcurrentHashMap<>();

    private PathData() {}

    /** The outline of some path data; not to be changed. */
    public static Path2D of(String data) {
        return READ.computeIfAbsent(data, PathData::parse);
    }

    private static Path2D parse(String data) {
        Path2D path = new Path2D.Double();
        StringTokenizer parts = new StringTokenizer(data, "MLHVCZ ", true);
        while (parts.hasMoreTokens()) {
            switch (parts.nextToken()) {
                case "M" -> path.moveTo(number(parts), number(parts));
                case "L" -> path.lineTo(number(parts), number(parts));
                case "H" -> path.lineTo(number(parts), path.getCurrentPoint().getY());
                case "V" -> path.lineTo(path.getCurrentPoint().getX(), number(parts));
                case "C" ->
                    path.curveTo(
                            number(parts), number(parts), number(parts), number(parts), number(parts), number(parts));
                case "Z" -> path.closePath();
                default -> {} // between two commands
            }
        }
        return path;
    }

    private static double number(StringTokenizer parts) {
        String next = parts.nextToken();
        return next.isBlank() ? number(parts) : Double.parseDouble(next);
    }
}
