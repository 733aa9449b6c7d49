package papan.ui.common;

import com.formdev.flatlaf.FlatLaf;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import javax.swing.UIManager;

/**
 * How seeds get from place to place. Like the colours it is a key of the {@code UIManager}, {@code Papan.motion}, so that
 * every board and every transport of all windows reads the same at the time of painting.
 */
public enum SeedMotion {
    /** They travel; the eye can follow. */
    FULL,
    /** They travel for {@value #SHORT_MS} ms at most, and a longer step fades over. */
    SHORT,
    /** They jump, and numbers on the board show the way. */
    OFF;

    /** How long anything is under way at most where motion is {@link #SHORT}, in milliseconds. */
    public static final int SHORT_MS = 150;

    private static final String KEY = "Papan.motion";

    /** The name used in preferences, in lessons and on the command line. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The motion with an {@link #id()}. */
    public static Optional<SeedMotion> parse(String id) {
        return Arrays.stream(values()).filter(each -> each.id().equals(id)).findFirst();
    }

    /** The motion in force; {@link #FULL} where nobody has said anything. */
    public static SeedMotion now() {
        return UIManager.get(KEY) instanceof SeedMotion motion ? motion : FULL;
    }

    /** Puts it in force; windows that are open follow at once. */
    public void install() {
        Edt.check();
        if (now() != this) {
            UIManager.put(KEY, this);
            FlatLaf.updateUI();
        }
    }
}
