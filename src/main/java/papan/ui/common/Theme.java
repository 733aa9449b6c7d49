package papan.ui.common;

import com.formdev.flatlaf.FlatDarkLaf;
import com.formdev.flatlaf.FlatLaf;
import com.formdev.flatlaf.FlatLightLaf;
import java.awt.Font;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import javax.swing.UIManager;
import papan.narration.Language;

/**
 * How the window is coloured. The colours and type sizes are keys {@code Papan.*} of the properties files beside this
 * class; whoever paints reads them from the {@code UIManager} at the time of painting.
 */
public enum Theme {
    /** Warm paper. */
    LIGHT,
    /** The same at night. */
    DARK,
    /** White on black with strong lines. */
    CONTRAST,
    /** Black on white for projectors and paper, with larger type. */
    PROJECTOR;

    /** The name used in preferences and on the command line. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The theme with an {@link #id()}. */
    public static Optional<Theme> parse(String id) {
        return Arrays.stream(values()).filter(t -> t.id().equals(id)).findFirst();
    }

    /**
     * Makes this the look of all windows, with type that can show a language. Windows that are open are repainted, unless it
     * is their look already.
     */
    public void install(Language language) {
        Edt.check();
        FlatLaf next = look();
        if (TypeFace.isUsedFor(language) && UIManager.getLookAndFeel().getClass() == next.getClass()) {
            return;
        }
        FlatLaf.registerCustomDefaultsSource("papan.ui.common", Theme.class.getClassLoader());
        TypeFace.use(language);
        FlatLaf.setup(next);
        PlainText.install();
        FlatLaf.updateUI();
    }

    /** A font of the same size and style that can show a language, whatever the window's own language is. */
    public static Font showing(Language language, Font like) {
        return TypeFace.showing(language, like);
    }

    private FlatLaf look() {
        return switch (this) {
            case LIGHT -> new FlatLightLaf();
            case DARK -> new FlatDarkLaf();
            case CONTRAST -> new FlatContrastLaf();
            case PROJECTOR -> new FlatProjectorLaf();
        };
    }
}
