package papan.cli;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** A Java that finds no letters to draw with: it says so by errors of many kinds, deep inside. */
final class MissingFonts {
    static final String SENTENCE =
            "This Java finds no fonts: install fontconfig and a font, such as DejaVu, and try again.";

    private static final int DEEPEST = 12;

    private MissingFonts() {}

    /** Whether that is what a failure comes from. */
    static boolean isCauseOf(Throwable failure) {
        @Nullable Throwable each = failure;
        for (int depth = 0; each != null && depth < DEEPEST; depth++) {
            if (isAboutFonts(each)) {
                return true;
            }
            each = each.getCause();
        }
        return false;
    }

    private static boolean isAboutFonts(Throwable failure) {
        String message = String.valueOf(failure.getMessage()).toLowerCase(Locale.ROOT);
        StackTraceElement[] at = failure.getStackTrace();
        String thrower = at.length == 0 ? "" : at[0].getClassName();
        boolean inside = thrower.startsWith("sun.font.")
                || thrower.startsWith("sun.awt.FontConfiguration")
                // It reads only the program's own letters, which are in order.
                || thrower.equals("java.awt.Font");
        return inside
                || message.contains("fontconfig")
                || message.contains("freetype")
                || message.contains("sun.font.");
    }
}
