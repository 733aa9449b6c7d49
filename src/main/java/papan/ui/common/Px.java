package papan.ui.common;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Insets;
import javax.swing.BorderFactory;
import javax.swing.border.Border;

/** Lengths in pixels of scale 1, turned into pixels of the zoom in force. */
public final class Px {
    private Px() {}

    public static int of(int length) {
        return UIScale.scale(length);
    }

    /** A length, not rounded. */
    public static float exactly(float length) {
        return UIScale.scale(length);
    }

    /** A length of the zoom in force as one of scale 1. */
    public static int unscaled(int length) {
        return UIScale.unscale(length);
    }

    /** An empty border. */
    public static Border pad(int top, int left, int bottom, int right) {
        Insets in = UIScale.scale(new Insets(top, left, bottom, right));
        return BorderFactory.createEmptyBorder(in.top, in.left, in.bottom, in.right);
    }
}
